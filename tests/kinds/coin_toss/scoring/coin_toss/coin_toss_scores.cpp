#include "scoring/coin_toss/coin_toss_scoring.h"

#include <algorithm>

namespace mentat {

std::vector<TotalScore> coinTossScores(const Event& event) {
    std::vector<TotalScore> rows;
    for (const Tosses& tosses : std::get<CoinTossPlay>(event.play).tosses)
        rows.push_back({Place(1), tosses.player, tosses.won.value(), {}});
    std::ranges::stable_sort(rows, std::ranges::greater(), &TotalScore::total);
    for (size_t i = 0; i < rows.size(); ++i)
        rows[i].rank = Place(static_cast<int>(i) + 1);
    return rows;
}

std::vector<PlayerRecord> coinTossRecords(const Event& event) {
    std::vector<PlayerRecord> records;
    for (const Player& player : event.players)
        records.push_back({player.id, {}, 0, {}, false, {}});
    return records;
}

std::vector<ToDo> coinTossToDo(const Event& event, const VenueTime&) {
    return {{event.players.empty() ? ToDoKind::RegisterPlayers : ToDoKind::CloseEvent}};
}

} // namespace mentat
