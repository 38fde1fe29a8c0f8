#pragma once

#include "app/session/sheets/sheet_kind.h"

namespace mentat {

/// The result sheet of a game of Dune, without what is the GM's alone (R2.6, excuses, what is
/// accepted) and without the grid of turns, which stays on the paper.
[[nodiscard]] SheetKind duneSheetKind();

} // namespace mentat
