#pragma once

#include "model/changes/change.h"
#include "model/rounds/round.h"

namespace mentat {

/// What is done with factions at a table; see app/session/acts.h. Each fails with UnknownHeat,
/// RoundWithoutTables, UnknownTable or UnknownSeat where there is none.

/// What somebody drew at the table, or plays after all; absent: not known. A faction twice at a
/// table is an error of the outcome (R10.3).
[[nodiscard]] Result<Change> recordFaction(const Event& event, const GameAddress& place,
                                           SeatNumber seat, std::optional<Faction> faction);
/// R1.3: by mutual consent before play begins. What is found out later, recordFaction() corrects.
/// Failures: SeatTwice, StartedAlready, EndedAlready, VoidAlready, NoFaction.
[[nodiscard]] Result<Change> tradeFactions(const Event& event, const GameAddress& place,
                                           SeatNumber one, SeatNumber other);

} // namespace mentat
