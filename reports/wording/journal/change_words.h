#pragma once

#include "model/changes/change_kind.h"
#include "reports/wording/heats/round_names.h"
#include "reports/wording/kind_rows.h"
#include "reports/wording/language/phrase.h"

/// The texts of each kind of change: its name, and the sentence of the journal with places for its
/// operands, in the order of model/changes/change_kinds.def.
namespace mentat::change_words {

/// Which operands a text uses, and how.
enum class Form {
    Plain,        // each at its place
    CountsFirst,  // the first is a count
    CountsSecond, // the second is a count
    Seat,         // with the reason, the third operand
    Correction,   // with who asked for it, and the reason
    TableOpened,  // a form for each number of operands
    TableDissolved,
    Ruling,
    Side,
    Vote,
    Pick,
    Call,        // by the state of the call
    Reopened,    // with the reason, the second operand
    SessionGame, // what was done in addition to recording is the second
    Moment,      // the first is one, in UTC
    PutBack,     // the sentence of another kind
};

struct ChangeWords {
    ChangeKind kind;
    Phrase name;
    Form form;
    Phrase sentence;
    About about = About::Other;
};

using enum ChangeKind;

// For a table that was opened or dissolved, %4 is the list of names, or of tables. About a round or
// one of its tables, %1 is its name.
inline constexpr ChangeWords all[] = {
    {EventImported, Phrase("Change", "event imported"), Form::Plain,
     Phrase("Journal", "%1 %2 imported")},
    {EventReplaced, Phrase("Change", "event replaced"), Form::Plain,
     Phrase("Journal", "%1 %2 replaced by an imported document")},
    {EventAdded, Phrase("Change", "event added"), Form::Plain, Phrase("Journal", "%1 %2 added")},
    {SummariesImported, Phrase("Change", "earlier years imported"), Form::CountsFirst,
     CountedPhrase("Journal", "%n earlier year(s) imported")},
    {PeopleImported, Phrase("Change", "people imported"), Form::Plain,
     Phrase("Journal", "People imported: %1 added, %2 updated")},
    {FileMigrated, Phrase("Change", "event file brought up to date"), Form::Plain,
     Phrase("Journal", "Event file brought from version %1 to version %2")},
    {EventClosed, Phrase("Change", "event closed"), Form::Plain, Phrase("Journal", "%1 %2 closed")},
    {PersonRemoved, Phrase("Change", "person removed"), Form::Plain,
     Phrase("Journal", "%1 removed from the file")},
    {FileRestored, Phrase("Change", "backup restored"), Form::Moment,
     Phrase("Journal", "Backup of %1 restored")},
    {FileRecovered, Phrase("Change", "damaged file recovered"), Form::Plain,
     Phrase("Journal", "Event file recovered from a damaged one")},
    {DetailsChanged, Phrase("Change", "details changed"), Form::Plain,
     Phrase("Journal", "Details of %1 %2 changed")},
    {SettingsChanged, Phrase("Change", "settings changed"), Form::Plain,
     Phrase("Journal", "Settings changed")},
    {LogoSet, Phrase("Change", "logo set"), Form::Plain, Phrase("Journal", "Logo of %1 %2 set")},
    {LogoRemoved, Phrase("Change", "logo removed"), Form::Plain,
     Phrase("Journal", "Logo of %1 %2 removed")},
    {AidsChanged, Phrase("Change", "card, labels, and notes changed"), Form::Plain,
     Phrase("Journal", "Card, labels, notes of %1 %2 changed")},
    {PackTaken, Phrase("Change", "event pack applied"), Form::Plain,
     Phrase("Journal", "Event pack %3 applied to %1 %2")},
    {ScheduleTaken, Phrase("Change", "times taken from the schedule"), Form::Plain,
     Phrase("Journal", "Times of %1 %2 taken from the schedule")},
    {PlayerAdded, Phrase("Change", "player added"), Form::Plain,
     Phrase("Journal", "%1 added to the players")},
    {PlayersAdded, Phrase("Change", "players added"), Form::CountsFirst,
     CountedPhrase("Journal", "%n player(s) added")},
    {PlayerChanged, Phrase("Change", "player changed"), Form::Plain,
     Phrase("Journal", "Details of %1 changed")},
    {PlayerRemoved, Phrase("Change", "player removed"), Form::Plain,
     Phrase("Journal", "%1 removed from the players")},
    {PlayersMerged, Phrase("Change", "players merged"), Form::Plain,
     Phrase("Journal", "Players merged: %1 and %2 are one person")},
    {PeopleMerged, Phrase("Change", "people merged"), Form::Plain,
     Phrase("Journal", "People merged: %1 and %2 are one person")},
    {PeopleTaken, Phrase("Change", "list of people taken"), Form::Plain,
     Phrase("Journal", "List of people taken: %1 added, %2 updated")},
    {Disqualified, Phrase("Change", "player disqualified"), Form::Plain,
     Phrase("Journal", "%1 disqualified")},
    {Reinstated, Phrase("Change", "player reinstated"), Form::Plain,
     Phrase("Journal", "%1 reinstated")},
    {TiesRolled, Phrase("Change", "ties rolled"), Form::CountsFirst,
     CountedPhrase("Journal", "Tie rolls recorded: %n tie(s)")},
    {KeepApartChanged, Phrase("Change", "players to keep apart"), Form::Plain,
     Phrase("Journal", "Players to keep apart changed")},
    {RulingRecorded, Phrase("Change", "ruling recorded"), Form::Ruling,
     Phrase("Journal", "Ruling recorded: %1")},
    {RulingChanged, Phrase("Change", "ruling changed"), Form::Ruling,
     Phrase("Journal", "Ruling changed: %1")},
    {RulingWithdrawn, Phrase("Change", "ruling withdrawn"), Form::Ruling,
     Phrase("Journal", "Ruling withdrawn: %1")},
    {AwardDecided, Phrase("Change", "award decided"), Form::Plain,
     Phrase("Journal", "Best Faction of %1 decided")},
    {AwardHandedOver, Phrase("Change", "award handed out"), Form::Plain,
     Phrase("Journal", "Best Faction of %1 handed out")},
    {HandOverTakenBack, Phrase("Change", "award marked not handed out"), Form::Plain,
     Phrase("Journal", "Best Faction of %1 marked not handed out")},
    {EventReopened, Phrase("Change", "event reopened"), Form::Seat,
     Phrase("Journal", "%1 %2 reopened")},
    {PutBack, Phrase("Change", "earlier change reverted"), Form::PutBack,
     Phrase("Journal", "Reverted: %1")},
    {HeatAdded, Phrase("Change", "heat added"), Form::Plain, Phrase("Journal", "Heat %1 added")},
    {HeatRemoved, Phrase("Change", "heat removed"), Form::Plain,
     Phrase("Journal", "Heat %1 removed")},
    {HeatMoved, Phrase("Change", "heat moved"), Form::Plain,
     Phrase("Journal", "Heat %1 is now heat %2")},
    {RoundChanged, Phrase("Change", "round changed"), Form::Plain, Phrase("Journal", "%1 changed"),
     About::Round},
    {HeatCanceled, Phrase("Change", "heat canceled"), Form::Seat,
     Phrase("Journal", "Heat %1 canceled")},
    {HeatPostponed, Phrase("Change", "heat postponed"), Form::Seat,
     Phrase("Journal", "Heat %1 postponed")},
    {HeatHeldAfterAll, Phrase("Change", "heat held after all"), Form::Plain,
     Phrase("Journal", "Heat %1 held after all")},
    {StageHeld, Phrase("Change", "stage held, as the GM decides"), Form::Reopened,
     Phrase("Journal", "%1 is held, as the GM decides"), About::Round},
    {StageNotHeld, Phrase("Change", "stage not held, as the GM decides"), Form::Reopened,
     Phrase("Journal", "%1 is not held, as the GM decides"), About::Round},
    {StageByRule, Phrase("Change", "stage follows the ruleset again"), Form::Plain,
     Phrase("Journal", "%1 follows the ruleset again"), About::Round},
    {CheckedIn, Phrase("Change", "check-in"), Form::Plain,
     Phrase("Journal", "%1 checked in to heat %2")},
    {ListCheckedIn, Phrase("Change", "check-in by the paper list"), Form::CountsFirst,
     CountedPhrase("Journal", "Heat %2: %n player(s) checked in")},
    {IfNeeded, Phrase("Change", "plays only if needed"), Form::Plain,
     Phrase("Journal", "%1 plays only if needed in heat %2")},
    {CheckedOut, Phrase("Change", "removed from a heat"), Form::Plain,
     Phrase("Journal", "%1 removed from heat %2")},
    {PlayerCalled, Phrase("Change", "call to a player"), Form::Call,
     Phrase("Journal", "%1: %2 was told"), About::Round},
    {PlayerPresent, Phrase("Change", "player marked as here"), Form::Plain,
     Phrase("Journal", "%1: %2 is here"), About::Round},
    {PlayerAbsent, Phrase("Change", "player no longer here"), Form::Plain,
     Phrase("Journal", "%1: %2 is no longer here"), About::Round},
    {LineUpClosed, Phrase("Change", "line-up closed"), Form::CountsSecond,
     CountedPhrase("Journal", "%1: line-up closed with %n player(s)"), About::Round},
    {LineUpReopened, Phrase("Change", "line-up reopened"), Form::Reopened,
     Phrase("Journal", "%1: line-up reopened"), About::Round},
    {TablesDrawn, Phrase("Change", "tables drawn"), Form::CountsSecond,
     CountedPhrase("Journal", "%1: %n table(s) drawn"), About::Round},
    {DrawTakenBack, Phrase("Change", "draw taken back"), Form::Plain,
     Phrase("Journal", "%1: draw taken back"), About::Round},
    {SeatsDrawn, Phrase("Change", "seats drawn"), Form::Plain, Phrase("Journal", "%1: seats drawn"),
     About::Table},
    {RoundStarted, Phrase("Change", "tables started"), Form::CountsSecond,
     CountedPhrase("Journal", "%1: %n table(s) started"), About::Round},
    {GameStarted, Phrase("Change", "game started"), Form::Plain,
     Phrase("Journal", "%1: game started"), About::Table},
    {StartTakenBack, Phrase("Change", "start taken back"), Form::Plain,
     Phrase("Journal", "%1: start taken back"), About::Table},
    {GameAdded, Phrase("Change", "game added"), Form::Plain, Phrase("Journal", "%1: game added"),
     About::Table},
    {GameRemoved, Phrase("Change", "game removed"), Form::Plain,
     Phrase("Journal", "%1: game removed"), About::Table},
    {SideRecorded, Phrase("Change", "faction recorded"), Form::Side,
     Phrase("Journal", "%1: %3 plays %4"), About::Table},
    {SidesTraded, Phrase("Change", "factions traded"), Form::Plain,
     Phrase("Journal", "%1: %3 and %4 traded factions"), About::Table},
    {GameEnded, Phrase("Change", "game ended"), Form::Plain, Phrase("Journal", "%1: game ended"),
     About::Table},
    {EndTakenBack, Phrase("Change", "end taken back"), Form::Plain,
     Phrase("Journal", "%1: end taken back"), About::Table},
    {ResultRecorded, Phrase("Change", "result recorded"), Form::Plain,
     Phrase("Journal", "%1: result recorded"), About::Table},
    {ResultCorrected, Phrase("Change", "result corrected"), Form::Correction,
     Phrase("Journal", "%1: result corrected"), About::Table},
    {QuestionsAnswered, Phrase("Change", "open questions answered"), Form::Plain,
     Phrase("Journal", "%1: open questions answered"), About::Table},
    {WarningsAccepted, Phrase("Change", "warnings accepted"), Form::Seat,
     Phrase("Journal", "%1: warnings accepted"), About::Table},
    {ResultChecked, Phrase("Change", "result double-checked"), Form::Plain,
     Phrase("Journal", "%1: result double-checked"), About::Table},
    {CheckTakenBack, Phrase("Change", "double-check of a result undone"), Form::Plain,
     Phrase("Journal", "%1: result no longer double-checked"), About::Table},
    {DraftDiscarded, Phrase("Change", "draft discarded"), Form::Plain,
     Phrase("Journal", "%1: draft discarded"), About::Table},
    {DraftMoved, Phrase("Change", "draft moved to another table"), Form::Plain,
     Phrase("Journal", "%1: draft of table %2 moved to table %3"), About::Round},
    {GameChanged, Phrase("Change", "game changed"), Form::Plain,
     Phrase("Journal", "%1: game changed"), About::Table},
    {GameVoided, Phrase("Change", "game marked void"), Form::Seat,
     Phrase("Journal", "%1: game marked void"), About::Table},
    {GameCounts, Phrase("Change", "game no longer void"), Form::Plain,
     Phrase("Journal", "%1: game no longer void"), About::Table},
    {RoundTiesRolled, Phrase("Change", "tie for a place rolled"), Form::Plain,
     Phrase("Journal", "%1: tie rolled"), About::Round},
    {LatecomerSeated, Phrase("Change", "latecomer seated"), Form::Seat,
     Phrase("Journal", "%1: %4 seated at table %2"), About::Round},
    {PlayerLeft, Phrase("Change", "player left a table"), Form::Seat,
     Phrase("Journal", "%1: %4 left table %2"), About::Round},
    {DroppedOut, Phrase("Change", "player dropped out"), Form::Seat,
     Phrase("Journal", "%1: %4 dropped out at table %2"), About::Round},
    {SeatsSwapped, Phrase("Change", "players swapped"), Form::Seat,
     Phrase("Journal", "%1: %4 of table %2 and %6 of table %5 swapped"), About::Round},
    {PlayerMoved, Phrase("Change", "player moved"), Form::Seat,
     Phrase("Journal", "%1: %4 moved from table %5 to table %2"), About::Round},
    {TableOpened, Phrase("Change", "table opened"), Form::TableOpened,
     Phrase("Journal", "%1: table %2 opened for %4"), About::Round},
    {TableDissolved, Phrase("Change", "table dissolved"), Form::TableDissolved,
     Phrase("Journal", "%1: table %2 dissolved into table %4"), About::Round},
    {VariantVoted, Phrase("Change", "vote on the expansion"), Form::Vote,
     Phrase("Journal", "Final: %1 votes for the expansion")},
    {SidePicked, Phrase("Change", "pick for the final"), Form::Pick,
     Phrase("Journal", "Final: %1 picks %2")},
    {FinalClockWaived, Phrase("Change", "clock of the final waived"), Form::Plain,
     Phrase("Journal", "Final: clock waived")},
    {FinalClockKept, Phrase("Change", "clock of the final kept"), Form::Plain,
     Phrase("Journal", "Final: clock kept after all")},
    {PlayerPartChanged, Phrase("Change", "house changed"), Form::Plain,
     Phrase("Journal", "House of %1 changed")},
    {StormGameRecorded, Phrase("Change", "game recorded"), Form::SessionGame,
     Phrase("Journal", "Game %1: result recorded")},
    {RulesetChanged, Phrase("Change", "ruleset changed"), Form::Plain,
     Phrase("Journal", "Rules changed to the ruleset %1")},
};
static_assert(isRowOfEachKind(all, changeKindWords.size()), "a row for each kind, in their order");
static_assert(nameOnlyOperands(all), "a sentence names an operand that its kind does not have");

[[nodiscard]] constexpr const ChangeWords& of(ChangeKind kind) {
    return all[static_cast<size_t>(kind)];
}

} // namespace mentat::change_words
