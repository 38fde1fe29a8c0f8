#include "app/session/formats/by_ruleset/stage_parts.h"

#include <algorithm>

namespace mentat {

Placed<StageDetails> stageAt(const Event& event, const Name& stage) {
    if (const auto known = valueAt(event, StageSlot{stage}))
        return *known;
    const auto& play = std::get<RulesetPlay>(event.play);
    const auto position = stagePosition(play.ruleset, stage);
    const auto before = std::ranges::count_if(play.stages, [&](const PlayedStage& other) {
        return stagePosition(play.ruleset, other.name) < position;
    });
    return {static_cast<size_t>(before), {}};
}

TableNumber nextTable(const std::vector<Game>& games) {
    int greatest = 0;
    for (const Game& game : games)
        greatest = std::max(greatest, game.table.value());
    return TableNumber(greatest + 1);
}

} // namespace mentat
