#include "scoring/heats/seating/byes.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace mentat {

std::vector<size_t> byesInTurn(const std::vector<ByeCandidate>& candidates, size_t byes,
                               DrawSource& source) {
    Q_ASSERT(byes <= candidates.size());
    std::vector<size_t> order(candidates.size());
    std::iota(order.begin(), order.end(), size_t(0));
    if (byes == 0)
        return {}; // no number of the source is used up
    source.shuffle(order);
    // Those who are equal stay as chance put them.
    std::ranges::stable_sort(order, std::ranges::less(), [&](size_t position) {
        const ByeCandidate& candidate = candidates[position];
        const int rank = candidate.rank.value_or(std::numeric_limits<int>::max());
        return std::pair(candidate.byes, -rank);
    });
    order.resize(byes);
    return order;
}

} // namespace mentat
