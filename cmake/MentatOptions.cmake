# The single INTERFACE target with Mentat's compile options; every target links it PRIVATE.

option(MENTAT_TESTS "Build the tests" ON)
option(MENTAT_BENCHMARKS "Build the benchmarks (Google Benchmark)" OFF)
option(MENTAT_WERROR "Treat warnings as errors" OFF)
option(MENTAT_SANITIZE "Address and undefined behavior sanitizers" OFF)
option(MENTAT_COVERAGE "Count which lines of model and scoring are run" OFF)
option(MENTAT_MUTATE "Sources are mutated one at a time, by tools/mutate" OFF)
option(MENTAT_LINT "Nothing is compiled: the sources are only read, by tools/lint" OFF)
set(MENTAT_FUZZ "" CACHE STRING "The sanitizers to build the fuzz targets with, and nothing else")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# Later formats store file times, so that no two builds would be alike.
set(MENTAT_RESOURCE_OPTIONS --format-version 1)

# Both scripts look up their program at run time: a path found at configure time would be part of
# every command, and installing or removing a package would rebuild everything.
if(CMAKE_HOST_UNIX AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${PROJECT_SOURCE_DIR}/cmake/with_ccache")
endif()
if(CMAKE_HOST_UNIX AND NOT CMAKE_CROSSCOMPILING AND NOT CMAKE_CXX_LINKER_LAUNCHER)
  set(CMAKE_CXX_LINKER_LAUNCHER "${PROJECT_SOURCE_DIR}/cmake/with_mold")
endif()

add_library(mentat_options INTERFACE)
target_include_directories(mentat_options INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_definitions(mentat_options INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_NO_KEYWORDS
  QT_DISABLE_DEPRECATED_BEFORE=0x060400 QT_USE_QSTRINGBUILDER)
target_compile_options(mentat_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Wold-style-cast -Woverloaded-virtual)
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  # A command that draws nothing starts without the drawing libraries.
  target_link_options(mentat_options INTERFACE LINKER:--as-needed)
endif()
if(MINGW)
  # Otherwise the program would contain the time of linking and its build folder.
  target_link_options(mentat_options INTERFACE LINKER:--no-insert-timestamp)
  target_compile_options(mentat_options INTERFACE "-ffile-prefix-map=${PROJECT_SOURCE_DIR}=.")
endif()
if(CMAKE_SYSTEM_NAME STREQUAL "Linux" AND NOT MENTAT_TESTS)
  # The release is hardened, and byte for byte the same wherever it is built. Tests find their data
  # by source paths.
  target_compile_options(mentat_options INTERFACE
    "-ffile-prefix-map=${PROJECT_SOURCE_DIR}=." -fstack-protector-strong)
  target_compile_definitions(mentat_options INTERFACE _FORTIFY_SOURCE=2)
  target_link_options(mentat_options INTERFACE LINKER:-z,relro LINKER:-z,now)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_UNITY_BUILD)
  # A unity batch takes a gigabyte; collecting garbage would cost a tenth of the time.
  target_compile_options(mentat_options INTERFACE
    "SHELL:--param ggc-min-expand=1000" "SHELL:--param ggc-min-heapsize=1500000")
endif()
if(MENTAT_WERROR)
  target_compile_options(mentat_options INTERFACE -Werror)
endif()
if(MENTAT_SANITIZE)
  target_compile_options(mentat_options INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
  target_link_options(mentat_options INTERFACE -fsanitize=address,undefined)
endif()
# Lets libFuzzer see which branches an input takes.
if(MENTAT_FUZZ)
  target_compile_options(mentat_options INTERFACE
    "-fsanitize=fuzzer-no-link,${MENTAT_FUZZ}" -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(mentat_options INTERFACE "-fsanitize=${MENTAT_FUZZ}")
endif()
