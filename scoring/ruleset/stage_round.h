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
};

/// H6: how many enter from so large a field; absent where their wins say it.
[[nodiscard]] std::optional<int> entrantsFrom(const Entrants& entrants, int field);

/// H8: whether enough qualify for the stage to be held, games aside. The final is always held.
[[nodiscard]] bool areEnough(const StageOfRuleset& stage, const StageCrowd& crowd);
/// H8: the number of a stage that is held.
[[nodiscard]] int stageNumber(const StageOfRuleset& stage, const StageCrowd& crowd);
/// H9: the sizes of its tables, the largest first. One table where H1 has no way, and for the
/// final.
[[nodiscard]] std::vector<int> stageSizes(const StageOfRuleset& stage, int players);

/// Who plays a stage, as call list, line-up and closing go by it (R7.1): H6 to H8, the last stage
/// where none is named. Absent: the ruleset has none of this name.
[[nodiscard]] std::optional<AdvancedRound> rulesetRound(const Event& event, const Name& name);

/// The same by line-ups that are known.
[[nodiscard]] AdvancedRound stageRound(const Event& event, const StageLineUps& lineUps,
                                       const Name& stage);

} // namespace mentat
