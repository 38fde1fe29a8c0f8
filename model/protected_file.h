#pragma once

#include <QString>

namespace mentat {

/// Whether a file is an event file or a backup of one, or stands beside one for it (its log, its
/// lock): nothing else may take its place, or come to be there. An event file is told by what is in
/// it, through every name that leads to it, and by its suffix where it is too damaged to say; what
/// stands beside it by its name.
[[nodiscard]] bool belongsToEventFile(const QString& path);

} // namespace mentat
