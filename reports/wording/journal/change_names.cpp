#include "reports/wording/journal/changed_facts.h"

#include "model/changes/change_kind.h"
#include "reports/wording/kind_table.h"
#include "reports/wording/language/phrase.h"

namespace mentat {

namespace {

struct ChangeText {
    ChangeKind kind;
    Phrase english;
};

using enum ChangeKind;

constexpr ChangeText changeTexts[] = {
    {EventImported, Phrase("Change", "event imported")},
    {EventReplaced, Phrase("Change", "event replaced")},
    {EventAdded, Phrase("Change", "event added")},
    {SummariesImported, Phrase("Change", "earlier years imported")},
    {PeopleImported, Phrase("Change", "people imported")},
    {FileMigrated, Phrase("Change", "event file brought up to date")},
    {EventClosed, Phrase("Change", "event closed")},
    {PersonRemoved, Phrase("Change", "person removed")},
    {FileRestored, Phrase("Change", "backup restored")},
    {FileRecovered, Phrase("Change", "damaged file recovered")},
    {DetailsChanged, Phrase("Change", "details changed")},
    {SettingsChanged, Phrase("Change", "settings changed")},
    {LogoSet, Phrase("Change", "logo set")},
    {LogoRemoved, Phrase("Change", "logo removed")},
    {AidsChanged, Phrase("Change", "card, labels, and notes changed")},
    {PackTaken, Phrase("Change", "event pack taken")},
    {ScheduleTaken, Phrase("Change", "times taken from the schedule")},
    {PlayerAdded, Phrase("Change", "player added")},
    {PlayersAdded, Phrase("Change", "players added")},
    {PlayerChanged, Phrase("Change", "player changed")},
    {PlayerRemoved, Phrase("Change", "player removed")},
    {PlayersMerged, Phrase("Change", "players merged")},
    {PeopleMerged, Phrase("Change", "people merged")},
    {PeopleTaken, Phrase("Change", "list of people taken")},
    {Disqualified, Phrase("Change", "player disqualified")},
    {Reinstated, Phrase("Change", "player reinstated")},
    {TiesRolled, Phrase("Change", "ties rolled")},
    {KeepApartChanged, Phrase("Change", "players to keep apart")},
    {RulingRecorded, Phrase("Change", "ruling recorded")},
    {RulingChanged, Phrase("Change", "ruling changed")},
    {RulingWithdrawn, Phrase("Change", "ruling withdrawn")},
    {AwardDecided, Phrase("Change", "award decided")},
    {AwardHandedOver, Phrase("Change", "award handed over")},
    {HandOverTakenBack, Phrase("Change", "award marked not handed over")},
    {EventReopened, Phrase("Change", "event reopened")},
    {PutBack, Phrase("Change", "earlier change reverted")},
    {HeatAdded, Phrase("Change", "heat added")},
    {HeatRemoved, Phrase("Change", "heat removed")},
    {HeatMoved, Phrase("Change", "heat moved")},
    {RoundChanged, Phrase("Change", "round changed")},
    {HeatCancelled, Phrase("Change", "heat canceled")},
    {HeatPostponed, Phrase("Change", "heat postponed")},
    {HeatHeldAfterAll, Phrase("Change", "heat held after all")},
    {CheckedIn, Phrase("Change", "check-in")},
    {ListCheckedIn, Phrase("Change", "check-in by the paper list")},
    {IfNeeded, Phrase("Change", "plays only if needed")},
    {CheckedOut, Phrase("Change", "removed from a heat")},
    {PlayerCalled, Phrase("Change", "call to a player")},
    {PlayerPresent, Phrase("Change", "player marked as here")},
    {PlayerAbsent, Phrase("Change", "player no longer here")},
    {LineUpClosed, Phrase("Change", "line-up closed")},
    {LineUpReopened, Phrase("Change", "line-up reopened")},
    {TablesDrawn, Phrase("Change", "tables drawn")},
    {DrawTakenBack, Phrase("Change", "draw taken back")},
    {SeatsDrawn, Phrase("Change", "seats drawn")},
    {RoundStarted, Phrase("Change", "tables started")},
    {GameStarted, Phrase("Change", "game started")},
    {StartTakenBack, Phrase("Change", "start taken back")},
    {GameAdded, Phrase("Change", "game added")},
    {GameRemoved, Phrase("Change", "game removed")},
    {FactionRecorded, Phrase("Change", "faction recorded")},
    {FactionsTraded, Phrase("Change", "factions traded")},
    {GameEnded, Phrase("Change", "game ended")},
    {EndTakenBack, Phrase("Change", "end taken back")},
    {ResultRecorded, Phrase("Change", "result recorded")},
    {ResultCorrected, Phrase("Change", "result corrected")},
    {QuestionsAnswered, Phrase("Change", "open questions answered")},
    {WarningsAccepted, Phrase("Change", "warnings accepted")},
    {ResultChecked, Phrase("Change", "result double-checked")},
    {CheckTakenBack, Phrase("Change", "double-check of a result undone")},
    {DraftThrownAway, Phrase("Change", "draft discarded")},
    {DraftMoved, Phrase("Change", "draft moved to another table")},
    {GameChanged, Phrase("Change", "game changed")},
    {GameVoided, Phrase("Change", "game marked void")},
    {GameCounts, Phrase("Change", "game no longer void")},
    {RoundTiesRolled, Phrase("Change", "tie for a place rolled")},
    {LatecomerSeated, Phrase("Change", "latecomer seated")},
    {PlayerLeft, Phrase("Change", "player left a table")},
    {DroppedOut, Phrase("Change", "player dropped out")},
    {SeatsSwapped, Phrase("Change", "players swapped")},
    {PlayerMoved, Phrase("Change", "player moved")},
    {TableOpened, Phrase("Change", "table opened")},
    {TableDissolved, Phrase("Change", "table dissolved")},
    {ExpansionVoted, Phrase("Change", "vote on the expansion")},
    {FactionPicked, Phrase("Change", "pick for the final")},
    {FinalClockWaived, Phrase("Change", "clock of the final waived")},
    {FinalClockKept, Phrase("Change", "clock of the final kept")},
    {HouseChanged, Phrase("Change", "house changed")},
    {StormGameRecorded, Phrase("Change", "game recorded")},
    {RulesetChanged, Phrase("Change", "ruleset changed")},
};
static_assert(hasEveryKind(changeTexts));

} // namespace

QString changeName(const Language& language, ChangeKind kind) {
    return say(language, rowOf(changeTexts, kind).english);
}

} // namespace mentat
