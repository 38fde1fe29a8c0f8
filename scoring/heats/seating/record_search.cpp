#include "scoring/heats/seating/record_search.h"

#include "scoring/heats/seating/search_memory.h"
#include "scoring/heats/seating/seating_state.h"

#include <algorithm>
#include <limits>
#include <map>

namespace mentat {

// A lower bound for the records.

namespace {

/// The group sizes that exactly fill some of the tables, leaving out one table of a size.
std::vector<bool> fillable(const std::vector<TablePlan>& tables, size_t people, size_t leftOut) {
    std::vector<bool> sums(people + 1, false);
    sums[0] = true;
    bool isLeftOut = false;
    for (const TablePlan& table : tables) {
        if (!isLeftOut && table.seats == leftOut) {
            isLeftOut = true;
            continue;
        }
        for (size_t sum = people + 1; sum-- > table.seats;) {
            if (sums[sum - table.seats])
                sums[sum] = true;
        }
    }
    return sums;
}

/// For each number of lowest records, the fewest pairs across. If two tables both mix lowest and
/// others, one can swap with the other for fewer pairs: a table of s with a of the lowest has a (s
/// - a) pairs across, which is concave in a. So an optimal seating mixes at most one table, and
/// those before it are filled.
std::vector<qint64> fewestAcrossEach(const std::vector<TablePlan>& tables, size_t people) {
    std::map<size_t, size_t> sizes;
    for (const TablePlan& table : tables)
        ++sizes[table.seats];
    std::vector<qint64> fewest(people + 1, std::numeric_limits<qint64>::max());
    for (const auto& [size, number] : sizes) {
        const std::vector<bool> full = fillable(tables, people, size);
        for (size_t below = 0; below <= people; ++below) {
            for (size_t here = 0; here <= std::min(size, below); ++here) {
                if (full[below - here])
                    fewest[below]
                        = std::min(fewest[below], static_cast<qint64>(here * (size - here)));
            }
        }
    }
    return fewest;
}

/// For tables of one size, filled in order of the records. For two of them, the sum is the size
/// times the sum of squares, which is constant, minus the squares of both tables' sums: least when
/// these differ most, that is, when one table has the lowest.
qint64 inOrder(const std::vector<qint64>& records, size_t size) {
    qint64 sum = 0;
    for (size_t first = 0; first < records.size(); first += size) {
        for (size_t i = first; i < first + size; ++i) {
            for (size_t j = first; j < i; ++j)
                sum += (records[i] - records[j]) * (records[i] - records[j]);
        }
    }
    return sum;
}

/// A squared difference is at least the sum of the squares of its steps.
qint64 stepByStep(const std::vector<qint64>& records, const std::vector<TablePlan>& tables) {
    const std::vector<qint64> across = fewestAcrossEach(tables, records.size());
    qint64 sum = 0;
    for (size_t below = 1; below < records.size(); ++below) {
        const qint64 step = records[below] - records[below - 1];
        sum += step > 0 ? step * step * across[below] : 0;
    }
    return sum;
}

} // namespace

qint64 fewestAcross(const std::vector<TablePlan>& tables, size_t below) {
    size_t seats = 0;
    for (const TablePlan& table : tables)
        seats += table.seats;
    return fewestAcrossEach(tables, seats)[below];
}

qint64 recordBound(const SeatingTask& task) {
    if (task.records.empty() || task.tables.empty())
        return 0;
    std::vector<qint64> records = task.records;
    std::ranges::sort(records);
    const size_t size = task.tables.front().seats;
    if (std::ranges::all_of(task.tables, [&](const auto& table) { return table.seats == size; }))
        return inOrder(records, size);
    return stepByStep(records, task.tables);
}

// The search.

namespace {

/// The task without the levels from records down, so that its price covers only those above.
SeatingTask aboveTheRecords(SeatingTask task) {
    task.shortGames.clear();
    return task;
}

/// The cost of a seating or a swap: the levels above records as one price, then records.
struct Price {
    qint64 above = 0;
    qint64 record = 0;
    Price& operator+=(const Price& other) {
        above += other.above;
        record += other.record;
        return *this;
    }
    friend Price operator+(Price a, const Price& b) { return a += b; }
    friend auto operator<=>(const Price&, const Price&) = default;
};

/// The sum of records at each table, from which a swap's effect follows: for s people, the squared
/// differences of all pairs add up to s times the sum of squares, minus the square of the sum.
class RecordSums {
public:
    RecordSums(const SeatingTask& task, const Seating& seating)
        : m_records(task.records)
        , m_sums(seating.size(), 0)
        , m_squares(seating.size(), 0)
        , m_sizes(seating.size(), 0) {
        for (size_t table = 0; table < seating.size(); ++table) {
            m_sizes[table] = static_cast<qint64>(seating[table].size());
            for (const EntrantIndex entrant : seating[table])
                add(table, m_records[entrant], 1);
        }
    }

