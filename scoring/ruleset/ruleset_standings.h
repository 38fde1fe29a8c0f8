#pragma once

#include "model/event.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/ranking/standings.h"
#include "scoring/ruleset/values/order_values.h"

namespace mentat {

/// H5 without what the stages make of it: statuses are Ranked and Disqualified.
struct RulesetRanking {
    Standings standings;
    std::vector<size_t>
        players;             // of the ranked rows, by their position in the order of registration
    std::vector<Exact> wins; // of the ranked rows, for H6
};

[[nodiscard]] RulesetRanking rulesetRanking(const RulesetField& field);

/// H5: the standings of an event in heats by a ruleset, which has no error of H10; its values are
/// those of the ruleset's order, none without a game. Without stages nobody qualifies for any: all
/// are ranked. n log n in the number of players.
[[nodiscard]] Standings rulesetStandings(const Event& event);

/// H11: what places go by in an event with stages, the first first.
enum class PlaceBy {
    Stage,        // the position of the one that somebody played last
    FinalPlace,   // at a table of the last one, where nothing else counts
    Forfeit,      // 1: went on from their last one to the next, and then played in none
    StagePlace,   // at a table of it
    StageScore,   // `stage-score`: what the score there is worth to the best
    StageTotal,   // `stage-total`: the score there; no value: unknown
    Seed,         // from 1; no value: not in the line-up that seeds follow from
    Registration, // of two who were in no line-up
};
/// In their order, as the values of a Placement are; without stages places go by the order of the
/// standings, and there is none. Last the seed where the ruleset has it split ties, for those whom
/// nothing before parts.
[[nodiscard]] std::vector<PlaceBy> placeKeys(const Ruleset& ruleset);

/// H11: the final by place, then, stage by stage backwards, who went out there; without stages the
/// standings. Equal ones in the order of registration. Empty while the final is not finished. The
/// event has no error of H10.
[[nodiscard]] std::vector<Placement> rulesetPlacements(const Event& event);

/// What the heats of a lower number say of the entrants of a heat, as far as the ruleset draws by
/// it: with `pairing` `record` their wins, from the second heat on; with `byes` (H1) how many they
/// have had and where they are in the standings of those heats. The event has no error of H10.
[[nodiscard]] HeatsBefore rulesetHeatsBefore(const Event& event, HeatNumber heat,
                                             const std::vector<PlayerId>& entrants);

} // namespace mentat
