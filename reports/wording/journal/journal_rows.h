#pragma once

#include "model/changes/change_kind.h"
#include "reports/wording/kind_table.h"

/// The sentence of each kind of change. The places for its operands are numbered in the order in
/// which change.h names them.
namespace mentat::journalRows {

/// Which operands a text takes, and how.
enum class Form {
    Plain,        // each at its place
    CountsFirst,  // the first is a number of things
    CountsSecond, // the second is
    Seat,         // with the reason, the third operand
    Correction,   // with who asked for it, and the reason
    TableOpened,  // for as many as there were
    TableDissolved,
    Ruling,
    Faction,
    FinalResult, // a correction with who asked for it, and the reason
    Vote,
    Pick,
    Call,        // by the state called for
    StageCall,   // the same of a stage, which stands first
    StageReason, // the second is the GM's words, after all
    FirstQuoted, // the first is the GM's words
    SessionGame, // what was done beside recording it stands second
    Moment,      // the first is one, in UTC
    PutBack,     // the sentence of another kind
};

struct Row {
    ChangeKind kind;
    Form form;
    const char* english;
};

using enum ChangeKind;

// Of a table that was opened or dissolved, %4 are the names, or the tables.
inline constexpr Row rows[] = {
    {EventImported, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 %2 imported")},
    {EventReplaced, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "%1 %2 replaced by an imported document")},
    {EventAdded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 %2 added")},
    {SummariesImported, Form::CountsFirst,
     QT_TRANSLATE_N_NOOP("Journal", "%n earlier year(s) imported")},
    {PeopleImported, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "People imported: %1 added, %2 updated")},
    {FileMigrated, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Event file brought from version %1 to version %2")},
    {EventClosed, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 %2 closed")},
    {PersonRemoved, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 removed from the file")},
    {FileRestored, Form::Moment, QT_TRANSLATE_NOOP("Journal", "Backup of %1 restored")},
    {FileRecovered, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Event file recovered from a damaged one")},
    {DetailsChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Details of %1 %2 changed")},
    {SettingsChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Settings changed")},
    {LogoSet, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Logo of %1 %2 set")},
    {LogoRemoved, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Logo of %1 %2 removed")},
    {AidsChanged, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Card, labels, notes of %1 %2 changed")},
    {PackTaken, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Event pack %3 taken into %1 %2")},
    {ScheduleTaken, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Times of %1 %2 taken from the schedule")},
    {PlayerAdded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 added to the players")},
    {PlayerChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Details of %1 changed")},
    {PlayerRemoved, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 removed from the players")},
    {PlayersMerged, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Players merged: %1 and %2 are one person")},
    {PeopleMerged, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "People merged: %1 and %2 are one person")},
    {PeopleTaken, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "List of people taken: %1 added, %2 updated")},
    {Disqualified, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 disqualified")},
    {Reinstated, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 reinstated")},
    {TiesRolled, Form::CountsFirst,
     QT_TRANSLATE_N_NOOP("Journal", "Tie rolls recorded: %n tie(s)")},
    {KeepApartChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Players to keep apart changed")},
    {RulingRecorded, Form::Ruling, QT_TRANSLATE_NOOP("Journal", "Ruling recorded: %1")},
    {RulingChanged, Form::Ruling, QT_TRANSLATE_NOOP("Journal", "Ruling changed: %1")},
    {RulingWithdrawn, Form::Ruling, QT_TRANSLATE_NOOP("Journal", "Ruling withdrawn: %1")},
    {AwardDecided, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Best Faction of %1 decided")},
    {AwardHandedOver, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Best Faction of %1 handed over")},
    {HandOverTakenBack, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Best Faction of %1 marked not handed over")},
    {EventReopened, Form::Seat, QT_TRANSLATE_NOOP("Journal", "%1 %2 reopened")},
    {PutBack, Form::PutBack, QT_TRANSLATE_NOOP("Journal", "Reverted: %1")},
    {HeatAdded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Heat %1 added")},
    {HeatChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Heat %1 changed")},
    {HeatRemoved, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Heat %1 removed")},
    {HeatMoved, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Heat %1 is now heat %2")},
    {HeatCancelled, Form::Seat, QT_TRANSLATE_NOOP("Journal", "Heat %1 canceled")},
    {HeatPostponed, Form::Seat, QT_TRANSLATE_NOOP("Journal", "Heat %1 postponed")},
    {HeatHeldAfterAll, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Heat %1 held after all")},
    {CheckedIn, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 checked in to heat %2")},
    {ListCheckedIn, Form::CountsFirst,
     QT_TRANSLATE_N_NOOP("Journal", "Heat %2: %n player(s) checked in")},
    {IfNeeded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 plays only if needed in heat %2")},
    {CheckedOut, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 removed from heat %2")},
    {TablesDrawn, Form::CountsSecond, QT_TRANSLATE_N_NOOP("Journal", "Heat %1: %n table(s) drawn")},
    {DrawTakenBack, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Heat %1: draw taken back")},
    {HeatStarted, Form::CountsSecond,
     QT_TRANSLATE_N_NOOP("Journal", "Heat %1: %n table(s) started")},
    {GameStarted, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game started")},
    {StartTakenBack, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: start taken back")},
    {GameAdded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game added")},
    {GameRemoved, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game removed")},
    {FactionRecorded, Form::Faction,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: %3 plays %4")},
    {FactionsTraded, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: %3 and %4 traded factions")},
    {GameEnded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game ended")},
    {EndTakenBack, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: end taken back")},
    {ResultRecorded, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: result recorded")},
    {ResultCorrected, Form::Correction,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: result corrected")},
    {QuestionsAnswered, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: open questions answered")},
    {WarningsAccepted, Form::Seat,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: warnings accepted")},
    {ResultChecked, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: result double-checked")},
    {CheckTakenBack, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: result no longer double-checked")},
    {DraftThrownAway, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: draft discarded")},
    {DraftMoved, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Heat %1: draft of table %2 moved to table %3")},
    {GameChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game changed")},
    {GameVoided, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game marked void")},
    {LatecomerSeated, Form::Seat, QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 seated at table %2")},
    {PlayerLeft, Form::Seat, QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 left table %2")},
    {DroppedOut, Form::Seat, QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 dropped out at table %2")},
    {SeatsSwapped, Form::Seat,
     QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 of table %2 and %6 of table %5 swapped")},
    {PlayerMoved, Form::Seat,
     QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 moved from table %5 to table %2")},
    {TableOpened, Form::TableOpened,
     QT_TRANSLATE_NOOP("Journal", "Heat %1: table %2 opened for %4")},
    {TableDissolved, Form::TableDissolved,
     QT_TRANSLATE_NOOP("Journal", "Heat %1: table %2 dissolved into table %4")},
    {FinalChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final changed")},
    {FinalSeated, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final seated")},
    {FinalDraftThrownAway, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: draft discarded")},
    {FinalRecorded, Form::FinalResult, QT_TRANSLATE_NOOP("Journal", "Final: result recorded")},
    {ExpansionVoted, Form::Vote, QT_TRANSLATE_NOOP("Journal", "Final: %1 votes for the expansion")},
    {FactionPicked, Form::Pick, QT_TRANSLATE_NOOP("Journal", "Final: %1 picks %2")},
    {FinalTraded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: %1 and %2 traded factions")},
    {FinalStarted, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final started")},
    {FinalStartTakenBack, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: start taken back")},
    {FinalEnded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final ended")},
    {FinalEndTakenBack, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: end taken back")},
    {FinalClockWaived, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: clock waived")},
    {FinalClockKept, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: clock kept after all")},
    {FinalistCalled, Form::Call, QT_TRANSLATE_NOOP("Journal", "Final: %1 was told")},
    {FinalistPresent, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: %1 is here")},
    {FinalistAbsent, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: %1 is no longer here")},
    {LineUpClosed, Form::CountsFirst,
     QT_TRANSLATE_N_NOOP("Journal", "Final: line-up closed with %n player(s)")},
    {LineUpReopened, Form::FirstQuoted,
     QT_TRANSLATE_NOOP("Journal", "Final: line-up reopened (%1)")},
    {StageSeated, Form::CountsSecond, QT_TRANSLATE_N_NOOP("Journal", "%1: %n table(s) seated")},
    {HouseChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "House of %1 changed")},
    {StormGameRecorded, Form::SessionGame,
     QT_TRANSLATE_NOOP("Journal", "Game %1: result recorded")},
    {RulesetChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Rules changed to the ruleset %1")},
    {StageResultRecorded, Form::Correction,
     QT_TRANSLATE_NOOP("Journal", "%1: result of table %2 recorded")},
    {StagePlayerOut, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: %2 can't play")},
    {StagePlayerBack, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: %2 can play after all")},
    {StageChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 changed")},
    {StageCalled, Form::StageCall, QT_TRANSLATE_NOOP("Journal", "%1: %2 was told")},
    {StagePresent, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: %2 is here")},
    {StageAbsent, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: %2 is no longer here")},
    {StageClosed, Form::CountsSecond,
     QT_TRANSLATE_N_NOOP("Journal", "%1: line-up closed with %n player(s)")},
    {StageReopened, Form::StageReason, QT_TRANSLATE_NOOP("Journal", "%1: line-up reopened")},
    {StageUnseated, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: tables taken back")},
    {StageSeatsDrawn, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: seats drawn at table %2")},
    {StageStarted, Form::CountsSecond, QT_TRANSLATE_N_NOOP("Journal", "%1: %n table(s) started")},
    {StageStartTakenBack, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: start taken back")},
    {StageTiesRolled, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: tie rolled")},
    {StageGameVoided, Form::Seat, QT_TRANSLATE_NOOP("Journal", "%1: game of table %2 void")},
    {StageGameCounts, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "%1: game of table %2 no longer void")},
    {StageDraftThrownAway, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "%1: draft of table %2 discarded")},
};
static_assert(hasEveryKind(rows));

} // namespace mentat::journalRows
