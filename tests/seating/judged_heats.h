#pragma once

#include "scoring/heats/draw/heat_draw.h"
#include "tests/support/raw/seating_judge.h"

#include <QStringList>

namespace mentat::test {

/// By chance alone, at tables of the usual sizes.
[[nodiscard]] DrawRequest requestFor(HeatNumber heat, qint64 seed);

/// The draw of a heat in the judge's terms, read from the event anew: wishes, earlier tables, short
/// games and pairs of those whom the draw names as its entrants.
[[nodiscard]] raw::JudgedTask judgedTaskOf(const Event& event, HeatNumber heat,
                                           const HeatDraw& draw);

/// The event in which a heat has the tables that were drawn.
[[nodiscard]] Event withTables(Event event, HeatNumber heat, const HeatDraw& draw);

/// What is wrong with a draw, in words: its seating, its cost and bound (the judge's word), the
/// numbers of its tables and seats, its factions, its record, or that it is not drawn again from
/// that. Empty: nothing.
[[nodiscard]] QStringList faultsOf(const Event& event, const DrawRequest& request,
                                   const HeatDraw& draw);

/// A draw of the tests, which is judged; what is found fails the test that runs. Asserts that it is
/// not refused.
[[nodiscard]] HeatDraw judgedHeatDraw(const Event& event, const DrawRequest& request);

/// How often an entrant had something in the heats before, in games that are not void.
[[nodiscard]] int timesInSeat(const Event& event, HeatNumber before, const PlayerId& player,
                              SeatNumber seat);
[[nodiscard]] int timesWithFaction(const Event& event, HeatNumber before, const PlayerId& player,
                                   Faction faction);

} // namespace mentat::test
