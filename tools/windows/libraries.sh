# shellcheck shell=bash
# Builds the libraries other than Qt for Windows, into $deps. Sourced after sources.sh.
#
# The commands of each function are chained with &&, so that the first failure ends it. A library is
# built only if its file is missing.

# shellcheck source=tools/windows/sources.sh
: "${building:?sources.sh comes first}" "${root:?}" "${made:?}" "${deps:?}" "${qt:?}" "${at_once:?}"

windows_host=x86_64-w64-mingw32

# Keeps the build folder and the link time out of the programs.
windows_compile_flags() {
    printf '%s' "-O2 -ffile-prefix-map=$building=."
}

# configured NAME SOURCES [OPTION...]: configures for Windows, to be installed into $deps.
configured() {
    local name=$1 sources=$2
    shift 2
    cmake -S "$sources" -B "$building/$name-build" -G Ninja \
        -DCMAKE_TOOLCHAIN_FILE="$root/cmake/windows-x64.cmake" -DMENTAT_WINDOWS_PREFIX="$made" \
        -DCMAKE_INSTALL_PREFIX="$deps" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_C_FLAGS_RELEASE="$(windows_compile_flags) -DNDEBUG" \
        -DCMAKE_CXX_FLAGS_RELEASE="$(windows_compile_flags) -DNDEBUG" \
        -DCMAKE_SHARED_LINKER_FLAGS=-Wl,--no-insert-timestamp "$@"
}

# built NAME [TARGET]
built() {
    cmake --build "$building/$1-build" --parallel "$at_once" --target "${2:-all}"
}

# cmake_library NAME SOURCES [OPTION...]: configures, builds, and installs everything.
cmake_library() {
    configured "$@" && built "$1" && cmake --install "$building/$1-build"
}

# Copies a Debian package's headers out of /usr, so that nothing else from there gets in.
headers_made() {
    mkdir -p -- "$deps/include" "$deps/share/cmake" \
        && cp -a /usr/include/nlohmann /usr/include/tl "$deps/include/" \
        && cp -a /usr/share/cmake/nlohmann_json /usr/share/cmake/tl-expected "$deps/share/cmake/"
}

# Boost: the same with many more headers; its folder has nothing else.
boost_made() {
    mkdir -p -- "$deps/include" && ln -sfn /usr/include/boost "$deps/include/boost"
}

# LEMON: only its templates are used; its settings require threads, which MinGW-w64 has.
lemon_made() {
    mkdir -p -- "$deps/include" && ln -sfn /usr/include/lemon "$deps/include/lemon"
}

# Debian's archive lacks the manual, which the build only lists.
gmp_made() {
    unpacked gmp && mkdir -p -- "$building/gmp/doc" \
        && printf 'all install:\n\t@:\n' >"$building/gmp/doc/Makefile.in" \
        && cd -- "$building/gmp" \
        && ./configure --host="$windows_host" --prefix="$deps" --enable-cxx \
            --enable-static --disable-shared \
            CC="$windows_host-gcc-posix" CXX="$windows_host-g++-posix" \
            CFLAGS="$(windows_compile_flags)" CXXFLAGS="$(windows_compile_flags)" \
        && make --jobs "$at_once" && make install
}

# A single sqlite3.dll, because Qt's driver and the tests' disk must share it. Switches on what
# Debian does and Mentat needs: full-text search (the rules desk) and column metadata.
sqlite_made() {
    unpacked sqlite && cd -- "$building/sqlite" && ./configure --disable-tcl && make sqlite3.c \
        && mkdir -p -- "$deps/bin" "$deps/lib" "$deps/include" \
        && "$windows_host-gcc-posix" -shared -O2 "-ffile-prefix-map=$building=." \
            -DSQLITE_ENABLE_FTS3 -DSQLITE_ENABLE_FTS3_PARENTHESIS -DSQLITE_ENABLE_FTS5 \
            -DSQLITE_ENABLE_COLUMN_METADATA -DSQLITE_SECURE_DELETE -DSQLITE_THREADSAFE=1 \
            -DSQLITE_ENABLE_UNLOCK_NOTIFY -DSQLITE_API='__declspec(dllexport)' sqlite3.c \
            -o "$deps/bin/sqlite3.dll" -Wl,--no-insert-timestamp \
            -Wl,--out-implib,"$deps/lib/libsqlite3.dll.a" \
        && cp -- sqlite3.h "$deps/include/"
}

jpeg_made() {
    unpacked jpeg && cmake_library jpeg "$building/jpeg" \
        -DENABLE_SHARED=OFF -DWITH_TURBOJPEG=OFF -DWITH_SIMD=OFF
}

# Without a cryptographic library, because Mentat encrypts no files. One header lacks an include;
# the programs are not needed. The library itself belongs to no component.
qpdf_made() {
    unpacked qpdf && configured qpdf "$building/qpdf" \
        -DBUILD_SHARED_LIBS=ON -DBUILD_STATIC_LIBS=OFF -DBUILD_DOC=OFF -DINSTALL_MANUAL=OFF \
        -DUSE_IMPLICIT_CRYPTO=OFF -DREQUIRE_CRYPTO_NATIVE=ON -DCMAKE_CXX_FLAGS='-include cstdint' \
        && built qpdf libqpdf \
        && cmake --install "$building/qpdf-build" --component Unspecified \
        && cmake --install "$building/qpdf-build" --component dev
}

qrencode_made() {
    unpacked qrencode && cmake_library qrencode "$building/qrencode" \
        -DWITH_TOOLS=NO -DWITHOUT_PNG=ON -DBUILD_SHARED_LIBS=ON
}

xlsxwriter_made() {
    unpacked xlsxwriter && cmake_library xlsxwriter "$building/xlsxwriter" -DBUILD_SHARED_LIBS=ON
}

# library_step NAME FILE: builds the library NAME unless $deps has FILE.
library_step() {
    [[ -e $deps/$2 ]] || step "Building $1 for Windows" "windows-$1" "${1}_made"
}

build_windows_libraries() {
    library_step headers include/nlohmann
    library_step boost include/boost/beast
    library_step lemon include/lemon/matching.h
    library_step gmp lib/libgmpxx.a
    library_step sqlite bin/sqlite3.dll
    library_step jpeg lib/libjpeg.a
    library_step qpdf lib/libqpdf.a
    library_step qrencode lib/libqrencode.dll.a
    library_step xlsxwriter lib/libxlsxwriter.dll.a
}
