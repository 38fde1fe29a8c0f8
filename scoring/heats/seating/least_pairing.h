#pragma once

#include "scoring/heats/seating/pair_weight.h"

#include <functional>
#include <utility>
#include <vector>

namespace mentat {

/// What two of the people, by their position, weigh together: 0 or more.
using WeightOfPair = std::function<PairWeight(size_t one, size_t other)>;

/// Everybody in one pair, so that the pairs weigh the least in all: a perfect matching of minimum
/// weight. Each weight is asked for once, pair after pair: (0, 1), (0, 2), … (1, 2), …. As many
/// people as are even. Of several that weigh the same it is anyone's guess which: whoever needs the
/// same one everywhere has to see to it that there is but one.
[[nodiscard]] std::vector<std::pair<size_t, size_t>> leastPairing(size_t people,
                                                                  const WeightOfPair& weightOf);

} // namespace mentat
