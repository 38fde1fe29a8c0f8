#pragma once

#include "model/event.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// H5: the standings of an event in heats by a ruleset, which has no error of H10; its values are
/// those of the ruleset's order, none without a game. Without stages nobody qualifies for any: all
/// are ranked. n log n in the number of players.
[[nodiscard]] Standings rulesetStandings(const Event& event);

} // namespace mentat
