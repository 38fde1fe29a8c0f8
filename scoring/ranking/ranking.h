#pragma once

#include "model/values/ids.h"
#include "model/values/numbers.h"
#include "scoring/ranking/tie_rolls.h"

#include <functional>

namespace mentat {

/// Somebody who is ranked, with what each key of the order makes of them.
struct Contender {
    PlayerId player;
    std::vector<OrderValue> values;
};

struct RankingKey {
    /// Greater: the first value is the better one.
    std::function<std::strong_ordering(const OrderValue& a, const OrderValue& b)> compare;
    /// Of a key that compares only those whom all keys before it leave equal, as head to head does:
    /// the value of each of them. tied: by their positions among the contenders, which need no
    /// value of the key. Empty: every contender has one.
    std::function<std::vector<OrderValue>(std::span<const size_t> tied)> within{};
};

/// Most important first.
using RankingOrder = std::vector<RankingKey>;

/// Somebody's row.
struct Ranked {
    size_t contender; // the position
    PlayerId player;
    Place place;                    // R4.5: shared by equals: 1, 2, 2, 4
    bool tied = false;              // shares it
    std::vector<OrderValue> values; // none of a key within a tie that never came to them
    Separation fromNext = IsLast{};
};

/// R4.4: how dice part those whom no key does.
using RolledBy = std::function<RolledOrder(std::span<const PlayerId> tied)>;

/// R4.1 to R4.5, H5, H11: the contenders in their order. Equal ones stand as they were given, which
/// is the order of registration. n log n comparisons for each key that they come to.
[[nodiscard]] std::vector<Ranked> rankingOf(std::vector<Contender> contenders,
                                            const RankingOrder& order, const RolledBy& rolledBy);
[[nodiscard]] std::vector<Ranked> rankingOf(std::vector<Contender> contenders,
                                            const RankingOrder& order, const TieRolls& rolls);

// How most keys compare.

/// No value comes after every value; a missing number of a list is 0.
[[nodiscard]] std::strong_ordering moreIsBetter(const OrderValue& a, const OrderValue& b);
[[nodiscard]] std::strong_ordering lessIsBetter(const OrderValue& a, const OrderValue& b);
/// The same, but no value is as good as 0 (R4.2, R7.5).
[[nodiscard]] std::strong_ordering moreIsBetterThanNone(const OrderValue& a, const OrderValue& b);

/// Rows that share a place, by their positions.
struct TiedRows {
    size_t begin;
    size_t end;
    friend bool operator==(const TiedRows&, const TiedRows&) = default;
};
/// R4.5: in their order. Rows have what parts them from the next.
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
