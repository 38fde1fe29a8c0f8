#include "scoring/ranking/advancement.h"

#include <unordered_set>

namespace mentat {

TieMatter matterOf(TiedRows rows, size_t places) {
    if (rows.end <= places)
        return TieMatter::Order;
    return rows.begin < places ? TieMatter::Cut : TieMatter::Alternates;
}

Advancement advancement(const Standings& standings, Positive finalists,
                        const std::vector<PlayerId>& unavailable) {
    const auto wanted = static_cast<size_t>(finalists.value());
    const std::unordered_set<PlayerId> absent(unavailable.begin(), unavailable.end());
    Advancement result;
    for (const Standing& row : standings.ranked) {
        auto& list = result.qualifiers.size() < wanted ? result.qualifiers : result.alternates;
        list.push_back(row.player);
        if (result.lineUp.size() < wanted && !absent.contains(row.player))
            result.lineUp.push_back(row.player);
    }
    for (const TiedRows rows : tiedRows(standings.ranked)) {
        OpenTie& tie = result.ties.emplace_back(OpenTie{{}, matterOf(rows, wanted)});
        for (size_t row = rows.begin; row < rows.end; ++row)
            tie.players.push_back(standings.ranked[row].player);
    }
    return result;
}

} // namespace mentat
