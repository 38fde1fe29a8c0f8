#pragma once

#include "reports/wording/language/language.h"
#include "reports/wording/wording.h"
#include "scoring/dune/results/sheet_field.h"
#include "scoring/dune/results/value_warnings.h"

#include <variant>

namespace mentat {

/// "PP 33.5, but 7 turns give 24.5 at most". turns: of the game; absent: unknown.
[[nodiscard]] QString beyondText(const Language& language, const BeyondBoard& beyond,
                                 const std::optional<Turns>& turns);

/// What is wrong, and what would be right: "Points are whole or half ones, such as 7 or 7.5, not
/// “7.3”"
[[nodiscard]] QString sheetFaultText(const Language& language, const SheetFault& fault);

/// The remark at a field of a sheet: a typing fault, a finding with its rule, or a value that the
/// board cannot hold. turns: of the game; absent: unknown.
[[nodiscard]] QString sheetRemarkText(const Wording& wording,
                                      const std::variant<SheetFault, Finding, BeyondBoard>& what,
                                      const std::optional<Turns>& turns);

/// The name of a field: at the desk, which has little room, and on paper and phones: "Ended",
/// "Ended at"; empty if it has none.
[[nodiscard]] QString fieldName(const Language& language, FieldKind kind);
[[nodiscard]] QString fieldNameOnPaper(const Language& language, FieldKind kind);

/// The rules about a field: "R2: how the game was won"; empty if there are none.
[[nodiscard]] QString fieldRuleText(const Language& language, FieldKind kind);

} // namespace mentat
