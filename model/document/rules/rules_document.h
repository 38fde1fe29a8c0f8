#pragma once

#include "model/document/bytes/json.h"
#include "model/result.h"
#include "model/rules/rule_book.h"

namespace mentat {

inline constexpr QLatin1StringView rulesDocumentFormat("mentat-rules");

/// One of resources/rules (docs/RULES_DATA.md). Failures: Refused with the findings, in document
/// order; those of Json::parse().
[[nodiscard]] Result<RuleDocument> readRulesDocument(const QByteArray& utf8);

/// The built-in rules (resources/rules, docs/RULES_DATA.md). Failures: those of their documents.
[[nodiscard]] Result<RuleBook> builtInRules();

} // namespace mentat
