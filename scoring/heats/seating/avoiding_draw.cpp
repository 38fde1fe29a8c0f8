#include "scoring/heats/seating/avoiding_draw.h"

#include "scoring/heats/seating/least_pairing.h"
#include "scoring/heats/seating/pair_levels.h"
#include "scoring/heats/seating/plain_draw.h"
#include "scoring/heats/seating/record_search.h"
#include "scoring/heats/seating/repeat_bound.h"
#include "scoring/heats/seating/search_memory.h"
#include "scoring/heats/seating/seating_cost.h"
#include "scoring/heats/seating/seating_state.h"

#include <algorithm>

namespace mentat {

namespace {

/// Tabu search: an entrant in conflict swaps with the entrant who helps most, or harms least, and
/// may not return soon.
class Search {
public:
    Search(const SeatingTask& task, const Meetings& meetings, Seating start, DrawSource& source,
           const SearchLimits& limits)
        : m_limits(limits)
        , m_source(source)
        , m_state(task, meetings, std::move(start))
        , m_prices(task, meetings, m_state)
        , m_leastWishes(fewestOpenWishes(task) * m_prices.list().ofWish())
        , m_price(m_prices.list().of(m_state.cost()))
        , m_best(m_price)
        , m_repeat(m_prices.list().ofRepeat())
        , m_leastShort(shortGamesBound(task))
        , m_conflicts(task.entrants())
        , m_sharers(task.entrants())
        , m_wishers(task.entrants())
        , m_recent(task.entrants(), task.tables.size())
        , m_entrants(task.entrants()) {
        for (EntrantIndex entrant = 0; entrant < m_entrants; ++entrant)
            note(entrant);
    }

    /// Runs until repeats and the levels above are minimal, or have not improved for long.
    void reduceConflicts(qint64 bound) {
        const size_t patience = m_limits.stepsPerEntrant * counted();
        const qint64 least = m_leastWishes / m_repeat + bound;
        for (size_t idle = 0; idle < patience && main(m_best) > least; ++idle) {
            const qint64 before = main(m_best);
            step(anyToMove(m_conflicts));
            if (main(m_best) < before)
                idle = 0;
        }
        backToBest();
    }

    /// Does the same for short games: moves an entrant off a short table, then resolves the
    /// conflicts that follow.
    void shareShortGames() {
        const size_t patience = m_limits.sharingStepsPerEntrant * counted();
        for (size_t idle = 0; idle < patience && m_best % m_repeat > m_leastShort; ++idle) {
            const qint64 before = m_best;
            const bool harmed = main(m_price) > main(m_best) && !m_conflicts.isEmpty();
            step(anyToMove(harmed ? m_conflicts : m_sharers));
            if (m_best < before)
                idle = 0;
        }
        backToBest();
    }

    /// Improves the levels below repeats, by swaps that cost nothing above.
    void polish() {
        SeatingCost left = m_state.cost();
        const auto nothingLeft = [&] {
            return left.shortGames == 0 && (!m_limits.looksAhead || left.acquaintances == 0);
        };
        for (size_t round = m_limits.roundsPerEntrant * m_entrants; round > 0; --round) {
            if (nothingLeft())
                return;
            const EntrantIndex one = m_source.below(m_entrants);
            const EntrantIndex other = m_source.below(m_entrants);
            if (!m_state.canExchange(one, other))
                continue;
            SeatingCost cost = m_state.exchangeCost(one, other);
            if (cost > SeatingCost())
                continue;
            if (m_limits.looksAhead)
                cost.acquaintances = m_state.exchangeAcquaintances(one, other);
            if (cost <= SeatingCost()) {
                m_state.exchange(one, other);
                left += cost;
            }
        }
    }

    [[nodiscard]] const SeatingState& state() const { return m_state; }

private:
    /// The price without its part for short games.
    [[nodiscard]] qint64 main(qint64 price) const { return price / m_repeat; }

    /// Caps the effort: with more entrants, the rest is no greater, only harder to find.
    [[nodiscard]] size_t counted() const { return std::min<size_t>(m_entrants, 60); }

    /// Whether a level above repeats can still improve.
    [[nodiscard]] bool isOpenAbove() const {
        return m_price >= m_leastWishes + m_prices.list().ofWish();
    }

