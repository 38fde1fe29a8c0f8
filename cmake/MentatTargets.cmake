# How a folder becomes a library and a test source becomes a test.

# mentat_library(mentat_x SOURCES … LINKS … PRIVATE_LINKS …)
# A static library of one folder. LINKS are its only ways to other folders: CMake enforces the
# directions of ARCHITECTURE.md, the architecture test the includes.
function(mentat_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC ${ARG_LINKS} PRIVATE mentat_options ${ARG_PRIVATE_LINKS})
endfunction()

# mentat_test_program(tst_x [OPTIMISED] SOURCES … LIBRARIES …)
# The executable of one test class, optimised in every build if it computes for long. Its .moc is made
# directly: scanning so many programs for what else moc could be asked to do takes longer than asking
# it.
function(mentat_test_program name)
  cmake_parse_arguments(ARG "OPTIMISED" "" "SOURCES;LIBRARIES" ${ARGN})
  set(headers mentat_test_headers)
  set(moc "${CMAKE_CURRENT_BINARY_DIR}/moc/${name}.moc")
  add_executable(${name} ${ARG_SOURCES} "${moc}")
  set_target_properties(${name} PROPERTIES UNITY_BUILD OFF AUTOMOC OFF)
  target_link_libraries(${name} PRIVATE ${ARG_LIBRARIES} Qt6::Test mentat_options)
  target_include_directories(${name} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/moc")
  if(MENTAT_LINT)
    # What moc would write is not ours: that it can be included is enough.
    file(WRITE "${moc}" "")
  else()
    qt_generate_moc(${name}.cpp "${moc}" TARGET ${name})
  endif()
  if(ARG_OPTIMISED)
    target_compile_options(${name} PRIVATE -O2)
    set(headers mentat_optimised_test_headers)
  elseif(MENTAT_PRECOMPILE)
    target_compile_options(${name} PRIVATE -O0)
  endif()
  if(MENTAT_PRECOMPILE)
    target_precompile_headers(${name} REUSE_FROM ${headers})
  endif()
endfunction()

# mentat_test(NAME tst_x SOURCES … LIBRARIES … LABEL unit [OPTIMISED] [TIMEOUT seconds]
#   [ENVIRONMENT …])
# One executable a test class. Labels: unit and architecture are the quick ones; cli drives the
# binary from outside; kill holds the slow ones; gui the windows, offscreen. Those on a real desktop
# (label desktop) are added in tests/desktop.
function(mentat_test)
  cmake_parse_arguments(ARG "OPTIMISED" "NAME;LABEL;TIMEOUT" "SOURCES;LIBRARIES;ENVIRONMENT" ${ARGN})
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 120)
  endif()
  set(optimised)
  if(ARG_OPTIMISED)
    set(optimised OPTIMISED)
  endif()
  mentat_test_program(${ARG_NAME} ${optimised} SOURCES ${ARG_SOURCES} LIBRARIES ${ARG_LIBRARIES})
  add_test(NAME ${ARG_NAME} COMMAND ${ARG_NAME})
  set_tests_properties(${ARG_NAME} PROPERTIES LABELS "${ARG_LABEL}" TIMEOUT ${ARG_TIMEOUT}
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC;UBSAN_OPTIONS=print_stacktrace=1;${ARG_ENVIRONMENT}")
endfunction()
