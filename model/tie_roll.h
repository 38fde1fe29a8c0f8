#pragma once

#include "model/values/ids.h"
#include "model/values/numbers.h"

#include <optional>
#include <vector>

namespace mentat {

/// R4.4: the dice of exactly these players, in their order; fewer dice than players while some have
/// not rolled yet. planned: when they will ("Saturday 8:45").
struct TieRoll {
    std::vector<PlayerId> players;
    std::vector<Roll> rolls;
    std::optional<QString> planned;
    friend bool operator==(const TieRoll&, const TieRoll&) = default;
};

} // namespace mentat
