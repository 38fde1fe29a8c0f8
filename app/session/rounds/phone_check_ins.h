#pragma once

#include "app/session/session.h"
#include "model/rounds/heats_play.h"

#include <set>
#include <variant>

namespace mentat {

/// Check-in by phones in the room. Who waits for a word of the desk, and whose phone it was, is no
/// fact of the event: both stand beside it among the drafts, each in a place of its own, so that a
/// restart finds them and undo of one leaves all others alone.

/// Whom a phone checks in: a player of the event, a person whom the file knows, or somebody new.
using PhoneGuest = std::variant<PlayerId, PersonId, Name>;

/// A guest waiting at the desk with a phone, who is not in yet.
struct WaitingGuest {
    PhoneGuest who;
    QDateTime since; // UTC
    friend bool operator==(const WaitingGuest&, const WaitingGuest&) = default;
};

/// Whether the phone of somebody who is known checks in by itself.
enum class PhoneRule { Trusts, AllWait };

enum class PhoneOutcome {
    In,
    WasIn,    // before already
    IfNeeded, // plays only if needed, which the desk alone changes
    Waits,    // at the desk: a newcomer, or whoever needs the GM's word
    Full      // so many wait that no more are taken
};

/// The heat that phones check in for: the one that is on or next, within twelve hours, also once it
/// has tables, until an hour before the one after it; where no time says which, the first without
/// tables.
[[nodiscard]] std::optional<HeatNumber> heatForPhones(const Event& event, const VenueTime& now);

/// Asked twice, it is done once. In the journal the phone stands as the hand. Failures: those of
/// checkIn() and registerForHeat(), UnknownPerson, those of perform().
[[nodiscard]] Result<PhoneOutcome> checkInByPhone(Session& session, EventId event, HeatNumber heat,
                                                  const PhoneGuest& guest, PhoneRule rule);

/// Who waits and is not in by now, those who came first before the others.
[[nodiscard]] std::vector<WaitingGuest> waitingGuests(const Session& session, EventId event,
                                                      HeatNumber heat);
/// By the bare name, as it is typed; empty where they are gone from the file.
[[nodiscard]] QString guestName(const Book& book, const Event& event, const PhoneGuest& guest);
/// As people read it (calledName()).
[[nodiscard]] QString guestCalled(const Book& book, const Event& event, const PhoneGuest& guest);
/// Whose check-in a phone made, those who were taken out since among them.
[[nodiscard]] std::set<PlayerId> inByPhone(const Session& session, EventId event, HeatNumber heat);

/// The player of the event who a guest is; nullptr where nobody, or one of several, is meant.
[[nodiscard]] const Player* playerWhoIs(const Event& event, const PhoneGuest& guest);
/// A guest comes in, registered first where they are not in the event yet, and waits no more.
/// Whose phone it was, if any, it does not say. Failures: as of checkInByPhone().
[[nodiscard]] Result<Change> guestCheckedIn(const Session& session, EventId event, HeatNumber heat,
                                            const PhoneGuest& guest);
/// The desk lets somebody in who waits. Failures: as of checkInByPhone().
[[nodiscard]] Result<Change> letIn(const Session& session, EventId event, HeatNumber heat,
                                   const PhoneGuest& guest);
/// Nobody waits there any more. Failures: those of saving a draft.
[[nodiscard]] Result<void> sendAway(Session& session, EventId event, HeatNumber heat,
                                    const PhoneGuest& guest);
/// The change that takes somebody out also forgets whose phone it was, and that they waited, by
/// whatever they were called then: who is out by the desk's word waits no more.
[[nodiscard]] Change withoutPhone(const Session& session, EventId event, HeatNumber heat,
                                  const PlayerId& player, Change change);

} // namespace mentat
