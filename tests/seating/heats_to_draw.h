#pragma once

#include "model/event.h"
#include "tests/support/random_source.h"

namespace mentat::test {

/// An event of 8 to 14 people with up to three heats that were played, some of their tables void or
/// unfinished, and then a heat in which some of them have checked in and others play only if
/// needed, with no tables yet; after it in number one that was played before it. Wishes of all
/// kinds; in two of three events people who are to be kept apart.
[[nodiscard]] Event randomHeats(RandomSource& random);
/// The number of the heat without tables.
[[nodiscard]] HeatNumber heatToDraw(const Event& event);

/// Sizes of 3 to 6 for so many people, 6 or more.
[[nodiscard]] std::vector<Count> randomSizes(size_t people, RandomSource& random);

/// A base table of these players in the order of their seats, still being played.
[[nodiscard]] Game seatedAt(const std::vector<int>& players);
/// A heat of these numbered tables; who sits at one is an entrant.
[[nodiscard]] Heat heatOf(int number, const std::vector<std::vector<int>>& tables);

} // namespace mentat::test
