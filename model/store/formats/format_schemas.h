#pragma once

#include <QStringList>

namespace mentat {

/// The tables of all formats in schema version 1; never changed again.
[[nodiscard]] QStringList formatSchemasVersion1();

} // namespace mentat
