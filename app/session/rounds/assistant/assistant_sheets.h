#pragma once

#include "app/session/session.h"
#include "model/rounds/round.h"

namespace mentat {

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
