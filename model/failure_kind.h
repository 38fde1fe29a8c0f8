#pragma once

#include <QtGlobal>

namespace mentat {

/// Why an act failed. The comment names the values that come with it, in order.
enum class FailureKind : quint8 {
    // the request
    Refused,        // – (the findings say why)
    UnknownEvent,   // what was asked for, then the names of those there are
    AmbiguousEvent, // what was asked for, then the names that fit
    NoEvent,        // –
    SummaryOnly,    // name, year
    OtherRules,     // name, year: the event's rules have no such answer
    AnswerTooLong,  // –
    EventExists,    // name, year
    UnknownPlayer,  // id
    UnknownHeat,    // heat
    UnknownTable,   // round, table
    UnknownGame,    // number
    PlayerExists,   // id
    HeatExists,     // heat
    HeatNotEmpty,   // heat
    HeatCancelled,  // heat
    NotCancelled,   // heat
    SameStart,      // heat
    AlreadyIn,      // name, heat
    NotIn,          // name, heat
    PlayerInUse,    // name
    TableExists,    // round, table
    NoFinal,        // –
    // tables of a round; the operands are those of the acts (model/changes/change_kind.h)
    RoundWithoutTables, // round
    NothingToStart,     // round
    TablesStarted,      // round
    NobodySits,         // round, table
    StartedAlready,     // round, table
    NotStarted,         // round, table
    EndedAlready,       // round, table
    NotEnded,           // round, table
    NoResult,           // –
    VoidAlready,        // round, table
    NotVoid,            // round, table
    GameNotEmpty,       // round, table
    ReasonMissing,      // –
    UnknownSeat,        // round, table, seat
    OthersSitThere,     // round, table: those named are not who sits there
    NoFaction,          // name
    SeatTwice,          // seat
    // two that are one
    UnknownPerson,    // the person's number
    MergedWithItself, // name
    BothInRound,      // name, name, round
    BothInGame,       // name, name, the game's number
    BothInEvent,      // name, name, the event's name, year
    // a draw
    RoundHasTables,         // round
    RoundHasResult,         // round, table
    NoEntrants,             // heat
    TooFewEntrants,         // entrants, the fewest who can play
    NoSuchTables,           // entrants, whom no tables of the sizes listed can seat (H1)
    DisqualifiedEntrant,    // name, heat
    SizeOutside,            // size, least, greatest
    SizesDoNotAddUp,        // seats, entrants
    ExpansionTablesTooMany, // tables, the most possible
    StandbyTooFew,          // how many there are, heat
    KeptApartTogether,      // pairs that the best seating found leaves together
    NoDraw,                 // heat
    UnknownStage,           // what was asked for, then the stages there are
    StageNotReady,          // stage, whose players are not known yet
    StageNotHeld,           // stage
    // seats after the draw
    AlreadySeated,      // name, table
    NotSeated,          // name, heat
    AlreadyLeft,        // name, table
    SitsAtTable,        // name, heat, table
    PlayedAtTable,      // name, heat, table
    DisqualifiedPlayer, // name
    NoFreeSeat,         // name, heat
    EverybodySits,      // heat
    SameTable,          // table
    TableFull,          // heat, table
    TableNotSmall,      // heat, table
    TableOver,          // heat, table
    TableStarted,       // heat, table
    GmsWordMissing,     // –
    // awards
    NotAmongEquals, // name, faction
    NobodyScored,   // faction
    AwardUndecided, // faction
    // the final's game
    NothingPicked,    // –
    FactionTaken,     // faction, name of who has it
    FactionNotPlayed, // faction: nobody plays it, or it is not in this final
    TradesOff,        // –
    // the final
    LineUpClosed,  // –
    LineUpOpen,    // –
    NobodyPresent, // –
    // reports
    UnknownPack,      // what was asked for, then the names there are
    PackOfOtherRules, // the pack's name
    UnknownRuleset,   // what was asked for, then the names there are
    UnknownReport,    // what was asked for, then the names there are
    UnknownKind,      // the file's name, then the kinds there are
    KindNotMade,      // report, the kind asked for, then those it is made as
    RoundNotAsked,    // report
    NoTablesYet,      // –: no heat has any
    NoFinalYet,       // report
    UnwritableFile,   // path, what the system said
    NoSpaceForFile,   // path
    NoFace,           // the typeface that is not installed
    IsEventFile,      // path: what would be written over is an event file, or belongs to one
    // a logo
    NoLogo,          // –: neither a PNG nor an SVG
    LogoTooLarge,    // the greatest number of megabytes
    LogoTooWide,     // the most pixels either way
    LogoDamaged,     // –
    LogoNotByItself, // –: an SVG that leads outside of it, or does something
    // the session
    ClosedEvent,   // name, year
    NotClosed,     // name, year
    Stale,         // – the book has changed since the change was made up
    NothingToUndo, // –
    NothingToRedo, // –
    UndoBarrier,   // the kind of change that undo stops at
    LaterDepends,  // the kinds of the later changes
    NoPractice,    // –: nothing is made up in a file that counts
    OnlyPractice,  // –: nothing is published of a file that does not
    // the event file; what it ends a command with goes by these standing together
    ReadOnly,          // –
    FileMissing,       // path
    FileGone,          // path: it was there when it was opened
    FileReplaced,      // path: another file has taken its place
    FileOverwritten,   // path: another program has written into it
    FileHasOtherNames, // path
    FileBusy,          // path: somebody who reads it keeps it from being written
    LockInTheWay,      // path of what stands where the lock, log or journal has to be
    NameInTheWay,      // path of what stands where a new file is prepared
    FileIsFolder,      // path
    FileExists,        // path
    NoPermission,      // path
    NotAnEventFile,    // path
    EmptyFile,         // path
    DamagedFile,       // path
    NewerFile,         // path
    OlderReadOnly,     // path
    LockedByOther,     // path, host, user, since (UTC, ISO 8601)
    DiskFull,          // path
    WriteFailed,       // path, what the system said (not SQLite)
    NothingLeft,       // path: of a damaged file, and there is no backup either
    ReadFailed,        // path, what the system said (not SQLite)
    // documents and lists of people
    InputTooLarge,    // path, the greatest number of megabytes
    BrokenJson,       // line, column, the text there
    NestedTooDeep,    // greatest depth
    RulesetByItself,  // the ruleset's name
    PackByItself,     // the pack's name
    NotUtf8,          // line
    UnknownDocument,  // the format found
    CsvUnclosedQuote, // line
    CsvNoHeader,      // –
    CsvNoName,        // –
    CsvColumnTwice,   // column
    // a workbook instead of text
    WorkbookBroken, // –
    WorkbookLocked, // –: of Excel 97, or with a password
    WorkbookOther,  // –: of another program, or no workbook at all
    SheetMissing,   // the name, the names that there are
    // one line of a list of people
    LineNoName,            // –
    LineBadText,           // column
    LineUnknownPreference, // the word found, the words possible
    LineTooManyFields,     // fields, columns
    LineQuoteOpen,         // the line where it ends, how many lines that makes
    LineNamesSame,         // the earlier line
    LineAmbiguous,         // name
    LineNoPerson,          // what it says where the name stands
    LineCanceled,          // what it says of that
};

} // namespace mentat
