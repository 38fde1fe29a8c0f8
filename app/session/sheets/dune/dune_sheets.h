#pragma once

#include "app/session/sheets/sheet_kind.h"

namespace mentat {

/// The result sheet of a Dune game, without the GM's own fields (R2.6, excuses, acceptances) and
/// without the control grid, which stays on paper.
[[nodiscard]] SheetKind duneSheetKind();

} // namespace mentat
