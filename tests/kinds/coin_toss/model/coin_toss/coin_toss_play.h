#pragma once

#include "model/values/ids.h"
#include "model/values/numbers.h"

#include <vector>

namespace mentat {

/// How many tosses somebody has won.
struct Tosses {
    PlayerId player;
    Count won{0};
    friend bool operator==(const Tosses&, const Tosses&) = default;
};

/// What a toy of a kind of rules adds to an event.
struct CoinTossPlay {
    std::vector<Tosses> tosses;
    friend bool operator==(const CoinTossPlay&, const CoinTossPlay&) = default;
};

} // namespace mentat
