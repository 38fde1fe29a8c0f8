#pragma once

#include <QStringList>

namespace mentat {

/// The tables of houses and session games in schema version 1; never changed again.
[[nodiscard]] QStringList stormSchemaVersion1();

} // namespace mentat
