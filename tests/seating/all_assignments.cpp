#include "tests/seating/all_assignments.h"

#include <limits>
#include <optional>

namespace mentat::test {

namespace {

class AllAssignments {
public:
    explicit AllAssignments(const AssignmentCosts& costs)
        : m_costs(costs)
        , m_isGone(costs.empty() ? 0 : costs.front().size(), false) {
        give(0);
    }

    [[nodiscard]] std::vector<Assignment> cheapest() && { return std::move(m_cheapest); }

private:
    void give(int spent) {
        if (m_given.size() == m_costs.size()) {
            keep(spent);
            return;
        }
        for (size_t thing = 0; thing < m_isGone.size(); ++thing) {
            if (m_isGone[thing])
                continue;
            const int cost = m_costs[m_given.size()][thing];
            m_isGone[thing] = true;
            m_given.push_back(thing);
            give(spent + cost);
            m_given.pop_back();
            m_isGone[thing] = false;
        }
    }

    void keep(int cost) {
        if (cost < m_least)
            m_cheapest.clear();
        m_least = std::min(m_least, cost);
        if (cost == m_least)
            m_cheapest.push_back(m_given);
    }

    const AssignmentCosts& m_costs;
    std::vector<bool> m_isGone;
    Assignment m_given;
    int m_least = std::numeric_limits<int>::max();
    std::vector<Assignment> m_cheapest;
};

} // namespace

std::optional<int> costOf(const AssignmentCosts& costs, const Assignment& assignment) {
    if (assignment.size() != costs.size())
        return std::nullopt;
    int cost = 0;
    std::vector<bool> isGone(costs.empty() ? 0 : costs.front().size(), false);
    for (size_t taker = 0; taker < costs.size(); ++taker) {
        const size_t thing = assignment[taker];
        if (thing >= isGone.size() || isGone[thing])
            return std::nullopt;
        isGone[thing] = true;
        cost += costs[taker][thing];
    }
    return cost;
}

std::vector<Assignment> cheapestByTrial(const AssignmentCosts& costs) {
    return AllAssignments(costs).cheapest();
}

} // namespace mentat::test
