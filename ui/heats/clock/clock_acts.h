#pragma once

#include "reports/wording/heats/clock_wording.h"
#include "ui/desk/find_entries.h"
#include "ui/desk/open_book.h"

namespace mentat {

/// R8: from now on. Failures: those of callClock() in the session.
[[nodiscard]] Result<void> callClockNow(OpenBook& book, const GameAddress& table,
                                        const ClockRule& rule,
                                        const std::optional<PlayerId>& whose = {});

/// The heat of a table given by number alone: the heat of the hour, otherwise the last one with
/// tables; absent if none has tables.
[[nodiscard]] std::optional<HeatNumber> heatOfTheTables(const OpenBook& book);
/// Whether a table without further details means the final's.
[[nodiscard]] bool isFinalMeant(const OpenBook& book);

/// The players who can own the action: those at the table, by seat; empty if the table is unknown.
[[nodiscard]] std::vector<PlayerId> playersAt(const Event& event, const GameAddress& table);

/// Commands for calling the clock at the tables in play (R8), and for dismissing called clocks.
[[nodiscard]] std::vector<FindEntry> clockCommands(OpenBook& book,
                                                   std::span<const ClockWords> words);

} // namespace mentat
