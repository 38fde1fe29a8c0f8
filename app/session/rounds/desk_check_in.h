#pragma once

#include "app/session/rounds/desk_rows.h"
#include "model/changes/change.h"

namespace mentat {

/// A check-in at the desk: the chosen row, and additional details.
struct CheckInWish {
    CheckInRow row;
    /// On standby; for someone already on standby: plays after all.
    bool onlyIfNeeded = false;
    /// The badge that found the row: no longer missed. Empty: a name did.
    QString scanned = {};
    /// An unknown badge: assigned to the player unless they have one. Empty: none.
    QString badge = {};

    /// A guest waiting with a phone is checked in as requested.
    [[nodiscard]] bool letsIn() const {
        return row.state == CheckInState::Waits && !onlyIfNeeded && badge.isEmpty();
    }
};

/// The act that checks someone in, and the resulting status.
struct CheckInAct {
    enum class As {
        In,
        Late, // in, although the heat has tables
        OnStandby,
        WasIn // only a badge was added
    };
    Change change;
    Player player; // with the new details
    As as;
};

/// Checks in a player of the event, a known person, a newcomer, or a guest waiting with a phone;
/// adds a typed hometown if none was known. The badge is no longer missed. Failures: those of
/// addPlayer(), changePlayer(), and checkIn().
[[nodiscard]] Result<CheckInAct> checkInAtDesk(const Session& session, EventId event,
                                               HeatNumber heat, const CheckInWish& wish);

/// Checks a player out; also ends waiting with a phone. Failures: those of checkOut().
[[nodiscard]] Result<Change> takeOutAtDesk(const Session& session, EventId event, HeatNumber heat,
                                           const PlayerId& player);

} // namespace mentat
