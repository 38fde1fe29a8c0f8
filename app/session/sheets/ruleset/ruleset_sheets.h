#pragma once

#include "app/session/sheets/sheet_kind.h"

namespace mentat {

/// The result of a game by a ruleset, seat by seat as on its slip.
[[nodiscard]] SheetKind rulesetSheetKind();

} // namespace mentat
