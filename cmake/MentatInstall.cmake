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
