#pragma once

#include "tests/support/raw/heats/heats_keys.h"

// Pairing by record (internals of rawHeatsDrawFaults()).
namespace mentat::test::raw::heats {

// The cost of a draw, most important first: pairs that the GM keeps apart, pairs who wished to be
// apart, earlier meetings, and squared differences in wins.
struct PairingCost {
    qint64 forbidden = 0;
    qint64 apart = 0;
    qint64 repeats = 0;
    Number record = 0;
};
PairingCost operator+(const PairingCost& one, const PairingCost& other);
bool isLess(const PairingCost& one, const PairingCost& other);

// For each two people; `past` is the heats with lower numbers.
using PairCosts = std::vector<std::vector<PairingCost>>;
PairCosts pairCosts(const Event& past, const Json& document, const QStringList& people);
// For the tables that a draw made of these people.
PairingCost costOf(const PairCosts& costs, const QStringList& people,
                   const std::vector<QStringList>& tables);
// The least cost of all ways to seat them at tables of these sizes; absent if that takes too long.
std::optional<PairingCost> leastCost(const PairCosts& costs, std::vector<int> sizes);

} // namespace mentat::test::raw::heats
