#pragma once

#include <QString>

namespace mentat {

/// Whether a file is an event file or its backup, or belongs to one (its log, its lock): nothing
/// else may be written over it or as it. Detects an event file by content, through every name
/// that leads to it, and by suffix if it is too damaged; the others by name.
[[nodiscard]] bool belongsToEventFile(const QString& path);

} // namespace mentat
