#pragma once

#include "model/result.h"
#include "model/rules/rule_book.h"

namespace mentat {

/// The rules that come with the program (resources/rules, docs/RULES_DATA.md). Failures: those of
/// their documents.
[[nodiscard]] Result<RuleBook> builtInRules();

} // namespace mentat
