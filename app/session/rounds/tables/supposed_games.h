#pragma once

#include "model/event.h"
#include "model/result.h"
#include "model/rounds/round.h"

#include <map>

namespace mentat {

/// The event as it would be if these games of its heats had gone so; nothing is stored. Failures:
/// as changeGame(); Refused with the errors of R10 that the games would bring.
[[nodiscard]] Result<Event> supposed(const Event& event, const std::map<GameAddress, Game>& games);

/// The same of one game of any round. Failures: UnknownHeat, RoundWithoutTables, UnknownTable too.
[[nodiscard]] Result<Event> supposed(const Event& event, const RoundId& round, const Game& game);

} // namespace mentat
