#include "app/session/rounds/final/stage_change.h"

#include <algorithm>

namespace mentat {

namespace {

Name finalNameOf(const Event& event) {
    const auto* play = std::get_if<RulesetPlay>(&event.play);
    return play ? play->ruleset.stages.back().name : finalName();
}

} // namespace

Placed<Stage> stageAt(const Event& event, const Name& stage) {
    if (const auto known = valueAt(event, StageSlot{stage}))
        return *known;
    const auto& play = std::get<RulesetPlay>(event.play);
    const auto position = stagePosition(play.ruleset, stage);
    const auto before = std::ranges::count_if(play.stages, [&](const PlayedStage& other) {
        return stagePosition(play.ruleset, other.name) < position;
    });
    return {static_cast<size_t>(before), {}};
}

Change changeStage(const Event& event, ChangeKind kind, Values operands, const Stage& stage,
                   const RoundName& round) {
    const Name name = round.value_or(finalNameOf(event));
    Placed<Stage> after = stageAt(event, name);
    after.value = stage;
    return {
        kind, std::move(operands), {editOf(event, StageSlot{name}, std::optional(after))}, {}, {}};
}

Change changeRound(const Event& event, const RoundAct& act, Values operands, const Stage& stage,
                   const RoundName& round) {
    if (round)
        operands.insert(operands.begin(), round->text());
    return changeStage(event, round ? act.ofStage : act.ofFinal, std::move(operands), stage, round);
}

} // namespace mentat
