#pragma once

#include "app/session/rounds/result_acts.h"
#include "scoring/end_values.h"

namespace mentat {

/// The game won by this victory: by those whom it names, as on a sheet, else by those who had won.
/// What else the sheet said of how it was won is gone; several who won are allied.
[[nodiscard]] Game wonAs(const Game& game, Victory victory, const Settings& settings);
/// The game with other values of a player, who wins or does not. One winner won alone and several
/// by an alliance, where the victory was one of these or none; without any it has no result.
[[nodiscard]] Game withSeat(Game game, const PlayerId& player, bool wins, const EndValues& values);

} // namespace mentat
