#pragma once

#include "model/book.h"

namespace mentat {

/// What happens at the desk while a heat is open for check-in; see app/session/acts.h.

/// Somebody who is not in the event yet registers and is checked in, as one act. Failures: those of
/// addPlayer() and checkIn().
[[nodiscard]] Result<Change> registerForHeat(const Book& book, const Event& event, HeatNumber heat,
                                             const Player& player, bool onlyIfNeeded);

/// A player of the event is checked in, with what was said of them at that, as one act. Failures:
/// those of changePlayer() and checkIn().
[[nodiscard]] Result<Change> checkInWithDetails(const Book& book, const Event& event,
                                                HeatNumber heat, const Player& player,
                                                bool onlyIfNeeded);

/// The paper list: all of these who are not in yet and may play (R6.2), in this order, as one act.
/// Failures: UnknownHeat, UnknownPlayer.
[[nodiscard]] Result<Change> checkInAll(const Event& event, HeatNumber heat,
                                        const std::vector<PlayerId>& players);

} // namespace mentat
