#include "app/session/formats/eye_of_the_storm/storm_session.h"

#include "app/session/people/merging.h"
#include "model/failure_kind.h"

namespace mentat {

Result<void> mergeInPlay(Edits& edits, const Event& event, const StormPlay& play,
                         const PlayerId& kept, const PlayerId& other) {
    for (const StormGame& game : play.games) {
        if (hasPlayer(game.seats, kept) && hasPlayer(game.seats, other)) {
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
    if (const House* house = houseOf(play, other)) {
        if (!houseOf(play, kept))
            edits.put(HouseSlot{kept}, *house);
        edits.put(HouseSlot{other}, std::nullopt);
    }
    return {};
}

std::vector<std::vector<PlayerId>> seatedAtOnce(const StormPlay& play) {
    std::vector<std::vector<PlayerId>> lists;
    for (const StormGame& game : play.games)
        lists.push_back(playersIn(game.seats));
    return lists;
}

} // namespace mentat
