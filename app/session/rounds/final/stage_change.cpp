#include "app/session/rounds/final/stage_change.h"

#include "app/session/acts.h"

#include <algorithm>

namespace mentat {

Placed<Stage> stageAt(const Event& event, const Name& round) {
    if (const auto known = valueAt(event, StageSlot{round}))
        return *known;
    const auto& play = std::get<RulesetPlay>(event.play);
    const auto position = stagePosition(play.ruleset, round);
    const auto before = std::ranges::count_if(play.stages, [&](const PlayedStage& other) {
        return stagePosition(play.ruleset, other.name) < position;
    });
    return {static_cast<size_t>(before), {}};
}

Change stageChange(const Event& event, const Name& round, const Stage& stage, ChangeKind kind,
                   const Values& more) {
    Placed<Stage> after = stageAt(event, round);
    after.value = stage;
    Values operands{round.text()};
    operands.insert(operands.end(), more.begin(), more.end());
    return oneEdit(kind, std::move(operands), event, StageSlot{round}, std::optional(after));
}

} // namespace mentat
