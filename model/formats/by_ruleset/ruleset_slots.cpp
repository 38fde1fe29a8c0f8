#include "model/formats/by_ruleset/ruleset_slots.h"

namespace mentat {

namespace {

auto isStage(const Name& name) {
    return [&name](const PlayedStage& stage) { return stage.name == name; };
}
auto isTable(TableNumber table) {
    return [table](const Game& game) { return game.table == table; };
}

} // namespace

std::optional<Ruleset> valueAt(const Event& event, RulesetSlot) {
    return std::get<RulesetPlay>(event.play).ruleset;
}

std::optional<Placed<StageDetails>> valueAt(const Event& event, const StageSlot& slot) {
    const auto stage = placedIn(std::get<RulesetPlay>(event.play).stages, isStage(slot.stage));
    if (!stage)
        return std::nullopt;
    return Placed<StageDetails>{stage->position, stage->value.details};
}

std::optional<Placed<Game>> valueAt(const Event& event, const StageGameSlot& slot) {
    const PlayedStage* stage = findStage(std::get<RulesetPlay>(event.play), slot.stage);
    return stage ? placedIn(stage->games, isTable(slot.table)) : std::nullopt;
}

void put(Event& event, RulesetSlot, const std::optional<Ruleset>& value) {
    std::get<RulesetPlay>(event.play).ruleset = value ? *value : RulesetPlay().ruleset;
}

void put(Event& event, const StageSlot& slot, const std::optional<Placed<StageDetails>>& value) {
    auto& stages = std::get<RulesetPlay>(event.play).stages;
    std::optional<Placed<PlayedStage>> wanted;
    if (value) {
        const auto known = placedIn(stages, isStage(slot.stage));
        wanted = {value->position, {slot.stage, value->value, {}}};
        if (known)
            wanted->value.games = known->value.games;
    }
    placeIn(stages, isStage(slot.stage), wanted);
}

void put(Event& event, const StageGameSlot& slot, const std::optional<Placed<Game>>& value) {
    auto& stages = std::get<RulesetPlay>(event.play).stages;
    const auto stage = std::find_if(stages.begin(), stages.end(), isStage(slot.stage));
    if (stage != stages.end())
        placeIn(stage->games, isTable(slot.table), value);
}

} // namespace mentat
