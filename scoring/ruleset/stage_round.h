#pragma once

#include "model/ruleset/ruleset.h"
#include "scoring/heats/final/advanced_round.h"
#include "scoring/ruleset/stage_lineups.h"
#include "scoring/table_sizes.h"

namespace mentat {

// H6, H8: how many play an advanced round, and at which tables.

/// A stage as its ruleset has it. Keeps a reference to the ruleset.
struct StageOfRuleset {
    const Ruleset& ruleset;
    size_t position;

    [[nodiscard]] const StageRule& rule() const { return ruleset.stages[position]; }
    [[nodiscard]] const ListedSizes& sizes() const { return sizesOf(ruleset, rule()); }
    [[nodiscard]] bool isFinal() const { return position + 1 == ruleset.stages.size(); }
};

/// What a stage's number follows from.
struct StageCrowd {
    int qualified = 0;         // by H6 or H7
    int people = 0;            // who could play
    std::optional<int> atMost; // half the field, in the first stage held under `atMostHalf`
    /// So many of the first are not to be left out for the tables' sake: those with enough wins,
    /// and those who advanced.
    int guarded = 0;
};

/// H6: how many enter from so large a field; absent where their wins say it.
[[nodiscard]] std::optional<int> entrantsFrom(const Entrants& entrants, int field);

/// H8: the number of a stage before it is fitted to seats.
[[nodiscard]] int stageNumberWanted(const StageOfRuleset& stage, const StageCrowd& crowd);
/// H8: whether that says that the stage is held: counted are those whom `skipBelow` counts. Games
/// and the GM's word aside, and the final, which is always held.
[[nodiscard]] HeldBecause whetherEnough(const StageOfRuleset& stage, int counted, int wanted);
[[nodiscard]] bool isHeld(HeldBecause because);
/// H8: the number of a stage that is held.
[[nodiscard]] int stageNumber(const StageOfRuleset& stage, const StageCrowd& crowd);
/// H8: how many of so many have byes.
[[nodiscard]] int stageByes(const StageOfRuleset& stage, int number);
/// H9: the sizes that `tables` gives for those who sit down, the larger first; absent where the
/// rule has no number for them, or one that cannot seat them.
[[nodiscard]] std::optional<std::vector<int>> givenTables(const StageOfRuleset& stage, int seated);
/// H9: the sizes of the tables for those who sit down, in the order of the tables. One table where
/// neither `tables` nor H1 has a way, and for the final.
[[nodiscard]] std::vector<int> stageSizes(const StageOfRuleset& stage, int seated);

/// Who plays a stage, as call list, line-up and closing go by it (R7.1): H6 to H8, the last stage
/// where none is named. Absent: the ruleset has none of this name.
[[nodiscard]] std::optional<AdvancedRound> rulesetRound(const Event& event, const Name& name);

/// The same by line-ups that are known.
[[nodiscard]] AdvancedRound stageRound(const Event& event, const StageLineUps& lineUps,
                                       const Name& stage);

} // namespace mentat
