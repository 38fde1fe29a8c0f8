# shellcheck shell=bash
# Compiles Mentat itself for Windows. Sourced after sources.sh.

# shellcheck source=tools/windows/sources.sh
: "${windows:?sources.sh comes first}" "${root:?}" "${made:?}" "${at_once:?}"

can_compile_for_windows() {
    command -v x86_64-w64-mingw32-g++-posix >/dev/null && [[ -d $made/qt && -d $made/deps ]]
}

# mentat_for_windows TARGET...: the release, into build/windows/mentat. The program that runs here
# makes the samples. As in the Linux release, optimization makes GCC 12 warn about impossible cases.
mentat_for_windows() {
    cmake -S "$root" -B "$windows/mentat" -G Ninja \
        -DCMAKE_TOOLCHAIN_FILE="$root/cmake/windows-x64.cmake" -DMENTAT_WINDOWS_PREFIX="$made" \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE='-O2 -DNDEBUG' \
        -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=40 -DMENTAT_TESTS=OFF \
        -DMENTAT_WERROR=OFF -DMENTAT_HOST_CLI="$root/build/release/app/mentat-cli" \
        && cmake --build "$windows/mentat" --parallel "$at_once" --target "$@"
}

# tests_for_windows TARGET...: the programs and their tests, into build/windows/tests.
tests_for_windows() {
    cmake -S "$root" -B "$windows/tests" -G Ninja \
        -DCMAKE_TOOLCHAIN_FILE="$root/cmake/windows-x64.cmake" -DMENTAT_WINDOWS_PREFIX="$made" \
        -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-Og \
        -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=60 \
        -DCMAKE_CROSSCOMPILING_EMULATOR="$root/tools/windows/one_test" \
        -DMENTAT_WERROR=ON -DMENTAT_TEST_GIVEN_UP=900 \
        -DMENTAT_HOST_CLI="$root/build/release/app/mentat-cli" \
        && cmake --build "$windows/tests" --parallel "$at_once" --target "$@"
}
