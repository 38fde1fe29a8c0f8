#include "model/rounds/heat_slots.h"

namespace mentat {

namespace {

/// A slot of heats in an event without heats is a bug, which std::get would only report for other
/// slots.
template <class AnyEvent>
auto& playOf(AnyEvent& event) {
    auto* play = heatsPlay(event);
    if (!play)
        throw std::bad_variant_access();
    return *play;
}

auto isHeat(HeatNumber number) {
    return [number](const Heat& heat) { return heat.number == number; };
}
auto isTable(TableNumber table) {
    return [table](const Game& game) { return game.table == table; };
}

auto isStage(const Name& name) {
    return [&name](const PlayedStage& stage) { return stage.name == name; };
}

Heat* heatOf(Event& event, HeatNumber number) {
    auto& heats = playOf(event).heats;
    const auto found = std::find_if(heats.begin(), heats.end(), isHeat(number));
    return found == heats.end() ? nullptr : &*found;
}

std::optional<size_t> positionIn(const std::vector<PlayerId>& list, const PlayerId& player) {
    const auto found = std::find(list.begin(), list.end(), player);
    if (found == list.end())
        return std::nullopt;
    return static_cast<size_t>(found - list.begin());
}

} // namespace

std::optional<AtPosition<HeatDetails>> valueAt(const Event& event, const HeatSlot& slot) {
    const auto heat = placedIn(playOf(event).heats, isHeat(slot.heat));
    if (!heat)
        return std::nullopt;
    return AtPosition<HeatDetails>{heat->position, heat->value.details};
}

std::optional<Attendance> valueAt(const Event& event, const EntrantSlot& slot) {
    const Heat* heat = findHeat(playOf(event), slot.heat);
    if (!heat)
        return std::nullopt;
    if (const auto position = positionIn(heat->entrants, slot.player))
        return Attendance{false, *position};
    if (const auto position = positionIn(heat->standby, slot.player))
        return Attendance{true, *position};
    return std::nullopt;
}

std::optional<Draw> valueAt(const Event& event, const DrawSlot& slot) {
    const Heat* heat = findHeat(playOf(event), slot.heat);
    return heat ? heat->draw : std::nullopt;
}

std::optional<AtPosition<Game>> valueAt(const Event& event, const GameSlot& slot) {
    const auto* games = gamesOf(playOf(event), slot.round);
    return games ? placedIn(*games, isTable(slot.table)) : std::nullopt;
}

std::optional<AtPosition<Stage>> valueAt(const Event& event, const StageSlot& slot) {
    const auto stage = placedIn(playOf(event).stages, isStage(slot.stage));
    if (!stage)
        return std::nullopt;
    return AtPosition<Stage>{stage->position, stage->value.details};
}

void put(Event& event, const HeatSlot& slot, const std::optional<AtPosition<HeatDetails>>& value) {
    auto& heats = playOf(event).heats;
    if (!value) {
        placeIn(heats, isHeat(slot.heat), std::optional<AtPosition<Heat>>());
        return;
    }
    const auto known = placedIn(heats, isHeat(slot.heat));
    Heat heat = known ? known->value : Heat{slot.heat, {}, {}, {}, {}, {}};
    heat.details = value->value;
    placeIn(heats, isHeat(slot.heat), std::optional(AtPosition<Heat>{value->position, heat}));
}

void put(Event& event, const EntrantSlot& slot, const std::optional<Attendance>& value) {
    Heat* heat = heatOf(event, slot.heat);
    if (!heat)
        return;
    std::erase(heat->entrants, slot.player);
    std::erase(heat->standby, slot.player);
    if (value) {
        auto& list = value->onlyIfNeeded ? heat->standby : heat->entrants;
        const auto position = std::min(value->position, list.size());
        list.insert(list.begin() + static_cast<std::ptrdiff_t>(position), slot.player);
    }
}

void put(Event& event, const DrawSlot& slot, const std::optional<Draw>& value) {
    if (Heat* heat = heatOf(event, slot.heat))
        heat->draw = value;
}

void put(Event& event, const GameSlot& slot, const std::optional<AtPosition<Game>>& value) {
    if (auto* games = gamesOf(playOf(event), slot.round))
        placeIn(*games, isTable(slot.table), value);
}

void put(Event& event, const StageSlot& slot, const std::optional<AtPosition<Stage>>& value) {
    auto& stages = playOf(event).stages;
    if (!value && hasOnlyFinal(event)) { // It always exists: to remove it is to empty it
        stages.front().details = {};
        return;
    }
    std::optional<AtPosition<PlayedStage>> wanted;
    if (value) {
        const auto known = placedIn(stages, isStage(slot.stage));
        wanted = {value->position, {slot.stage, value->value, {}}};
        if (known)
            wanted->value.games = known->value.games;
    }
    placeIn(stages, isStage(slot.stage), wanted);
}

} // namespace mentat
