#include "reports/wording/journal/changed_facts.h"

#include "model/changes/change_kind.h"
#include "reports/wording/kind_table.h"

namespace mentat {

namespace {

struct ChangeText {
    ChangeKind kind;
    const char* english;
};

using enum ChangeKind;

constexpr ChangeText changeTexts[] = {
    {EventImported, QT_TRANSLATE_NOOP("Change", "event imported")},
    {EventReplaced, QT_TRANSLATE_NOOP("Change", "event replaced")},
    {EventAdded, QT_TRANSLATE_NOOP("Change", "event added")},
    {SummariesImported, QT_TRANSLATE_NOOP("Change", "earlier years imported")},
    {PeopleImported, QT_TRANSLATE_NOOP("Change", "people imported")},
    {FileMigrated, QT_TRANSLATE_NOOP("Change", "event file brought up to date")},
    {EventClosed, QT_TRANSLATE_NOOP("Change", "event closed")},
    {PersonRemoved, QT_TRANSLATE_NOOP("Change", "person removed")},
    {FileRestored, QT_TRANSLATE_NOOP("Change", "backup restored")},
    {FileRecovered, QT_TRANSLATE_NOOP("Change", "damaged file recovered")},
    {DetailsChanged, QT_TRANSLATE_NOOP("Change", "details changed")},
    {SettingsChanged, QT_TRANSLATE_NOOP("Change", "settings changed")},
    {LogoSet, QT_TRANSLATE_NOOP("Change", "logo set")},
    {LogoRemoved, QT_TRANSLATE_NOOP("Change", "logo removed")},
    {AidsChanged, QT_TRANSLATE_NOOP("Change", "card, labels, and notes changed")},
    {PackTaken, QT_TRANSLATE_NOOP("Change", "event pack taken")},
    {ScheduleTaken, QT_TRANSLATE_NOOP("Change", "times taken from the schedule")},
    {PlayerAdded, QT_TRANSLATE_NOOP("Change", "player added")},
    {PlayersAdded, QT_TRANSLATE_NOOP("Change", "players added")},
    {PlayerChanged, QT_TRANSLATE_NOOP("Change", "player changed")},
    {PlayerRemoved, QT_TRANSLATE_NOOP("Change", "player removed")},
    {PlayersMerged, QT_TRANSLATE_NOOP("Change", "players merged")},
    {PeopleMerged, QT_TRANSLATE_NOOP("Change", "people merged")},
    {PeopleTaken, QT_TRANSLATE_NOOP("Change", "list of people taken")},
    {Disqualified, QT_TRANSLATE_NOOP("Change", "player disqualified")},
    {Reinstated, QT_TRANSLATE_NOOP("Change", "player reinstated")},
    {TiesRolled, QT_TRANSLATE_NOOP("Change", "ties rolled")},
    {KeepApartChanged, QT_TRANSLATE_NOOP("Change", "players to keep apart")},
    {RulingRecorded, QT_TRANSLATE_NOOP("Change", "ruling recorded")},
    {RulingChanged, QT_TRANSLATE_NOOP("Change", "ruling changed")},
    {RulingWithdrawn, QT_TRANSLATE_NOOP("Change", "ruling withdrawn")},
    {AwardDecided, QT_TRANSLATE_NOOP("Change", "award decided")},
    {AwardHandedOver, QT_TRANSLATE_NOOP("Change", "award handed over")},
    {HandOverTakenBack, QT_TRANSLATE_NOOP("Change", "award marked not handed over")},
    {EventReopened, QT_TRANSLATE_NOOP("Change", "event reopened")},
    {PutBack, QT_TRANSLATE_NOOP("Change", "earlier change reverted")},
    {HeatAdded, QT_TRANSLATE_NOOP("Change", "heat added")},
    {HeatRemoved, QT_TRANSLATE_NOOP("Change", "heat removed")},
    {HeatMoved, QT_TRANSLATE_NOOP("Change", "heat moved")},
    {RoundChanged, QT_TRANSLATE_NOOP("Change", "round changed")},
    {HeatCancelled, QT_TRANSLATE_NOOP("Change", "heat canceled")},
    {HeatPostponed, QT_TRANSLATE_NOOP("Change", "heat postponed")},
    {HeatHeldAfterAll, QT_TRANSLATE_NOOP("Change", "heat held after all")},
    {CheckedIn, QT_TRANSLATE_NOOP("Change", "check-in")},
    {ListCheckedIn, QT_TRANSLATE_NOOP("Change", "check-in by the paper list")},
    {IfNeeded, QT_TRANSLATE_NOOP("Change", "plays only if needed")},
    {CheckedOut, QT_TRANSLATE_NOOP("Change", "removed from a heat")},
    {PlayerCalled, QT_TRANSLATE_NOOP("Change", "call to a player")},
    {PlayerPresent, QT_TRANSLATE_NOOP("Change", "player marked as here")},
    {PlayerAbsent, QT_TRANSLATE_NOOP("Change", "player no longer here")},
    {LineUpClosed, QT_TRANSLATE_NOOP("Change", "line-up closed")},
    {LineUpReopened, QT_TRANSLATE_NOOP("Change", "line-up reopened")},
    {TablesDrawn, QT_TRANSLATE_NOOP("Change", "tables drawn")},
    {DrawTakenBack, QT_TRANSLATE_NOOP("Change", "draw taken back")},
    {SeatsDrawn, QT_TRANSLATE_NOOP("Change", "seats drawn")},
    {RoundStarted, QT_TRANSLATE_NOOP("Change", "tables started")},
    {GameStarted, QT_TRANSLATE_NOOP("Change", "game started")},
    {StartTakenBack, QT_TRANSLATE_NOOP("Change", "start taken back")},
    {GameAdded, QT_TRANSLATE_NOOP("Change", "game added")},
    {GameRemoved, QT_TRANSLATE_NOOP("Change", "game removed")},
    {FactionRecorded, QT_TRANSLATE_NOOP("Change", "faction recorded")},
    {FactionsTraded, QT_TRANSLATE_NOOP("Change", "factions traded")},
    {GameEnded, QT_TRANSLATE_NOOP("Change", "game ended")},
    {EndTakenBack, QT_TRANSLATE_NOOP("Change", "end taken back")},
    {ResultRecorded, QT_TRANSLATE_NOOP("Change", "result recorded")},
    {ResultCorrected, QT_TRANSLATE_NOOP("Change", "result corrected")},
    {QuestionsAnswered, QT_TRANSLATE_NOOP("Change", "open questions answered")},
    {WarningsAccepted, QT_TRANSLATE_NOOP("Change", "warnings accepted")},
    {ResultChecked, QT_TRANSLATE_NOOP("Change", "result double-checked")},
    {CheckTakenBack, QT_TRANSLATE_NOOP("Change", "double-check of a result undone")},
    {DraftThrownAway, QT_TRANSLATE_NOOP("Change", "draft discarded")},
    {DraftMoved, QT_TRANSLATE_NOOP("Change", "draft moved to another table")},
    {GameChanged, QT_TRANSLATE_NOOP("Change", "game changed")},
    {GameVoided, QT_TRANSLATE_NOOP("Change", "game marked void")},
    {GameCounts, QT_TRANSLATE_NOOP("Change", "game no longer void")},
    {RoundTiesRolled, QT_TRANSLATE_NOOP("Change", "tie for a place rolled")},
    {LatecomerSeated, QT_TRANSLATE_NOOP("Change", "latecomer seated")},
    {PlayerLeft, QT_TRANSLATE_NOOP("Change", "player left a table")},
    {DroppedOut, QT_TRANSLATE_NOOP("Change", "player dropped out")},
    {SeatsSwapped, QT_TRANSLATE_NOOP("Change", "players swapped")},
    {PlayerMoved, QT_TRANSLATE_NOOP("Change", "player moved")},
    {TableOpened, QT_TRANSLATE_NOOP("Change", "table opened")},
    {TableDissolved, QT_TRANSLATE_NOOP("Change", "table dissolved")},
    {ExpansionVoted, QT_TRANSLATE_NOOP("Change", "vote on the expansion")},
    {FactionPicked, QT_TRANSLATE_NOOP("Change", "pick for the final")},
    {FinalClockWaived, QT_TRANSLATE_NOOP("Change", "clock of the final waived")},
    {FinalClockKept, QT_TRANSLATE_NOOP("Change", "clock of the final kept")},
    {HouseChanged, QT_TRANSLATE_NOOP("Change", "house changed")},
    {StormGameRecorded, QT_TRANSLATE_NOOP("Change", "game recorded")},
    {RulesetChanged, QT_TRANSLATE_NOOP("Change", "ruleset changed")},
};
static_assert(hasEveryKind(changeTexts));

} // namespace

QString changeName(const Language& language, ChangeKind kind) {
    return language.translate("Change", rowOf(changeTexts, kind).english);
}

} // namespace mentat
