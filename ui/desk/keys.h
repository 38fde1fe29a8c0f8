#pragma once

#include <QKeySequence>
#include <QString>

#include <vector>

class QKeyEvent;

namespace mentat {

/// A sentence as the text of a menu entry or button: an & in a name is not a mnemonic.
[[nodiscard]] inline QString menuText(QString sentence) {
    return sentence.replace(u'&', QStringLiteral("&&"));
}

/// The text of a menu entry, without its mnemonic and without the dots of one that asks first.
[[nodiscard]] inline QString plainMenuText(const QString& text) {
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && i + 1 < text.size())
            ++i; // of "&&" the second is literal
        plain += text[i];
    }
    if (plain.endsWith(u'…'))
        plain.chop(1);
    return plain;
}

/// The letter, digit, sign or space that a key types; empty for commands and keys that type
/// nothing.
[[nodiscard]] QString typedText(const QKeyEvent& key);

/// Either Enter of the keyboard, without modifiers for a command.
[[nodiscard]] bool isPlainEnter(const QKeyEvent& key);

/// The purpose of a key of ours. Only the table in keys.cpp assigns the keys; tests press each, and
/// find duplicates.
enum class DeskKey {
    // everywhere
    Find,
    NewEvent,
    OpenFile,
    PasteTable,
    Quit,
    Undo,
    Redo,
    Back,
    Forward,
    Print,
    NewRuling,
    EndedNow,
    DrawTables,
    CallOut, // on the page Heats; on all others it opens and closes the second window
    CallClock,
    DismissClock,
    Hand,
    Help,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    // on every page, while the event file is not where it was opened
    SaveElsewhere,
    PutBackFile,
    // players
    AddPlayer,
    FindPlayer,
    EditPlayer,
    RemovePlayer,
    // check-in
    BroughtCopy,
    ChangePreference,
    PlaysIfNeeded,
    TakeOut,
    PaperList,
    LetIn,
    Tick,
    // tables
    MoveToTable,
    LeavesTable,
    LockTable,
    StartAll,
    StartTable,
    // results
    DoubleCheck,
    AcceptWarnings,
    CorrectResult, // of a recorded sheet; of a refused one: to the marked field
    Record,
    OpenControlGrid,
    AllValues,
    NextSheet,
    PreviousSheet,
    // a row of a result sheet
    DropsOut,
    Excused,
    JoinedLate,
    ShieldWallAlone,
    TechTokens,
    PointsByGm,
    SideDie,
    OtherPlayer,
    // standings
    WhatIf,
    TypeRolls,
    CopyReasons,
    // awards
    HandOver,
    DecideAward,
    ReadOut,
    // the final's game
    VoteFor,
    VoteAgainst,
    TakeBackPick,
    StartFinal,
    FinalSheet,
    // the call list of the final
    Told,
    Confirmed,
    NoAnswer,
    CannotPlay,
    NoCall,
    IsHere,
    CloseLineUp,
    // a session of games without heats: its players' parts and games
    RecordPlayerPart,
    TakeOverPlayerPart,
    RecordGame,
    NewGame,
    TakeFromGame,
    NoteOtherEnd,
    // the ruleset of an event in heats
    TakeRuleset,
    MovePartUp,
    MovePartDown,
    AddPart,
    RemovePart,
    NextMistake,
    // journal
    PutBack,
    // reports
    PrintReport,
    SaveReport,
    CopyReport,
    PrintRound,
    // statistics, history
    CopyPicture,
    CopyFigures,
    PrintFigure,
    SaveFigure,
    // a file of earlier years before its import
    TakeYears,
    LeaveYears,
    ChangeFate,
    // rules
    FindRule,
    RecordRuling,
    // the guide
    FindInGuide,
};

/// The scope of a key. Keys of one scope must differ from each other and from the global ones.
enum class KeyScope {
    Everywhere,
    LostFile,
    Players,
    CheckIn,
    Tables,
    Results,
    RecordedSheet,
    SheetRow,
    Standings,
    CallList,
    FinalGame,
    Awards,
    PlayerParts,
    Games,
    Reports,
    Figures,
    Rules,
    RulingPanel,
    ImportPanel,
    Journal,
    RulesetText,
    Guide
};

struct KeyRow {
    DeskKey key;
    KeyScope place;
    QKeySequence sequence;
};

[[nodiscard]] const std::vector<KeyRow>& keyTable();
[[nodiscard]] QKeySequence sequenceOf(DeskKey key);
/// By its name on this desktop: "Ctrl+R".
[[nodiscard]] QString keyName(DeskKey key);
[[nodiscard]] QString keyName(const QKeySequence& sequence);
/// "Record (Ctrl+Enter)": the tool tip of a button with this label.
[[nodiscard]] QString tipWithKey(const QString& label, const QKeySequence& sequence);
/// The page at this position of the rail, from 1 to 9.
[[nodiscard]] QKeySequence pageSequence(int place);

} // namespace mentat
