#pragma once

#include "model/changes/change.h"
#include "model/changes/journal.h"
#include "model/document/bytes/json.h"
#include "reports/wording/award_wording.h"
#include "reports/wording/language/language.h"

#include <vector>

namespace mentat {

/// One fact that a change has changed, as a row of a table: "Heat 2, table 3: seat 4" · "Spice" ·
/// "–" · "6".
struct ChangedFact {
    QString place;
    QString fact;
    QString before; // empty: there was none
    QString after;
    friend bool operator==(const ChangedFact&, const ChangedFact&) = default;
};

/// Every fact that differs before and after, in the order of the edits and of their keys in a
/// document. A key that has no words of its own is named as it stands there.
[[nodiscard]] std::vector<ChangedFact> changedFacts(const Language& language, const Change& change,
                                                    const NameOf& nameOf);

/// Who of these players stands anywhere in the change: who was seated, drawn, checked in.
[[nodiscard]] std::vector<PlayerId> playersIn(const Change& change,
                                              const std::vector<Player>& players);

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
