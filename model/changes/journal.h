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

/// A row of the journal: what was changed, when, by whose hand, what stood before and after.
struct JournalEntry {
    JournalId id;
    QDateTime time;      // UTC
    QString scorekeeper; // initials of who was at the desk, or the program that wrote
    std::optional<EventId> event;
    JournalRole role;
    std::optional<JournalId> target; // the act that was taken back or done again
    Change change;
};

/// A row of the journal without its change: enough to know what undo would take.
struct JournalMark {
    JournalId id;
    ChangeKind kind;
    JournalRole role;
    std::optional<JournalId> target;
};

/// What can be taken back and done again, from the marks of the journal in their order; the last of
/// each comes first. Undo stops at the kinds of isUndoBarrier().
class UndoOrder {
public:
    UndoOrder() = default;
    explicit UndoOrder(const std::vector<JournalMark>& marks);

    void add(const JournalMark& mark);

    [[nodiscard]] std::optional<JournalId> nextUndo() const;
    [[nodiscard]] std::optional<JournalId> nextRedo() const;
    /// What undo has stopped at, where nothing is left to take back.
    [[nodiscard]] std::optional<ChangeKind> barrier() const { return m_barrier; }

private:
    std::vector<JournalId> m_undo;
    std::vector<JournalId> m_redo;
    std::optional<ChangeKind> m_barrier;
};

/// A half-typed result, as it was typed; not journaled, gone when the result is recorded.
struct Draft {
    EventId event;
    DraftAddress place;
    QString content; // belongs to whoever types
    QDateTime saved; // UTC
};

/// An act as the journal names it.
struct NamedAct {
    ChangeKind kind;
    Values operands;
    friend bool operator==(const NamedAct&, const NamedAct&) = default;
};

/// By the word of a journal's row, also of an older journal, which had words of their own for
/// heats, stages and the final; its operands become those of today. Absent: no version knows the
/// word.
[[nodiscard]] std::optional<NamedAct> actByWord(QStringView word, Values operands);

/// Its kind alone.
[[nodiscard]] std::optional<ChangeKind> kindByWord(QStringView word);

} // namespace mentat
