#pragma once

#include "ui/desk/page_format.h"

namespace mentat {

/// What the page Rules has for a game of Dune beside search and turn.
[[nodiscard]] std::vector<RulePart> duneRuleParts(const Surroundings& surroundings,
                                                  const ShowRule& showRule);

} // namespace mentat
