#include "scoring/heats/seating/seating_state.h"

#include "scoring/heats/seating/table_cost.h"

#include <algorithm>

namespace mentat {

SeatingState::SeatingState(const SeatingTask& task, const Meetings& meetings, Seating seating)
    : m_task(task)
    , m_meetings(meetings)
    , m_apart(task.entrants())
    , m_seating(std::move(seating))
    , m_table(task.entrants()) {
    for (const ApartPair& pair : task.keepApart) {
        m_apart[pair.one].push_back({pair.other, pair.hard});
        m_apart[pair.other].push_back({pair.one, pair.hard});
    }
    for (size_t table = 0; table < m_seating.size(); ++table) {
        for (const EntrantIndex entrant : m_seating[table])
            m_table[entrant] = table;
    }
}

SeatingCost SeatingState::ownCost(EntrantIndex entrant, size_t table) const {
    return mentat::ownCost(m_task, entrant, m_task.tables[table]);
}

SeatingCost SeatingState::costAt(EntrantIndex entrant, size_t table, EntrantIndex without) const {
    SeatingCost cost = ownCost(entrant, table);
    for (const Meetings::Met& met : m_meetings.of(entrant)) {
        if (m_table[met.other] == table && met.other != without)
            cost.repeats += met.times;
    }
    for (const Apart& apart : m_apart[entrant]) {
        if (m_table[apart.other] == table && apart.other != without)
            ++(apart.hard ? cost.forbidden : cost.apart);
    }
    return cost;
}

qint64 SeatingState::acquaintancesAt(EntrantIndex entrant, size_t table,
                                     EntrantIndex without) const {
    qint64 common = 0;
    for (const EntrantIndex other : m_seating[table]) {
        if (other != entrant && other != without && m_meetings.between(entrant, other) == 0)
            common += m_meetings.inCommon(entrant, other);
    }
    return common;
}

SeatingCost SeatingState::cost() const {
    SeatingCost sum;
    for (size_t table = 0; table < m_seating.size(); ++table)
        sum += tableCost(m_task, m_meetings, m_task.tables[table], m_seating[table]);
    return sum;
}

bool SeatingState::canExchange(EntrantIndex one, EntrantIndex other) const {
    const auto mayGo = [this](EntrantIndex entrant, size_t table) {
        return !m_task.tables[table].expansion || m_task.preferences[entrant] != Preference::Base;
    };
    return m_table[one] != m_table[other] && mayGo(one, m_table[other])
           && mayGo(other, m_table[one]);
}

SeatingCost SeatingState::exchangeCost(EntrantIndex one, EntrantIndex other) const {
    const size_t tableOfOne = m_table[one];
    const size_t tableOfOther = m_table[other];
    SeatingCost cost = costAt(one, tableOfOther, other);
    cost += costAt(other, tableOfOne, one);
    cost -= costAt(one, tableOfOne, one);
    cost -= costAt(other, tableOfOther, other);
    return cost;
}

qint64 SeatingState::exchangeAcquaintances(EntrantIndex one, EntrantIndex other) const {
    const size_t tableOfOne = m_table[one];
    const size_t tableOfOther = m_table[other];
    return acquaintancesAt(one, tableOfOther, other) + acquaintancesAt(other, tableOfOne, one)
           - acquaintancesAt(one, tableOfOne, one) - acquaintancesAt(other, tableOfOther, other);
}

void SeatingState::exchange(EntrantIndex one, EntrantIndex other) {
    const size_t tableOfOne = m_table[one];
    const size_t tableOfOther = m_table[other];
    *std::ranges::find(m_seating[tableOfOne], one) = other;
    *std::ranges::find(m_seating[tableOfOther], other) = one;
    m_table[one] = tableOfOther;
    m_table[other] = tableOfOne;
}

} // namespace mentat
