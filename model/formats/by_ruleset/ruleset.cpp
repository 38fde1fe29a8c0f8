#include "model/formats/by_ruleset/ruleset.h"

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

const StageRule* findStageRule(const Ruleset& ruleset, const Name& name) {
    const auto found = std::ranges::find(ruleset.stages, name, &StageRule::name);
    return found == ruleset.stages.end() ? nullptr : &*found;
}

} // namespace mentat
