# shellcheck shell=bash
# An empty Debian with an X server, to try what people install. Sourced after steps.sh, never run;
# only root can create a system inside this one.

: "${root:?steps.sh comes first}" "${logs:?}"

checked() {
    say "  $1"
}

same_bytes() {
    cmp -- "$1" "$2" >&2 || fail "${1##*/} is not the same $3."
    checked "The same bytes $3: $(sha256sum -- "$1" | cut -d' ' -f1)"
}

# check_fonts PDF: whether the report uses its own font, and embeds it.
check_fonts() {
    pdffonts "$1" >"$work/fonts"
    grep -q DejaVuSans "$work/fonts" || fail 'The report is not written in its font.'
    # The columns after the type: embedded, subset, Unicode map.
    ! tail -n +3 "$work/fonts" | grep -vE ' yes +(yes|no) +(yes|no) +[0-9]+ +[0-9]+$' >&2 \
        || fail 'A font of the report is not in it.'
    checked "The event report has its fonts in it: $(tail -n +3 "$work/fonts" | cut -d' ' -f1 | sort -u | xargs)"
}

# enter_clean_system PROGRAM: sets the variables of the functions below. PROGRAM is the path of the
# window's program inside. Everything is removed when the shell ends.
enter_clean_system() {
    program=$1 while_open=:
    work=$(mktemp -d) system=$work/system ours=() inside_environment=()
    trap leave EXIT
}

# inside COMMAND...: runs it in the new system, without this environment.
inside() {
    chroot "$system" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive XDG_RUNTIME_DIR=/run/user "${inside_environment[@]}" "$@"
}

install_inside() {
    inside apt-get --yes --quiet install --no-install-recommends "$@"
}

# make_system RELEASE: creates the smallest Debian of that release.
make_system() {
    debootstrap --variant=minbase "$1" "$system" \
        && mount -t proc proc "$system/proc" \
        && mkdir -p -- /tmp/.X11-unix "$system/tmp/.X11-unix" \
        && mount --bind /tmp/.X11-unix "$system/tmp/.X11-unix" \
        && mkdir -m 0700 -- "$system/run/user"
}

# shellcheck disable=SC2317 # called by the trap
leave() {
    local process
    for process in "${ours[@]}"; do
        kill "$process" 2>/dev/null || true
    done
    wait
    umount -- "$system/tmp/.X11-unix" "$system/proc" 2>/dev/null || true
    # Never delete through a mount that is still active.
    if ! grep -q " $work/" /proc/mounts; then
        rm -rf -- "$work"
    fi
}

# Starts an X server with a window manager; its number is in $display.
start_display() {
    exec 9>"$work/display-number"
    Xvfb -displayfd 9 -screen 0 1366x768x24 -nolisten tcp >/dev/null 2>&1 &
    ours+=("$!")
    exec 9>&-
    until [[ -s $work/display-number ]]; do sleep 0.1; done
    display=:$(<"$work/display-number")
    inside_environment=("DISPLAY=$display")
    DISPLAY=$display openbox >/dev/null 2>&1 &
    ours+=("$!")
    until DISPLAY=$display xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q 'window id'; do
        sleep 0.1
    done
}

# window_of NAME PICTURE TITLE COMMAND...: runs COMMAND, waits for a window with TITLE in its title,
# takes its picture, and closes it with Ctrl+Q. While it is open, runs the function named in
# $while_open.
window_of() {
    local name=$1 picture=$2 title=$3 window
    shift 3
    # In its own process group: a launcher ends before its window opens.
    inside "$@" >"$work/window.log" 2>&1 &
    ours+=("$!")
    if ! window=$(DISPLAY=$display timeout 60 xdotool search --sync --onlyvisible --name "$title" \
        | head -n 1) || [[ -z $window ]]; then
        cat -- "$work/window.log" >&2
        fail "$name: no window with \"$title\" in its title came up within a minute."
    fi
    sleep 3 # picture the finished page, not the first frame
    mkdir -p -- "$root/build/package"
    DISPLAY=$display import -window root "$root/build/package/$picture.png"
    "$while_open"
    DISPLAY=$display xdotool windowactivate --sync "$window" key ctrl+q
    until ! inside_runs_mentat; do sleep 0.2; done
    checked "$name: \"$title\" came up, see build/package/$picture.png"
}

inside_runs_mentat() {
    local link
    for link in /proc/[0-9]*/exe; do
        if [[ $(readlink -- "$link" 2>/dev/null) == "$system$program" ]]; then
            return 0
        fi
    done
    return 1
}
