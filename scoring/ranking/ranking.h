#pragma once

#include "model/values/ids.h"
#include "model/values/numbers.h"
#include "scoring/ranking/tie_rolls.h"

#include <functional>

namespace mentat {

/// A player to be ranked, with a value for each key of the order.
struct Contender {
    PlayerId player;
    std::vector<OrderValue> values;
};

struct RankingKey {
    /// Greater: the first value is the better one.
    std::function<std::strong_ordering(const OrderValue& a, const OrderValue& b)> compare;
    /// For a key that compares only players tied by all keys before it, such as head to head:
    /// returns a value for each. tied: their positions among the contenders, whose own values omit
    /// the key. Empty: every contender has a value.
    std::function<std::vector<OrderValue>(std::span<const size_t> tied)> within{};
};

/// Most important first.
using RankingOrder = std::vector<RankingKey>;

/// A contender's row.
struct Ranked {
    size_t contender; // position among the contenders
    PlayerId player;
    Place place;                    // R4.5: shared in a tie: 1, 2, 2, 4
    bool tied = false;              // shares it
    std::vector<OrderValue> values; // without keys within a tie that were never reached
    Separation fromNext = IsLast{};
};

/// R4.4: how dice order players whom no key separates.
using RolledBy = std::function<RolledOrder(std::span<const PlayerId> tied)>;

/// R4.1 to R4.5, H5, H11: sorts the contenders. Tied ones keep the order given, which is the order
/// of registration. n log n comparisons for each key that is reached.
[[nodiscard]] std::vector<Ranked> rankingOf(std::vector<Contender> contenders,
                                            const RankingOrder& order, const RolledBy& rolledBy);
[[nodiscard]] std::vector<Ranked> rankingOf(std::vector<Contender> contenders,
                                            const RankingOrder& order, const TieRolls& rolls);

// How most keys compare.

/// A missing value is last; a missing number of a list is 0.
[[nodiscard]] std::strong_ordering moreIsBetter(const OrderValue& a, const OrderValue& b);
[[nodiscard]] std::strong_ordering lessIsBetter(const OrderValue& a, const OrderValue& b);
/// The same, except that a missing value counts 0 (R4.2, R7.5).
[[nodiscard]] std::strong_ordering moreIsBetterThanNone(const OrderValue& a, const OrderValue& b);

/// Rows that share a place, by their positions.
struct TiedRows {
    size_t begin;
    size_t end;
    friend bool operator==(const TiedRows&, const TiedRows&) = default;
};
/// R4.5: in order. Rows know what separates them from the next.
template <class Row>
[[nodiscard]] std::vector<TiedRows> tiedRows(const std::vector<Row>& rows) {
    std::vector<TiedRows> groups;
    for (size_t begin = 0; begin < rows.size();) {
        size_t end = begin + 1;
        while (end < rows.size() && isTie(rows[end - 1].fromNext))
            ++end;
        if (end - begin > 1)
            groups.push_back({begin, end});
        begin = end;
    }
    return groups;
}

} // namespace mentat
