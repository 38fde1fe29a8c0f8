# shellcheck shell=bash
# How the readers of foreign bytes are fed by libFuzzer (tests/fuzz). Sourced after steps.sh by
# tools/test, with a number of inputs, and by tools/soak, for long.

: "${root:?steps.sh comes first}" "${logs:?}"

# How many inputs each target gets in the gate, about ten seconds' worth. A number, because from the
# same seed the same program makes the same inputs, once its addresses and the order of Qt's hashes
# are no longer drawn, and nothing is learnt from what is compared (names of temporary folders, too):
# what passes on one machine passes on another.
declare -A gate_inputs=([documents]=15000 [tables]=6000 [rules]=25000 [files]=30 [requests]=100000 [workbooks]=6000)

# fuzz_target PRESET SECONDS TARGET: prints what libFuzzer says; what breaks a promise is kept in
# build/PRESET/found. SECONDS of 0: as many inputs as the gate gives. The promise of time is the
# watch's own, by the processor's clock; -timeout is for what never ends.
fuzz_target() {
    local preset=$1 seconds=$2 target=$3 words=() corpus=("$root/tests/fuzz/corpus/$3")
    local found=$root/build/$preset/found/$target new=$root/build/$preset/corpus/$target
    local limits=("-max_total_time=$seconds") same_addresses=(setarch --addr-no-randomize)
    if ! "${same_addresses[@]}" true 2>/dev/null; then
        same_addresses=() # some containers forbid it
    fi
    if ((seconds == 0)); then
        limits=("-runs=${gate_inputs[$target]}" -use_cmp=0)
    fi
    mkdir -p -- "$found" "$new"
    if [[ -e $root/tests/fuzz/$target.dict ]]; then
        words=("-dict=$root/tests/fuzz/$target.dict")
    fi
    # An event file takes long, and tst_fuzz_corpus has read those of the corpus: in the gate
    # nothing else would be tried.
    if [[ $target == files ]] && ((seconds == 0)); then
        corpus=()
    fi
    MENTAT_FUZZ_TARGET=$target ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1 \
        QT_HASH_SEED=0 nice "${same_addresses[@]}" "$root/build/$preset/tests/fuzz/mentat_fuzz" \
        -seed=1 "${limits[@]}" -reload=0 -timeout=120 -rss_limit_mb=1024 -max_len=16384 \
        -print_funcs=0 -print_final_stats=1 "-artifact_prefix=$found/" "${words[@]}" "$new" "${corpus[@]}" 2>&1
}

# fuzz_all PRESET SECONDS: every target, as many at a time as there are processors. Says how many
# inputs each was fed with and how much of the program they came to.
fuzz_all() {
    local preset=$1 seconds=$2 target running=0 status=0
    mkdir -p -- "$logs"
    for target in documents tables rules files requests workbooks; do
        if ((running == $(nproc))); then
            wait -n || status=1
            running=$((running - 1))
        fi
        fuzz_target "$preset" "$seconds" "$target" >"$logs/fuzz-$target.log" &
        running=$((running + 1))
    done
    while ((running > 0)); do
        wait -n || status=1
        running=$((running - 1))
    done
    for target in documents tables rules files requests workbooks; do
        say "$(fuzz_summary "$target")"
    done
    ((status == 0)) || fail "An input broke a promise: build/$preset/found, and build/logs/fuzz-*.log says which. Mend it, and add the input to tests/fuzz/corpus."
}

# fuzz_summary TARGET: of the last run.
fuzz_summary() {
    local log=$logs/fuzz-$1.log executions edges
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    edges=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$log" | tail -n 1)
    printf 'Fuzzing %s: %s inputs, %s edges' "$1" "${executions:-no}" "${edges:-no}"
}