    [[nodiscard]] EntrantIndex anyToMove(const Pool& pool) {
        const bool isForWishes = isOpenAbove() && !m_wishers.isEmpty() && m_source.below(2) == 0;
        if (isForWishes)
            return m_wishers.any(m_source);
        return pool.isEmpty() ? m_source.below(m_entrants) : pool.any(m_source);
    }

    void step(EntrantIndex one) {
        ++m_step;
        exchangeBest(one);
        if (m_price < m_best) {
            m_best = m_price;
            m_sinceBest.clear();
        }
    }

    void exchangeBest(EntrantIndex one) {
        constexpr size_t maxCandidates = 80;
        m_recent.find(one, m_state.tableOf(one), m_step);
        m_prices.choose(one);
        m_equal.clear();
        qint64 best = 0;
        const size_t candidates = std::min(m_entrants, maxCandidates);
        for (size_t i = 0; i < candidates; ++i) {
            const EntrantIndex other = m_entrants <= maxCandidates ? i : m_source.below(m_entrants);
            if (!m_state.canExchange(one, other))
                continue;
            const qint64 price = m_prices.exchangeWith(other);
            if (!m_equal.empty() && price > best)
                continue;
            // Allow a return only for a new best.
            if (m_recent.isGoingBack(other, m_state.tableOf(other)) && m_price + price >= m_best)
                continue;
            if (price != best)
                m_equal.clear();
            best = price;
            m_equal.push_back(other);
        }
        if (m_equal.empty())
            return;
        // If meetings are the price of an entrant's wishes, every step would give up a wish; yet
        // sometimes only that leads to a better seating. So do it rarely.
        constexpr size_t seldom = 16;
        const bool losesMore = best >= m_prices.list().ofWish() && !isOpenAbove();
        if (losesMore && m_source.below(seldom) != 0)
            return;
        m_price += best;
        exchange(one, m_equal[m_source.below(m_equal.size())]);
    }

    void exchange(EntrantIndex one, EntrantIndex other) {
        const size_t tableOfOne = m_state.tableOf(one);
        const size_t tableOfOther = m_state.tableOf(other);
        m_recent.add(one, tableOfOne, m_step, m_source);
        m_recent.add(other, tableOfOther, m_step, m_source);
        m_state.exchange(one, other);
        m_prices.exchanged(one, other);
        m_sinceBest.emplace_back(one, other);
        for (const size_t table : {tableOfOne, tableOfOther}) {
            for (const EntrantIndex entrant : m_state.seating()[table])
                note(entrant);
        }
    }

    void note(EntrantIndex entrant) {
        m_conflicts.set(entrant, m_prices.isInConflict(entrant));
        const SeatingCost own = m_state.ownCost(entrant, m_state.tableOf(entrant));
        m_sharers.set(entrant, own.shortGames > 0);
        m_wishers.set(entrant, own.wishes > 0);
    }

    void backToBest() {
        while (!m_sinceBest.empty()) {
            const auto [one, other] = m_sinceBest.back();
            m_prices.choose(one);
            exchange(one, other);
            m_sinceBest.resize(m_sinceBest.size() - 2);
        }
        m_price = m_best;
    }

    const SearchLimits& m_limits;
    DrawSource& m_source;
    SeatingState m_state;
    ExchangePrices m_prices;
    qint64 m_leastWishes;
    qint64 m_price;
    qint64 m_best;
    qint64 m_repeat;
    qint64 m_leastShort;
    Pool m_conflicts;
    Pool m_sharers; // entrants at a short table who were at one before
    Pool m_wishers; // entrants with an unmet wish
    RecentMoves m_recent;
    std::vector<std::pair<EntrantIndex, EntrantIndex>> m_sinceBest;
    std::vector<EntrantIndex> m_equal; // equally good partners for a swap
    size_t m_entrants;
    size_t m_step = 0;
};

} // namespace

AvoidingDraw avoidingDraw(const SeatingTask& task, DrawSource& source, const SearchLimits& limits) {
    const Meetings meetings(task.entrants(), task.past);
    Search search(task, meetings, plainDraw(task, source), source, limits);
    search.reduceConflicts(repeatBoundWithWishes(task));
    AvoidingDraw draw{{}, {}, repeatBound(task), recordBound(task)};
    if (task.records.empty()) {
        search.shareShortGames();
        search.polish();
        draw.seating = search.state().seating();
    } else {
        Seating near
            = withNearRecords(task, meetings, search.state().seating(), draw.recordBound, source);
        Search last(task, meetings, std::move(near), source, limits);
        last.polish();
        draw.seating = last.state().seating();
    }
    draw.cost = SeatingState(task, meetings, draw.seating).cost();
    return draw;
}

// By records.

namespace {

/// The cost of seating each two of a task's entrants together.
class PairCosts {
public:
    PairCosts(const SeatingTask& task, const Meetings& meetings)
        : m_entrants(task.entrants())
        , m_costs(m_entrants * m_entrants) {
        for (EntrantIndex one = 0; one < m_entrants; ++one) {
            for (EntrantIndex other = one + 1; other < m_entrants; ++other)
                at(one, other).record = static_cast<quint64>(recordDifference(task, one, other));
            for (const Meetings::Met& met : meetings.of(one)) {
                if (one < met.other)
                    at(one, met.other).repeats = static_cast<quint64>(met.times);
            }
        }
        for (const ApartPair& pair : task.keepApart) {
            PairCost& cost = at(std::min(pair.one, pair.other), std::max(pair.one, pair.other));
            ++(pair.hard ? cost.forbidden : cost.apart);
        }
    }

