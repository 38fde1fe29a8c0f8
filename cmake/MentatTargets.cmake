# How a folder becomes a library and a test source becomes a test.

# mentat_library(mentat_x SOURCES … LINKS … PRIVATE_LINKS …)
# A static library of one folder. LINKS are its only ways to other folders: CMake enforces the
# directions of ARCHITECTURE.md, the architecture test the includes. A layer whose first source
# comes with a later issue compiles an empty unit, so that its links are checked from the start.
function(mentat_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  if(NOT ARG_SOURCES)
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${name}_empty.cpp" CONTENT
      "// No source yet: see the folder's README.\n")
    set(ARG_SOURCES "${CMAKE_CURRENT_BINARY_DIR}/${name}_empty.cpp")
  endif()
  add_library(${name} STATIC ${ARG_SOURCES})
  string(REPLACE "mentat_" "" short ${name})
  add_library(Mentat::${short} ALIAS ${name})
  target_link_libraries(${name} PUBLIC ${ARG_LINKS} PRIVATE mentat_options ${ARG_PRIVATE_LINKS})
endfunction()

# mentat_test(NAME tst_x SOURCES … LIBRARIES … LABEL unit [TIMEOUT seconds] [ENVIRONMENT …])
# One executable a test class. Labels: unit and architecture are the quick ones; cli drives the
# binary from outside; kill holds the slow ones; gui the windows, offscreen. Those on a real desktop
# (label desktop) are added in tests/desktop.
function(mentat_test)
  cmake_parse_arguments(ARG "" "NAME;LABEL;TIMEOUT" "SOURCES;LIBRARIES;ENVIRONMENT" ${ARGN})
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 120)
  endif()
  add_executable(${ARG_NAME} ${ARG_SOURCES})
  set_target_properties(${ARG_NAME} PROPERTIES UNITY_BUILD OFF)
  target_link_libraries(${ARG_NAME} PRIVATE ${ARG_LIBRARIES} Qt6::Test mentat_options)
  add_test(NAME ${ARG_NAME} COMMAND ${ARG_NAME})
  set_tests_properties(${ARG_NAME} PROPERTIES LABELS "${ARG_LABEL}" TIMEOUT ${ARG_TIMEOUT}
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC;UBSAN_OPTIONS=print_stacktrace=1;${ARG_ENVIRONMENT}")
endfunction()
