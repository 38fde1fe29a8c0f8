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

} // namespace mentat
