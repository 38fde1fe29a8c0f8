#pragma once

#include "ui/mapping/column_mapping.h"

namespace mentat {

/// What the columns of a list of games can hold, in the order of gamesHeadings().
[[nodiscard]] std::vector<ColumnField> gamesFields();
/// A heading of ours as it is offered.
[[nodiscard]] QString gamesFieldTitle(const QString& heading);

} // namespace mentat
