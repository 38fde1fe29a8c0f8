#pragma once

#include "model/changes/change.h"

namespace mentat {

/// Acts on heats and their entrants; see app/session/acts.h.

/// The initial values of a new heat.
struct HeatProposal {
    HeatNumber number;
    HeatDetails details;
};
/// The next number; a day after the last heat, otherwise like it.
[[nodiscard]] HeatProposal proposedHeat(const Event& event);
[[nodiscard]] Result<Change> addHeat(const Event& event, HeatNumber heat,
                                     const HeatDetails& details);
[[nodiscard]] Result<Change> changeHeat(const Event& event, HeatNumber heat,
                                        const HeatDetails& details);
/// Only for a heat without entrants and tables.
[[nodiscard]] Result<Change> removeHeat(const Event& event, HeatNumber heat);

/// A player plays, or plays only if needed; moves between the two lists. A player at a table of the
/// heat stays in: fails with SitsAtTable or, once play there is over, PlayedAtTable.
[[nodiscard]] Result<Change> checkIn(const Event& event, HeatNumber heat, const PlayerId& player);
[[nodiscard]] Result<Change> playIfNeeded(const Event& event, HeatNumber heat,
                                          const PlayerId& player);
[[nodiscard]] Result<Change> checkOut(const Event& event, HeatNumber heat, const PlayerId& player);

/// Renumbers a heat and moves it accordingly; if another heat has that number, the two trade
/// numbers and places. Entrants and rulings move along. Failures: UnknownHeat; RoundHasTables if
/// either has any: their number is on paper, and draws and ties depend on it (R1.7, R4.2).
[[nodiscard]] Result<Change> moveHeat(const Event& event, HeatNumber heat, HeatNumber to);

/// Acts on a heat that cannot be played as announced; see app/session/acts.h. Each fails with
/// UnknownHeat, and with ReasonMissing if it needs a reason.

/// Cancels the heat: it is no longer offered or expected. Played games stay, even without a sheet
/// yet; if tables have started, the others become void, with the reason in their note; otherwise
/// the draw is removed. Check-ins stay. Failures: HeatCanceled.
[[nodiscard]] Result<Change> cancelHeat(const Event& event, HeatNumber heat, const QString& reason);
/// Changes the start; keeps check-ins and the draw. Tables that were still playing have not
/// started. Reinstates a canceled heat. Failures: SameStart.
[[nodiscard]] Result<Change> postponeHeat(const Event& event, HeatNumber heat,
                                          const VenueTime& start, const QString& reason);
/// Reinstates a canceled heat with its check-ins. Failures: NotCanceled.
[[nodiscard]] Result<Change> holdAfterAll(const Event& event, HeatNumber heat);

} // namespace mentat
