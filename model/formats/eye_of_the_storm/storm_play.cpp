#include "model/formats/eye_of_the_storm/storm_play.h"

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

} // namespace mentat
