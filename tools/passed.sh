# shellcheck shell=bash
# Finds tests that are unchanged since they last passed. Sourced after steps.sh by tools/test.

: "${root:?steps.sh comes first}"

# run_what_changed PRESET [CTEST-ARGS...]: runs the unit and architecture tests, except those whose
# program and possible inputs are byte for byte the same as when all of them last passed. Each such
# test has its program's name as a label (mentat_tests() in cmake/MentatTargets.cmake).
run_what_changed() {
    local preset=$1 build=$root/build/$1 program name surroundings same=() chosen=("${@:2}")
    local unchanged=()
    local -A keys=()
    surroundings=$(surroundings_of_tests "$build")
    mkdir -p -- "$build/passed"
    for name in $(programs_of_quick_tests "$build"); do
        program=$(find "$build/tests" -type f -name "$name")
        [[ -n $program ]] || continue # another kind of test, not built
        keys[$name]="$(sha256sum <"$program") $surroundings"
        if [[ -e $build/passed/$name && $(<"$build/passed/$name") == "${keys[$name]}" ]]; then
            same+=("$name")
        fi
    done
    if ((${#same[@]} > 0)); then
        say "The same as when they last passed: ${same[*]}"
        unchanged=(--label-exclude "^($(IFS='|' && printf '%s' "${same[*]}"))\$")
    fi
    run_ctest "$preset" --label-regex '^(unit|architecture)$' "${unchanged[@]}" "${chosen[@]}"
    # A manual selection proves nothing about other tests.
    if ((${#chosen[@]} == 0)); then
        for name in "${!keys[@]}"; do
            printf '%s\n' "${keys[$name]}" >"$build/passed/$name"
        done
    fi
}

# programs_of_quick_tests BUILD: the labels of unit and architecture tests that name a program.
programs_of_quick_tests() {
    ctest --test-dir "$1" --label-regex '^(unit|architecture)$' --print-labels \
        | grep -oE 'mentat_[a-z_]+_tests'
}

# surroundings_of_tests BUILD: a hash of everything that tests may read apart from their own
# program: all files of the tree except C++, and the programs that they start.
surroundings_of_tests() {
    {
        git -C "$root" ls-files -z --cached --others --exclude-standard \
            | grep -zvE '\.(cpp|h)$' | (cd -- "$root" && xargs -0 sha256sum --)
        sha256sum -- "$1"/tests/*/mentat_test_* "$1"/app/mentat-cli
    } 2>/dev/null | sha256sum | cut --delimiter=' ' --fields=1
}
