#include "scoring/heats/seating/seating_state.h"

#include <algorithm>
#include <array>
#include <numeric>

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
    if (m_task.records.empty())
        return cost;
    for (const EntrantIndex other : m_seating[table]) {
        if (other != entrant && other != without)
            cost.record += recordDifference(m_task, entrant, other);
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
        return !m_task.tables[table].variant || m_task.preferences[entrant] != Preference::Base;
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

PriceList::PriceList(const SeatingTask& task, const Meetings& meetings) {
    qint64 repeats = 0; // twice the maximum
    for (EntrantIndex entrant = 0; entrant < task.entrants(); ++entrant) {
        for (const Meetings::Met& met : meetings.of(entrant))
            repeats += met.times;
    }
    const auto wishers = std::ranges::count(task.preferences, Preference::Variant);
    m_repeat = std::accumulate(task.shortGames.begin(), task.shortGames.end(), qint64(0)) + 1;
    m_wish = m_repeat * (repeats + 1);
    m_apart = m_wish * (wishers + 1);
    m_forbidden = m_apart * (static_cast<qint64>(task.keepApart.size()) + 1);
}

ExchangePrices::ExchangePrices(const SeatingTask& task, const Meetings& meetings,
                               const SeatingState& state)
    : m_state(state)
    , m_list(task, meetings)
    , m_here(task.entrants(), 0)
    , m_atTable(task.tables.size(), 0)
    , m_atOnes(task.entrants(), 0)
    , m_withOne(task.entrants(), 0) {
    std::vector<std::vector<Tie>> apart(task.entrants());
    for (const ApartPair& pair : task.keepApart) {
        const qint64 price = pair.hard ? m_list.ofForbidden() : m_list.ofApart();
        apart[pair.one].push_back({pair.other, price});
        apart[pair.other].push_back({pair.one, price});
    }
    for (EntrantIndex entrant = 0; entrant < task.entrants(); ++entrant) {
        m_firstTie.push_back(m_ties.size());
        for (const Meetings::Met& met : meetings.of(entrant))
            m_ties.push_back({met.other, met.times * m_list.ofRepeat()});
        m_ties.insert(m_ties.end(), apart[entrant].begin(), apart[entrant].end());
    }
    m_firstTie.push_back(m_ties.size());
    setOwn(task);
    for (EntrantIndex entrant = 0; entrant < task.entrants(); ++entrant) {
        for (const Tie& tie : ties(entrant)) {
            if (state.tableOf(tie.other) == state.tableOf(entrant))
                m_here[entrant] += tie.price;
        }
    }
}

void ExchangePrices::setOwn(const SeatingTask& task) {
    m_own.resize(task.entrants() * kinds, 0);
    std::array<bool, kinds> isKnown{};
    for (size_t table = 0; table < task.tables.size(); ++table) {
        const size_t kind = (task.tables[table].variant ? 2U : 0U)
                            + (isShort(task, task.tables[table]) ? 1U : 0U);
        m_kind.push_back(kind);
        for (EntrantIndex entrant = 0; entrant < task.entrants() && !isKnown[kind]; ++entrant)
            m_own[entrant * kinds + kind] = m_list.of(m_state.ownCost(entrant, table));
        isKnown[kind] = true;
    }
}

void ExchangePrices::choose(EntrantIndex one) {
    forget();
    m_one = one;
    for (const Tie& tie : ties(one)) {
        m_atTable[m_state.tableOf(tie.other)] += tie.price;
        m_withOne[tie.other] += tie.price;
    }
    m_onesTable = m_state.seating()[m_state.tableOf(one)];
    for (const EntrantIndex there : m_onesTable) {
        for (const Tie& tie : ties(there))
            m_atOnes[tie.other] += tie.price;
    }
}

void ExchangePrices::forget() {
    for (const Tie& tie : ties(m_one)) {
        m_atTable[m_state.tableOf(tie.other)] = 0;
        m_withOne[tie.other] = 0;
    }
    for (const EntrantIndex there : m_onesTable) {
        for (const Tie& tie : ties(there))
            m_atOnes[tie.other] = 0;
    }
}

void ExchangePrices::exchanged(EntrantIndex one, EntrantIndex other) {
    Q_ASSERT(one == m_one || other == m_one);
    const size_t tableOfOne = m_state.tableOf(one);
    const size_t tableOfOther = m_state.tableOf(other);
    // The chosen entrant's entry may count the other at the table that the other has left.
    m_atTable[tableOfOne] = 0;
    m_atTable[tableOfOther] = 0;
    move(one, tableOfOther, tableOfOne, other);
    move(other, tableOfOne, tableOfOther, one);
}

void ExchangePrices::move(EntrantIndex entrant, size_t from, size_t to, EntrantIndex partner) {
    for (const Tie& tie : ties(entrant)) {
        const size_t table = m_state.tableOf(tie.other);
        if (tie.other == partner || (table != from && table != to))
            continue;
        const qint64 more = table == to ? tie.price : -tie.price;
        m_here[tie.other] += more;
        m_here[entrant] += more;
    }
}

} // namespace mentat
