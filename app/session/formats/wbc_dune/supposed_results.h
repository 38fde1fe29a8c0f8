#pragma once

#include "model/heats/game_address.h"
#include "model/result.h"
#include "scoring/end_values.h"

#include <map>

namespace mentat {

/// The event as it would be if these games of its heats had gone so; nothing is stored. Failures:
/// as changeGame(); Refused with the errors of R10 that the games would bring.
[[nodiscard]] Result<Event> supposed(const Event& event, const std::map<GameAddress, Game>& games);

/// The game won by this victory: by those whom it names, as on a sheet, else by those who had won.
/// What else the sheet said of how it was won is gone; several who won are allied.
[[nodiscard]] Game wonAs(const Game& game, Victory victory, const Settings& settings);
/// The game with other values of a player, who wins or does not. One winner won alone and several
/// by an alliance, where the victory was one of these or none; without any it has no result.
[[nodiscard]] Game withSeat(Game game, const PlayerId& player, bool wins, const EndValues& values);

} // namespace mentat
