#pragma once

#include "reports/wording/heats/clock_wording.h"
#include "ui/desk/find_entries.h"
#include "ui/desk/open_book.h"

namespace mentat {

/// R8: from now on. Failures: those of callClock() in the session.
[[nodiscard]] Result<void> callClockNow(OpenBook& book, const GameAddress& table,
                                        const ClockRule& rule,
                                        const std::optional<PlayerId>& whose = {});

/// The heat whose tables are meant by their numbers alone: that of the hour, else the last one that
/// has tables; absent where none has.
[[nodiscard]] std::optional<HeatNumber> heatOfTheTables(const OpenBook& book);
/// Whether the table that is meant, where nothing else is said, is the final's.
[[nodiscard]] bool isFinalMeant(const OpenBook& book);

/// Whose action it can be: those who sit at the table, by their seats; nobody where it is unknown.
[[nodiscard]] std::vector<PlayerId> playersAt(const Event& event, const GameAddress& table);

/// Calling the clock at the tables that play (R8), and dismissing those that were called.
[[nodiscard]] std::vector<FindEntry> clockCommands(OpenBook& book,
                                                   std::span<const ClockWords> words);

} // namespace mentat
