#pragma once

#include <QStringList>

namespace mentat {

/// The statements that make an empty file one of version 1; never changed again.
[[nodiscard]] QStringList schemaVersion1();

} // namespace mentat
