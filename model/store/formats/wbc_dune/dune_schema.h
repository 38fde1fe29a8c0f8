#pragma once

#include <QStringList>

namespace mentat {

/// The tables of heats, games and the final in schema version 1; never changed again.
[[nodiscard]] QStringList duneSchemaVersion1();

} // namespace mentat
