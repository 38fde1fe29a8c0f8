#pragma once

#include "model/values/times.h"
#include "reports/wording/language/language.h"

#include <QStandardPaths>
#include <QString>

#include <tl/expected.hpp>

#include <memory>

namespace mentat {

// What the programs' mains learn of the machine and the person they run for.

[[nodiscard]] QString hostName();
[[nodiscard]] QString userName();

/// The language in which people read screens, paper, and web pages, with the numbers, dates, and
/// times of their system: the one place, so that no door says 13:00 where another says 1:00 PM.
/// English where there is no translator.
[[nodiscard]] Language languageOfThisPerson(std::shared_ptr<const QTranslator> translator = {});

/// The system's clock, or one that stands still at the moment that MENTAT_FIXED_TIME names. Fails
/// with a sentence where that is no moment.
[[nodiscard]] tl::expected<std::unique_ptr<Clock>, QString> clockOfThisMachine();

/// Standard input and output carry bytes as they are (Windows changes the ends of lines otherwise,
/// and takes a byte for the end), and a terminal takes them for UTF-8. Before anything is read or
/// written.
void prepareStandardStreams();

enum class Drawing { InWindows, Unseen };

/// How Qt is to draw. On Windows letters are measured by FreeType, as everywhere else, so that
/// pages break alike; what is unseen is drawn so too, because the plugin for that finds neither the
/// fonts of Windows nor narrow letters. Before a QGuiApplication is made.
void choosePlatform(Drawing drawing);

/// Last in a window's main, when all of its own is taken down: on Windows the process ends here.
/// The libraries' own taking down may wait there for a thread that the system has ended already,
/// and would leave a process without a window. Elsewhere main returns as ever.
void leaveNothingRunning(int code);

// What comes with the programs, and where they keep what is the person's own.

/// What comes with the programs by this name: beside them in the folder they were built in, beside
/// them wherever they were installed or unpacked, else in the data folders of the system. Empty
/// where there is none. Not first in those: the person's own come first there.
[[nodiscard]] QString broughtAlong(const QString& name,
                                   QStandardPaths::LocateOption kind = QStandardPaths::LocateFile);

/// The letters of screen and paper that come along where no package of the system has them are
/// known to Qt from here on. After the QGuiApplication is made, before anything is measured.
void addFontsBroughtAlong();

/// The person's folder of this kind: the system's, or "settings" beside the program where a file
/// named "portable" stands there, as on a stick that goes from laptop to laptop, and can be
/// written.
[[nodiscard]] QString ownFolder(QStandardPaths::StandardLocation kind);

} // namespace mentat
