#include "reports/rounded_parts.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace mentat {

std::vector<qint64> partsOfRoundedSum(const std::vector<qint64>& parts, qint64 unit) {
    const qint64 sum = std::accumulate(parts.begin(), parts.end(), qint64(0));
    std::vector<qint64> rounded;
    for (const qint64 part : parts)
        rounded.push_back(part / unit);
    qint64 missing = (2 * sum + unit) / (2 * unit)
                     - std::accumulate(rounded.begin(), rounded.end(), qint64(0));
    std::vector<size_t> order(parts.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](size_t i) { return parts[i] % unit; });
    // Never more than there are parts with a remainder.
    for (const size_t i : order) {
        if (missing-- <= 0)
            break;
        ++rounded[i];
    }
    return rounded;
}

} // namespace mentat
