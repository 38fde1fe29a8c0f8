#include "model/ruleset/ruleset.h"

#include <algorithm>

namespace mentat {

KeyGames gamesOfKey(const OrderKey& key) {
    return std::visit(
        [](const auto& own) -> KeyGames {
            if constexpr (requires { own.games; })
                return own.games;
            else if constexpr (requires { own.where; })
                return {own.where, {}};
            else
                return {};
        },
        key);
}

bool needsScores(const OrderKey& key) {
    const auto* points = std::get_if<PlacePointsKey>(&key);
    return natureOf(key).ofScores || (points && !points->ratio.empty());
}

bool needsScores(EliminatedBy by) {
    return by == EliminatedBy::StageScore || by == EliminatedBy::StageTotal;
}

bool needsScores(const Ruleset& ruleset) {
    return std::ranges::any_of(ruleset.order, [](const OrderKey& key) { return needsScores(key); })
           || std::ranges::any_of(ruleset.eliminated,
                                  [](EliminatedBy by) { return needsScores(by); });
}

int numberFor(const NumbersFrom& pairs, int people) {
    int number = 0;
    for (const NumberFrom& pair : pairs) {
        if (pair.from.value() <= people)
            number = pair.number.value();
    }
    return number;
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
