#include "model/rounds/heat.h"

#include <algorithm>

namespace mentat {

bool isPlayed(const Heat& heat) {
    return !heat.games.empty() && std::none_of(heat.games.begin(), heat.games.end(), isUnfinished);
}

} // namespace mentat
