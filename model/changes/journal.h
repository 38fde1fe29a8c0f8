#pragma once

#include "model/changes/change.h"
#include "model/changes/change_kind.h"
#include "model/values/value.h"

#include <QDateTime>
#include <QStringView>

namespace mentat {

/// Whether an entry is an act, or an act taken back or done again.
enum class JournalRole { Done, Undone, Redone };

constexpr std::array<EnumId<JournalRole>, 3> idTable(JournalRole) {
    return {{{JournalRole::Done, QLatin1StringView("done")},
             {JournalRole::Undone, QLatin1StringView("undone")},
             {JournalRole::Redone, QLatin1StringView("redone")}}};
}

/// A row of the journal: what was changed, when, and by whom, with the values before and after.
struct JournalEntry {
    JournalId id;
    QDateTime time;      // UTC
    QString scorekeeper; // initials of the scorekeeper, or the name of the writing program
    std::optional<EventId> event;
    JournalRole role;
    std::optional<JournalId> target; // the act that was undone or redone
    Change change;
};

/// A row of the journal without its change: enough to determine what undo would undo.
struct JournalMark {
    JournalId id;
    ChangeKind kind;
    JournalRole role;
    std::optional<JournalId> target;
};

/// What can be undone and redone, from the journal's marks in order; the latest of each comes
/// first. Undo stops at the kinds of isUndoBarrier().
class UndoOrder {
public:
    UndoOrder() = default;
    explicit UndoOrder(const std::vector<JournalMark>& marks);

    void add(const JournalMark& mark);

    [[nodiscard]] std::optional<JournalId> nextUndo() const;
    [[nodiscard]] std::optional<JournalId> nextRedo() const;
    /// The barrier that stopped undo, if nothing is left to undo.
    [[nodiscard]] std::optional<ChangeKind> barrier() const { return m_barrier; }

private:
    std::vector<JournalId> m_undo;
    std::vector<JournalId> m_redo;
    std::optional<ChangeKind> m_barrier;
};

/// An unfinished result, as typed; not journaled, removed when the result is recorded.
struct Draft {
    EventId event;
    DraftAddress place;
    QString content; // format defined by the sheet
    QDateTime saved; // UTC
};

/// An act as the journal names it.
struct NamedAct {
    ChangeKind kind;
    Values operands;
    friend bool operator==(const NamedAct&, const NamedAct&) = default;
};

/// By the word in a journal row, including words of older journals, which had their own for heats,
/// stages, and the final; its operands are converted to current ones. Absent: unknown in every
/// version.
[[nodiscard]] std::optional<NamedAct> actByWord(QStringView word, Values operands);

/// Only the kind.
[[nodiscard]] std::optional<ChangeKind> kindByWord(QStringView word);

} // namespace mentat
