#pragma once

#include "app/session/session.h"
#include "model/book.h"
#include "model/rounds/heats_play.h"

#include <QStringList>

#include <optional>

namespace mentat {

/// Acts at the desk during check-in for a heat; see app/session/acts.h.

/// Registers and checks in someone new to the event, as one act. Failures: those of addPlayer() and
/// checkIn().
[[nodiscard]] Result<Change> registerForHeat(const Book& book, const Event& event, HeatNumber heat,
                                             const Player& player, bool onlyIfNeeded);

/// Checks in a player of the event and updates their details, as one act. Failures: those of
/// changePlayer() and checkIn().
[[nodiscard]] Result<Change> checkInWithDetails(const Book& book, const Event& event,
                                                HeatNumber heat, const Player& player,
                                                bool onlyIfNeeded);

/// The paper list: checks in all of these who are not in yet and may play (R6.2), in this order, as
/// one act. Failures: UnknownHeat, UnknownPlayer.
[[nodiscard]] Result<Change> checkInAll(const Event& event, HeatNumber heat,
                                        const std::vector<PlayerId>& players);

/// Badges scanned at a heat's check-in that nobody or several people have. Stored among the event's
/// drafts, so that neither another page nor a restart loses them, until someone checks in with one
/// or it is dismissed.

/// As scanned, in order; each number (badgeNumber()) once.
[[nodiscard]] QStringList missedBadges(const Session& session, EventId event, HeatNumber heat);

/// Adds a badge unless it is already listed. Failures: those of saving a draft.
[[nodiscard]] Result<void> noteMissedBadge(Session& session, EventId event, HeatNumber heat,
                                           const QString& badge);
/// Failures: those of saving a draft.
[[nodiscard]] Result<void> dismissMissedBadge(Session& session, EventId event, HeatNumber heat,
                                              const QString& badge);

/// The change that checks someone in with the badge also removes it from the list; undo restores
/// it.
[[nodiscard]] Change withoutMissedBadge(const Session& session, EventId event, HeatNumber heat,
                                        const QString& badge, Change change);

/// A player's seat during a heat at a concurrent event of the file.
struct SeatAtOtherEvent {
    EventId event;
    RoundId round;
    std::optional<TableNumber> table; // absent: there are no tables yet
    VenueTime start;
    VenueTime end;
    friend bool operator==(const SeatAtOtherEvent&, const SeatAtOtherEvent&) = default;
};

/// The first to begin. Absent: none known, or one of them has no start. A player is free once their
/// table there has ended, if they have no seat there, or if the heat there is canceled.
[[nodiscard]] std::optional<SeatAtOtherEvent> seatAtOtherEvent(const Book& book, EventId event,
                                                               HeatNumber heat, PersonId person);

} // namespace mentat
