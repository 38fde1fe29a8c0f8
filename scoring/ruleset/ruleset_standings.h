#pragma once

#include "model/event.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/ranking/standings.h"
#include "scoring/ruleset/values/order_values.h"

namespace mentat {

/// H5, before the stages: statuses are Ranked and Disqualified.
struct RulesetRanking {
    Standings standings;
    std::vector<size_t> players; // of the ranked rows, by position in the order of registration
    std::vector<Exact> wins;     // of the ranked rows, for H6
};

[[nodiscard]] RulesetRanking rulesetRanking(const RulesetField& field);

/// H5: the standings of an event in heats by a ruleset, without an H10 error; values are those of
/// the ruleset's order, none without a game. Without stages nobody qualifies, and everyone is
/// Ranked. O(n log n) in the number of players.
[[nodiscard]] Standings rulesetStandings(const Event& event);

/// H11: the keys of the places in an event with stages, most important first.
enum class PlaceBy {
    Stage,        // position of the last stage that the player played
    FinalPlace,   // at a table of the last stage, if nothing else counts
    Forfeit,      // 1: advanced from their last stage, then did not play the next
    StagePlace,   // at a table of that stage
    StageScore,   // `stage-score`: the score there, relative to the best
    StageTotal,   // `stage-total`: the score there; no value: unknown
    Seed,         // from 1; no value: not in the line-up that defines the seeds
    Registration, // for two who were in no line-up
};
/// In order, matching the values of a Placement; empty without stages, where places follow the
/// standings. The seed comes last, if the ruleset splits ties by it, for players whom nothing else
/// separates.
[[nodiscard]] std::vector<PlaceBy> placeKeys(const Ruleset& ruleset);

/// H11: the final by place, then, stage by stage backwards, the players eliminated there; without
/// stages the standings. Tied players in the order of registration. Empty until the final is
/// finished. The event has no H10 error.
[[nodiscard]] std::vector<Placement> rulesetPlacements(const Event& event);

/// What the heats with a lower number say about a heat's entrants, as far as the ruleset's draw
/// uses it: with `pairing` `record` their wins, from the second heat on; with `byes` (H1) the byes
/// they have had and their rank in the standings of those heats. The event has no H10 error.
[[nodiscard]] HeatsBefore rulesetHeatsBefore(const Event& event, HeatNumber heat,
                                             const std::vector<PlayerId>& entrants);

} // namespace mentat
