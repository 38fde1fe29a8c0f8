#pragma once

#include "scoring/ruleset/ruleset_standings.h"
#include "scoring/ruleset/stage_lineups.h"
#include "scoring/ruleset/values/ruleset_field.h"

namespace mentat {

/// What somebody reached in a complete game of a stage.
struct StageResult {
    size_t player; // in the order of registration
    TableNumber table;
    int place = 1; // H7: those that the stage's rolls part are parted
    bool isDropout = false;
    bool advances = false;
    Exact scoreOfFirst{}; // `stage-score`; left at 0 where the ruleset does not ask for it
    std::optional<Decimal> total{}; // `stage-total`: the score of the game; absent: unknown
};

/// H7: what the games of a stage come to, void ones aside.
struct StageResults {
    bool isOver = false;              // there are games, and all are complete
    std::vector<StageResult> results; // of the complete ones, table after table
    /// Of each table the places across the line that no roll has split, in the order of
    /// registration.
    std::vector<std::vector<PlayerId>> tiesForTheLine;
};

/// H6: of everybody registered by the line-up, from 0: the position in it; who is not in it comes
/// after all who are.
using Seeds = std::vector<size_t>;
[[nodiscard]] Seeds seedsOf(const std::vector<size_t>& lineUp, size_t players);

/// advance: the line; absent: nobody advances (the final). seeds: what splits shared places where
/// the ruleset has it so, in place of rolls.
[[nodiscard]] StageResults stageResults(const RulesetField& field, const PlayedStage& stage,
                                        std::optional<int> advance, const Seeds& seeds);

/// H8: whether the stage has games, void ones aside.
[[nodiscard]] bool hasGames(const PlayedStage& stage);

/// H7, H11: less: the first stands before the other, by the ruleset's `eliminated`.
[[nodiscard]] std::weak_ordering compareEliminated(const Ruleset& ruleset, const StageResult& a,
                                                   const StageResult& b, const Seeds& seeds);
/// H11, `stage-total`: greater: the first is the better one; unknown comes last.
[[nodiscard]] std::strong_ordering compareTotals(Scores scores, const std::optional<Decimal>& a,
                                                 const std::optional<Decimal>& b);

/// H6 to H8 for one stage. Players by their position in the order of registration, in the order in
/// which they entered; all lists are empty where it is not held.
struct StageRound {
    bool held = false;
    HeldReason reason;
    std::vector<size_t> qualifiers;
    std::vector<size_t> alternates;
    std::vector<size_t> lineUp;
    std::vector<size_t> byes;   // H8: who sits alone, or the first so many of the line-up
    bool isForAdvanced = false; // H7: no alternate gets in
    StageResults results;       // of its games
};

/// Of each stage as far as it can be computed, in the ruleset's order: to the first held one whose
/// games are not all complete, or where a tie for who goes on is open.
[[nodiscard]] std::vector<StageRound> stageCourse(const RulesetField& field,
                                                  const RulesetRanking& ranking);

/// H6: by the line-up of the first stage held.
[[nodiscard]] Seeds seedsIn(const std::vector<StageRound>& course, size_t players);

/// H5: who qualifies for the first stage held of these, who is its alternate, and who neither.
void setStatuses(RulesetRanking& ranking, const std::vector<StageRound>& course);
/// The stages to the first held one.
[[nodiscard]] std::vector<StageRound> courseToFirstHeld(const RulesetField& field,
                                                        const RulesetRanking& ranking);

/// The facts of a stage; nullptr where nothing is recorded of it.
[[nodiscard]] const PlayedStage* playedStage(const RulesetPlay& play, size_t stage);
/// H7: how many places of a table go on; absent: it is the final.
[[nodiscard]] std::optional<int> advanceOf(const Ruleset& ruleset, size_t stage);

} // namespace mentat
