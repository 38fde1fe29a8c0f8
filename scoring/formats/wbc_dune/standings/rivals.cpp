#include "scoring/formats/wbc_dune/standings/rivals.h"

#include <algorithm>

namespace mentat {

Rivals::Rivals(std::span<const EndValues> ranked) : m_ranked(ranked) {
    for (size_t i = 0; i < ranked.size(); ++i) {
        for (size_t length = 0; length <= allEndValues.size(); ++length)
            m_having[prefixOf(i, length)].push_back(i);
    }
}

Rivals::Prefix Rivals::prefixOf(size_t position, size_t length) const {
    Prefix prefix;
    for (size_t i = 0; i < length; ++i)
        prefix.push_back(m_ranked[position].counted(allEndValues[i]));
    return prefix;
}

std::optional<Doubt> Rivals::doubtOf(size_t position, const EndValues& candidate,
                                     const std::function<bool(size_t)>& isShared) const {
    const auto isEqual
        = [&](size_t other) { return !firstDifference(m_ranked[other], m_ranked[position]); };
    const auto isRival
        = [&](size_t other) { return other != position && !(isEqual(other) && isShared(other)); };
    Prefix known;
    for (const EndValue value : allEndValues) {
        if (candidate.at(value)) {
            known.push_back(*candidate.at(value));
            continue;
        }
        // Equal up to here with somebody not below: a large enough value overtakes. One below what
        // the player's best game has there does not, whatever is unknown after it.
        if (known != prefixOf(position, known.size()))
            return std::nullopt;
        const auto& above = m_having.at(known);
        const auto first = std::ranges::find_if(above, isRival);
        if (first != above.end() && *first < position)
            return Doubt{value, *first};
        const auto& equal = m_having.at(prefixOf(position, allEndValues.size()));
        const auto other = std::ranges::find_if(equal, isRival);
        return other == equal.end() ? std::nullopt : std::optional(Doubt{value, *other});
    }
    return std::nullopt;
}

} // namespace mentat
