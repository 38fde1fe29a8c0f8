#pragma once

#include "tests/support/raw/heats/heats_keys.h"

// Pairing by record (inside of rawHeatsDrawFaults()).
namespace mentat::test::raw::heats {

// What a draw costs, the weightier first: pairs together whom the GM's word keeps apart, who
// wished to be, earlier meetings, and the squared differences of their wins.
struct PairingCost {
    qint64 forbidden = 0;
    qint64 apart = 0;
    qint64 repeats = 0;
    Number record = 0;
};
PairingCost operator+(const PairingCost& one, const PairingCost& other);
bool isLess(const PairingCost& one, const PairingCost& other);

// Of two people each; `past` are the heats of lower numbers.
using PairCosts = std::vector<std::vector<PairingCost>>;
PairCosts pairCosts(const Event& past, const Json& document, const QStringList& people);
// Of the tables that a draw made of these people.
PairingCost costOf(const PairCosts& costs, const QStringList& people,
                   const std::vector<QStringList>& tables);
// The least of all ways to put them at tables of these sizes; none where that takes too long.
std::optional<PairingCost> leastCost(const PairCosts& costs, std::vector<int> sizes);

} // namespace mentat::test::raw::heats
