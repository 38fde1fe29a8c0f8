#pragma once

#include "app/session/rounds/check_in/phone_check_ins.h"

namespace mentat {

/// Acts of an assistant at a second desk in the room, through the one session, with the assistant's
/// initials as the hand in the journal. What the assistant sees can be a while old, and what was
/// sent can come once more: each act has an id, by which it is done once, and where somebody was
/// faster nothing is done and that is said.

enum class AssistantWish { CheckIn, TakeOut };

struct AssistantAct {
    QString id; // isActId()
    QString initials;
    HeatNumber heat;
    PhoneGuest who;
    AssistantWish wish = AssistantWish::CheckIn;
    /// By which they were found: it is missed no longer. Empty: a name.
    QString badge = {};
};

enum class AssistantAnswer {
    Done, // now, or when it came the first time
    // Nothing is done:
    IsIn,         // already
    IsOut,        // already
    Drawn,        // whoever comes or goes now is the Game Master's
    NotHeld,      // the heat is over, canceled, or gone
    Closed,       // the event
    Disqualified, // needs the Game Master's word
    Unknown       // whoever was meant is gone from the file
};

struct AssistantOutcome {
    AssistantAnswer answer = AssistantAnswer::Done;
    std::optional<PlayerId> player = {};
    /// What was done meanwhile, when and by whom; absent where the journal does not say.
    std::optional<JournalEntry> meanwhile = {};
};

/// 16 to 64 letters, digits and hyphens of ASCII: whoever sends makes it up by chance.
[[nodiscard]] bool isActId(const QString& text);

/// Whom the act of this id has concerned; absent where none was done, or it was undone.
[[nodiscard]] std::optional<PlayerId> doneByAssistant(const Session& session, EventId event,
                                                      const QString& id);

/// now: on the venue's wall clock. Failures: those of Session::perform().
[[nodiscard]] Result<AssistantOutcome>
actByAssistant(Session& session, EventId event, const AssistantAct& act, const VenueTime& now);

} // namespace mentat
