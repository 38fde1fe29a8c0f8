#pragma once

#include "app/session/acts.h"
#include "app/session/practice_play.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/session_kind.h"
#include "model/changes/change.h"
#include "model/result.h"
#include "model/rounds/round.h"
#include "scoring/dune/games/end_values.h"
#include "scoring/heats/final/advanced_round.h"

namespace mentat {

[[nodiscard]] SessionKind duneSessionKind();

/// Three heats of the base game and one expansion on three days, without players.
[[nodiscard]] Event inventedDuneEvent(QDate firstDay);

/// Acts on factions at a table; see app/session/acts.h. Each fails with UnknownHeat,
/// RoundWithoutTables, UnknownTable, or UnknownSeat.

/// The faction that a player drew or plays; absent: unknown. A duplicate faction at a table is an
/// error of the outcome (R10.3).
[[nodiscard]] Result<Change> recordFaction(const Event& event, const GameAddress& place,
                                           SeatNumber seat, std::optional<Faction> faction);
/// R1.3: by mutual consent before play begins. Use recordFaction() for corrections found later.
/// Failures: SeatTwice, StartedAlready, EndedAlready, VoidAlready, NoSide.
[[nodiscard]] Result<Change> tradeFactions(const Event& event, const GameAddress& place,
                                           SeatNumber one, SeatNumber other);

/// Dune's own acts on the final; the others are in app/session/rounds; see app/session/acts.h. Each
/// fails with NoFinal if the event has none.

/// R7.2; inFavor absent: removes the vote. Until play begins, the vote decides whether the game
/// uses the expansion.
[[nodiscard]] Result<Change> voteOnExpansion(const Event& event, const PlayerId& player,
                                             std::optional<bool> inFavor);

/// R7.3: may replace an earlier pick. Until play begins, seated players play their picks; earlier
/// trades are lost. Failures: SideTaken, SideNotPlayed.
[[nodiscard]] Result<Change> pickFaction(const Event& event, const PlayerId& player,
                                         Faction faction);
/// Failures: NothingPicked.
[[nodiscard]] Result<Change> takeBackLastPick(const Event& event);

/// Two seated players trade factions, by consent and before play: the player gets this one.
/// Failures: TradesOff, StartedAlready, NobodySits, NoSide, SideNotPlayed.
[[nodiscard]] Result<Change> tradeInFinal(const Event& event, const PlayerId& player,
                                          Faction faction);

/// Seats the line-up in random order. Failures: StartedAlready.
[[nodiscard]] Result<Change> drawFinalSeats(const Event& event, qint64 seed);
/// Puts a finalist on this seat; its previous player gets the vacated seat, or none. Failures:
/// StartedAlready.
[[nodiscard]] Result<Change> seatFinalist(const Event& event, const PlayerId& player,
                                          SeatNumber number);

/// R3.1: lifts the final's time limit, or restores it.
[[nodiscard]] Result<Change> waiveFinalClock(const Event& event, bool waived);

/// Acts on a Best Faction award (R5.3); see app/session/acts.h.

/// The GM's choice among tied winners. Keeps whether the award was handed out. Failures:
/// NotAmongEquals, ReasonMissing.
[[nodiscard]] Result<Change> decideBetweenEquals(const Event& event, Faction faction,
                                                 const PlayerId& player, const QString& reason);
/// The award was handed out, or was not after all. Failures: NobodyScored, AwardUndecided.
[[nodiscard]] Result<Change> handOverAward(const Event& event, Faction faction, bool handedOver);

/// The game won by this victory: by the players that it implies, as on a sheet, otherwise by the
/// previous winners. Drops the sheet's other statements about how it was won; several winners are
/// allied.
[[nodiscard]] Game wonAs(const Game& game, Victory victory, const Settings& settings);
/// The game with different values for a player, who wins or not. One winner wins alone and several
/// by an alliance, if the victory was one of these or none; without winners it has no result.
[[nodiscard]] Game withSeat(Game game, const PlayerId& player, bool wins, const EndValues& values);

} // namespace mentat
