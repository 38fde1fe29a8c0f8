#include "ui/desk/keys.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace mentat {

QString typedText(const QKeyEvent& key) {
    constexpr auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const QString text = key.text();
    const bool isTyped = text.size() == 1 && text.front().isPrint();
    return isTyped && !(key.modifiers() & commands) ? text : QString();
}

bool isPlainEnter(const QKeyEvent& key) {
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    return isEnter && (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

const std::vector<KeyRow>& keyTable() {
    using enum DeskKey;
    using enum KeyScope;
    static const std::vector<KeyRow> table{
        {Find, Everywhere, QKeySequence(Qt::CTRL | Qt::Key_K)},
        {NewEvent, Everywhere, QKeySequence(Qt::CTRL | Qt::Key_N)},
        {OpenFile, Everywhere, QKeySequence(Qt::CTRL | Qt::Key_O)},
        {PasteTable, Everywhere, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)},
        {Quit, Everywhere, QKeySequence(Qt::CTRL | Qt::Key_Q)},
        {Undo, Everywhere, QKeySequence(Qt::CTRL | Qt::Key_Z)},
        {Redo, Everywhere, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)},
        {Back, Everywhere, QKeySequence(Qt::ALT | Qt::Key_Left)},
        {Forward, Everywhere, QKeySequence(Qt::ALT | Qt::Key_Right)},
        {Print, Everywhere, QKeySequence(Qt::CTRL | Qt::Key_P)},
        {NewRuling, Everywhere, QKeySequence(Qt::Key_F7)},
        {EndedNow, Everywhere, QKeySequence(Qt::Key_F8)},
        {DrawTables, Everywhere, QKeySequence(Qt::Key_F9)},
        {CallOut, Everywhere, QKeySequence(Qt::Key_F11)},
        {CallClock, Everywhere, QKeySequence(Qt::Key_F5)},
        {DismissClock, Everywhere, QKeySequence(Qt::SHIFT | Qt::Key_F5)},
        {Hand, Everywhere, QKeySequence(Qt::Key_F12)},
        {Help, Everywhere, QKeySequence(Qt::Key_F1)},
        {ZoomIn, Everywhere, QKeySequence(Qt::CTRL | Qt::Key_Plus)},
        {ZoomOut, Everywhere, QKeySequence(Qt::CTRL | Qt::Key_Minus)},
        {ZoomReset, Everywhere, QKeySequence(Qt::CTRL | Qt::Key_0)},
        {SaveElsewhere, LostFile, QKeySequence(Qt::CTRL | Qt::Key_S)},
        {PutBackFile, LostFile, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
        {AddPlayer, Players, QKeySequence(Qt::Key_Insert)},
        {FindPlayer, Players, QKeySequence(Qt::CTRL | Qt::Key_F)},
        {EditPlayer, Players, QKeySequence(Qt::Key_F2)},
        {RemovePlayer, Players, QKeySequence(Qt::Key_Delete)},
        {BroughtCopy, CheckIn, QKeySequence(Qt::CTRL | Qt::Key_B)},
        {ChangePreference, CheckIn, QKeySequence(Qt::CTRL | Qt::Key_E)},
        {PlaysIfNeeded, CheckIn, QKeySequence(Qt::CTRL | Qt::Key_D)},
        {TakeOut, CheckIn, QKeySequence(Qt::Key_Delete)},
        {PaperList, CheckIn, QKeySequence(Qt::Key_F4)},
        {LetIn, CheckIn, QKeySequence(Qt::Key_F6)},
        {Tick, CheckIn, QKeySequence(Qt::Key_Space)},
        {MoveToTable, Tables, QKeySequence(Qt::Key_M)},
        {LeavesTable, Tables, QKeySequence(Qt::Key_X)},
        {LockTable, Tables, QKeySequence(Qt::Key_L)},
        {StartAll, Tables, QKeySequence(Qt::CTRL | Qt::Key_Return)},
        {StartTable, Tables, QKeySequence(Qt::Key_S)},
        {DoubleCheck, Results, QKeySequence(Qt::CTRL | Qt::Key_L)},
        {AcceptWarnings, Results, QKeySequence(Qt::Key_F6)},
        {Record, Results, QKeySequence(Qt::CTRL | Qt::Key_Return)},
        {OpenControlGrid, Results, QKeySequence(Qt::Key_F2)},
        {AllValues, Results, QKeySequence(Qt::Key_F3)},
        {NextSheet, Results, QKeySequence(Qt::CTRL | Qt::Key_PageDown)},
        {PreviousSheet, Results, QKeySequence(Qt::CTRL | Qt::Key_PageUp)},
        {CorrectResult, RecordedSheet, QKeySequence(Qt::Key_F2)},
        {DropsOut, SheetRow, QKeySequence(Qt::Key_D)},
        {Excused, SheetRow, QKeySequence(Qt::Key_X)},
        {JoinedLate, SheetRow, QKeySequence(Qt::Key_L)},
        {ShieldWallAlone, SheetRow, QKeySequence(Qt::Key_W)},
        {TechTokens, SheetRow, QKeySequence(Qt::Key_K)},
        {DeskKey::PointsByGm, SheetRow, QKeySequence(Qt::Key_Q)},
        {SideDie, SheetRow, QKeySequence(Qt::Key_O)},
        {OtherPlayer, SheetRow, QKeySequence(Qt::Key_N)},
        {WhatIf, Standings, QKeySequence(Qt::CTRL | Qt::Key_I)},
        {TypeRolls, Standings, QKeySequence(Qt::CTRL | Qt::Key_T)},
        {CopyReasons, Standings, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
        {HandOver, Awards, QKeySequence(Qt::Key_H)},
        {DecideAward, Awards, QKeySequence(Qt::Key_D)},
        {ReadOut, Awards, QKeySequence(Qt::Key_R)},
        {VoteFor, KeyScope::FinalGame, QKeySequence(Qt::Key_Y)},
        {VoteAgainst, KeyScope::FinalGame, QKeySequence(Qt::Key_N)},
        {TakeBackPick, KeyScope::FinalGame, QKeySequence(Qt::Key_Backspace)},
        {StartFinal, KeyScope::FinalGame, QKeySequence(Qt::CTRL | Qt::Key_Return)},
        {DeskKey::FinalSheet, KeyScope::FinalGame, QKeySequence(Qt::CTRL | Qt::Key_G)},
        {Told, CallList, QKeySequence(Qt::Key_T)},
        {Confirmed, CallList, QKeySequence(Qt::Key_C)},
        {NoAnswer, CallList, QKeySequence(Qt::Key_N)},
        {CannotPlay, CallList, QKeySequence(Qt::Key_X)},
        {NoCall, CallList, QKeySequence(Qt::Key_Delete)},
        {IsHere, CallList, QKeySequence(Qt::Key_Space)},
        {CloseLineUp, CallList, QKeySequence(Qt::CTRL | Qt::Key_L)},
        {RecordPlayerPart, PlayerParts, QKeySequence(Qt::CTRL | Qt::Key_Return)},
        {TakeOverPlayerPart, PlayerParts, QKeySequence(Qt::CTRL | Qt::Key_T)},
        {RecordGame, Games, QKeySequence(Qt::CTRL | Qt::Key_Return)},
        {NewGame, Games, QKeySequence(Qt::Key_Insert)},
        {TakeFromGame, Games, QKeySequence(Qt::CTRL | Qt::Key_Delete)},
        {NoteOtherEnd, Games, QKeySequence(Qt::Key_F4)},
        {PrintReport, Reports, QKeySequence(Qt::Key_P)},
        {SaveReport, Reports, QKeySequence(Qt::Key_S)},
        {CopyReport, Reports, QKeySequence(Qt::Key_C)},
        {PrintRound, Reports, QKeySequence(Qt::Key_H)},
        {CopyPicture, Figures, QKeySequence(Qt::Key_C)},
        {CopyFigures, Figures, QKeySequence(Qt::Key_T)},
        {PrintFigure, Figures, QKeySequence(Qt::Key_P)},
        {SaveFigure, Figures, QKeySequence(Qt::Key_S)},
        {FindRule, KeyScope::Rules, QKeySequence(Qt::CTRL | Qt::Key_F)},
        {RecordRuling, KeyScope::RulingPanel, QKeySequence(Qt::CTRL | Qt::Key_Return)},
        {TakeYears, KeyScope::ImportPanel, QKeySequence(Qt::Key_Return)},
        {LeaveYears, KeyScope::ImportPanel, QKeySequence(Qt::Key_Escape)},
        {ChangeFate, KeyScope::ImportPanel, QKeySequence(Qt::Key_Space)},
        {TakeRuleset, RulesetText, QKeySequence(Qt::CTRL | Qt::Key_Return)},
        {MovePartUp, RulesetText, QKeySequence(Qt::CTRL | Qt::Key_Up)},
        {MovePartDown, RulesetText, QKeySequence(Qt::CTRL | Qt::Key_Down)},
        {AddPart, RulesetText, QKeySequence(Qt::Key_Insert)},
        {RemovePart, RulesetText, QKeySequence(Qt::CTRL | Qt::Key_D)},
        {NextMistake, RulesetText, QKeySequence(Qt::Key_F4)},
        {PutBack, Journal, QKeySequence(Qt::CTRL | Qt::Key_R)},
        {FindInGuide, Guide, QKeySequence(Qt::CTRL | Qt::Key_F)},
    };
    return table;
}

QKeySequence sequenceOf(DeskKey key) {
    const auto& table = keyTable();
    const auto found = std::find_if(table.begin(), table.end(),
                                    [key](const KeyRow& row) { return row.key == key; });
    Q_ASSERT(found != table.end());
    return found->sequence;
}

QString keyName(DeskKey key) {
    return keyName(sequenceOf(key));
}

QString keyName(const QKeySequence& sequence) {
    return sequence.toString(QKeySequence::NativeText);
}

QString tipWithKey(const QString& label, const QKeySequence& sequence) {
    return QCoreApplication::translate("Keys", "%1 (%2)", "what a button does, its key")
        .arg(plainMenuText(label), keyName(sequence));
}

QKeySequence pageSequence(int place) {
    return QKeySequence(QKeyCombination(Qt::CTRL, static_cast<Qt::Key>(Qt::Key_0 + place)));
}

} // namespace mentat
