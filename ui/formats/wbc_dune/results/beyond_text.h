#pragma once

#include "scoring/formats/wbc_dune/beyond_board.h"
#include "ui/formats/wbc_dune/results/sheet_field.h"

namespace mentat {

/// "PP 33.5, but 7 turns give 24.5 at most".
[[nodiscard]] QString beyondText(const BeyondBoard& beyond, const Game& game);

/// Where on the sheet it stands.
[[nodiscard]] SheetField fieldOf(const BeyondBoard& beyond);

} // namespace mentat
