#include "model/heats/heat.h"

#include <algorithm>

namespace mentat {

const Game* findGame(const Heat& heat, TableNumber table) {
    const auto found = std::find_if(heat.games.begin(), heat.games.end(),
                                    [&](const Game& game) { return game.table == table; });
    return found == heat.games.end() ? nullptr : &*found;
}

} // namespace mentat
