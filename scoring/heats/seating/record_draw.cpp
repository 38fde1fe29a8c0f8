#include "scoring/heats/seating/record_draw.h"

#include "scoring/heats/seating/least_pairing.h"
#include "scoring/heats/seating/pair_levels.h"
#include "scoring/heats/seating/repeat_bound.h"

#include <algorithm>

namespace mentat {
namespace {

/// What each two of a task's entrants cost together.
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

    /// The most of any pair, level by level.
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

/// The pairs at tables and seats by chance: who comes first in the task has no better place.
Seating atTables(const std::vector<std::pair<size_t, size_t>>& pairs, DrawSource& source) {
    Seating seating;
    for (const auto& [one, other] : pairs) {
        const bool inOrder = source.below(2) == 0;
        seating.push_back({inOrder ? one : other, inOrder ? other : one});
    }
    source.shuffle(seating);
    return seating;
}

/// Of equally good pairs chance decides, and the same one wherever the seed is drawn again: each
/// two who could meet get a number of 64 bits, and of all that is equally good the pairs with the
/// least sum are taken. That two of them have the same sum, so that the matching would be free to
/// choose, has a probability of at most the number of possible pairs divided by 2^64 (the isolation
/// lemma of Mulmuley, Vazirani and Vazirani): for 300 players less than one in 10^14 draws.
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
    return task.entrants() <= mostPairedExactly && std::ranges::all_of(task.tables, isForPairs);
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
    // Where nobody is to be kept apart, what was found is what cannot be less.
    draw.bound = task.keepApart.empty() ? draw.cost.repeats : repeatBound(task);
    draw.recordBound = draw.cost.record;
    return draw;
}

} // namespace mentat
