# shellcheck shell=bash
# Shared by the programs in this folder: finds the source tree, shows steps, builds presets.
# Sourced, never run.
#
# All messages go to standard error, so that standard output belongs to the program that runs in the
# end: `tools/run -- export FILE > document.json` must contain nothing else.

root=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.." && pwd)
logs=$root/build/logs

say() {
    printf '%s\n' "$*" >&2
}

fail() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 1
}

wrong_usage() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    usage >&2
    exit 2
}

# run_logged LOG COMMAND...: sends the command's output only to build/logs/LOG.log, and gives it no
# input, so that nothing can wait for an answer.
run_logged() {
    local log=$logs/$1.log
    shift
    mkdir -p -- "$logs" || fail "Nothing can be built in $root: it is not yours to write in."
    "$@" </dev/null >"$log" 2>&1
}

# step TITLE LOG COMMAND...: one line on the screen, and the full log if the command fails.
step() {
    local title=$1 log=$2 started=$SECONDS status=0
    shift 2
    printf '%s … ' "$title" >&2
    run_logged "$log" "$@" || status=$?
    if ((status == 0)); then
        say "done ($((SECONDS - started)) s)"
        return 0
    fi
    say 'failed'
    cat -- "$logs/$log.log" >&2
    fail "\"$title\" failed; the log above is kept in $logs/$log.log"
}

# A bare root shell or a service may lack HOME, which ccache and Qt's paths need.
ensure_home() {
    if [[ -z ${HOME:-} ]]; then
        HOME=$(getent passwd "$(id -u)" | cut -d: -f6)
        export HOME=${HOME:-/tmp}
    fi
}

# Qt needs a UTF-8 locale, and otherwise warns in every program.
ensure_utf8() {
    if [[ $(locale charmap 2>/dev/null) != UTF-8 ]]; then
        export LC_ALL=C.UTF-8
    fi
}

# build_preset PRESET [TARGET]: configures and builds into build/PRESET.
build_preset() {
    local preset=$1 target=${2:-all}
    ensure_home
    ensure_utf8
    step "Configuring ($preset)" "$preset-configure" cmake -S "$root" --preset "$preset"
    step "Building ($preset)" "$preset-build" \
        cmake --build "$root/build/$preset" --parallel "$(nproc)" --target "$target"
}

# Gives tests the same environment everywhere, without the person's own files.
enter_test_surroundings() {
    scratch=$(mktemp -d)
    trap 'rm -rf -- "$scratch"' EXIT
    mkdir -m 0700 -- "$scratch/runtime"
    unset DISPLAY WAYLAND_DISPLAY
    export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen
    export XDG_RUNTIME_DIR=$scratch/runtime
}

# run_ctest PRESET [CTEST-ARGS...]. Run one test more than there are processors, because some mostly
# wait. Tests get folders of their own; ccache keeps its folder.
run_ctest() (
    cd -- "$root" || exit
    env XDG_DATA_HOME="$scratch/data" XDG_CONFIG_HOME="$scratch/config" \
        XDG_CACHE_HOME="$scratch/cache" ctest --preset "$1" --parallel $(($(nproc) + 1)) "${@:2}" \
        </dev/null
)

# The timestamp of packages: the last commit, or without git the day of the release.
time_of_sources() {
    git -C "$root" log -1 --format=%ct 2>/dev/null && return
    date --utc --date "$(sed -n 's/^## [0-9.]* .* \([0-9-]*\)$/\1/p' "$root/CHANGELOG.md" | head -n 1)" +%s
}

# Makes packages the same byte for byte, whoever builds them and when.
same_everywhere() {
    umask 022
    export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(time_of_sources)}
}

# The version of this source tree.
version_of_sources() {
    sed -n 's/^project(mentat VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt"
}

# The fonts for screen and paper and for Chinese, Japanese, and Korean names, by their paths in
# Debian's /usr/share/fonts/truetype: folders for other systems include them.
# shellcheck disable=SC2034 # read by what packs
fonts_brought_along=(
    dejavu/DejaVuSans.ttf dejavu/DejaVuSans-Bold.ttf
    dejavu/DejaVuSans-Oblique.ttf dejavu/DejaVuSans-BoldOblique.ttf
    dejavu/DejaVuSansCondensed.ttf dejavu/DejaVuSansCondensed-Bold.ttf
    dejavu/DejaVuSansCondensed-Oblique.ttf dejavu/DejaVuSansCondensed-BoldOblique.ttf
    dejavu/DejaVuSansMono.ttf dejavu/DejaVuSansMono-Bold.ttf
    gentiumplus/GentiumPlus-Regular.ttf gentiumplus/GentiumPlus-Italic.ttf
    gentiumplus/GentiumPlus-Bold.ttf gentiumplus/GentiumPlus-BoldItalic.ttf
    droid/DroidSansFallbackFull.ttf
)
