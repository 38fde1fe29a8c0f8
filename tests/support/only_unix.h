#pragma once

#include <QTest>

/// Starts a test function, or one of its rows, that needs a feature only Unix has; on Windows it is
/// skipped with this reason.
#ifdef Q_OS_WIN
#define MENTAT_ONLY_ON_UNIX(why)                                                                   \
    QTest::qSkip(why, __FILE__, __LINE__);                                                         \
    return
#else
#define MENTAT_ONLY_ON_UNIX(why) static_cast<void>(0)
#endif

namespace mentat::test {

inline constexpr const char* openFilesStay = "Windows neither removes nor renames what is open";
inline constexpr const char* noDevices = "Windows has no such device";
inline constexpr const char* noModes = "Windows has no rights of this kind";
inline constexpr const char* noPoppler = "No program is there that reads a PDF";
inline constexpr const char* noSessionFolder = "Windows has no folder of a session";
inline constexpr const char* pipesAreNoFiles = "A pipe of Windows is no file";
inline constexpr const char* drivesSayIt
    = "Windows tells a network by the drive, not by its file system";
inline constexpr const char* facesAreEverybodys
    = "Windows' own typefaces cannot be hidden from one program";
inline constexpr const char* oneHome = "Windows gives no program another home than the person's";
inline constexpr const char* ownPrintDialog = "The print dialog is Windows' own, not the toolkit's";
inline constexpr const char* fewMayLink = "Windows lets few people make symbolic links";

} // namespace mentat::test
