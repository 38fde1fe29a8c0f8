#pragma once

#include "reports/wording/language/language.h"
#include "reports/wording/reason_wording.h"
#include "scoring/formats/wbc_dune/clock/called_clock.h"

namespace mentat {

/// What a called clock (R8) says.

/// The letter by which an action is chosen; a capital.
[[nodiscard]] QChar letterOf(ClockAction action);
[[nodiscard]] std::optional<ClockAction> clockActionOf(QChar letter);

/// "battle plans", within a sentence
[[nodiscard]] QString clockActionName(const Language& language, ClockAction action);
/// "lowest available leader, dial 0, 0 spice, no cards", within a sentence
[[nodiscard]] QString clockDefaultName(const Language& language, ClockDefault whenOver);
/// "2:00"
[[nodiscard]] QString clockLimit(ClockAction action);
/// "Table 3", "Final"
[[nodiscard]] QString clockPlace(const Language& language, const GameAddress& place);

/// "Table 3 · battle plans · Ada Byron"
[[nodiscard]] QString clockTitle(const Language& language, const CalledClock& clock,
                                 const NameOf& nameOf);
/// "1:12"; "Time is over: back to the table"; long after that "Ran out at 16:05: back to the
/// table". utc: now.
[[nodiscard]] QString clockState(const Language& language, const CalledClock& clock,
                                 const QDateTime& utc);
/// The one line where there is room for no more: "Table 3 · battle plans 1:12", "Table 3: back to
/// the table", "Table 3: battle plans ran out at 16:05".
[[nodiscard]] QString clockLine(const Language& language, const CalledClock& clock,
                                const QDateTime& utc);
/// "minute 4 at this table (3 a player)", of diplomacy chips in a game; empty for other actions.
[[nodiscard]] QString chipNote(const Language& language, const CalledClock& clock,
                               const std::vector<CalledClock>& all);

} // namespace mentat
