# shellcheck shell=bash
# Feeds the readers of foreign bytes by libFuzzer (tests/fuzz). Sourced after steps.sh by
# tools/soak.

: "${root:?steps.sh comes first}" "${logs:?}"

# fuzz_target SECONDS TARGET: prints libFuzzer's output; inputs that break a promise are kept in
# build/fuzz/found. The watchdog enforces the time limit in processor time; -timeout catches endless
# loops. Addresses and Qt's hash seeds are fixed, so that a seed is reproducible.
fuzz_target() {
    local seconds=$1 target=$2 words=() same_addresses=(setarch --addr-no-randomize)
    local found=$root/build/fuzz/found/$target new=$root/build/fuzz/corpus/$target
    if ! "${same_addresses[@]}" true 2>/dev/null; then
        same_addresses=() # some containers forbid it
    fi
    mkdir -p -- "$found" "$new"
    if [[ -e $root/tests/fuzz/$target.dict ]]; then
        words=("-dict=$root/tests/fuzz/$target.dict")
    fi
    MENTAT_FUZZ_TARGET=$target ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1 \
        QT_HASH_SEED=0 nice "${same_addresses[@]}" "$root/build/fuzz/tests/fuzz/mentat_fuzz" \
        -seed=1 "-max_total_time=$seconds" -reload=0 -timeout=120 -rss_limit_mb=1024 -max_len=16384 \
        -print_funcs=0 -print_final_stats=1 "-artifact_prefix=$found/" "${words[@]}" "$new" "$root/tests/fuzz/corpus/$target" 2>&1
}

# fuzz_all SECONDS: runs every target, one per processor at a time. Reports how many inputs each
# took and how much of the program they reached.
fuzz_all() {
    local seconds=$1 target running=0 status=0
    mkdir -p -- "$logs"
    for target in documents tables rules files requests workbooks; do
        if ((running == $(nproc))); then
            wait -n || status=1
            running=$((running - 1))
        fi
        fuzz_target "$seconds" "$target" >"$logs/fuzz-$target.log" &
        running=$((running + 1))
    done
    while ((running > 0)); do
        wait -n || status=1
        running=$((running - 1))
    done
    for target in documents tables rules files requests workbooks; do
        say "$(fuzz_summary "$target")"
    done
    ((status == 0)) || fail "An input broke a promise: build/fuzz/found, and build/logs/fuzz-*.log says which. Mend it, and add the input to tests/fuzz/corpus."
}

# fuzz_summary TARGET: the result of its last run.
fuzz_summary() {
    local log=$logs/fuzz-$1.log executions edges
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    edges=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$log" | tail -n 1)
    printf 'Fuzzing %s: %s inputs, %s edges' "$1" "${executions:-no}" "${edges:-no}"
}
