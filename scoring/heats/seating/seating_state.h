#pragma once

#include "scoring/heats/seating/seating_cost.h"

namespace mentat {

/// A seating under improvement: knows the cost of each exchange of two entrants without recomputing
/// the others. Keeps references to the task and the meetings.
class SeatingState {
public:
    SeatingState(const SeatingTask& task, const Meetings& meetings, Seating seating);

    [[nodiscard]] const Seating& seating() const { return m_seating; }
    [[nodiscard]] size_t tableOf(EntrantIndex entrant) const { return m_table[entrant]; }
    /// The total cost, recomputed.
    [[nodiscard]] SeatingCost cost() const;

    /// An entrant's cost at a table regardless of the others there.
    [[nodiscard]] SeatingCost ownCost(EntrantIndex entrant, size_t table) const;

    /// Whether two entrants at different tables may trade places (R1.5).
    [[nodiscard]] bool canExchange(EntrantIndex one, EntrantIndex other) const;
    /// The change in cost if they trade, acquaintances aside.
    [[nodiscard]] SeatingCost exchangeCost(EntrantIndex one, EntrantIndex other) const;
    /// The change in acquaintances if they trade.
    [[nodiscard]] qint64 exchangeAcquaintances(EntrantIndex one, EntrantIndex other) const;
    void exchange(EntrantIndex one, EntrantIndex other);

private:
    struct Apart {
        EntrantIndex other;
        bool hard;
    };

    /// An entrant's cost at a table with the others there, except `without`.
    [[nodiscard]] SeatingCost costAt(EntrantIndex entrant, size_t table,
                                     EntrantIndex without) const;
    [[nodiscard]] qint64 acquaintancesAt(EntrantIndex entrant, size_t table,
                                         EntrantIndex without) const;

    const SeatingTask& m_task;
    const Meetings& m_meetings;
    std::vector<std::vector<Apart>> m_apart; // by entrant
    Seating m_seating;
    std::vector<size_t> m_table; // by entrant
};

/// The cost levels down to the short games as one number: one unit of a level outweighs everything
/// that the task can reach below it.
class PriceList {
public:
    PriceList(const SeatingTask& task, const Meetings& meetings);

    [[nodiscard]] qint64 of(const SeatingCost& cost) const {
        return cost.forbidden * m_forbidden + cost.apart * m_apart + cost.wishes * m_wish
               + cost.repeats * m_repeat + cost.shortGames;
    }
    [[nodiscard]] qint64 ofForbidden() const { return m_forbidden; }
    [[nodiscard]] qint64 ofApart() const { return m_apart; }
    [[nodiscard]] qint64 ofWish() const { return m_wish; }
    [[nodiscard]] qint64 ofRepeat() const { return m_repeat; }

private:
    qint64 m_repeat;
    qint64 m_wish;
    qint64 m_apart;
    qint64 m_forbidden;
};

/// The price of exchanging one entrant with each other one. After choose(), each answer takes a few
/// additions, regardless of the number of meetings; memory as for the meetings. Keeps references to
/// the task and the state.
class ExchangePrices {
public:
    ExchangePrices(const SeatingTask& task, const Meetings& meetings, const SeatingState& state);

    [[nodiscard]] const PriceList& list() const { return m_list; }
    /// The state must not change between choose() and the next exchange.
    void choose(EntrantIndex one);
    /// Of the chosen entrant with another at a different table.
    [[nodiscard]] qint64 exchangeWith(EntrantIndex other) const {
        return m_atTable[m_state.tableOf(other)] + m_atOnes[other] - m_here[m_one] - m_here[other]
               - 2 * m_withOne[other] + ownOfExchange(other);
    }
    /// Call after the chosen entrant and another have traded places in the state.
    void exchanged(EntrantIndex one, EntrantIndex other);

    /// Whether someone at the same table should not be there.
    [[nodiscard]] bool isInConflict(EntrantIndex entrant) const { return m_here[entrant] != 0; }

private:
    struct Tie {
        EntrantIndex other;
        qint64 price; // of being at one table
    };

    void setOwn(const SeatingTask& task);
    void forget();
    void move(EntrantIndex entrant, size_t from, size_t to, EntrantIndex partner);
    [[nodiscard]] std::span<const Tie> ties(EntrantIndex entrant) const {
        return {m_ties.data() + m_firstTie[entrant], m_firstTie[entrant + 1] - m_firstTie[entrant]};
    }
    /// The part that does not depend on the others.
    [[nodiscard]] qint64 ownOfExchange(EntrantIndex other) const {
        const size_t kind = m_kind[m_state.tableOf(other)];
        const size_t onesKind = m_kind[m_state.tableOf(m_one)];
        return kind == onesKind ? 0
                                : own(m_one, kind) + own(other, onesKind) - own(m_one, onesKind)
                                      - own(other, kind);
    }
    [[nodiscard]] qint64 own(EntrantIndex entrant, size_t kind) const {
        return m_own[entrant * kinds + kind];
    }

    /// Kinds of tables: with the variant or not, short or not.
    static constexpr size_t kinds = 4;

    const SeatingState& m_state;
    PriceList m_list;
    std::vector<size_t> m_firstTie; // by entrant, an index into m_ties, then the end
    std::vector<Tie> m_ties;
    std::vector<size_t> m_kind; // by table
    std::vector<qint64> m_own;  // by entrant and kind of table
    std::vector<qint64> m_here; // by entrant: with the others at their table
    // The chosen entrant; 0 initially.
    EntrantIndex m_one = 0;
    std::vector<EntrantIndex> m_onesTable;
    std::vector<qint64> m_atTable; // by table: the chosen one's price there
    std::vector<qint64> m_atOnes;  // by entrant: the price at the chosen one's table
    std::vector<qint64> m_withOne; // by entrant: the price with the chosen one alone
};

} // namespace mentat
