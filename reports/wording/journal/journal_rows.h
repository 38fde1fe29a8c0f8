#pragma once

#include "model/changes/change_kind.h"
#include "reports/wording/heats/round_names.h"
#include "reports/wording/kind_table.h"
#include "reports/wording/language/phrase.h"

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
    Vote,
    Pick,
    Call,        // by the state called for
    Reopened,    // with the reason, the second operand
    SessionGame, // what was done beside recording it stands second
    Moment,      // the first is one, in UTC
    PutBack,     // the sentence of another kind
};

struct Row {
    ChangeKind kind;
    Form form;
    Phrase english;
    About about = About::Other;
};

using enum ChangeKind;

// Of a table that was opened or dissolved, %4 are the names, or the tables. What is about a round
// or one of its tables has its name for %1.
inline constexpr Row rows[] = {
    {EventImported, Form::Plain, Phrase("Journal", "%1 %2 imported")},
    {EventReplaced, Form::Plain, Phrase("Journal", "%1 %2 replaced by an imported document")},
    {EventAdded, Form::Plain, Phrase("Journal", "%1 %2 added")},
    {SummariesImported, Form::CountsFirst, CountedPhrase("Journal", "%n earlier year(s) imported")},
    {PeopleImported, Form::Plain, Phrase("Journal", "People imported: %1 added, %2 updated")},
    {FileMigrated, Form::Plain,
     Phrase("Journal", "Event file brought from version %1 to version %2")},
    {EventClosed, Form::Plain, Phrase("Journal", "%1 %2 closed")},
    {PersonRemoved, Form::Plain, Phrase("Journal", "%1 removed from the file")},
    {FileRestored, Form::Moment, Phrase("Journal", "Backup of %1 restored")},
    {FileRecovered, Form::Plain, Phrase("Journal", "Event file recovered from a damaged one")},
    {DetailsChanged, Form::Plain, Phrase("Journal", "Details of %1 %2 changed")},
    {SettingsChanged, Form::Plain, Phrase("Journal", "Settings changed")},
    {LogoSet, Form::Plain, Phrase("Journal", "Logo of %1 %2 set")},
    {LogoRemoved, Form::Plain, Phrase("Journal", "Logo of %1 %2 removed")},
    {AidsChanged, Form::Plain, Phrase("Journal", "Card, labels, notes of %1 %2 changed")},
    {PackTaken, Form::Plain, Phrase("Journal", "Event pack %3 taken into %1 %2")},
    {ScheduleTaken, Form::Plain, Phrase("Journal", "Times of %1 %2 taken from the schedule")},
    {PlayerAdded, Form::Plain, Phrase("Journal", "%1 added to the players")},
    {PlayersAdded, Form::CountsFirst, CountedPhrase("Journal", "%n player(s) added")},
    {PlayerChanged, Form::Plain, Phrase("Journal", "Details of %1 changed")},
    {PlayerRemoved, Form::Plain, Phrase("Journal", "%1 removed from the players")},
    {PlayersMerged, Form::Plain, Phrase("Journal", "Players merged: %1 and %2 are one person")},
    {PeopleMerged, Form::Plain, Phrase("Journal", "People merged: %1 and %2 are one person")},
    {PeopleTaken, Form::Plain, Phrase("Journal", "List of people taken: %1 added, %2 updated")},
    {Disqualified, Form::Plain, Phrase("Journal", "%1 disqualified")},
    {Reinstated, Form::Plain, Phrase("Journal", "%1 reinstated")},
    {TiesRolled, Form::CountsFirst, CountedPhrase("Journal", "Tie rolls recorded: %n tie(s)")},
    {KeepApartChanged, Form::Plain, Phrase("Journal", "Players to keep apart changed")},
    {RulingRecorded, Form::Ruling, Phrase("Journal", "Ruling recorded: %1")},
    {RulingChanged, Form::Ruling, Phrase("Journal", "Ruling changed: %1")},
    {RulingWithdrawn, Form::Ruling, Phrase("Journal", "Ruling withdrawn: %1")},
    {AwardDecided, Form::Plain, Phrase("Journal", "Best Faction of %1 decided")},
    {AwardHandedOver, Form::Plain, Phrase("Journal", "Best Faction of %1 handed over")},
    {HandOverTakenBack, Form::Plain,
     Phrase("Journal", "Best Faction of %1 marked not handed over")},
    {EventReopened, Form::Seat, Phrase("Journal", "%1 %2 reopened")},
    {PutBack, Form::PutBack, Phrase("Journal", "Reverted: %1")},
    {HeatAdded, Form::Plain, Phrase("Journal", "Heat %1 added")},
    {HeatRemoved, Form::Plain, Phrase("Journal", "Heat %1 removed")},
    {HeatMoved, Form::Plain, Phrase("Journal", "Heat %1 is now heat %2")},
    {RoundChanged, Form::Plain, Phrase("Journal", "%1 changed"), About::Round},
    {HeatCancelled, Form::Seat, Phrase("Journal", "Heat %1 canceled")},
    {HeatPostponed, Form::Seat, Phrase("Journal", "Heat %1 postponed")},
    {HeatHeldAfterAll, Form::Plain, Phrase("Journal", "Heat %1 held after all")},
    {CheckedIn, Form::Plain, Phrase("Journal", "%1 checked in to heat %2")},
    {ListCheckedIn, Form::CountsFirst,
     CountedPhrase("Journal", "Heat %2: %n player(s) checked in")},
    {IfNeeded, Form::Plain, Phrase("Journal", "%1 plays only if needed in heat %2")},
    {CheckedOut, Form::Plain, Phrase("Journal", "%1 removed from heat %2")},
    {PlayerCalled, Form::Call, Phrase("Journal", "%1: %2 was told"), About::Round},
    {PlayerPresent, Form::Plain, Phrase("Journal", "%1: %2 is here"), About::Round},
    {PlayerAbsent, Form::Plain, Phrase("Journal", "%1: %2 is no longer here"), About::Round},
    {LineUpClosed, Form::CountsSecond,
     CountedPhrase("Journal", "%1: line-up closed with %n player(s)"), About::Round},
    {LineUpReopened, Form::Reopened, Phrase("Journal", "%1: line-up reopened"), About::Round},
    {TablesDrawn, Form::CountsSecond, CountedPhrase("Journal", "%1: %n table(s) drawn"),
     About::Round},
    {DrawTakenBack, Form::Plain, Phrase("Journal", "%1: draw taken back"), About::Round},
    {SeatsDrawn, Form::Plain, Phrase("Journal", "%1: seats drawn"), About::Table},
    {RoundStarted, Form::CountsSecond, CountedPhrase("Journal", "%1: %n table(s) started"),
     About::Round},
    {GameStarted, Form::Plain, Phrase("Journal", "%1: game started"), About::Table},
    {StartTakenBack, Form::Plain, Phrase("Journal", "%1: start taken back"), About::Table},
    {GameAdded, Form::Plain, Phrase("Journal", "%1: game added"), About::Table},
    {GameRemoved, Form::Plain, Phrase("Journal", "%1: game removed"), About::Table},
    {FactionRecorded, Form::Faction, Phrase("Journal", "%1: %3 plays %4"), About::Table},
    {FactionsTraded, Form::Plain, Phrase("Journal", "%1: %3 and %4 traded factions"), About::Table},
    {GameEnded, Form::Plain, Phrase("Journal", "%1: game ended"), About::Table},
    {EndTakenBack, Form::Plain, Phrase("Journal", "%1: end taken back"), About::Table},
    {ResultRecorded, Form::Plain, Phrase("Journal", "%1: result recorded"), About::Table},
    {ResultCorrected, Form::Correction, Phrase("Journal", "%1: result corrected"), About::Table},
    {QuestionsAnswered, Form::Plain, Phrase("Journal", "%1: open questions answered"),
     About::Table},
    {WarningsAccepted, Form::Seat, Phrase("Journal", "%1: warnings accepted"), About::Table},
    {ResultChecked, Form::Plain, Phrase("Journal", "%1: result double-checked"), About::Table},
    {CheckTakenBack, Form::Plain, Phrase("Journal", "%1: result no longer double-checked"),
     About::Table},
    {DraftThrownAway, Form::Plain, Phrase("Journal", "%1: draft discarded"), About::Table},
    {DraftMoved, Form::Plain, Phrase("Journal", "%1: draft of table %2 moved to table %3"),
     About::Round},
    {GameChanged, Form::Plain, Phrase("Journal", "%1: game changed"), About::Table},
    {GameVoided, Form::Seat, Phrase("Journal", "%1: game marked void"), About::Table},
    {GameCounts, Form::Plain, Phrase("Journal", "%1: game no longer void"), About::Table},
    {RoundTiesRolled, Form::Plain, Phrase("Journal", "%1: tie rolled"), About::Round},
    {LatecomerSeated, Form::Seat, Phrase("Journal", "%1: %4 seated at table %2"), About::Round},
    {PlayerLeft, Form::Seat, Phrase("Journal", "%1: %4 left table %2"), About::Round},
    {DroppedOut, Form::Seat, Phrase("Journal", "%1: %4 dropped out at table %2"), About::Round},
    {SeatsSwapped, Form::Seat, Phrase("Journal", "%1: %4 of table %2 and %6 of table %5 swapped"),
     About::Round},
    {PlayerMoved, Form::Seat, Phrase("Journal", "%1: %4 moved from table %5 to table %2"),
     About::Round},
    {TableOpened, Form::TableOpened, Phrase("Journal", "%1: table %2 opened for %4"), About::Round},
    {TableDissolved, Form::TableDissolved,
     Phrase("Journal", "%1: table %2 dissolved into table %4"), About::Round},
    {ExpansionVoted, Form::Vote, Phrase("Journal", "Final: %1 votes for the expansion")},
    {FactionPicked, Form::Pick, Phrase("Journal", "Final: %1 picks %2")},
    {FinalClockWaived, Form::Plain, Phrase("Journal", "Final: clock waived")},
    {FinalClockKept, Form::Plain, Phrase("Journal", "Final: clock kept after all")},
    {HouseChanged, Form::Plain, Phrase("Journal", "House of %1 changed")},
    {StormGameRecorded, Form::SessionGame, Phrase("Journal", "Game %1: result recorded")},
    {RulesetChanged, Form::Plain, Phrase("Journal", "Rules changed to the ruleset %1")},
};
static_assert(hasEveryKind(rows));

} // namespace mentat::journalRows
