#pragma once

#include "app/session/session.h"
#include "model/book.h"
#include "model/rounds/heats_play.h"

#include <QStringList>

#include <optional>

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

/// Badges that were scanned at the check-in of a heat and let nobody in: no one has them, or
/// several do. They stand beside the event among the drafts, so that neither another page nor a
/// restart loses who held them, until somebody comes in by them or they are dismissed.

/// As they were scanned, the first before the others; each number (badgeNumber()) once.
[[nodiscard]] QStringList missedBadges(const Session& session, EventId event, HeatNumber heat);

/// Adds a badge, one that is there already stays. Failures: those of saving a draft.
[[nodiscard]] Result<void> noteMissedBadge(Session& session, EventId event, HeatNumber heat,
                                           const QString& badge);
/// Failures: those of saving a draft.
[[nodiscard]] Result<void> dismissMissedBadge(Session& session, EventId event, HeatNumber heat,
                                              const QString& badge);

/// The change that lets somebody in by the badge also takes it off; undone, it is back.
[[nodiscard]] Change withoutMissedBadge(const Session& session, EventId event, HeatNumber heat,
                                        const QString& badge, Change change);

/// Where somebody sits during a heat: at another event of the file, which is on then, too.
struct SeatAtOtherEvent {
    EventId event;
    RoundId round;
    std::optional<TableNumber> table; // absent: there are no tables yet
    VenueTime start;
    VenueTime end;
    friend bool operator==(const SeatAtOtherEvent&, const SeatAtOtherEvent&) = default;
};

/// The one that begins first. Absent: nowhere that the file knows of, or one of them has no start.
/// Whose table there has ended is free again; so is who found no seat, and whose heat there is not
/// held.
[[nodiscard]] std::optional<SeatAtOtherEvent> seatAtOtherEvent(const Book& book, EventId event,
                                                               HeatNumber heat, PersonId person);

} // namespace mentat
