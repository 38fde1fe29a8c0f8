#pragma once

#include "scoring/formats/by_ruleset/values/ruleset_field.h"

namespace mentat {

/// What somebody reached in a complete game of a stage.
struct StageResult {
    size_t player; // in the order of registration
    TableNumber table;
    int place = 1; // H7: those that the stage's rolls part are parted
    bool isDropout = false;
    bool advances = false;
    Exact scoreOfFirst{}; // `stage-score`; left at 0 where the ruleset does not ask for it
};

/// H7: what the games of a stage come to, void ones aside.
struct StageResults {
    bool isOver = false;              // there are games, and all are complete
    std::vector<StageResult> results; // of the complete ones, table after table
    /// Of each table the places across the line that no roll has split, in the order of
    /// registration.
    std::vector<std::vector<PlayerId>> tiesForTheLine;
};

/// advance: the line; absent: nobody advances (the final).
[[nodiscard]] StageResults stageResults(const RulesetField& field, const PlayedStage& stage,
                                        std::optional<int> advance);

/// H8: whether the stage has games, void ones aside.
[[nodiscard]] bool hasGames(const PlayedStage& stage);

/// H6: of everybody registered by the line-up, from 0: the position in it; who is not in it comes
/// after all who are.
using Seeds = std::vector<size_t>;
[[nodiscard]] Seeds seedsOf(const std::vector<size_t>& lineUp, size_t players);

/// H7, H11: less: the first stands before the other, by the ruleset's `eliminated`.
[[nodiscard]] std::weak_ordering compareEliminated(const std::vector<EliminatedBy>& eliminated,
                                                   const StageResult& a, const StageResult& b,
                                                   const Seeds& seeds);

} // namespace mentat
