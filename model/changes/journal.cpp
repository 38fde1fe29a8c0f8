#include "model/changes/journal.h"

#include <algorithm>

using namespace Qt::StringLiterals;

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

namespace {

/// How to convert the operands of an old word to today's.
enum class OldOperands {
    Same,        // unchanged
    OfFinal,     // insert the final first
    OfFinalGame, // insert the final first, and no table
    OfStage,     // append no table to the stage
    FinalResult, // of the final's game; a correction if it has a reason
    StageResult, // a correction if it has a reason
    CannotPlay,  // stage and name; append the state of the call
    FinalAlone,  // insert the final if only one operand is there
};

struct OldWord {
    QLatin1StringView word;
    ChangeKind kind;
    OldOperands operands;
};

using enum ChangeKind;

constexpr OldWord oldWords[] = {
#define WAS(kind, word, operands) {word##_L1, kind, OldOperands::operands},
#include "model/changes/change_kinds.def"
};

void putBefore(Values& operands, const Values& first) {
    operands.insert(operands.begin(), first.begin(), first.end());
}

NamedAct inCurrentWords(const OldWord& old, Values operands) {
    const Value final = u"Final"_s; // the round's name today
    NamedAct act{old.kind, std::move(operands)};
    switch (old.operands) {
    case OldOperands::Same: break;
    case OldOperands::OfFinal: putBefore(act.operands, {final}); break;
    case OldOperands::OfFinalGame: putBefore(act.operands, {final, QString()}); break;
    case OldOperands::OfStage: act.operands.emplace_back(QString()); break;
    case OldOperands::FinalResult: putBefore(act.operands, {final, QString()}); [[fallthrough]];
    case OldOperands::StageResult:
        if (act.operands.size() > 2)
            act.kind = ResultCorrected;
        break;
    case OldOperands::CannotPlay: act.operands.emplace_back(u"cannot"_s); break;
    case OldOperands::FinalAlone:
        if (act.operands.size() == 1)
            putBefore(act.operands, {final});
        break;
    }
    return act;
}

/// An undone act may have an old word, too.
void updateUndone(Values& operands) {
    const auto* word = operands.empty() ? nullptr : std::get_if<QString>(&operands.front());
    auto act = word ? actByWord(*word, Values(operands.begin() + 1, operands.end())) : std::nullopt;
    if (!act)
        return;
    operands = std::move(act->operands);
    putBefore(operands, {QString(idOf(act->kind))});
}

} // namespace

std::optional<NamedAct> actByWord(QStringView word, Values operands) {
    const auto old
        = std::ranges::find_if(oldWords, [&](const OldWord& one) { return one.word == word; });
    if (old != std::end(oldWords))
        return inCurrentWords(*old, std::move(operands));
    const auto kind = enumFromId<ChangeKind>(word);
    if (!kind)
        return std::nullopt;
    if (kind == PutBack)
        updateUndone(operands);
    return NamedAct{*kind, std::move(operands)};
}

std::optional<ChangeKind> kindByWord(QStringView word) {
    const auto act = actByWord(word, {});
    return act ? std::optional(act->kind) : std::nullopt;
}

} // namespace mentat
