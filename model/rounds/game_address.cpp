#include "model/rounds/game_address.h"

#include <algorithm>

namespace mentat {

GameAddress finalAddress(const Event& event) {
    const Game* game = onlyFinalGame(event);
    return {finalName(), game ? game->table : TableNumber(1)};
}

const Game* gameAt(const Event& event, const GameAddress& place) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return nullptr;
    const auto at = [&](const std::vector<Game>& games) {
        const auto found = std::ranges::find(games, place.table, &Game::table);
        return found == games.end() ? nullptr : &*found;
    };
    if (const auto number = place.heat()) {
        const Heat* heat = findHeat(*play, *number);
        return heat ? at(heat->games) : nullptr;
    }
    const PlayedStage* stage = findStage(*play, *place.round.stage());
    return stage ? at(stage->games) : nullptr;
}

} // namespace mentat
