#pragma once

#include "app/session/session.h"

namespace mentat {

/// What the acts of an assistant leave behind, and what others did meanwhile.

/// What an act has done is kept with the act itself, as a draft of this place:
/// "second-desk/done/ID" · "p12".
[[nodiscard]] DraftAddress markOfAct(const QString& id);
/// What stands there; absent: the act was not done, or undone.
[[nodiscard]] std::optional<QString> markedBy(const Session& session, EventId event,
                                              const QString& id);

/// The newest entry of the journal about the event for which this is true; absent where the last
/// hundreds hold none.
[[nodiscard]] std::optional<JournalEntry>
newestEntry(Session& session, EventId event,
            const std::function<bool(const JournalEntry&)>& isTold);

} // namespace mentat
