#pragma once

#include <QtGlobal>

#include <array>
#include <optional>
#include <utility>
#include <vector>

// Independent of the program: what the best pairing costs.
namespace mentat::test::raw {

// Of two people, or of a whole pairing: the weightier level first.
using PairLevelCost = std::array<qint64, 4>;
using PairLevelCosts = std::vector<std::vector<PairLevelCost>>; // a square, the same both ways
using Pairing = std::vector<std::pair<size_t, size_t>>;

// What a pairing costs; absent where somebody is missing, in two pairs, or alone.
std::optional<PairLevelCost> costOf(const PairLevelCosts& costs, const Pairing& pairing);

// The least that any pairing costs, by every way to pair everybody: for a dozen people.
PairLevelCost leastByTrial(const PairLevelCosts& costs);

// The same by Edmonds' blossoms, for hundreds of people: a pairing of the least cost.
Pairing leastByBlossoms(const PairLevelCosts& costs);

} // namespace mentat::test::raw
