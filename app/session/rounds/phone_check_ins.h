#pragma once

#include "app/session/session.h"
#include "model/rounds/heats_play.h"

#include <set>
#include <variant>

namespace mentat {

/// Check-in with phones in the room. Waiting guests, and which phone made a check-in, are not facts
/// of the event: both are stored among its drafts, each at its own address, so that they survive a
/// restart and undoing one leaves the others alone.

/// A guest who checks in with a phone: a player of the event, a known person, or someone new.
using PhoneGuest = std::variant<PlayerId, PersonId, Name>;

/// A guest waiting at the desk with a phone, who is not in yet.
struct WaitingGuest {
    PhoneGuest who;
    QDateTime since; // UTC
    friend bool operator==(const WaitingGuest&, const WaitingGuest&) = default;
};

/// Whether a known person's phone checks in without the desk.
enum class PhoneRule { Trusts, AllWait };

enum class PhoneOutcome {
    In,
    WasIn,    // already
    IfNeeded, // plays only if needed, which only the desk changes
    Waits,    // at the desk: a newcomer, or someone who needs the GM's permission
    Full      // too many are waiting
};

/// The heat open for phones: the current or next one, within twelve hours, even with tables, until
/// an hour before the following one; without times, the first without tables.
[[nodiscard]] std::optional<HeatNumber> heatForPhones(const Event& event, const VenueTime& now);

/// Repeated requests have no further effect. The journal names the phone as the author. Failures:
/// those of checkIn() and registerForHeat(), UnknownPerson, those of perform().
[[nodiscard]] Result<PhoneOutcome> checkInByPhone(Session& session, EventId event, HeatNumber heat,
                                                  const PhoneGuest& guest, PhoneRule rule);

/// Waiting guests who are not in yet, in order of arrival.
[[nodiscard]] std::vector<WaitingGuest> waitingGuests(const Session& session, EventId event,
                                                      HeatNumber heat);
/// The bare name, as typed; empty if they are gone from the file.
[[nodiscard]] QString guestName(const Book& book, const Event& event, const PhoneGuest& guest);
/// For people (calledName()).
[[nodiscard]] QString guestCalled(const Book& book, const Event& event, const PhoneGuest& guest);
/// Players checked in by a phone, including those checked out since.
[[nodiscard]] std::set<PlayerId> inByPhone(const Session& session, EventId event, HeatNumber heat);

/// The player of the event who is a guest; nullptr if there is none, or several match.
[[nodiscard]] const Player* playerWhoIs(const Event& event, const PhoneGuest& guest);
/// Checks in a guest, registering them first if needed, and ends the waiting. Does not record a
/// phone. Failures: as for checkInByPhone().
[[nodiscard]] Result<Change> guestCheckedIn(const Session& session, EventId event, HeatNumber heat,
                                            const PhoneGuest& guest);
/// The desk checks in a waiting guest. Failures: as for checkInByPhone().
[[nodiscard]] Result<Change> letIn(const Session& session, EventId event, HeatNumber heat,
                                   const PhoneGuest& guest);
/// Ends a guest's waiting. Failures: those of saving a draft.
[[nodiscard]] Result<void> sendAway(Session& session, EventId event, HeatNumber heat,
                                    const PhoneGuest& guest);
/// The change that checks someone out also forgets their phone and their waiting, under whatever
/// name.
[[nodiscard]] Change withoutPhone(const Session& session, EventId event, HeatNumber heat,
                                  const PlayerId& player, Change change);

} // namespace mentat
