# Functions that turn a folder into a library and a test source into a test.

# When to give up on a hanging test, in seconds, and on one of its functions, in milliseconds (Qt
# Test's default is five minutes). The slowest takes three minutes on a busy machine: a limit by the
# clock must not fail on a far busier one.
set(MENTAT_TEST_GIVEN_UP 3600 CACHE STRING "Seconds after which a test is given up")
math(EXPR MENTAT_TEST_FUNCTION_GIVEN_UP "${MENTAT_TEST_GIVEN_UP} * 1000")

# mentat_automoc(target SOURCE…): runs moc for every class of the target with Q_OBJECT.
function(mentat_automoc name)
  if(MENTAT_LINT)
    # Lint skips moc's output, but the file must exist to be included.
    set(mocs "${CMAKE_CURRENT_BINARY_DIR}/moc")
    target_include_directories(${name} PRIVATE "${mocs}")
    foreach(source IN LISTS ARGN)
      get_filename_component(base "${source}" NAME_WE)
      file(WRITE "${mocs}/moc_${base}.cpp" "")
    endforeach()
    return()
  endif()
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  if(CMAKE_HOST_UNIX)
    get_target_property(MENTAT_MOC Qt6::moc LOCATION) # whatever Qt itself was configured for
    configure_file("${PROJECT_SOURCE_DIR}/cmake/own_moc.in" "${PROJECT_BINARY_DIR}/own_moc" @ONLY
      USE_SOURCE_PERMISSIONS)
    set_target_properties(${name} PROPERTIES AUTOMOC_EXECUTABLE "${PROJECT_BINARY_DIR}/own_moc")
  endif()
endfunction()

# mentat_library(mentat_x [QOBJECTS] SOURCES … LINKS … PRIVATE_LINKS …)
# A static library of one folder. LINKS is its only access to other folders: CMake enforces the
# directions of ARCHITECTURE.md, the architecture test checks includes. QOBJECTS: some of its
# classes have Q_OBJECT; without it, the time-consuming search for them is skipped. The source of
# such a class ends with #include "moc_NAME.cpp": compiled separately, moc's output would read all
# headers again.
function(mentat_library name)
  cmake_parse_arguments(ARG "QOBJECTS" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  if(ARG_QOBJECTS)
    mentat_automoc(${name} ${ARG_SOURCES})
  endif()
  target_link_libraries(${name} PUBLIC ${ARG_LINKS} PRIVATE mentat_options ${ARG_PRIVATE_LINKS})
endfunction()

# mentat_test_program(mentat_x_tests TESTS tst_a tst_b … [SOURCES …] LIBRARIES … [OPTIMIZED])
# One program for a folder's test classes, each in the source and namespace of its name; the first
# argument selects the one to run. With one program and unity batches, shared headers are compiled
# once rather than for each class. OPTIMIZED in every build: for long computations. Each .moc is
# made directly: scanning this many sources for moc takes longer than running it.
function(mentat_test_program name)
  cmake_parse_arguments(ARG "OPTIMIZED" "" "TESTS;SOURCES;LIBRARIES" ${ARGN})
  list(TRANSFORM ARG_TESTS APPEND ".cpp" OUTPUT_VARIABLE sources)
  create_test_sourcelist(all_sources ${name}.cpp ${sources})
  add_executable(${name} ${all_sources} ${ARG_SOURCES})
  # The main function. CMake generates it as C.
  set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp" PROPERTIES
    COMPILE_OPTIONS -w SKIP_UNITY_BUILD_INCLUSION ON)
  if(WIN32)
    # Keeps the macros of windows.h out of the other sources.
    set(end "${PROJECT_SOURCE_DIR}/tests/support/end_of_test_windows.cpp")
    target_sources(${name} PRIVATE "${end}")
    set_source_files_properties("${end}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
  target_link_libraries(${name} PRIVATE ${ARG_LIBRARIES} Qt6::Test mentat_options)
  target_compile_definitions(${name} PRIVATE MENTAT_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  set(mocs "${CMAKE_CURRENT_BINARY_DIR}/moc")
  target_include_directories(${name} PRIVATE "${mocs}")
  foreach(test IN LISTS ARG_TESTS)
    if(MENTAT_LINT)
      # Lint skips moc's output, but the file must exist to be included.
      file(WRITE "${mocs}/${test}.moc" "")
    else()
      qt_generate_moc(${test}.cpp "${mocs}/${test}.moc")
      target_sources(${name} PRIVATE "${mocs}/${test}.moc")
    endif()
  endforeach()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # In a unity batch no source is the main one, so GCC takes a class with a member from its own
    # anonymous namespace for one in a header.
    target_compile_options(${name} PRIVATE -Wno-subobject-linkage)
    if(MENTAT_SANITIZE)
      # With the sanitizer, GCC 12 reports optionals as uninitialized.
      target_compile_options(${name} PRIVATE -Wno-maybe-uninitialized)
    endif()
  endif()
  if(ARG_OPTIMIZED)
    target_compile_options(${name} PRIVATE -O2)
  endif()
endfunction()

# mentat_tests(mentat_x_tests TESTS tst_a tst_b … [UNIX_TESTS tst_c …] [SOURCES …] LIBRARIES …
#   LABEL unit [OPTIMIZED] [READ_SOURCES tst_b …])
# A program of tests, each known to CTest by its name; set what only one of them needs as a property
# of that test. Labels: unit and architecture are quick; cli drives the binary from outside; kill
# has the slow ones; gui has windows, offscreen. tests/desktop adds those on a real desktop (label
# desktop). A second label is the program's name: tools/test --quick skips a program that is
# unchanged since it last passed; READ_SOURCES lists tests that any source may affect. UNIX_TESTS
# need features that Windows lacks (limits, permissions), or programs that read the output (poppler,
# qpdf, Python); docs/PACKAGING.md names each.
function(mentat_tests name)
  cmake_parse_arguments(ARG "OPTIMIZED" "LABEL"
    "TESTS;UNIX_TESTS;SOURCES;LIBRARIES;READ_SOURCES" ${ARGN})
  if(UNIX)
    list(APPEND ARG_TESTS ${ARG_UNIX_TESTS})
  endif()
  set(optimized)
  if(ARG_OPTIMIZED)
    set(optimized OPTIMIZED)
  endif()
  mentat_test_program(${name} ${optimized} TESTS ${ARG_TESTS} SOURCES ${ARG_SOURCES}
    LIBRARIES ${ARG_LIBRARIES})
  if(ARG_LABEL MATCHES "^(unit|architecture)$")
    add_dependencies(mentat_quick ${name})
  endif()
  get_property(named GLOBAL PROPERTY mentat_named_tests)
  foreach(test IN LISTS ARG_TESTS)
    # CTest would give both tests of one name the labels of both.
    if(test IN_LIST named)
      message(FATAL_ERROR "Another folder has a test called ${test}.")
    endif()
    set_property(GLOBAL APPEND PROPERTY mentat_named_tests ${test})
    set(labels ${ARG_LABEL} ${name})
    if(test IN_LIST ARG_READ_SOURCES)
      set(labels ${ARG_LABEL})
    endif()
    add_test(NAME ${test} COMMAND ${name} ${test})
    set_tests_properties(${test} PROPERTIES LABELS "${labels}" TIMEOUT ${MENTAT_TEST_GIVEN_UP}
      ENVIRONMENT "QTEST_FUNCTION_TIMEOUT=${MENTAT_TEST_FUNCTION_GIVEN_UP};QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC;UBSAN_OPTIONS=print_stacktrace=1")
  endforeach()
endfunction()
