#include "scoring/formats/wbc_dune/rivals.h"

namespace mentat {

Rivals::Rivals(std::span<const EndValues> ranked) : m_ranked(ranked) {
    for (size_t i = 0; i < ranked.size(); ++i) {
        Prefix prefix;
        for (const EndValue value : allEndValues) {
            m_first.emplace(prefix, i);
            prefix.push_back(ranked[i].counted(value));
        }
    }
}

std::optional<Doubt> Rivals::doubtOf(size_t position, const EndValues& candidate) const {
    Prefix prefix;
    for (const EndValue value : allEndValues) {
        if (candidate.at(value)) {
            prefix.push_back(*candidate.at(value));
            continue;
        }
        // Equal up to here with somebody not below: a large enough value overtakes.
        const auto first = m_first.find(prefix);
        if (first != m_first.end() && first->second < position)
            return Doubt{value, first->second};
        const auto isEqual
            = [&](size_t other) { return !firstDifference(m_ranked[other], m_ranked[position]); };
        if (position + 1 < m_ranked.size() && isEqual(position + 1))
            return Doubt{value, position + 1};
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace mentat
