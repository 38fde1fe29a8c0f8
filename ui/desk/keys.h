#pragma once

#include <QKeySequence>
#include <QString>

#include <vector>

class QKeyEvent;

namespace mentat {

/// A sentence as the text of a menu entry or button: an & in a name is no mnemonic.
[[nodiscard]] inline QString menuText(QString sentence) {
    return sentence.replace(u'&', QStringLiteral("&&"));
}

/// What a menu entry says, without its mnemonic and the dots of one that asks something first.
[[nodiscard]] inline QString plainMenuText(const QString& text) {
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && i + 1 < text.size())
            ++i; // of "&&" the second is meant
        plain += text[i];
    }
    if (plain.endsWith(u'…'))
        plain.chop(1);
    return plain;
}

/// The letter, digit, sign or space that a key types; empty where it is a command or types nothing.
[[nodiscard]] QString typedText(const QKeyEvent& key);

/// Either Enter of the keyboard, and no command with it.
[[nodiscard]] bool isPlainEnter(const QKeyEvent& key);

/// What a key of ours does. Which it is says the table of keys in keys.cpp alone; tests press each,
/// and find doubles.
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
    SecondLook,
    AcceptWarnings,
    CorrectResult, // of a recorded sheet; of one that was not recorded as it is: to what is marked
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
    // a file of earlier years before it comes in
    TakeYears,
    LeaveYears,
    ChangeFate,
    // rules
    FindRule,
    RecordRuling,
    // the guide
    FindInGuide,
};

/// Where a key works. Keys of one place must differ from each other and from those everywhere.
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
/// As the keyboard of this desktop calls it: "Ctrl+R".
[[nodiscard]] QString keyName(DeskKey key);
[[nodiscard]] QString keyName(const QKeySequence& sequence);
/// "Record (Ctrl+Enter)": the tool tip of a button that says label.
[[nodiscard]] QString tipWithKey(const QString& label, const QKeySequence& sequence);
/// The page at this place of the rail, from 1 to 9.
[[nodiscard]] QKeySequence pageSequence(int place);

} // namespace mentat
