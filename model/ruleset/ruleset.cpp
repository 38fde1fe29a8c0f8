#include "model/ruleset/ruleset.h"

#include <algorithm>

namespace mentat {

bool needsScores(const OrderKey& key) {
    using enum OrderBy;
    const OrderBy by = orderBy(key);
    return by == Score || by == ScoreShare || by == ScoreOfFirst || by == BehindFirst;
}

bool needsScores(const Ruleset& ruleset) {
    return std::ranges::any_of(ruleset.order, [](const OrderKey& key) { return needsScores(key); })
           || std::ranges::find(ruleset.eliminated, EliminatedBy::StageScore)
                  != ruleset.eliminated.end();
}

std::optional<size_t> stagePosition(const Ruleset& ruleset, const Name& name) {
    const auto found = std::ranges::find(ruleset.stages, name, &StageRule::name);
    if (found == ruleset.stages.end())
        return std::nullopt;
    return static_cast<size_t>(found - ruleset.stages.begin());
}

const StageRule* findStageRule(const Ruleset& ruleset, const Name& name) {
    const auto position = stagePosition(ruleset, name);
    return position ? &ruleset.stages[*position] : nullptr;
}

} // namespace mentat
