#pragma once

#include <QtGlobal>

#include <array>
#include <optional>
#include <utility>
#include <vector>

// Computes the cost of the best pairing, independently of the program.
namespace mentat::test::raw {

// For two people, or for a whole pairing: the most important level first.
using PairLevelCost = std::array<qint64, 4>;
using PairLevelCosts = std::vector<std::vector<PairLevelCost>>; // symmetric
using Pairing = std::vector<std::pair<size_t, size_t>>;

// A pairing's cost; absent if someone is missing, in two pairs, or alone.
std::optional<PairLevelCost> costOf(const PairLevelCosts& costs, const Pairing& pairing);

// The least cost of any pairing, by trying all: for a dozen people.
PairLevelCost leastByTrial(const PairLevelCosts& costs);

// A pairing of the least cost by Edmonds' blossom algorithm, for hundreds of people.
Pairing leastByBlossoms(const PairLevelCosts& costs);

} // namespace mentat::test::raw
