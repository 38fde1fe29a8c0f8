# What cpack makes: a .deb on Linux, an archive elsewhere. Included last, because it collects all
# install rules.

set(CPACK_PACKAGE_NAME mentat)
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_VENDOR "The Mentat developers")
set(CPACK_PACKAGE_CONTACT "The Mentat developers <mentat@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "desk of the Game Master of a Dune tournament")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
# Independent of the packager's umask.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

if(WIN32)
  set(CPACK_GENERATOR ZIP)
elseif(APPLE)
  set(CPACK_GENERATOR DragNDrop)
else()
  set(CPACK_GENERATOR DEB)
endif()

set(CPACK_PACKAGING_INSTALL_PREFIX "")
if(CPACK_GENERATOR STREQUAL "DEB")
  set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
endif()
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Mentat takes the Game Master of a Dune tournament, as played at the World
Boardgaming Championships, from the registration line to the event report:
check-in, the draw of the tables, results, standings, the final, awards and
what is handed in, on one laptop and without a network.

All years are in one file; every change is on the disk at once, recorded in
a journal, and can be undone. mentat-cli does the same from a terminal.")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Loaded at run time, so no linked file refers to them: the SQLite driver, and the font of screen
# and paper.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, fonts-dejavu-core, fonts-dejavu-extra, fonts-sil-gentiumplus, hicolor-icon-theme")
# Wayland; the desktop's file dialogs; Qt's own texts; names in Chinese, Japanese, and Korean;
# opening web pages and folders from the program; the type of event files.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
  "qt6-wayland, qt6-gtk-platformtheme, qt6-translations-l10n, fonts-droid-fallback, xdg-utils, shared-mime-info, desktop-file-utils")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "bash-completion")
include(CPack)
