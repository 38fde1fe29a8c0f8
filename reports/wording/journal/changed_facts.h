#pragma once

#include "model/changes/change.h"
#include "model/changes/journal.h"
#include "model/document/bytes/json.h"
#include "reports/wording/award_wording.h"
#include "reports/wording/language/language.h"

#include <vector>

namespace mentat {

/// A fact changed by a change, as a row of a table: "Heat 2, table 3: seat 4" · "Spice" · "–" ·
/// "6".
struct ChangedFact {
    QString place;
    QString fact;
    QString before; // empty: absent before
    QString after;
    friend bool operator==(const ChangedFact&, const ChangedFact&) = default;
};

/// Every fact that differs, in the order of the edits and of their keys in a document. A key
/// without words of its own is shown as is.
[[nodiscard]] std::vector<ChangedFact> changedFacts(const Language& language, const Change& change,
                                                    const NameOf& nameOf);

/// The players that occur in the change: seated, drawn, checked in.
[[nodiscard]] std::vector<PlayerId> playersIn(const Change& change,
                                              const std::vector<Player>& players);

/// What the person at the desk did: begins with a capital, without a period.
[[nodiscard]] QString journalSentence(const Language& language, ChangeKind kind,
                                      const Values& operands);
/// The same for a row of the journal, which may have undone or redone an act.
[[nodiscard]] QString entrySentence(const Language& language, const JournalEntry& entry);
/// The same as a description of an undo or redo.
[[nodiscard]] QString undoSentence(const Language& language, ChangeKind kind,
                                   const Values& operands);
[[nodiscard]] QString redoSentence(const Language& language, ChangeKind kind,
                                   const Values& operands);

} // namespace mentat
