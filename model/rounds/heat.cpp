#include "model/rounds/heat.h"

#include <algorithm>

namespace mentat {

bool isPlayed(const Heat& heat) {
    return !heat.games.empty() && std::none_of(heat.games.begin(), heat.games.end(), isUnfinished);
}

const Game* findGame(const Heat& heat, TableNumber table) {
    const auto found = std::find_if(heat.games.begin(), heat.games.end(),
                                    [&](const Game& game) { return game.table == table; });
    return found == heat.games.end() ? nullptr : &*found;
}

} // namespace mentat
