#include "model/storm/storm_play.h"

#include "model/storm/storm_slots.h"

#include <algorithm>

namespace mentat {

const House* houseOf(const StormPlay& play, const PlayerId& player) {
    const auto house = play.houses.find(player);
    return house == play.houses.end() ? nullptr : &house->second;
}

const StormGame* findGame(const StormPlay& play, StormGameNumber number) {
    const auto game = std::ranges::find(play.games, number, &StormGame::number);
    return game == play.games.end() ? nullptr : &*game;
}

const StormSeat* seatIn(const StormGame& game, const PlayerId& player) {
    const auto seat = std::ranges::find(game.seats, player, &StormSeat::player);
    return seat == game.seats.end() ? nullptr : &*seat;
}

namespace {

auto isGame(StormGameNumber number) {
    return [number](const StormGame& game) { return game.number == number; };
}

} // namespace

std::optional<House> valueAt(const Event& event, const HouseSlot& slot) {
    const House* house = houseOf(std::get<StormPlay>(event.play), slot.player);
    return house ? std::optional(*house) : std::nullopt;
}

std::optional<AtPosition<StormGame>> valueAt(const Event& event, const StormGameSlot& slot) {
    return placedIn(std::get<StormPlay>(event.play).games, isGame(slot.game));
}

void put(Event& event, const HouseSlot& slot, const std::optional<House>& value) {
    auto& houses = std::get<StormPlay>(event.play).houses;
    if (value)
        houses.insert_or_assign(slot.player, *value);
    else
        houses.erase(slot.player);
}

void put(Event& event, const StormGameSlot& slot,
         const std::optional<AtPosition<StormGame>>& value) {
    placeIn(std::get<StormPlay>(event.play).games, isGame(slot.game), value);
}

} // namespace mentat
