#include "model/changes/journal.h"

namespace mentat {

UndoOrder::UndoOrder(const std::vector<JournalMark>& marks) {
    for (const JournalMark& mark : marks)
        add(mark);
}

void UndoOrder::add(const JournalMark& mark) {
    switch (mark.role) {
    case JournalRole::Done:
        m_redo.clear();
        if (isUndoBarrier(mark.kind)) {
            m_undo.clear();
            m_barrier = mark.kind;
        } else {
            m_undo.push_back(mark.id);
        }
        break;
    case JournalRole::Undone:
        std::erase(m_undo, mark.target.value_or(mark.id));
        m_redo.push_back(mark.target.value_or(mark.id));
        break;
    case JournalRole::Redone:
        std::erase(m_redo, mark.target.value_or(mark.id));
        m_undo.push_back(mark.target.value_or(mark.id));
        break;
    }
}

std::optional<JournalId> UndoOrder::nextUndo() const {
    return m_undo.empty() ? std::nullopt : std::optional(m_undo.back());
}

std::optional<JournalId> UndoOrder::nextRedo() const {
    return m_redo.empty() ? std::nullopt : std::optional(m_redo.back());
}

} // namespace mentat
