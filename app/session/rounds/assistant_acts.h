#pragma once

#include "app/session/rounds/phone_check_ins.h"
#include "app/session/session.h"
#include "model/rounds/round.h"

namespace mentat {

/// An assistant's acts at a second desk, through the one session, with the assistant's initials as
/// the author in the journal. The assistant's view may be old, and requests may be repeated: each
/// act has an id and is done once, and if someone else was faster nothing is done, and the
/// assistant is told.

enum class AssistantWish { CheckIn, TakeOut };

struct AssistantAct {
    QString id; // isActId()
    QString initials;
    HeatNumber heat;
    PhoneGuest who;
    AssistantWish wish = AssistantWish::CheckIn;
    /// The badge that found them: no longer missed. Empty: a name.
    QString badge = {};
};

enum class AssistantAnswer {
    Done, // now, or at the first request
    // Nothing is done:
    IsIn,         // already
    IsOut,        // already
    Drawn,        // changes after the draw are up to the Game Master
    NotHeld,      // the heat is over, canceled, or deleted
    Closed,       // the event
    Disqualified, // needs the Game Master's permission
    Unknown       // the person is gone from the file
};

struct AssistantOutcome {
    AssistantAnswer answer = AssistantAnswer::Done;
    std::optional<PlayerId> player = {};
    /// The act that came first; absent if the journal does not have it.
    std::optional<JournalEntry> meanwhile = {};
};

/// 16 to 64 ASCII letters, digits, and hyphens, chosen at random by the sender.
[[nodiscard]] bool isActId(const QString& text);

/// The player of the act with this id; absent if it was not done, or undone.
[[nodiscard]] std::optional<PlayerId> doneByAssistant(const Session& session, EventId event,
                                                      const QString& id);

/// now: the venue's wall clock. Failures: those of Session::perform().
[[nodiscard]] Result<AssistantOutcome>
actByAssistant(Session& session, EventId event, const AssistantAct& act, const VenueTime& now);

/// A result typed by an assistant at a second desk, recorded like the Game Master's own: once,
/// through the one session, with the assistant's initials.
struct AssistantSheet {
    QString id; // isActId()
    QString initials;
    GameAddress table;
    Game game;     // as typed
    QString seats; // seatsOf() when the assistant began
};

enum class SheetAnswer {
    Done,
    // Nothing is done:
    HasResult,    // already; only the Game Master corrects it
    SeatsChanged, // since the assistant began
    AtDesk,       // a draft there
    Closed,       // the event
    Gone          // the table, or it is void
};

struct AssistantSheetOutcome {
    SheetAnswer answer = SheetAnswer::Done;
    /// The act that came first; absent if the journal does not have it.
    std::optional<JournalEntry> meanwhile = {};
};

/// The seating as one word; empty if there is no such table.
[[nodiscard]] QString seatsOf(const Event& event, const GameAddress& table);

/// What prevents recording a sheet, regardless of its content; Done: nothing does.
[[nodiscard]] AssistantSheetOutcome sheetOutcome(Session& session, EventId event,
                                                 const GameAddress& table, const QString& seats);
/// Whether the sheet with this id was recorded and not undone.
[[nodiscard]] bool isSheetRecorded(const Session& session, EventId event, const QString& id);

/// Keeps the Game Master's notes and acceptances at the table. Failures: those of
/// Session::perform().
[[nodiscard]] Result<AssistantSheetOutcome> recordByAssistant(Session& session, EventId event,
                                                              const AssistantSheet& sheet);

} // namespace mentat
