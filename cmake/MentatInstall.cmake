# Where programs and their data are installed, and the date of this release.

include(GNUInstallDirs)

# Where app/main.cpp looks for the guide, samples, and languages once installed.
if(WIN32)
  # A single folder, as unpacked: programs, libraries, and data side by side.
  set(CMAKE_INSTALL_BINDIR .)
  set(MENTAT_DATA_FOLDER data)
elseif(APPLE)
  set(MENTAT_DATA_FOLDER "mentat.app/Contents/Resources")
else()
  set(MENTAT_DATA_FOLDER "${CMAKE_INSTALL_DATADIR}/mentat")
endif()

# Where programs find modules that they load on demand, relative to their libraries: the same in the
# build folder, in an installation, and in an unpacked folder.
if(WIN32)
  set(MENTAT_MODULE_FOLDER app) # in the build; installed, next to the programs
else()
  # One folder deeper than lib/mentat: for files there, CPack runs ldconfig after installing.
  set(MENTAT_MODULE_FOLDER lib/mentat/modules)
endif()

# mentat_module(target): sets where it is built, and where it is installed.
function(mentat_module name)
  set_target_properties(${name} PROPERTIES PREFIX ""
    LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/${MENTAT_MODULE_FOLDER}")
  if(APPLE)
    install(TARGETS ${name} LIBRARY DESTINATION mentat.app/Contents/MacOS)
    install(TARGETS ${name} LIBRARY DESTINATION "${CMAKE_INSTALL_BINDIR}")
  elseif(WIN32)
    install(TARGETS ${name} LIBRARY DESTINATION "${CMAKE_INSTALL_BINDIR}")
  else()
    install(TARGETS ${name} LIBRARY DESTINATION "${MENTAT_MODULE_FOLDER}")
  endif()
endfunction()

# The newest version heading in the changelog, such as "## 2.0.0 – 2026-11-30", must match
# project(): a package is what the changelog describes.
file(STRINGS "${PROJECT_SOURCE_DIR}/CHANGELOG.md" headings REGEX "^## [0-9]"
  ENCODING UTF-8)
list(GET headings 0 newest)
if(NOT newest MATCHES "^## ([0-9.]+) [^0-9]+ ([0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9])$")
  message(FATAL_ERROR "CHANGELOG.md: \"${newest}\" names no version and date")
endif()
set(MENTAT_RELEASE_DATE "${CMAKE_MATCH_2}")
if(NOT CMAKE_MATCH_1 VERSION_EQUAL PROJECT_VERSION)
  message(FATAL_ERROR "CHANGELOG.md begins with ${CMAKE_MATCH_1}, CMakeLists.txt says ${PROJECT_VERSION}")
endif()

# mentat_deploy(): copies Qt's libraries and plugins next to the programs, for systems without
# packages. Qt has no tool for this in a cross build: tools/package-windows does it there.
function(mentat_deploy)
  if((WIN32 OR APPLE) AND NOT CMAKE_CROSSCOMPILING)
    qt_generate_deploy_app_script(TARGET mentat FILENAME_VARIABLE script
      NO_UNSUPPORTED_PLATFORM_ERROR)
    install(SCRIPT "${script}")
  endif()
endfunction()
