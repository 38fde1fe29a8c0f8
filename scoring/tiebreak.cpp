#include "scoring/tiebreak.h"

namespace mentat {

std::optional<Difference> differenceOf(const EndValues& a, const EndValues& b) {
    const auto value = firstDifference(a, b);
    if (!value)
        return std::nullopt;
    const bool first = a.counted(*value) > b.counted(*value);
    const EndValues& upper = first ? a : b;
    const EndValues& lower = first ? b : a;
    return Difference{first, ByValue{*value, upper.at(*value), lower.at(*value)}};
}

} // namespace mentat
