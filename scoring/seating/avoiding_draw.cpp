#include "scoring/seating/avoiding_draw.h"

#include "scoring/seating/exchange_prices.h"
#include "scoring/seating/plain_draw.h"
#include "scoring/seating/repeat_bound.h"

#include <algorithm>
#include <array>

namespace mentat {

namespace {

/// A subset of the entrants from which one can be drawn at random.
class Pool {
public:
    explicit Pool(size_t entrants) : m_place(entrants, none) {}

    void set(Entrant entrant, bool isIn) {
        if ((m_place[entrant] != none) == isIn)
            return;
        if (isIn) {
            m_place[entrant] = m_members.size();
            m_members.push_back(entrant);
            return;
        }
        const Entrant last = m_members.back();
        m_members[m_place[entrant]] = last;
        m_place[last] = m_place[entrant];
        m_members.pop_back();
        m_place[entrant] = none;
    }
    [[nodiscard]] bool isEmpty() const { return m_members.empty(); }
    [[nodiscard]] Entrant any(DrawSource& source) const {
        return m_members[source.below(m_members.size())];
    }

private:
    static constexpr size_t none = ~size_t(0);
    std::vector<Entrant> m_members;
    std::vector<size_t> m_place;
};

/// Whoever left a table, for the steps in which they may not go back to it.
class RecentMoves {
public:
    RecentMoves(size_t entrants, size_t tables)
        : m_entrantBarred(entrants, 0)
        , m_tableBarred(tables, 0) {}

    void add(Entrant entrant, size_t table, size_t step, DrawSource& source) {
        constexpr size_t fewest = 4;
        m_moves[m_next++ % m_moves.size()]
            = {entrant, table, step + fewest + source.below(mostSteps - fewest + 1)};
    }
    /// What would be going back, of exchanges with somebody at a table.
    void find(Entrant one, size_t tableOfOne, size_t step) {
        m_step = step;
        for (const Move& move : m_moves) {
            if (move.until <= step)
                continue;
            if (move.table == tableOfOne)
                m_entrantBarred[move.entrant] = step;
            if (move.entrant == one)
                m_tableBarred[move.table] = step;
        }
    }
    [[nodiscard]] bool isGoingBack(Entrant other, size_t tableOfOther) const {
        return m_entrantBarred[other] == m_step || m_tableBarred[tableOfOther] == m_step;
    }

private:
    struct Move {
        Entrant entrant = 0;
        size_t table = 0;
        size_t until = 0;
    };
    static constexpr size_t mostSteps = 11;
    std::array<Move, 2 * mostSteps> m_moves; // two a step: older ones are over
    std::vector<size_t> m_entrantBarred;     // by entrant: the step in which it was found
    std::vector<size_t> m_tableBarred;       // by table
    size_t m_next = 0;
    size_t m_step = 0;
};

/// As many wishes as are bound to stay open: those who said expansion beyond its seats.
qint64 leastOpenWishes(const SeatingTask& task) {
    auto open = std::ranges::count(task.preferences, Preference::Expansion);
    for (const TablePlan& table : task.tables)
        open -= table.expansion ? static_cast<ptrdiff_t>(table.seats) : 0;
    return std::max<qint64>(open, 0);
}

/// Tabu search: somebody in conflict changes places with whoever helps most, or harms least, and
/// does not go back soon.
class Search {
public:
    Search(const SeatingTask& task, const Meetings& meetings, Seating start, DrawSource& source,
           const SearchLimits& limits)
        : m_limits(limits)
        , m_source(source)
        , m_state(task, meetings, std::move(start))
        , m_prices(task, meetings, m_state)
        , m_leastWishes(leastOpenWishes(task) * m_prices.list().ofWish())
        , m_price(m_prices.list().of(m_state.cost()))
        , m_best(m_price)
        , m_conflicts(task.entrants())
        , m_recent(task.entrants(), task.tables.size())
        , m_entrants(task.entrants()) {
        for (Entrant entrant = 0; entrant < m_entrants; ++entrant)
            m_conflicts.set(entrant, m_prices.isInConflict(entrant));
    }

