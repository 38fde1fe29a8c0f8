# shellcheck shell=bash
# The Debian packages that Mentat needs, and the step that installs missing ones. Sourced after
# steps.sh; each program names its groups: need_packages build test
#
# MENTAT_SKIP_PACKAGES=1 skips the step where packages are managed in another way.

: "${logs:?steps.sh comes first}"

# PACKAGE: WHY. Some are listed although another package would seem to bring them: see README.md.
# shellcheck disable=SC2034 # the groups are read by name
packages_build=(
    'cmake: configures the build'
    'ninja-build: runs the build'
    'g++: compiles C++20'
    'pkg-config: finds libraries that have no CMake files'
    'qt6-base-dev: Qt, the window and database toolkit'
    'libqt6opengl6-dev: Qt Charts cannot be found without it'
    'qt6-charts-dev: Qt Charts, for the statistics'
    'qt6-svg-dev: Qt SVG, for icons'
    'qt6-tools-dev: where CMake finds the translation tools'
    'qt6-l10n-tools: compile the translations'
    'libqt6sql6-sqlite: opens event files (SQLite)'
    'libexpected-dev: results that may have failed'
    'nlohmann-json3-dev: reads JSON with the place of each mistake'
    'libgmp-dev: exact fractions of any size'
    'liblemon-dev: LEMON, which pairs players by their records'
    'libxlsxwriter-dev: writes spreadsheets'
    'zlib1g-dev: the pixels of PNG pictures; libxlsxwriter is linked with it too'
    'libqrencode-dev: draws QR codes'
    'libboost1.74-dev: Boost.Beast, which serves the phones in the room'
    'libqpdf-dev: gives PDFs bookmarks, links, and tags that a screen reader knows'
    'fonts-dejavu-core: the font of screen and paper'
    'fonts-dejavu-extra: its narrow letters, for the wall'
    'fonts-sil-gentiumplus: the serif of certificates, with the letters of every name'
)
# shellcheck disable=SC2034
packages_test=(
    'libsqlite3-dev: SQLite by itself, for tests and as the floor of the benchmarks'
    'mold: links the many test programs quickly'
    'ccache: keeps compiled files for the next time'
    'dbus-daemon: a message bus of their own for the tests of what the desktop is asked'
    'xvfb: an X server without a screen, for the tests of the real window'
    'openbox: the window manager there; without one no window gets the keys'
    'xdotool: keyboard and mouse of that server'
    'x11-utils: xprop, which tells when the window manager is there'
    'x11-xserver-utils: xrandr, which makes two screens of one'
    'at-spi2-core: hands to other programs what a screen reader is told of a window'
    'gir1.2-atspi-2.0: asks it, from Python'
    'python3-gi: the same'
    'poppler-utils: reads the PDFs that the tests look into'
    'qpdf: says how they are built'
    'zbar-tools: reads QR codes on paper, as a phone does'
    'fonts-droid-fallback: a font with Chinese, Japanese and Korean letters'
    'python3: the tests that look at the program from outside are written in it'
    'git: works with the history of the sources'
    'ca-certificates: lets git reach servers safely'
)
# shellcheck disable=SC2034
packages_benchmarks=('libbenchmark-dev: counts and prints what a benchmark runs')
# shellcheck disable=SC2034
packages_fuzz=(
    'clang: compiles for libFuzzer, with the library of g++'
    'libclang-rt-14-dev: libFuzzer and the sanitizers of clang 14'
)
# shellcheck disable=SC2034
packages_browser=(
    'chromium: shows the pages for phones as phones do'
    'chromium-driver: types and taps there'
    'python3-selenium: tells the driver what, from Python'
)
# shellcheck disable=SC2034
packages_format=('clang-format-14: formats C++')
# shellcheck disable=SC2034
packages_lint=(
    'clang-tidy-19: finds mistakes in C++; version 14 cannot read the library of g++ 12'
    'cppcheck: finds others'
    'python3: the units are put together in it'
)
# shellcheck disable=SC2034
packages_coverage=('gcovr: shows which lines were run')

# shellcheck disable=SC2034
packages_package=(
    'dpkg-dev: finds out which libraries a program needs'
    'file: tells that which of the files are programs'
    'lintian: checks Debian packages'
    'desktop-file-utils: checks what stands in the menu'
    'appstream: checks what a software centre shows'
    'man-db: checks the manual pages'
    'git: tells when the sources were last changed'
)
# shellcheck disable=SC2034
packages_windows=(
    'g++-mingw-w64-x86-64-posix: compiles for Windows'
    'libz-mingw-w64-dev: zlib for it'
    'make: builds GMP and SQLite'
    'm4: GMP is configured by it'
    'tcl: SQLite is put into one source by it'
    'curl: downloads the sources of Qt and the libraries'
    'ca-certificates: lets it reach servers safely'
    'xz-utils: unpacks them'
    'bzip2: the same'
    'perl: puts the headers of Qt together'
    'nsis: makes the installer'
    'python3: follows which libraries a program loads, and packs the zip'
    'fonts-droid-fallback: Chinese, Japanese and Korean letters, which come along'
    'git: tells when the sources were last changed'
)
# shellcheck disable=SC2034
packages_wine=(
    'wine: runs programs for Windows'
    'wine64: those of 64 bits'
    'python3-fonttools: gives typefaces the names by which Qt without a screen finds them there'
    'imagemagick: takes the pictures'
)
# shellcheck disable=SC2034
packages_package_folder=(
    'qt6-base-dev-tools: qtpaths6, which tells where the plugins are'
    'qt6-wayland: Qt on Wayland'
    'qt6-xdgdesktopportal-platformtheme: the file dialogs of any desktop'
    'libxcursor1: the pointers of an X server'
    'patchelf: has programs look for libraries beside them'
    'fonts-droid-fallback: Chinese, Japanese and Korean letters, which come along'
    'xz-utils: packs'
    'git: tells when the sources were last changed'
)
# shellcheck disable=SC2034
packages_clean_system=(
    'debootstrap: makes a Debian with nothing in it'
    'xvfb: an X server without a screen'
    'openbox: its window manager'
    'xdotool: finds the window there'
    'x11-utils: xprop, which tells when the window manager is there'
    'imagemagick: takes the picture'
    'poppler-utils: names the fonts of a PDF, and where its words stand'
)
# shellcheck disable=SC2034
packages_icons=('librsvg2-bin: draws SVG files' 'python3: puts pictures together')