    [[nodiscard]] const PairCost& of(EntrantIndex one, EntrantIndex other) const {
        return m_costs[one * m_entrants + other];
    }

    /// The greatest cost of any pair, level by level.
    [[nodiscard]] PairCost most() const {
        PairCost most;
        for (const PairCost& cost : m_costs) {
            most.forbidden = std::max(most.forbidden, cost.forbidden);
            most.apart = std::max(most.apart, cost.apart);
            most.repeats = std::max(most.repeats, cost.repeats);
            most.record = std::max(most.record, cost.record);
        }
        return most;
    }

private:
    [[nodiscard]] PairCost& at(EntrantIndex one, EntrantIndex other) {
        return m_costs[one * m_entrants + other];
    }

    size_t m_entrants;
    std::vector<PairCost> m_costs;
};

/// Seats the pairs at random tables and seats, so that the order of the task favors nobody.
Seating atTables(const std::vector<std::pair<size_t, size_t>>& pairs, DrawSource& source) {
    Seating seating;
    for (const auto& [one, other] : pairs) {
        const bool inOrder = source.below(2) == 0;
        seating.push_back({inOrder ? one : other, inOrder ? other : one});
    }
    source.shuffle(seating);
    return seating;
}

/// Chooses at random among equally good pairings, and reproducibly for a seed: each possible pair
/// gets a 64-bit number, and of the equally good pairings the one with the least sum is taken. By
/// the isolation lemma of Mulmuley, Vazirani, and Vazirani, two of them have the same sum (leaving
/// the choice to the matching) with a probability of at most the number of possible pairs divided
/// by 2^64: for 300 players, less than one in 10^14 draws.
Seating leastPairs(const PairCosts& costs, const PairLevels& levels, size_t entrants,
                   DrawSource& source) {
    const auto pairs = leastPairing(entrants, [&](size_t one, size_t other) {
        return levels.weightOf(costs.of(one, other), source.next());
    });
    return atTables(pairs, source);
}

} // namespace

bool isPairedExactly(const SeatingTask& task) {
    const auto isForPairs
        = [](const TablePlan& table) { return table.seats == 2 && !table.variant; };
    return task.entrants() <= maxPairedExactly && std::ranges::all_of(task.tables, isForPairs);
}

AvoidingDraw recordDraw(const SeatingTask& task, DrawSource& source) {
    Q_ASSERT(task.records.size() == task.entrants());
    if (!isPairedExactly(task))
        return avoidingDraw(task, source);
    const Meetings meetings(task.entrants(), task.past);
    const PairCosts costs(task, meetings);
    const PairLevels levels(task.entrants(), costs.most());
    if (!levels.fit())
        return avoidingDraw(task, source);
    AvoidingDraw draw;
    draw.seating = leastPairs(costs, levels, task.entrants(), source);
    for (size_t table = 0; table < draw.seating.size(); ++table)
        draw.cost += tableCost(task, meetings, task.tables[table], draw.seating[table]);
    // If nobody is to be kept apart, the result is the minimum itself.
    draw.bound = task.keepApart.empty() ? draw.cost.repeats : repeatBound(task);
    draw.recordBound = draw.cost.record;
    return draw;
}

} // namespace mentat
