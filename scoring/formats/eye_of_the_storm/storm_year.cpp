#include "scoring/formats/eye_of_the_storm/storm_scoring.h"

#include <algorithm>

namespace mentat {

YearFacts stormYearFacts(const Event& event) {
    YearFacts facts;
    facts.records = stormRecords(event);
    for (const PlayerRecord& record : facts.records)
        facts.players += record.completed > 0 ? 1 : 0;
    for (const StormGame& game : std::get<StormPlay>(event.play).games) {
        if (game.isVoid)
            continue;
        ++facts.games;
        facts.playerStarts += static_cast<int>(game.seats.size());
    }
    const std::vector<VictoryScore> scores = stormScores(event);
    for (const VictoryScore& row : scores) {
        const auto sharing = std::ranges::count(scores, row.rank, &VictoryScore::rank);
        facts.placements.push_back({.place = row.rank, .player = row.player, .tied = sharing > 1});
    }
    return facts;
}

} // namespace mentat