# need_packages GROUP...: returns once all packages of the groups are installed, or ends the program
# if they cannot be.
need_packages() {
    if [[ ${MENTAT_SKIP_PACKAGES:-} == 1 ]]; then
        return 0
    fi
    local wanted=() missing=() group
    for group in "$@"; do
        local -n entries=packages_$group
        wanted+=("${entries[@]}")
    done
    if ! is_debian_12; then
        say 'This machine is not Debian 12, the only system whose packages this program installs.'
        say 'Install what these Debian packages hold, then set MENTAT_SKIP_PACKAGES=1:'
        show_packages "${wanted[@]}"
        exit 1
    fi
    mapfile -t missing < <(missing_packages "${wanted[@]}")
    if ((${#missing[@]} > 0)); then
        install_packages "${missing[@]}"
    fi
}

is_debian_12() (
    [[ -r /etc/os-release ]] || exit 1
    # shellcheck source=/dev/null
    . /etc/os-release
    [[ ${ID:-} == debian && ${VERSION_ID:-} == 12 ]] || exit 1
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null
)

show_packages() {
    local entry
    for entry in "$@"; do
        printf '  %-20s %s\n' "${entry%%: *}" "${entry#*: }" >&2
    done
}

# missing_packages ENTRY...: prints the entries whose package is not fully installed for this
# machine's architecture.
missing_packages() {
    local entry package installed native
    native=$(dpkg --print-architecture)
    # dpkg-query fails if a package is unknown, which is no error here.
    installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Architecture} ${Package}\n' \
        "${@%%: *}" 2>/dev/null || true)
    for entry in "$@"; do
        package=${entry%%: *}
        if ! grep -Fxq -e "installed $native $package" -e "installed all $package" \
            <<<"$installed"; then
            printf '%s\n' "$entry"
        fi
    done
}

install_packages() {
    local missing=("$@") as_root=()
    if (($# == 1)); then
        say 'One Debian package is missing and will be installed:'
    else
        say "$# Debian packages are missing and will be installed:"
    fi
    show_packages "${missing[@]}"
    become_root "${missing[@]%%: *}"

    local log=$logs/packages.log
    printf 'Installing packages … ' >&2
    if ! run_logged packages apt_update_and_install "${missing[@]%%: *}"; then
        say 'failed'
        explain_apt_failure "$log"
    fi
    say 'done'
    mapfile -t missing < <(missing_packages "${missing[@]}")
    if ((${#missing[@]} > 0)); then
        fail "apt-get reported success, but these are still missing: ${missing[*]%%: *}"
    fi
}

# Sets as_root (in the caller) to the prefix for commands that only root may run.
become_root() {
    if ((EUID == 0)); then
        return 0
    fi
    local by_hand="apt-get install --no-install-recommends $*"
    if ! command -v sudo >/dev/null; then
        fail "Only root may install packages, and there is no sudo. As root: $by_hand"
    fi
    # Ask for a password only at a terminal, and before the step's line, so that the prompt is
    # visible.
    as_root=(sudo)
    if [[ -t 0 && -z ${CI:-} ]]; then
        sudo --validate || fail "sudo refused. As root: $by_hand"
    elif sudo --non-interactive true 2>/dev/null; then
        as_root+=(--non-interactive)
    else
        fail "sudo needs a password, and nobody can be asked. First: sudo $by_hand"
    fi
}

apt_update_and_install() {
    # Use English messages, because explain_apt_failure reads them. Wait up to a minute for the
    # lock: desktops check for updates on their own.
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get
        --yes --quiet -o Acquire::Retries=3 -o DPkg::Lock::Timeout=60)
    # A broken foreign package source fails the update, but not the installation.
    "${apt[@]}" update || true
    "${apt[@]}" install --no-install-recommends "$@"
}

# Explains the usual failures in one sentence each; for others, prints apt-get's own words.
explain_apt_failure() {
    local log=$1
    if grep -Eq 'Could not get lock|Unable to (acquire|lock)' "$log"; then
        fail 'Another program is installing or updating packages; try again when it has finished.'
    elif grep -q 'dpkg was interrupted' "$log"; then
        fail "An earlier installation was interrupted: run 'sudo dpkg --configure -a', then try again."
    elif grep -Eq 'Could not resolve|Temporary failure resolving|Could not connect|Unable to connect' "$log"; then
        fail 'The package server cannot be reached; check the network and try again.'
    elif grep -q 'Unable to locate package' "$log"; then
        fail 'Debian does not offer a package; check that /etc/apt names "bookworm main".'
    elif grep -q 'enough free space' "$log"; then
        fail 'There is not enough free space for the packages: they need about 1 GB.'
    fi
    cat -- "$log" >&2
    fail "apt-get failed; its words above are kept in $log"
}
