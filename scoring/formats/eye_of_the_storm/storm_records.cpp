#include "scoring/formats/eye_of_the_storm/storm_scoring.h"

#include <algorithm>

namespace mentat {

std::vector<PlayerRecord> stormRecords(const Event& event) {
    std::vector<PlayerRecord> records;
    for (const Player& player : event.players)
        records.push_back({player.id, {}, 0, {}, player.disqualified.value_or(false), {}});
    for (const StormGame& game : std::get<StormPlay>(event.play).games) {
        for (const StormSeat& seat : game.seats) {
            const auto record = std::ranges::find(records, seat.player, &PlayerRecord::player);
            if (record == records.end())
                continue;
            GameRecord played;
            played.number = game.number.value();
            if (game.isVoid)
                played.outcome = GameOutcome::Void;
            else
                ++record->completed;
            if (const auto points = victoryPoints(seat))
                played.victoryPoints = points->sum();
            played.note = game.note;
            record->games.push_back(std::move(played));
        }
    }
    return records;
}

} // namespace mentat
