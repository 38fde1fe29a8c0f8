#pragma once

#include "scoring/formats/by_ruleset/ruleset_ranking.h"
#include "scoring/formats/by_ruleset/stage_lineups.h"
#include "scoring/formats/by_ruleset/stage_results.h"

namespace mentat {

/// H6 to H8 for one stage. Players by their position in the order of registration, in the order in
/// which they entered; all lists are empty where it is not held.
struct StageRound {
    bool held = false;
    HeldReason reason;
    std::vector<size_t> qualifiers;
    std::vector<size_t> alternates;
    std::vector<size_t> lineUp;
    StageResults results; // of its games
};

/// Of each stage as far as it can be computed, in the ruleset's order: to the first held one whose
/// games are not all complete, or where a tie for who goes on is open.
[[nodiscard]] std::vector<StageRound> stageCourse(const RulesetField& field,
                                                  const RulesetRanking& ranking);

/// H6: by the line-up of the first stage held.
[[nodiscard]] Seeds seedsIn(const std::vector<StageRound>& course, size_t players);

/// H5: how many rows of the standings qualify for the first stage held. There is a stage.
[[nodiscard]] size_t qualifiersOfStandings(const RulesetField& field,
                                           const RulesetRanking& ranking);

/// The facts of a stage; nullptr where nothing is recorded of it.
[[nodiscard]] const PlayedStage* playedStage(const RulesetPlay& play, size_t stage);
/// H7: how many places of a table go on; absent: it is the final.
[[nodiscard]] std::optional<int> advanceOf(const Ruleset& ruleset, size_t stage);

} // namespace mentat
