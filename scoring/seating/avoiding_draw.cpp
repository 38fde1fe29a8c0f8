#include "scoring/seating/avoiding_draw.h"

#include "scoring/seating/plain_draw.h"
#include "scoring/seating/repeat_bound.h"
#include "scoring/seating/seating_state.h"

#include <algorithm>
#include <optional>

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

/// Tabu search: somebody in conflict changes places with whoever helps most, or harms least, and
/// does not go back soon.
class Search {
public:
    Search(const SeatingTask& task, const Meetings& meetings, Seating start, DrawSource& source,
           const SearchLimits& limits)
        : m_limits(limits)
        , m_source(source)
        , m_state(task, meetings, std::move(start))
        , m_cost(m_state.cost())
        , m_best(m_cost)
        , m_conflicts(task.entrants())
        , m_returnStep(task.entrants() * task.tables.size(), 0)
        , m_tables(task.tables.size())
        , m_entrants(task.entrants()) {
        for (Entrant entrant = 0; entrant < m_entrants; ++entrant)
            m_conflicts.set(entrant, m_state.isInConflict(entrant));
    }

    /// Until nothing can be better, or nothing has become better for long.
    void reduceConflicts(qint64 bound) {
        size_t patience = m_limits.stepsPerEntrant * m_entrants;
        for (size_t idle = 0; idle < patience && !isPerfect(bound) && !m_conflicts.isEmpty();
             ++idle) {
            ++m_step;
            const auto found = bestExchange(m_conflicts.any(m_source));
            if (!found)
                continue;
            make(*found);
            if (compareMain(m_cost, m_best) < 0) {
                m_best = m_cost;
                m_sinceBest.clear();
                idle = 0;
            }
        }
        backToBest();
    }

    /// The levels below the repeats, by exchanges that cost nothing above.
    void polish() {
        if (m_tables < 2)
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
    struct Exchange {
        Entrant one;
        Entrant other;
        SeatingCost cost;
    };

    /// The levels from the repeats up.
    [[nodiscard]] static std::strong_ordering compareMain(SeatingCost a, SeatingCost b) {
        a.shortGames = b.shortGames;
        a.acquaintances = b.acquaintances;
        return a <=> b;
    }

    [[nodiscard]] bool isPerfect(qint64 bound) const {
        return m_best.forbidden == 0 && m_best.apart == 0 && m_best.wishes == 0
               && m_best.repeats <= bound;
    }

    [[nodiscard]] bool isTabu(Entrant entrant, size_t table) const {
        return m_returnStep[entrant * m_tables + table] > m_step;
    }

    [[nodiscard]] std::optional<Exchange> bestExchange(Entrant one) {
        constexpr size_t mostCandidates = 80;
        std::optional<Exchange> best;
        size_t equal = 0;
        const size_t candidates = std::min(m_entrants, mostCandidates);
        for (size_t i = 0; i < candidates; ++i) {
            const Entrant other = m_entrants <= mostCandidates ? i : m_source.below(m_entrants);
            if (!m_state.canExchange(one, other))
                continue;
            const SeatingCost cost = m_state.exchangeCost(one, other);
            if (isForbidden(one, other, cost))
                continue;
            const auto order = best ? compareMain(cost, best->cost) : std::strong_ordering::less;
            if (order < 0)
                equal = 0;
            // Of equal ones each is as likely as the others.
            if (order < 0 || (order == 0 && m_source.below(++equal + 1) == 0))
                best = Exchange{one, other, cost};
        }
        return best;
    }

    /// What goes back to a table that was just left, unless it is better than all before.
    [[nodiscard]] bool isForbidden(Entrant one, Entrant other, const SeatingCost& cost) const {
        if (!isTabu(one, m_state.tableOf(other)) && !isTabu(other, m_state.tableOf(one)))
            return false;
        SeatingCost after = m_cost;
        after += cost;
        return compareMain(after, m_best) >= 0;
    }

    void make(const Exchange& exchange) {
        const size_t tenure = 4 + m_source.below(8);
        const size_t tableOfOne = m_state.tableOf(exchange.one);
        const size_t tableOfOther = m_state.tableOf(exchange.other);
        m_returnStep[exchange.one * m_tables + tableOfOne] = m_step + tenure;
        m_returnStep[exchange.other * m_tables + tableOfOther] = m_step + tenure;
        m_state.exchange(exchange.one, exchange.other);
        m_cost += exchange.cost;
        m_sinceBest.emplace_back(exchange.one, exchange.other);
        for (const size_t table : {tableOfOne, tableOfOther}) {
            for (const Entrant entrant : m_state.seating()[table])
                m_conflicts.set(entrant, m_state.isInConflict(entrant));
        }
    }

    void backToBest() {
        for (; !m_sinceBest.empty(); m_sinceBest.pop_back())
            m_state.exchange(m_sinceBest.back().first, m_sinceBest.back().second);
        m_cost = m_best;
    }

    const SearchLimits& m_limits;
    DrawSource& m_source;
    SeatingState m_state;
    SeatingCost m_cost;
    SeatingCost m_best;
    Pool m_conflicts;
    std::vector<size_t> m_returnStep; // by entrant and table: from when on it may be gone back to
    std::vector<std::pair<Entrant, Entrant>> m_sinceBest;
    size_t m_tables;
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
