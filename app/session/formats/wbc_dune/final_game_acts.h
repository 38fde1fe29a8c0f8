#pragma once

#include "model/changes/change.h"
#include "model/result.h"

namespace mentat {

/// What the person at the desk does with the final's game but its sheet, which is result_acts.h;
/// see app/session/acts.h. Each fails with NoFinal where the event has none.

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
/// Failures: TradesOff, FinalUnderWay, FinalNotSeated, NoFaction, FactionNotPlayed.
[[nodiscard]] Result<Change> tradeInFinal(const Event& event, const PlayerId& player,
                                          Faction faction);

/// The line-up at the table in an order by chance. Failures: FinalUnderWay.
[[nodiscard]] Result<Change> drawFinalSeats(const Event& event, qint64 seed);
/// One finalist on this seat; who sat there gets the seat that becomes free, or none. Failures:
/// FinalUnderWay.
[[nodiscard]] Result<Change> seatFinalist(const Event& event, const PlayerId& player,
                                          SeatNumber number);

/// Failures: FinalNotSeated, FinalUnderWay, FinalOver.
[[nodiscard]] Result<Change> startFinal(const Event& event, const VenueTime& time);
/// Failures: FinalNotStarted, FinalOver.
[[nodiscard]] Result<Change> takeBackFinalStart(const Event& event);
/// Failures: FinalNotSeated, FinalOver.
[[nodiscard]] Result<Change> endFinal(const Event& event, const VenueTime& time);
/// Failures: FinalPlays.
[[nodiscard]] Result<Change> takeBackFinalEnd(const Event& event);

/// R3.1: the final has no limit of time, or has one after all.
[[nodiscard]] Result<Change> waiveFinalClock(const Event& event, bool waived);
/// R3.1: how long it may take.
[[nodiscard]] Result<Change> changeFinalMinutes(const Event& event, Minutes minutes);

/// R4.4, R7.5: the dice of finalists who are equal; a further entry where they have rolled before.
[[nodiscard]] Result<Change> rollForPlaces(const Event& event, const TieRoll& roll);

} // namespace mentat
