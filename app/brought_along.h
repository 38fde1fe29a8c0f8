#pragma once

#include <QStandardPaths>
#include <QString>

namespace mentat {

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
