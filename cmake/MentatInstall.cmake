# Where the programs and what comes with them are put, and how this release is dated.

include(GNUInstallDirs)

# Where app/main.cpp looks for the guide, the sample and the languages once they are installed.
if(WIN32)
  # One folder, as it is unpacked: programs, libraries and data side by side.
  set(CMAKE_INSTALL_BINDIR .)
  set(MENTAT_DATA_FOLDER data)
elseif(APPLE)
  set(MENTAT_DATA_FOLDER "mentat.app/Contents/Resources")
else()
  set(MENTAT_DATA_FOLDER "${CMAKE_INSTALL_DATADIR}/mentat")
endif()

# Where the programs look for what they load when it is needed, beside what libraries they are linked
# with: the same below the build's folder, below that of an installation, and where they are unpacked.
if(WIN32)
  set(MENTAT_MODULE_FOLDER app) # of the build; installed, it is beside the programs
else()
  set(MENTAT_MODULE_FOLDER lib/mentat)
endif()

# mentat_module(target): where it is built, and where it is installed.
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

# The newest heading of the changelog with a version, "## 1.0.0 – 2026-11-22", is that of
# project(): what is packaged is what the changelog describes.
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

# mentat_deploy(): the libraries and plugins of Qt beside the programs, where no package brings them. Qt
# has no program for that in a cross build: tools/package-windows does it there.
function(mentat_deploy)
  if((WIN32 OR APPLE) AND NOT CMAKE_CROSSCOMPILING)
    qt_generate_deploy_app_script(TARGET mentat FILENAME_VARIABLE script
      NO_UNSUPPORTED_PLATFORM_ERROR)
    install(SCRIPT "${script}")
  endif()
endfunction()
