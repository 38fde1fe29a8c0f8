#pragma once

#include "model/changes/journal.h"
#include "model/setting_table.h"
#include "reports/wording/answer_wording.h"
#include "reports/wording/award_wording.h"
#include "reports/wording/journal/changed_facts.h"
#include "reports/wording/language/language.h"
#include "reports/wording/standing_words.h"

namespace mentat {

/// Findings, failures, and journal entries as sentences, in one language. Sentences are single
/// lines; a menu must still escape an & in a name.
class Wording {
public:
    explicit Wording(Language language = {});

    /// For words that only one kind of rules has (reports/wording/dune).
    [[nodiscard]] const Language& language() const { return m_language; }

    /// "The faction Harkonnen is already held by another seat"
    [[nodiscard]] QString finding(const Finding& finding) const;
    /// `POINTER: sentence (R10.n)`, as an import prints it (docs/DOCUMENT.md).
    [[nodiscard]] QString problem(const Finding& finding) const;
    /// The line after as many problems as are shown: "23 more problems"
    [[nodiscard]] QString furtherProblems(qint64 number) const;

    /// What failed, where, and what to do, with periods. The findings of a refusal are worded
    /// separately, with problem() or finding().
    [[nodiscard]] QString failure(const Failure& failure) const;

    /// "Ada Byron checked in to heat 2"
    [[nodiscard]] QString journal(ChangeKind kind, const Values& operands) const;
    /// A row of the journal, including one that undid or redid an act: "Taken back: Ada Byron
    /// checked in to heat 2"
    [[nodiscard]] QString journal(const JournalEntry& entry) const;
    /// "Undo: Ada Byron checked in to heat 2"
    [[nodiscard]] QString undoSentence(ChangeKind kind, const Values& operands) const;
    [[nodiscard]] QString redoSentence(ChangeKind kind, const Values& operands) const;
    /// "QP of 4 players; 6 ranks"; see answer_wording.h.
    [[nodiscard]] QString outcomeChange(const OutcomeChange& change, const NameOf& nameOf) const;
    /// The values before and after, as a table.
    [[nodiscard]] std::vector<ChangedFact> changedFacts(const Change& change,
                                                        const NameOf& nameOf) const;

    // The reason for an answer, with the number of the rule; see standing_words.h and
    // award_wording.h.
    [[nodiscard]] QString standing(const Event& event, const Standing& row, const Standing& next,
                                   const NameOf& nameOf) const;
    [[nodiscard]] QString award(const Award& award, const NameOf& nameOf) const;
    [[nodiscard]] QString placement(const Event& event, const Placement& row, const Placement& next,
                                    const NameOf& nameOf) const;
    // The announcement, and the calculation of a figure; see answer_wording.h.
    [[nodiscard]] QString announcement(const Award& award, const NameOf& nameOf) const;
    [[nodiscard]] QString calculation(const Performance& one) const;

    /// What to ask about a game; see answer_wording.h.
    [[nodiscard]] QString question(AskedFact fact, const QString& name) const;

    /// What to do next in the event; see answer_wording.h.
    [[nodiscard]] QString toDo(const ToDo& item, const NameOf& nameOf) const;

    /// A change of seats and its cost; see answer_wording.h.
    [[nodiscard]] QString seatChange(const SeatChange& change, const NameOf& nameOf) const;
    [[nodiscard]] SeatChangeColumns seatChangeColumns(const SeatChange& change,
                                                      const NameOf& nameOf) const;

    // The settings of an event; see journal/setting_wording.h.
    [[nodiscard]] QString settingName(SettingKey key) const;
    [[nodiscard]] QString settingEffect(SettingKey key) const;
    [[nodiscard]] QString settingValue(const SettingValue& value) const;
    [[nodiscard]] QString settingDifference(const SettingDifference& difference) const;

    /// "Bene Gesserit"
    [[nodiscard]] QString sideName(Side side) const;
    /// "R10.3"
    [[nodiscard]] QString ruleName(Rule rule) const;

private:
    Language m_language;
};

/// Why a document was refused, for the window: the failure, or its first findings with their
/// places, and how many more there are.
[[nodiscard]] QString problemLines(const Wording& wording, const Failure& failure);

} // namespace mentat
