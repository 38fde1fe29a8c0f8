#include "scoring/heats/seating/assignment.h"

#include <bit>
#include <limits>

namespace mentat {

namespace {

/// A set of things, one bit each.
using Things = size_t;

constexpr Things onlyThe(size_t thing) {
    return Things(1) << thing;
}

size_t numberOf(Things things) {
    return static_cast<size_t>(std::popcount(things));
}

/// Ways to hand out things at the same cost.
struct Ways {
    int cost = std::numeric_limits<int>::max();
    size_t count = 0;

    /// Keeps the cheapest of both.
    void add(const Ways& more) {
        if (more.cost < cost)
            *this = {more.cost, 0};
        if (more.cost == cost)
            count += more.count;
    }
};

/// For each set of things, the cheapest ways to hand out all of it to the first takers, one each.
class WaysToGive {
public:
    WaysToGive(const AssignmentCosts& costs, size_t things)
        : m_costs(costs)
        , m_things(things)
        , m_ways(size_t(1) << things) {
        m_ways[0] = {0, 1};
        for (Things set = 1; set < m_ways.size(); ++set) {
            for (size_t thing = 0; numberOf(set) <= costs.size() && thing < things; ++thing) {
                if (set & onlyThe(thing))
                    m_ways[set].add(endingWith(thing, set));
            }
        }
    }

    [[nodiscard]] const Ways& of(Things set) const { return m_ways[set]; }

    /// The ways for this set in which its last taker gets `thing`.
    [[nodiscard]] Ways endingWith(size_t thing, Things set) const {
        const Ways& before = m_ways[set ^ onlyThe(thing)];
        return {before.cost + m_costs[numberOf(set) - 1][thing], before.count};
    }

    [[nodiscard]] size_t things() const { return m_things; }
    [[nodiscard]] Things everything() const { return m_ways.size() - 1; }

private:
    const AssignmentCosts& m_costs;
    size_t m_things;
    std::vector<Ways> m_ways;
};

/// Draws one of the offers; each of the cheapest ways is equally likely.
class CheapestChoice {
public:
    explicit CheapestChoice(DrawSource& source) : m_source(source) {}

    void offer(size_t what, const Ways& ways) {
        m_ways.add(ways);
        if (ways.cost == m_ways.cost && m_source.below(m_ways.count) < ways.count)
            m_drawn = what;
    }
    [[nodiscard]] size_t drawn() const { return m_drawn; }

private:
    DrawSource& m_source;
    Ways m_ways;
    size_t m_drawn = 0;
};

Things drawnThings(const WaysToGive& ways, size_t count, DrawSource& source) {
    CheapestChoice choice(source);
    for (Things set = 0; set <= ways.everything(); ++set) {
        if (numberOf(set) == count)
            choice.offer(set, ways.of(set));
    }
    return choice.drawn();
}

size_t drawnLast(const WaysToGive& ways, Things set, DrawSource& source) {
    CheapestChoice choice(source);
    for (size_t thing = 0; thing < ways.things(); ++thing) {
        if (set & onlyThe(thing))
            choice.offer(thing, ways.endingWith(thing, set));
    }
    return choice.drawn();
}

} // namespace

// Draw the set of things handed out, then go back from the last taker, weighting each step by the
// number of ways to continue, so that all assignments are equally likely.
std::vector<size_t> cheapestAssignment(const AssignmentCosts& costs, DrawSource& source) {
    if (costs.empty())
        return {};
    const size_t things = costs.front().size();
    Q_ASSERT(things >= costs.size() && things <= 16);
    const WaysToGive ways(costs, things);
    Things left = drawnThings(ways, costs.size(), source);
    std::vector<size_t> given(costs.size());
    for (size_t taker = costs.size(); taker > 0; --taker) {
        const size_t thing = drawnLast(ways, left, source);
        given[taker - 1] = thing;
        left ^= onlyThe(thing);
    }
    return given;
}

} // namespace mentat
