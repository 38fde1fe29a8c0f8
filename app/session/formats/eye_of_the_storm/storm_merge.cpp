#include "app/session/formats/eye_of_the_storm/storm_merge.h"

#include "app/session/merged_lists.h"

namespace mentat {

namespace {

bool hasSeat(const StormGame& game, const PlayerId& player) {
    return std::any_of(game.seats.begin(), game.seats.end(),
                       [&](const StormSeat& seat) { return seat.player == player; });
}

} // namespace

Result<void> mergeInPlay(Edits& edits, const Event& event, const StormPlay& play,
                         const PlayerId& kept, const PlayerId& other) {
    for (const StormGame& game : play.games) {
        if (hasSeat(game, kept) && hasSeat(game, other)) {
            return failure(
                FailureKind::BothInGame,
                {playerName(event, kept), playerName(event, other), qint64(game.number.value())});
        }
    }
    for (size_t position = 0; position < play.games.size(); ++position) {
        StormGame game = play.games[position];
        mergeIn(game.seats, kept, other);
        edits.put(StormGameSlot{game.number}, Placed<StormGame>{position, game});
    }
    if (const auto house = play.houses.find(other); house != play.houses.end()) {
        if (!play.houses.contains(kept))
            edits.put(HouseSlot{kept}, house->second);
        edits.put(HouseSlot{other}, std::nullopt);
    }
    return {};
}

std::vector<std::vector<PlayerId>> seatedAtOnce(const StormPlay& play) {
    std::vector<std::vector<PlayerId>> lists;
    for (const StormGame& game : play.games) {
        std::vector<PlayerId>& list = lists.emplace_back();
        for (const StormSeat& seat : game.seats)
            list.push_back(seat.player);
    }
    return lists;
}

} // namespace mentat
