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

/// How the operands of an old word become those of today.
enum class Once {
    Same,        // they are
    OfFinal,     // the final stands first
    OfFinalGame, // the final stands first, and no table
    OfStage,     // no table stands behind the stage
    FinalResult, // of the final's game; with a reason it is a correction
    StageResult, // with a reason it is a correction
    CannotPlay,  // stage and name; the state of the call is missing
    FinalAlone,  // the final's had one operand, those of today have two
};

struct OldWord {
    QLatin1StringView word;
    ChangeKind kind;
    Once operands;
};

using enum ChangeKind;

constexpr OldWord oldWords[] = {
    {"heat-changed"_L1, RoundChanged, Once::Same},
    {"final-changed"_L1, RoundChanged, Once::OfFinal},
    {"stage-changed"_L1, RoundChanged, Once::Same},
    {"heat-started"_L1, RoundStarted, Once::Same},
    {"stage-started"_L1, RoundStarted, Once::Same},
    {"final-started"_L1, GameStarted, Once::OfFinalGame},
    {"final-start-taken-back"_L1, StartTakenBack, Once::OfFinalGame},
    {"stage-start-taken-back"_L1, StartTakenBack, Once::OfStage},
    {"final-ended"_L1, GameEnded, Once::OfFinalGame},
    {"final-end-taken-back"_L1, EndTakenBack, Once::OfFinalGame},
    {"final-seated"_L1, SeatsDrawn, Once::OfFinalGame},
    {"stage-seats-drawn"_L1, SeatsDrawn, Once::Same},
    {"stage-seated"_L1, TablesDrawn, Once::Same},
    {"stage-unseated"_L1, DrawTakenBack, Once::Same},
    {"final-recorded"_L1, ResultRecorded, Once::FinalResult},
    {"stage-result-recorded"_L1, ResultRecorded, Once::StageResult},
    {"stage-game-voided"_L1, GameVoided, Once::Same},
    {"stage-game-counts"_L1, GameCounts, Once::Same},
    {"stage-ties-rolled"_L1, RoundTiesRolled, Once::Same},
    {"final-draft-thrown-away"_L1, DraftThrownAway, Once::OfFinalGame},
    {"stage-draft-thrown-away"_L1, DraftThrownAway, Once::Same},
    {"final-traded"_L1, FactionsTraded, Once::OfFinalGame},
    {"finalist-called"_L1, PlayerCalled, Once::OfFinal},
    {"finalist-present"_L1, PlayerPresent, Once::OfFinal},
    {"finalist-absent"_L1, PlayerAbsent, Once::OfFinal},
    {"stage-called"_L1, PlayerCalled, Once::Same},
    {"stage-present"_L1, PlayerPresent, Once::Same},
    {"stage-absent"_L1, PlayerAbsent, Once::Same},
    {"stage-player-out"_L1, PlayerCalled, Once::CannotPlay},
    {"stage-player-back"_L1, PlayerCalled, Once::Same},
    {"line-up-closed"_L1, LineUpClosed, Once::FinalAlone},
    {"line-up-reopened"_L1, LineUpReopened, Once::FinalAlone},
    {"stage-closed"_L1, LineUpClosed, Once::Same},
    {"stage-reopened"_L1, LineUpReopened, Once::Same},
};

void putBefore(Values& operands, const Values& first) {
    operands.insert(operands.begin(), first.begin(), first.end());
}

NamedAct ofToday(const OldWord& old, Values operands) {
    const Value final = u"Final"_s; // the name of its round since
    NamedAct act{old.kind, std::move(operands)};
    switch (old.operands) {
    case Once::Same: break;
    case Once::OfFinal: putBefore(act.operands, {final}); break;
    case Once::OfFinalGame: putBefore(act.operands, {final, QString()}); break;
    case Once::OfStage: act.operands.emplace_back(QString()); break;
    case Once::FinalResult: putBefore(act.operands, {final, QString()}); [[fallthrough]];
    case Once::StageResult:
        if (act.operands.size() > 2)
            act.kind = ResultCorrected;
        break;
    case Once::CannotPlay: act.operands.emplace_back(u"cannot"_s); break;
    case Once::FinalAlone:
        if (act.operands.size() == 1)
            putBefore(act.operands, {final});
        break;
    }
    return act;
}

/// What was put back may have an old word too.
void putBackOfToday(Values& operands) {
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
        return ofToday(*old, std::move(operands));
    const auto kind = enumFromId<ChangeKind>(word);
    if (!kind)
        return std::nullopt;
    if (kind == PutBack)
        putBackOfToday(operands);
    return NamedAct{*kind, std::move(operands)};
}

std::optional<ChangeKind> kindByWord(QStringView word) {
    const auto act = actByWord(word, {});
    return act ? std::optional(act->kind) : std::nullopt;
}

} // namespace mentat
