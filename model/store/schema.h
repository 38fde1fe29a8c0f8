#pragma once

#include <QStringList>

namespace mentat {

/// The statements that make an empty file one of version 1; never changed again.
[[nodiscard]] QStringList schemaVersion1();
/// Those that make a file of version 2 one of version 3: other names of people and players, heats
/// that are not held.
[[nodiscard]] QStringList schemaVersion3();

} // namespace mentat
