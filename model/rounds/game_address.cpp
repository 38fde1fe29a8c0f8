#include "model/rounds/game_address.h"

namespace mentat {

const Game* gameAt(const Event& event, const GameAddress& place) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return nullptr;
    if (place.isFinal())
        return play->finalGame ? &play->finalGame->game : nullptr;
    const Heat* heat = findHeat(*play, *place.heat);
    return heat ? findGame(*heat, place.table) : nullptr;
}

} // namespace mentat
