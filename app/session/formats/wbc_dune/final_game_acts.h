#pragma once

#include "model/changes/change.h"
#include "model/result.h"

namespace mentat {

/// What the person at the desk does for the final that is Dune's own; the rest is
/// app/session/rounds; see app/session/acts.h. Each fails with NoFinal where the
/// event has none.

/// R7.2; inFavour absent: the vote is taken out. Until play begins the game is with or without the
/// expansion as the vote says.
[[nodiscard]] Result<Change> voteOnExpansion(const Event& event, const PlayerId& player,
                                             std::optional<bool> inFavour);

/// R7.3: also in place of an earlier pick. Until play begins whoever sits at the table plays what
/// was picked; trades made before are gone. Failures: FactionTaken, FactionNotPlayed.
[[nodiscard]] Result<Change> pickFaction(const Event& event, const PlayerId& player,
                                         Faction faction);
/// Failures: NothingPicked.
[[nodiscard]] Result<Change> takeBackLastPick(const Event& event);

/// Two who sit at the table change factions, by consent and before play: the player gets this one.
/// Failures: TradesOff, StartedAlready, NobodySits, NoFaction, FactionNotPlayed.
[[nodiscard]] Result<Change> tradeInFinal(const Event& event, const PlayerId& player,
                                          Faction faction);

/// The line-up at the table in an order by chance. Failures: StartedAlready.
[[nodiscard]] Result<Change> drawFinalSeats(const Event& event, qint64 seed);
/// One finalist on this seat; who sat there gets the seat that becomes free, or none. Failures:
/// StartedAlready.
[[nodiscard]] Result<Change> seatFinalist(const Event& event, const PlayerId& player,
                                          SeatNumber number);

/// R3.1: the final has no limit of time, or has one after all.
[[nodiscard]] Result<Change> waiveFinalClock(const Event& event, bool waived);

} // namespace mentat
