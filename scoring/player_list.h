#pragma once

#include "model/values/ids.h"

#include <algorithm>
#include <vector>

namespace mentat {

[[nodiscard]] inline bool isAmong(const std::vector<PlayerId>& players, const PlayerId& player) {
    return std::ranges::find(players, player) != players.end();
}

} // namespace mentat
