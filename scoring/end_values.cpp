#include "scoring/end_values.h"

namespace mentat {

EndValues& EndValues::operator+=(const EndValues& ally) {
    for (const EndValue value : allEndValues) {
        m_counted[indexOf(value)] += ally.counted(value);
        m_known[indexOf(value)] |= ally.m_known[indexOf(value)];
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

} // namespace mentat
