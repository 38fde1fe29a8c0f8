#pragma once

#include "scoring/formats/wbc_dune/clock/called_clock.h"
#include "ui/desk/open_book.h"

namespace mentat {

/// R8: from now on. Failures: those of callClock() in the session.
[[nodiscard]] Result<void> callClockNow(OpenBook& book, const GameAddress& table,
                                        ClockAction action,
                                        const std::optional<PlayerId>& whose = {});

/// The heat whose tables are meant by their numbers alone: that of the hour, else the last one that
/// has tables; absent where none has.
[[nodiscard]] std::optional<HeatNumber> heatOfTheTables(const OpenBook& book);
/// Whether the table that is meant, where nothing else is said, is the final's.
[[nodiscard]] bool isFinalMeant(const OpenBook& book);

/// Whose action it can be: those who sit at the table, by their seats; nobody where it is unknown.
[[nodiscard]] std::vector<PlayerId> playersAt(const Event& event, const GameAddress& table);

} // namespace mentat
