#pragma once

#include "app/session/rounds/desk_rows.h"
#include "model/changes/change.h"

namespace mentat {

/// Somebody comes to the desk: the row that is meant, and what was said at that.
struct CheckInWish {
    CheckInRow row;
    /// On standby; of whoever is on standby already: plays after all.
    bool onlyIfNeeded = false;
    /// The badge that found the row: it is missed no longer. Empty: a name did.
    QString scanned = {};
    /// A badge that no one was known to have: theirs from now on, unless they have one. Empty:
    /// none.
    QString badge = {};

    /// Whoever waits with a phone comes in as they asked.
    [[nodiscard]] bool letsIn() const {
        return row.state == CheckInState::Waits && !onlyIfNeeded && badge.isEmpty();
    }
};

/// What lets them in, as one act, and what they are by it.
struct CheckInAct {
    enum class As {
        In,
        Late, // in, although the heat has tables
        OnStandby,
        WasIn // a badge alone was said of them
    };
    Change change;
    Player player; // with what was said of them
    As as;
};

/// A player of the event, a person of the file, a newcomer or whoever waits with a phone; with the
/// home that was typed, where none was known. The badge by which they came in is missed no longer.
/// Failures: those of addPlayer(), changePlayer() and checkIn().
[[nodiscard]] Result<CheckInAct> checkInAtDesk(const Session& session, EventId event,
                                               HeatNumber heat, const CheckInWish& wish);

/// Out again; nor do they wait with a phone. Failures: those of checkOut().
[[nodiscard]] Result<Change> takeOutAtDesk(const Session& session, EventId event, HeatNumber heat,
                                           const PlayerId& player);

} // namespace mentat
