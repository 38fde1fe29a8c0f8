#include "model/rounds/game_address.h"

namespace mentat {

GameAddress finalAddress(const Event& event) {
    const Game* game = onlyFinalGame(event);
    return {finalName(), game ? game->table : TableNumber(1)};
}

Values placeOf(const Event& event, const GameAddress& place) {
    if (place.round.isAdvanced() && hasOnlyFinal(event))
        return {operandOf(place.round), QString()};
    return {operandOf(place.round), qint64(place.table.value())};
}

const Game* gameAt(const Event& event, const GameAddress& place) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return nullptr;
    const auto* games = gamesOf(*play, place.round);
    return games ? findGame(*games, place.table) : nullptr;
}

} // namespace mentat
