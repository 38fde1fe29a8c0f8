#include "scoring/seating/assignment.h"

#include <limits>
#include <numeric>
#include <optional>

namespace mentat {

namespace {

std::vector<size_t> shuffledNumbers(size_t count, DrawSource& source) {
    std::vector<size_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), size_t(0));
    source.shuffle(numbers);
    return numbers;
}

} // namespace

// Taker after taker over the sets of things that are gone: as many as takers before. In an order
// that is drawn, so that none of the cheapest is preferred.
std::vector<size_t> cheapestAssignment(const AssignmentCosts& costs, DrawSource& source) {
    if (costs.empty())
        return {};
    constexpr int unreachable = std::numeric_limits<int>::max();
    const size_t things = costs.front().size();
    Q_ASSERT(things >= costs.size() && things <= 16);
    const std::vector<size_t> takers = shuffledNumbers(costs.size(), source);
    const std::vector<size_t> order = shuffledNumbers(things, source);

    struct Step {
        int cost = unreachable;
        size_t thing = 0; // the last one given
    };
    const size_t sets = size_t(1) << things;
    std::vector<std::vector<Step>> steps(takers.size() + 1, std::vector<Step>(sets));
    steps[0][0].cost = 0;
    for (size_t taken = 0; taken < takers.size(); ++taken) {
        for (size_t set = 0; set < sets; ++set) {
            const int before = steps[taken][set].cost;
            if (before == unreachable)
                continue;
            for (const size_t thing : order) {
                const size_t with = set | (size_t(1) << thing);
                const int cost = before + costs[takers[taken]][thing];
                if (with != set && cost < steps[taken + 1][with].cost)
                    steps[taken + 1][with] = {cost, thing};
            }
        }
    }

    const auto& last = steps.back();
    std::optional<size_t> best;
    size_t equal = 0;
    for (size_t set = 0; set < sets; ++set) {
        if (last[set].cost == unreachable || (best && last[set].cost > last[*best].cost))
            continue;
        if (!best || last[set].cost < last[*best].cost)
            equal = 0;
        if (source.below(++equal) == 0)
            best = set;
    }
    std::vector<size_t> given(takers.size());
    size_t set = *best;
    for (size_t taken = takers.size(); taken > 0; --taken) {
        const size_t thing = steps[taken][set].thing;
        given[takers[taken - 1]] = thing;
        set ^= size_t(1) << thing;
    }
    return given;
}

} // namespace mentat
