#pragma once

#include "model/changes/change.h"

namespace mentat {

/// What the person at the desk does with heats and who is in them; see app/session/acts.h.

/// What a heat that is added begins as.
struct HeatProposal {
    HeatNumber number;
    HeatDetails details;
};
/// The next number; a day after the last heat, else like it.
[[nodiscard]] HeatProposal proposedHeat(const Event& event);
[[nodiscard]] Result<Change> addHeat(const Event& event, HeatNumber heat,
                                     const HeatDetails& details);
[[nodiscard]] Result<Change> changeHeat(const Event& event, HeatNumber heat,
                                        const HeatDetails& details);
/// Only a heat with nobody in it and no table.
[[nodiscard]] Result<Change> removeHeat(const Event& event, HeatNumber heat);

/// Somebody plays, or plays only if needed; who was in the other list moves over. Who sits at a
/// table of the heat stays in: failures SitsAtTable and, once play there is over, PlayedAtTable.
[[nodiscard]] Result<Change> checkIn(const Event& event, HeatNumber heat, const PlayerId& player);
[[nodiscard]] Result<Change> playIfNeeded(const Event& event, HeatNumber heat,
                                          const PlayerId& player);
[[nodiscard]] Result<Change> checkOut(const Event& event, HeatNumber heat, const PlayerId& player);

/// Gives a heat another number, and the place among the heats that goes with it; where another heat
/// has that number, the two change numbers and places. Who is checked in moves along, and so do
/// rulings. Failures: UnknownHeat; RoundHasTables where either has any: their number is on paper,
/// and draws and ties count by it (R1.7, R4.2).
[[nodiscard]] Result<Change> moveHeat(const Event& event, HeatNumber heat, HeatNumber to);

/// What becomes of a heat that cannot be played as it was announced; see app/session/acts.h. Each
/// fails with UnknownHeat where there is none, and with ReasonMissing where it needs a reason.

/// The heat is not held: it is neither asked for nor counted as one to come. What was played
/// stands, also where its sheet is still to come; where tables have started, the others are void,
/// with the reason in their note; where none has, the draw is taken back. Who was checked in stays
/// noted. Failures: HeatCancelled.
[[nodiscard]] Result<Change> cancelHeat(const Event& event, HeatNumber heat, const QString& reason);
/// Another start; who is checked in and how tables were drawn stays. Tables that were still
/// playing have not started. A heat that was cancelled is held. Failures: SameStart.
[[nodiscard]] Result<Change> postponeHeat(const Event& event, HeatNumber heat,
                                          const VenueTime& start, const QString& reason);
/// A cancelled heat is held, with the check-ins that it had. Failures: NotCancelled.
[[nodiscard]] Result<Change> holdAfterAll(const Event& event, HeatNumber heat);

} // namespace mentat
