#include "app/session/formats/eye_of_the_storm/storm_acts.h"

#include "app/session/acts.h"

namespace mentat {

Result<Change> changeHouse(const Event& event, const PlayerId& player,
                           const std::optional<House>& house) {
    if (!std::holds_alternative<StormPlay>(event.play) || !findPlayer(event, player))
        return failure(FailureKind::UnknownPlayer, {player.text()});
    return oneEdit(ChangeKind::HouseChanged, {playerName(event, player)}, event, HouseSlot{player},
                   house);
}

Result<Change> recordStormGame(const Event& event, const StormGame& game) {
    const auto* play = std::get_if<StormPlay>(&event.play);
    if (!play)
        return failure(FailureKind::UnknownTable, {qint64(0), qint64(game.number.value())});
    const StormGameSlot slot{game.number};
    const auto known = valueAt(event, slot);
    const size_t position = known ? known->position : play->games.size();
    return oneEdit(ChangeKind::StormGameRecorded, {qint64(game.number.value())}, event, slot,
                   Placed<StormGame>{position, game});
}

} // namespace mentat
