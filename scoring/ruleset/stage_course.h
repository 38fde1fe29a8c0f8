#pragma once

#include "scoring/ruleset/ruleset_standings.h"
#include "scoring/ruleset/stage_lineups.h"
#include "scoring/ruleset/values/ruleset_field.h"

namespace mentat {

/// A player's result in a complete game of a stage.
struct StageResult {
    size_t player; // in the order of registration
    TableNumber table;
    int place = 1; // H7: after the stage's rolls
    bool isDropout = false;
    bool advances = false;
    Exact scoreOfFirst{};           // `stage-score`; 0 if the ruleset does not use it
    std::optional<Decimal> total{}; // `stage-total`: the score of the game; absent: unknown
};

/// H7: the results of a stage's games, void ones aside.
struct StageResults {
    bool isOver = false;              // there are games, and all are complete
    std::vector<StageResult> results; // of the complete games, table after table
    /// For each table, places shared across the line that no roll has split, in the order of
    /// registration.
    std::vector<std::vector<PlayerId>> tiesForTheLine;
};

/// H6: for every registered player their position in the line-up, from 0; players outside it come
/// after everyone in it.
using Seeds = std::vector<size_t>;
[[nodiscard]] Seeds seedsOf(const std::vector<size_t>& lineUp, size_t players);

/// advance: the line; absent: nobody advances (the final). seeds: split shared places instead of
/// rolls, if the ruleset says so.
[[nodiscard]] StageResults stageResults(const RulesetField& field, const PlayedStage& stage,
                                        std::optional<int> advance, const Seeds& seeds);

/// H8: whether the stage has games, void ones aside.
[[nodiscard]] bool hasGames(const PlayedStage& stage);

/// H7, H11: less: the first ranks before the other by the ruleset's `eliminated`.
[[nodiscard]] std::weak_ordering compareEliminated(const Ruleset& ruleset, const StageResult& a,
                                                   const StageResult& b, const Seeds& seeds);
/// H11, `stage-total`: greater: the first is the better one; unknown comes last.
[[nodiscard]] std::strong_ordering compareTotals(Scores scores, const std::optional<Decimal>& a,
                                                 const std::optional<Decimal>& b);

/// H6 to H8 for one stage. Players by position in the order of registration, in the order in which
/// they entered; all lists are empty if the stage is not held.
struct StageRound {
    bool held = false;
    HeldReason reason;
    std::vector<size_t> qualifiers;
    std::vector<size_t> alternates;
    std::vector<size_t> lineUp;
    std::vector<size_t> byes;   // H8: players seated alone, or the first of the line-up
    bool isForAdvanced = false; // H7: no alternates
    StageResults results;       // of its games
};

/// Every stage that can be computed, in the ruleset's order: up to the first held stage with an
/// incomplete game or an open tie for advancing.
[[nodiscard]] std::vector<StageRound> stageCourse(const RulesetField& field,
                                                  const RulesetRanking& ranking);

/// H6: by the line-up of the first stage held.
[[nodiscard]] Seeds seedsIn(const std::vector<StageRound>& course, size_t players);

/// H5: sets who qualifies for the first of these stages held, who is an alternate, and who is
/// neither.
void setStatuses(RulesetRanking& ranking, const std::vector<StageRound>& course);
/// The stages up to the first held one.
[[nodiscard]] std::vector<StageRound> courseToFirstHeld(const RulesetField& field,
                                                        const RulesetRanking& ranking);

/// The facts of a stage; nullptr if nothing is recorded.
[[nodiscard]] const PlayedStage* playedStage(const RulesetPlay& play, size_t stage);
/// H7: how many places of a table advance; absent: it is the final.
[[nodiscard]] std::optional<int> advanceOf(const Ruleset& ruleset, size_t stage);

} // namespace mentat