    [[nodiscard]] qint64 of(size_t table) const {
        return m_sizes[table] * m_squares[table] - m_sums[table] * m_sums[table];
    }
    [[nodiscard]] qint64 ofAll() const {
        qint64 sum = 0;
        for (size_t table = 0; table < m_sums.size(); ++table)
            sum += of(table);
        return sum;
    }
    /// The cost added by swapping an entrant at the first table for the other at the second.
    [[nodiscard]] qint64 exchange(EntrantIndex one, size_t first, EntrantIndex other,
                                  size_t second) const {
        return replace(first, m_records[one], m_records[other])
               + replace(second, m_records[other], m_records[one]);
    }
    void exchanged(EntrantIndex one, size_t first, EntrantIndex other, size_t second) {
        add(first, m_records[one], -1);
        add(first, m_records[other], 1);
        add(second, m_records[other], -1);
        add(second, m_records[one], 1);
    }

private:
    void add(size_t table, qint64 record, qint64 times) {
        m_sums[table] += times * record;
        m_squares[table] += times * record * record;
    }
    [[nodiscard]] qint64 replace(size_t table, qint64 gone, qint64 come) const {
        const qint64 more = come - gone;
        return m_sizes[table] * (come * come - gone * gone) - more * (2 * m_sums[table] + more);
    }

    const std::vector<qint64>& m_records;
    std::vector<qint64> m_sums;
    std::vector<qint64> m_squares;
    std::vector<qint64> m_sizes;
};

/// Tabu search as for repeats (avoiding_draw.cpp), for records: an entrant at a table with uneven
/// records swaps with the entrant who helps most. The levels above may get worse on the way,
/// rarely, and are restored first.
class RecordSearch {
public:
    RecordSearch(const SeatingTask& task, const Meetings& meetings, Seating start,
                 DrawSource& source)
        : m_task(aboveTheRecords(task))
        , m_source(source)
        , m_state(m_task, meetings, std::move(start))
        , m_prices(m_task, meetings, m_state)
        , m_sums(m_task, m_state.seating())
        , m_price{m_prices.list().of(m_state.cost()), m_sums.ofAll()}
        , m_best(m_price)
        , m_bestSeating(m_state.seating())
        , m_conflicts(m_task.entrants())
        , m_uneven(m_task.entrants())
        , m_recent(m_task.entrants(), m_task.tables.size()) {
        for (size_t table = 0; table < m_task.tables.size(); ++table)
            note(table);
    }

    [[nodiscard]] Seating run(qint64 bound) {
        constexpr size_t patience = 400; // steps for each entrant; part of the algorithm's version
        const size_t most = patience * std::min<size_t>(m_task.entrants(), 100);
        const qint64 above = m_best.above; // found without records: hardly any less is possible
        const auto isDone = [&] { return m_best.above <= above && m_best.record <= bound; };
        for (size_t idle = 0; idle < most && !isDone(); ++idle) {
            ++m_step;
            exchangeBest(anyToMove());
            if (m_price < m_best) {
                m_best = m_price;
                m_bestSeating = m_state.seating();
                idle = 0;
            }
        }
        return m_bestSeating;
    }

private:
    [[nodiscard]] EntrantIndex anyToMove() const {
        if (m_price.above > m_best.above && !m_conflicts.isEmpty())
            return m_conflicts.any(m_source);
        return m_uneven.isEmpty() ? m_source.below(m_task.entrants()) : m_uneven.any(m_source);
    }

    void exchangeBest(EntrantIndex one) {
        constexpr size_t maxCandidates = 80;
        const size_t table = m_state.tableOf(one);
        m_recent.find(one, table, m_step);
        m_prices.choose(one);
        m_equal.clear();
        Price best;
        const size_t candidates = std::min(m_task.entrants(), maxCandidates);
        for (size_t i = 0; i < candidates; ++i) {
            const EntrantIndex other
                = m_task.entrants() <= maxCandidates ? i : m_source.below(m_task.entrants());
            if (!m_state.canExchange(one, other))
                continue;
            const size_t theirs = m_state.tableOf(other);
            const Price price{m_prices.exchangeWith(other),
                              m_sums.exchange(one, table, other, theirs)};
            if (!m_equal.empty() && price > best)
                continue;
            if (m_recent.isGoingBack(other, theirs) && m_price + price >= m_best)
                continue;
            if (price != best)
                m_equal.clear();
            best = price;
            m_equal.push_back(other);
        }
        constexpr size_t seldom = 4;
        const bool harms = best.above > 0 && m_price.above <= m_best.above;
        if (m_equal.empty() || (harms && m_source.below(seldom) != 0))
            return;
        m_price += best;
        exchange(one, m_equal[m_source.below(m_equal.size())]);
    }

    void exchange(EntrantIndex one, EntrantIndex other) {
        const size_t first = m_state.tableOf(one);
        const size_t second = m_state.tableOf(other);
        m_recent.add(one, first, m_step, m_source);
        m_recent.add(other, second, m_step, m_source);
        m_sums.exchanged(one, first, other, second);
        m_state.exchange(one, other);
        m_prices.exchanged(one, other);
        note(first);
        note(second);
    }

    void note(size_t table) {
        const bool isUneven = m_sums.of(table) > 0;
        for (const EntrantIndex entrant : m_state.seating()[table]) {
            m_conflicts.set(entrant, m_prices.isInConflict(entrant));
            m_uneven.set(entrant, isUneven);
        }
    }

    SeatingTask m_task;
    DrawSource& m_source;
    SeatingState m_state;
    ExchangePrices m_prices;
    RecordSums m_sums;
    Price m_price;
    Price m_best;
    Seating m_bestSeating;
    Pool m_conflicts;
    Pool m_uneven; // entrants at tables with uneven records
    RecentMoves m_recent;
    std::vector<EntrantIndex> m_equal;
    size_t m_step = 0;
};

} // namespace

Seating withNearRecords(const SeatingTask& task, const Meetings& meetings, Seating start,
                        qint64 bound, DrawSource& source) {
    return RecordSearch(task, meetings, std::move(start), source).run(bound);
}

} // namespace mentat
