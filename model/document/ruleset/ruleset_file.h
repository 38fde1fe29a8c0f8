#pragma once

#include "model/document/bytes/json.h"
#include "model/ruleset/ruleset.h"

namespace mentat {

// `mentat-ruleset`, version 1: a standalone ruleset, for exchange between GMs.

/// Failures: those of Json::parse(), Refused with all errors (H10.1).
[[nodiscard]] Result<Ruleset> readRulesetDocument(const QByteArray& utf8);
[[nodiscard]] Json writeRulesetDocument(const Ruleset& ruleset);

} // namespace mentat
