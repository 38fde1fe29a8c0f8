#pragma once

#include "reports/wording/language/language.h"
#include "scoring/formats/wbc_dune/results/sheet_fault.h"
#include "scoring/formats/wbc_dune/results/sheet_field.h"

namespace mentat {

/// What is wrong, and what would be right: "Points are whole or half ones, such as 7 or 7.5, not
/// “7.3”"
[[nodiscard]] QString sheetFaultText(const Language& language, const SheetFault& fault);

/// What the rules say of a field: "R2: how the game was won"; empty where they say nothing.
[[nodiscard]] QString fieldRuleText(const Language& language, FieldKind kind);

} // namespace mentat
