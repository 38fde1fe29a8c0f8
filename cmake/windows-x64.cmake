# Toolchain: for Windows on 64 bit, by the MinGW-w64 compilers of Debian, from Linux. tools/package-windows
# gives it; by hand:
#   cmake -S . -B build/windows/mentat -G Ninja -DCMAKE_TOOLCHAIN_FILE=cmake/windows-x64.cmake
#     -DMENTAT_WINDOWS_PREFIX=DIR, where DIR/qt is Qt for Windows and DIR/deps the other libraries.

set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)

# posix: with the C++ library's threads.
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

set(MENTAT_WINDOWS_PREFIX "" CACHE PATH "Where qt and deps are that were built for Windows")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES MENTAT_WINDOWS_PREFIX)
# Use none of this machine's headers and libraries, but its programs.
set(CMAKE_FIND_ROOT_PATH
  "${MENTAT_WINDOWS_PREFIX}/qt" "${MENTAT_WINDOWS_PREFIX}/deps" /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
# A .pc file records where it was installed; the prefix may have moved since.
set(ENV{PKG_CONFIG_LIBDIR}
  "${MENTAT_WINDOWS_PREFIX}/deps/lib/pkgconfig:/usr/x86_64-w64-mingw32/lib/pkgconfig")
set(PKG_CONFIG_ARGN --define-prefix)

# moc, rcc, and lrelease run here, so use this machine's, which have the same version of Qt.
set(QT_HOST_PATH /usr)
set(QT_HOST_PATH_CMAKE_DIR "/usr/lib/${CMAKE_HOST_SYSTEM_PROCESSOR}-linux-gnu/cmake")
