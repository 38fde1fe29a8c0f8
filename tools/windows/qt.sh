# shellcheck shell=bash
# Builds the parts of Qt that Mentat needs for Windows, into $qt. Sourced after libraries.sh, whose
# conventions it follows. Built once, in about 40 minutes on one processor.

# shellcheck source=tools/windows/sources.sh
: "${building:?sources.sh comes first}" "${root:?}" "${made:?}" "${deps:?}" "${qt:?}" "${at_once:?}"

# Features that Mentat does not use: networks except local sockets, other databases, drawing on the
# graphics card, system libraries (Windows has none of them).
qt_features_off=(
    pkg_config system_zlib system_pcre2 system_doubleconversion system_freetype system_harfbuzz
    system_png jpeg gif icu glib zstd brotli dbus opengl vulkan direct2d tabletevent
    ssl openssl schannel sspi gssapi http socks5 networkdiskcache networklistmanager
    topleveldomain dnslookup libproxy concurrent xml tuiotouch xcb
    sql_odbc sql_mysql sql_psql sql_oci sql_ibase sql_db2
)

# Options for Qt itself and for the modules on top of it.
qt_options() {
    printf '%s\n' -G Ninja -DCMAKE_TOOLCHAIN_FILE="$root/cmake/windows-x64.cmake" \
        -DMENTAT_WINDOWS_PREFIX="$made" -DCMAKE_INSTALL_PREFIX="$qt" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_C_FLAGS="-ffile-prefix-map=$building=." \
        -DCMAKE_CXX_FLAGS="-ffile-prefix-map=$building=." \
        -DCMAKE_SHARED_LINKER_FLAGS=-Wl,--no-insert-timestamp \
        -DCMAKE_MODULE_LINKER_FLAGS=-Wl,--no-insert-timestamp \
        -DQT_QMAKE_TARGET_MKSPEC=win32-g++ -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF
}

qt_part_made() {
    local name=$1 sources=$2 options
    shift 2
    mapfile -t options < <(qt_options)
    PKG_CONFIG_LIBDIR=/nonexistent cmake -S "$sources" -B "$building/$name-build" "${options[@]}" "$@" \
        && cmake --build "$building/$name-build" --parallel "$at_once" \
        && cmake --install "$building/$name-build"
}

# Qt 6.4.2 does not link with DirectWrite and without Direct2D: the code for one uses the other.
directwrite_mended() {
    sed -i 's/^#if QT_CONFIG(directwrite\(3\?\))$/#if QT_CONFIG(directwrite\1) \&\& QT_CONFIG(direct2d)/' \
        "$1/src/printsupport/platform/windows/qprintengine_win.cpp" \
        "$1/src/plugins/platforms/windows/qwindowsintegration.cpp"
}

# The SQLite driver is built separately (sqlite_driver_made), against the single sqlite3.dll.
qtbase_made() {
    local off=("${qt_features_off[@]/#/-DFEATURE_}")
    unpacked qtbase && directwrite_mended "$building/qtbase" \
        && qt_part_made qtbase "$building/qtbase" "${off[@]/%/=OFF}" -DINPUT_opengl=no \
            -DFEATURE_sql_sqlite=OFF -DQT_HOST_PATH=/usr \
            -DQT_HOST_PATH_CMAKE_DIR="/usr/lib/$(uname -m)-linux-gnu/cmake" -DBUILD_SHARED_LIBS=ON
}

qtsvg_made() {
    unpacked qtsvg && qt_part_made qtsvg "$building/qtsvg"
}

qtcharts_made() {
    unpacked qtcharts && qt_part_made qtcharts "$building/qtcharts"
}

# qt_step NAME FILE: builds the part NAME unless $qt has FILE.
qt_step() {
    [[ -e $qt/$2 ]] || step "Building $1 for Windows" "windows-$1" "${1}_made"
}

build_windows_qt() {
    qt_step qtbase bin/Qt6Widgets.dll
    qt_step qtsvg bin/Qt6Svg.dll
    qt_step qtcharts bin/Qt6Charts.dll
    [[ -e $deps/plugins/sqldrivers/qsqlite.dll ]] \
        || step 'Building the SQLite driver for Windows' windows-driver sqlite_driver_made
}

# Qt's own driver with its own metadata, linked with sqlite3.dll.
sqlite_driver_made() {
    local sources=$building/qtbase/src/plugins/sqldrivers/sqlite
    { [[ -d $sources ]] || unpacked qtbase; } \
        && cmake_library driver "$root/tools/windows/driver" -DDRIVER_SOURCES="$sources"
}
