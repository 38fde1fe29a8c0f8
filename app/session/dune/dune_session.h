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

/// Three heats of the base game and one expansion on three days; nobody is registered.
[[nodiscard]] Event inventedDuneEvent(QDate firstDay);

/// What is done with factions at a table; see app/session/acts.h. Each fails with UnknownHeat,
/// RoundWithoutTables, UnknownTable or UnknownSeat where there is none.

/// What somebody drew at the table, or plays after all; absent: not known. A faction twice at a
/// table is an error of the outcome (R10.3).
[[nodiscard]] Result<Change> recordFaction(const Event& event, const GameAddress& place,
                                           SeatNumber seat, std::optional<Faction> faction);
/// R1.3: by mutual consent before play begins. What is found out later, recordFaction() corrects.
/// Failures: SeatTwice, StartedAlready, EndedAlready, VoidAlready, NoSide.
[[nodiscard]] Result<Change> tradeFactions(const Event& event, const GameAddress& place,
                                           SeatNumber one, SeatNumber other);

/// What the person at the desk does for the final that is Dune's own; the rest is
/// app/session/rounds; see app/session/acts.h. Each fails with NoFinal where the
/// event has none.

/// R7.2; inFavour absent: the vote is taken out. Until play begins the game is with or without the
/// expansion as the vote says.
[[nodiscard]] Result<Change> voteOnExpansion(const Event& event, const PlayerId& player,
                                             std::optional<bool> inFavour);

/// R7.3: also in place of an earlier pick. Until play begins whoever sits at the table plays what
/// was picked; trades made before are gone. Failures: SideTaken, SideNotPlayed.
[[nodiscard]] Result<Change> pickFaction(const Event& event, const PlayerId& player,
                                         Faction faction);
/// Failures: NothingPicked.
[[nodiscard]] Result<Change> takeBackLastPick(const Event& event);

/// Two who sit at the table change factions, by consent and before play: the player gets this one.
/// Failures: TradesOff, StartedAlready, NobodySits, NoSide, SideNotPlayed.
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

/// What the person at the desk does with a Best Faction award (R5.3); see app/session/acts.h.

/// The GM's word between exact equals. Whether it was handed over stays. Failures: NotAmongEquals,
/// ReasonMissing.
[[nodiscard]] Result<Change> decideBetweenEquals(const Event& event, Faction faction,
                                                 const PlayerId& player, const QString& reason);
/// The winner has it in hand, or has it not after all. Failures: NobodyScored, AwardUndecided.
[[nodiscard]] Result<Change> handOverAward(const Event& event, Faction faction, bool handedOver);

/// The game won by this victory: by those whom it names, as on a sheet, else by those who had won.
/// What else the sheet said of how it was won is gone; several who won are allied.
[[nodiscard]] Game wonAs(const Game& game, Victory victory, const Settings& settings);
/// The game with other values of a player, who wins or does not. One winner won alone and several
/// by an alliance, where the victory was one of these or none; without any it has no result.
[[nodiscard]] Game withSeat(Game game, const PlayerId& player, bool wins, const EndValues& values);

} // namespace mentat
