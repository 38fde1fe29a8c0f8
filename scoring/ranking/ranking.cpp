#include "scoring/ranking/ranking.h"

#include <algorithm>
#include <numeric>

namespace mentat {

namespace {

/// Sorts the contenders, by position, key after key; dice settle what is left.
class KeyByKey {
public:
    KeyByKey(std::vector<Contender>& contenders, const RankingOrder& order,
             const RolledBy& rolledBy)
        : m_contenders(contenders)
        , m_order(order)
        , m_rolledBy(rolledBy)
        , m_sequence(contenders.size())
        , m_keyAfter(contenders.size())
        , m_rolledAfter(contenders.size(), IsLast()) {
        std::iota(m_sequence.begin(), m_sequence.end(), size_t(0));
        part({0, m_sequence.size()}, 0);
    }

    [[nodiscard]] std::vector<Ranked> rows() && {
        std::vector<Ranked> rows;
        rows.reserve(m_sequence.size());
        for (size_t i = 0; i < m_sequence.size(); ++i) {
            Contender& one = m_contenders[m_sequence[i]];
            const bool withLast = i > 0 && isTie(rows.back().fromNext);
            Separation fromNext = separationAfter(i);
            rows.push_back({.contender = m_sequence[i],
                            .player = std::move(one.player),
                            .place = withLast ? rows.back().place : Place(static_cast<int>(i) + 1),
                            .tied = withLast || isTie(fromNext),
                            .values = std::move(one.values),
                            .fromNext = std::move(fromNext)});
        }
        return rows;
    }

private:
    /// rows: tied on all keys before this one.
    void part(TiedRows rows, size_t key) {
        if (rows.end - rows.begin < 2)
            return;
        if (key == m_order.size())
            return roll(rows);
        size_t next = key + 1; // compare consecutive plain keys in one pass
        while (next < m_order.size() && !m_order[next].within)
            ++next;
        addValuesWithin(rows, key);
        const auto span = std::span(m_sequence).subspan(rows.begin, rows.end - rows.begin);
        std::ranges::sort(span, [&](size_t a, size_t b) {
            const auto found = decision(a, b, key, next);
            return found ? found->firstIsBetter : a < b;
        });
        for (size_t begin = rows.begin; begin < rows.end;) {
            size_t end = begin + 1;
            std::optional<Decision> toNext;
            while (end < rows.end
                   && !(toNext = decision(m_sequence[end - 1], m_sequence[end], key, next)))
                ++end;
            if (toNext)
                m_keyAfter[end - 1] = toNext->key;
            part({begin, end}, next);
            begin = end;
        }
    }

    void addValuesWithin(TiedRows rows, size_t key) {
        if (!m_order[key].within)
            return;
        const auto tied = std::span(m_sequence).subspan(rows.begin, rows.end - rows.begin);
        std::vector<OrderValue> values = m_order[key].within(tied);
        for (size_t i = 0; i < tied.size(); ++i)
            valueOf(key, tied[i]) = std::move(values[i]);
    }

    struct Decision {
        size_t key;
        bool firstIsBetter;
    };
    [[nodiscard]] std::optional<Decision> decision(size_t a, size_t b, size_t from, size_t to) {
        for (size_t key = from; key < to; ++key) {
            const auto found = m_order[key].compare(valueOf(key, a), valueOf(key, b));
            if (found != 0)
                return Decision{key, found > 0};
        }
        return std::nullopt;
    }

    void roll(TiedRows rows) {
        const std::vector<size_t> given(m_sequence.begin() + static_cast<ptrdiff_t>(rows.begin),
                                        m_sequence.begin() + static_cast<ptrdiff_t>(rows.end));
        std::vector<PlayerId> tied;
        tied.reserve(given.size());
        for (const size_t contender : given)
            tied.push_back(m_contenders[contender].player);
        const RolledOrder rolled = m_rolledBy(tied);
        for (size_t i = 0; i < given.size(); ++i) {
            m_sequence[rows.begin + i] = given[rolled.order[i]];
            if (i + 1 < given.size())
                m_rolledAfter[rows.begin + i] = rolled.between[i];
        }
    }

    /// Computed last, because dice can still change the end of a group.
    [[nodiscard]] Separation separationAfter(size_t row) {
        const auto key = m_keyAfter[row];
        return key ? ByKey{*key, valueOf(*key, m_sequence[row]), valueOf(*key, m_sequence[row + 1])}
                   : m_rolledAfter[row];
    }

    [[nodiscard]] OrderValue& valueOf(size_t key, size_t contender) {
        return m_contenders[contender].values[key];
    }

    std::vector<Contender>& m_contenders;
    const RankingOrder& m_order;
    const RolledBy& m_rolledBy;
    std::vector<size_t> m_sequence;
    // What separates a row from the next: a key; if none, dice or nothing.
    std::vector<std::optional<size_t>> m_keyAfter;
    std::vector<Separation> m_rolledAfter;
};

bool isNone(const OrderValue& value) {
    return std::holds_alternative<std::monostate>(value);
}

std::strong_ordering compareLists(const std::vector<Exact>& a, const std::vector<Exact>& b) {
    static const Exact missing;
    for (size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        const auto order = (i < a.size() ? a[i] : missing) <=> (i < b.size() ? b[i] : missing);
        if (order != 0)
            return order;
    }
    return std::strong_ordering::equal;
}

/// Compares two values of one key; neither is absent.
std::strong_ordering compareKnown(const OrderValue& a, const OrderValue& b) {
    if (const auto* list = std::get_if<std::vector<Exact>>(&a))
        return compareLists(*list, std::get<std::vector<Exact>>(b));
    return std::get<Exact>(a) <=> std::get<Exact>(b);
}

} // namespace

std::vector<Ranked> rankingOf(std::vector<Contender> contenders, const RankingOrder& order,
                              const RolledBy& rolledBy) {
    return KeyByKey(contenders, order, rolledBy).rows();
}

std::vector<Ranked> rankingOf(std::vector<Contender> contenders, const RankingOrder& order,
                              const TieRolls& rolls) {
    return rankingOf(std::move(contenders), order,
                     [&](std::span<const PlayerId> tied) { return rolls.orderOf(tied); });
}

std::strong_ordering moreIsBetter(const OrderValue& a, const OrderValue& b) {
    return isNone(a) || isNone(b) ? isNone(b) <=> isNone(a) : compareKnown(a, b);
}

std::strong_ordering lessIsBetter(const OrderValue& a, const OrderValue& b) {
    return isNone(a) || isNone(b) ? isNone(b) <=> isNone(a) : compareKnown(b, a);
}

std::strong_ordering moreIsBetterThanNone(const OrderValue& a, const OrderValue& b) {
    static const OrderValue zero = Exact();
    return compareKnown(isNone(a) ? zero : a, isNone(b) ? zero : b);
}

} // namespace mentat
