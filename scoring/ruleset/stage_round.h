#pragma once

#include "model/ruleset/ruleset.h"
#include "scoring/heats/final/advanced_round.h"
#include "scoring/ruleset/stage_lineups.h"
#include "scoring/table_sizes.h"

namespace mentat {

// H6, H8: how many play an advanced round, and at which tables.

/// A stage as defined by its ruleset. Keeps a reference to the ruleset.
struct StageOfRuleset {
    const Ruleset& ruleset;
    size_t position;

    [[nodiscard]] const StageRule& rule() const { return ruleset.stages[position]; }
    [[nodiscard]] const ListedSizes& sizes() const { return sizesOf(ruleset, rule()); }
    [[nodiscard]] bool isFinal() const { return position + 1 == ruleset.stages.size(); }
};

/// What the number of players in a stage follows from.
struct StageCrowd {
    int qualified = 0;         // by H6 or H7
    int people = 0;            // who could play
    std::optional<int> atMost; // half the field, for the first stage held under `atMostHalf`
    /// The first players who must not be left out to fit the tables: those with enough wins, and
    /// those who advanced.
    int guarded = 0;
};

/// H6: the number who enter from a field of this size; absent if wins determine it.
[[nodiscard]] std::optional<int> entrantsFrom(const Entrants& entrants, int field);

/// H8: the number of players before fitting to seats.
[[nodiscard]] int stageNumberWanted(const StageOfRuleset& stage, const StageCrowd& crowd);
/// H8: whether this number means that the stage is held; counts the players whom `skipBelow`
/// counts. Ignores games, the GM's decision, and that the final is always held.
[[nodiscard]] HeldBecause whetherEnough(const StageOfRuleset& stage, int counted, int wanted);
[[nodiscard]] bool isHeld(HeldBecause because);
/// H8: the number of players in a stage that is held.
[[nodiscard]] int stageNumber(const StageOfRuleset& stage, const StageCrowd& crowd);
/// H8: the number of byes for this number of players.
[[nodiscard]] int stageByes(const StageOfRuleset& stage, int number);
/// H9: the sizes from `tables` for these players, the larger first; absent if the rule has no
/// number for them, or one that cannot seat them.
[[nodiscard]] std::optional<std::vector<int>> givenTables(const StageOfRuleset& stage, int seated);
/// H9: the table sizes for these players, in table order. A single table if neither `tables` nor H1
/// has a way, and for the final.
[[nodiscard]] std::vector<int> stageSizes(const StageOfRuleset& stage, int seated);

/// Who plays a stage, as used by call list, line-up, and closing (R7.1): H6 to H8; the last stage
/// if no name is given. Absent: the ruleset has no stage with this name.
[[nodiscard]] std::optional<AdvancedRound> rulesetRound(const Event& event, const Name& name);

/// The same from known line-ups.
[[nodiscard]] AdvancedRound stageRound(const Event& event, const StageLineUps& lineUps,
                                       const Name& stage);

} // namespace mentat
