#pragma once

#include "model/document/bytes/json.h"
#include "model/ruleset/ruleset.h"

namespace mentat {

// `mentat-ruleset`, version 1: a ruleset by itself, which GMs give each other.

/// Failures: those of Json::parse(), Refused with all that is wrong in it (H10.1).
[[nodiscard]] Result<Ruleset> readRulesetDocument(const QByteArray& utf8);
[[nodiscard]] Json writeRulesetDocument(const Ruleset& ruleset);

} // namespace mentat