    /// Until nothing can be better, or nothing has become better for long.
    void reduceConflicts(qint64 bound) {
        // With more entrants what is left in the end is no greater, only better hidden.
        constexpr size_t mostCounted = 60;
        const size_t patience = m_limits.stepsPerEntrant * std::min(m_entrants, mostCounted);
        const qint64 least = m_leastWishes + bound;
        for (size_t idle = 0; idle < patience && m_best > least; ++idle) {
            ++m_step;
            if (!exchangeBest(anyToMove()))
                continue;
            if (m_price < m_best) {
                m_best = m_price;
                m_sinceBest.clear();
                idle = 0;
            }
        }
        backToBest();
    }

    /// The levels below the repeats, by exchanges that cost nothing above.
    void polish() {
        if (m_state.seating().size() < 2)
            return;
        for (size_t round = m_limits.roundsPerEntrant * m_entrants; round > 0; --round) {
            const Entrant one = m_source.below(m_entrants);
            const Entrant other = m_source.below(m_entrants);
            if (!m_state.canExchange(one, other))
                continue;
            SeatingCost cost = m_state.exchangeCost(one, other);
            if (cost > SeatingCost())
                continue;
            if (m_limits.looksAhead)
                cost.acquaintances = m_state.exchangeAcquaintances(one, other);
            if (cost <= SeatingCost())
                m_state.exchange(one, other);
        }
    }

    [[nodiscard]] const SeatingState& state() const { return m_state; }

private:
    /// Somebody in conflict; where there is none, it is a wish that is not met.
    [[nodiscard]] Entrant anyToMove() {
        return m_conflicts.isEmpty() ? m_source.below(m_entrants) : m_conflicts.any(m_source);
    }

    bool exchangeBest(Entrant one) {
        constexpr size_t mostCandidates = 80;
        m_recent.find(one, m_state.tableOf(one), m_step);
        m_prices.choose(one);
        m_equal.clear();
        qint64 best = 0;
        const size_t candidates = std::min(m_entrants, mostCandidates);
        for (size_t i = 0; i < candidates; ++i) {
            const Entrant other = m_entrants <= mostCandidates ? i : m_source.below(m_entrants);
            if (!m_state.canExchange(one, other))
                continue;
            const qint64 price = m_prices.exchangeWith(other);
            if (!m_equal.empty() && price > best)
                continue;
            // Going back is for what is better than all before.
            if (m_recent.isGoingBack(other, m_state.tableOf(other)) && m_price + price >= m_best)
                continue;
            if (price != best)
                m_equal.clear();
            best = price;
            m_equal.push_back(other);
        }
        if (m_equal.empty())
            return false;
        m_price += best;
        exchange(one, m_equal[m_source.below(m_equal.size())]);
        return true;
    }

    void exchange(Entrant one, Entrant other) {
        const size_t tableOfOne = m_state.tableOf(one);
        const size_t tableOfOther = m_state.tableOf(other);
        m_recent.add(one, tableOfOne, m_step, m_source);
        m_recent.add(other, tableOfOther, m_step, m_source);
        m_state.exchange(one, other);
        m_prices.exchanged(one, other);
        m_sinceBest.emplace_back(one, other);
        for (const size_t table : {tableOfOne, tableOfOther}) {
            for (const Entrant entrant : m_state.seating()[table])
                m_conflicts.set(entrant, m_prices.isInConflict(entrant));
        }
    }

    void backToBest() {
        for (; !m_sinceBest.empty(); m_sinceBest.pop_back())
            m_state.exchange(m_sinceBest.back().first, m_sinceBest.back().second);
    }

    const SearchLimits& m_limits;
    DrawSource& m_source;
    SeatingState m_state;
    ExchangePrices m_prices;
    qint64 m_leastWishes;
    qint64 m_price;
    qint64 m_best;
    Pool m_conflicts;
    RecentMoves m_recent;
    std::vector<std::pair<Entrant, Entrant>> m_sinceBest;
    std::vector<Entrant> m_equal; // whom to exchange somebody with, each as good as the others
    size_t m_entrants;
    size_t m_step = 0;
};

} // namespace

AvoidingDraw avoidingDraw(const SeatingTask& task, DrawSource& source, const SearchLimits& limits) {
    const Meetings meetings(task.entrants(), task.past);
    const qint64 bound = repeatBound(task);
    Search search(task, meetings, plainDraw(task, source), source, limits);
    search.reduceConflicts(bound);
    search.polish();
    return {search.state().seating(), search.state().cost(), bound};
}

} // namespace mentat
