#pragma once

#include "reports/wording/language/language.h"
#include "reports/wording/wording.h"
#include "scoring/dune/results/sheet_field.h"
#include "scoring/dune/results/value_warnings.h"

#include <variant>

namespace mentat {

/// "PP 33.5, but 7 turns give 24.5 at most". turns: of the game; absent: not known.
[[nodiscard]] QString beyondText(const Language& language, const BeyondBoard& beyond,
                                 const std::optional<Turns>& turns);

/// What is wrong, and what would be right: "Points are whole or half ones, such as 7 or 7.5, not
/// “7.3”"
[[nodiscard]] QString sheetFaultText(const Language& language, const SheetFault& fault);

/// What is said at a field of a sheet: a fault of what is typed, a finding with its rule, what the
/// board cannot hold. turns: of the game; absent: not known.
[[nodiscard]] QString sheetRemarkText(const Wording& wording,
                                      const std::variant<SheetFault, Finding, BeyondBoard>& what,
                                      const std::optional<Turns>& turns);

/// What a field is called: at the desk, where there is little room, and on paper and phones:
/// "Ended", "Ended at"; empty where it has no name.
[[nodiscard]] QString fieldName(const Language& language, FieldKind kind);
[[nodiscard]] QString fieldNameOnPaper(const Language& language, FieldKind kind);

/// What the rules say of a field: "R2: how the game was won"; empty where they say nothing.
[[nodiscard]] QString fieldRuleText(const Language& language, FieldKind kind);

} // namespace mentat
