#pragma once

#include "app/cli/output/grid.h"

namespace mentat {

/// Lines for people, in a font of fixed width: a header, numbers to the right and texts to the
/// left, two blanks between columns; "–" for what is unknown.
[[nodiscard]] QString textTable(const Grid& grid);

} // namespace mentat
