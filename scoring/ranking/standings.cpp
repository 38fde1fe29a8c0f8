#include "scoring/ranking/standings.h"

namespace mentat {

std::vector<Standing> standingsOf(std::vector<Ranked> rows) {
    std::vector<Standing> standings;
    standings.reserve(rows.size());
    for (Ranked& row : rows) {
        standings.push_back({.player = std::move(row.player),
                             .rank = row.place,
                             .values = std::move(row.values),
                             .tied = row.tied,
                             .fromNext = std::move(row.fromNext)});
    }
    return standings;
}

void setQualifiers(Standings& standings, size_t places) {
    for (size_t row = 0; row < standings.ranked.size(); ++row)
        standings.ranked[row].status
            = row < places ? StandingStatus::Qualifier : StandingStatus::Alternate;
}

} // namespace mentat
