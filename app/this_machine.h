#pragma once

#include "model/values/times.h"
#include "reports/wording/language/language.h"

#include <QStandardPaths>
#include <QString>

#include <tl/expected.hpp>

#include <memory>

namespace mentat {

// What the programs' mains learn about the machine and its user.

[[nodiscard]] QString hostName();
[[nodiscard]] QString userName();

/// The language of screens, paper, and web pages, with the numbers, dates, and times of the system.
/// All programs use it, so that none shows 13:00 if another shows 1:00 PM. English without a
/// translator.
[[nodiscard]] Language languageOfThisPerson(std::shared_ptr<const QTranslator> translator = {});

/// The system's clock, or one fixed at the moment in MENTAT_FIXED_TIME. Fails with a sentence if
/// that is invalid.
[[nodiscard]] tl::expected<std::unique_ptr<Clock>, QString> clockOfThisMachine();

/// Makes standard input and output binary (Windows otherwise converts line ends, and takes one byte
/// for the end), and UTF-8 on a terminal. Call before reading or writing.
void prepareStandardStreams();

enum class Drawing { InWindows, Unseen };

/// Selects Qt's platform. On Windows FreeType measures letters, as everywhere else, so that pages
/// break alike; off-screen drawing uses it, too, because the offscreen plugin finds neither Windows
/// fonts nor narrow letters. Call before creating a QGuiApplication.
void choosePlatform(Drawing drawing);

/// Call last in a window's main, after all cleanup: on Windows it ends the process. Static
/// destructors of libraries may otherwise wait for a thread that the system has already ended.
/// Elsewhere it returns.
void leaveNothingRunning(int code);

// Files shipped with the programs, and the folders of the user's files.

/// The shipped file or folder with this name: next to the programs where they were built,
/// installed, or unpacked, otherwise in the system's data folders. Empty if there is none. Not
/// searched there first, because the user's own would come first.
[[nodiscard]] QString broughtAlong(const QString& name,
                                   QStandardPaths::LocateOption kind = QStandardPaths::LocateFile);

/// Registers shipped screen and paper fonts with Qt if no system package provides them. Call after
/// creating the QGuiApplication, before measuring anything.
void addFontsBroughtAlong();

/// The user's folder of this kind: the system's, or "settings" next to the program if a writable
/// folder has a file named "portable", as on a USB drive that moves between laptops.
[[nodiscard]] QString ownFolder(QStandardPaths::StandardLocation kind);

} // namespace mentat
