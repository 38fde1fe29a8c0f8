#include "scoring/end_values.h"

namespace mentat {

EndValues& EndValues::operator+=(const EndValues& ally) {
    for (const EndValue value : allEndValues) {
        Amount& sum = m_amounts[static_cast<size_t>(value)];
        if (sum || ally.at(value))
            sum = sum.value_or(0) + ally.counted(value);
    }
    return *this;
}

std::optional<EndValue> firstDifference(const EndValues& a, const EndValues& b) {
    for (const EndValue value : allEndValues) {
        if (a.counted(value) != b.counted(value))
            return value;
    }
    return std::nullopt;
}

std::weak_ordering compareCounted(const EndValues& a, const EndValues& b) {
    const auto difference = firstDifference(a, b);
    return difference ? a.counted(*difference) <=> b.counted(*difference)
                      : std::strong_ordering::equal;
}

} // namespace mentat
