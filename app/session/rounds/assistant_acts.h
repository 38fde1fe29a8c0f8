#pragma once

#include "app/session/rounds/phone_check_ins.h"
#include "app/session/session.h"
#include "model/rounds/round.h"

namespace mentat {

/// Acts of an assistant at a second desk in the room, through the one session, with the assistant's
/// initials as the author in the journal. What the assistant sees can be a while old, and what was
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

/// A result that an assistant has typed at a second desk, recorded as the Game Master's own would
/// be: through the one session, with the assistant's initials as the hand, once.
struct AssistantSheet {
    QString id; // isActId()
    QString initials;
    GameAddress table;
    Game game;     // as it is typed
    QString seats; // seatsOf() when the assistant began
};

enum class SheetAnswer {
    Done,
    // Nothing is done:
    HasResult,    // already; another is the Game Master's to correct
    SeatsChanged, // since the assistant began
    AtDesk,       // half-typed there
    Closed,       // the event
    Gone          // the table, or it is void
};

struct AssistantSheetOutcome {
    SheetAnswer answer = SheetAnswer::Done;
    /// What was done meanwhile, when and by whom; absent where the journal does not say.
    std::optional<JournalEntry> meanwhile = {};
};

/// Who sits where, as one word; empty where there is no such table.
[[nodiscard]] QString seatsOf(const Event& event, const GameAddress& table);

/// What stands in the way of a sheet, whatever it says; Done: nothing does.
[[nodiscard]] AssistantSheetOutcome sheetOutcome(Session& session, EventId event,
                                                 const GameAddress& table, const QString& seats);
/// Whether the sheet of this id was recorded and stands.
[[nodiscard]] bool isSheetRecorded(const Session& session, EventId event, const QString& id);

/// What the Game Master has noted or accepted at the table stays. Failures: those of
/// Session::perform().
[[nodiscard]] Result<AssistantSheetOutcome> recordByAssistant(Session& session, EventId event,
                                                              const AssistantSheet& sheet);

} // namespace mentat
