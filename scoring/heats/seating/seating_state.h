#pragma once

#include "scoring/heats/seating/meetings.h"
#include "scoring/heats/seating/seating_cost.h"

namespace mentat {

/// A seating that is being improved: it knows what each exchange of two entrants would cost without
/// looking at the others. Keeps references to the task and the meetings.
class SeatingState {
public:
    SeatingState(const SeatingTask& task, const Meetings& meetings, Seating seating);

    [[nodiscard]] const Seating& seating() const { return m_seating; }
    [[nodiscard]] size_t tableOf(EntrantIndex entrant) const { return m_table[entrant]; }
    /// The whole cost, added up anew.
    [[nodiscard]] SeatingCost cost() const;

    /// What an entrant at a table costs whoever else sits there.
    [[nodiscard]] SeatingCost ownCost(EntrantIndex entrant, size_t table) const;

    /// Whether two at different tables may change places (R1.5).
    [[nodiscard]] bool canExchange(EntrantIndex one, EntrantIndex other) const;
    /// What exchanging them would add to the cost, acquaintances apart.
    [[nodiscard]] SeatingCost exchangeCost(EntrantIndex one, EntrantIndex other) const;
    /// What it would add to the acquaintances.
    [[nodiscard]] qint64 exchangeAcquaintances(EntrantIndex one, EntrantIndex other) const;
    void exchange(EntrantIndex one, EntrantIndex other);

private:
    struct Apart {
        EntrantIndex other;
        bool hard;
    };

    /// What an entrant at a table costs with the others there, `without` left out.
    [[nodiscard]] SeatingCost costAt(EntrantIndex entrant, size_t table,
                                     EntrantIndex without) const;
    [[nodiscard]] qint64 acquaintancesAt(EntrantIndex entrant, size_t table,
                                         EntrantIndex without) const;

    const SeatingTask& m_task;
    const Meetings& m_meetings;
    std::vector<std::vector<Apart>> m_apart; // by entrant
    Seating m_seating;
    std::vector<size_t> m_table; // of each entrant
};

} // namespace mentat
