#pragma once

#include "model/event.h"
#include "tests/support/kinds/game_facts.h"

#include <QByteArray>

namespace mentat::test {

/// On a day of the last days of July 2026, or from the first of August on.
[[nodiscard]] VenueTime at(int day, int hour, int minute = 0);

/// Ten players, a heat at 13:00 on 29 July for which nobody is in.
[[nodiscard]] Event beforeTheHeat();
/// The heat as drawn: nothing is known of its two tables but who sits there.
[[nodiscard]] Event drawn();
/// Both tables have begun at 13:05.
[[nodiscard]] Event playing();
/// Every sheet is in, and nothing is unknown, equal or unchecked. more: as of awardDocument().
[[nodiscard]] Event settled(const QByteArray& more = {});

[[nodiscard]] DunePlay& playOf(Event& event);
[[nodiscard]] Heat& heatOf(Event& event);
/// table: from 1.
[[nodiscard]] Game& gameOf(Event& event, size_t table);

/// R3.5: its board was counted when time or turns were up, and nobody has won.
[[nodiscard]] bool isCountedOut(const Game& game);

} // namespace mentat::test
