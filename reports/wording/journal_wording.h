#pragma once

#include "model/journal.h"
#include "reports/wording/language.h"

namespace mentat {

/// What the person at the desk did: begins with a capital, has no full stop.
[[nodiscard]] QString journalSentence(const Language& language, ChangeKind kind,
                                      const Values& operands);
/// The same for a row of the journal, which may have taken an act back or done it again.
[[nodiscard]] QString entrySentence(const Language& language, const JournalEntry& entry);
/// The same as what undoing or redoing it would do.
[[nodiscard]] QString undoSentence(const Language& language, ChangeKind kind,
                                   const Values& operands);
[[nodiscard]] QString redoSentence(const Language& language, ChangeKind kind,
                                   const Values& operands);

} // namespace mentat
