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
    {PlayerChanged, QT_TRANSLATE_NOOP("Change", "player changed")},
    {PlayerRemoved, QT_TRANSLATE_NOOP("Change", "player removed")},
    {PlayersMerged, QT_TRANSLATE_NOOP("Change", "players merged")},
    {PeopleMerged, QT_TRANSLATE_NOOP("Change", "people merged")},
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
    {HeatChanged, QT_TRANSLATE_NOOP("Change", "heat changed")},
    {HeatRemoved, QT_TRANSLATE_NOOP("Change", "heat removed")},
    {HeatMoved, QT_TRANSLATE_NOOP("Change", "heat moved")},
    {HeatCancelled, QT_TRANSLATE_NOOP("Change", "heat canceled")},
    {HeatPostponed, QT_TRANSLATE_NOOP("Change", "heat postponed")},
    {HeatHeldAfterAll, QT_TRANSLATE_NOOP("Change", "heat held after all")},
    {CheckedIn, QT_TRANSLATE_NOOP("Change", "check-in")},
    {ListCheckedIn, QT_TRANSLATE_NOOP("Change", "check-in by the paper list")},
    {IfNeeded, QT_TRANSLATE_NOOP("Change", "plays only if needed")},
    {CheckedOut, QT_TRANSLATE_NOOP("Change", "removed from a heat")},
    {TablesDrawn, QT_TRANSLATE_NOOP("Change", "tables drawn")},
    {DrawTakenBack, QT_TRANSLATE_NOOP("Change", "draw taken back")},
    {HeatStarted, QT_TRANSLATE_NOOP("Change", "heat started")},
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
    {LatecomerSeated, QT_TRANSLATE_NOOP("Change", "latecomer seated")},
    {PlayerLeft, QT_TRANSLATE_NOOP("Change", "player left a table")},
    {DroppedOut, QT_TRANSLATE_NOOP("Change", "player dropped out")},
    {SeatsSwapped, QT_TRANSLATE_NOOP("Change", "players swapped")},
    {PlayerMoved, QT_TRANSLATE_NOOP("Change", "player moved")},
    {TableOpened, QT_TRANSLATE_NOOP("Change", "table opened")},
    {TableDissolved, QT_TRANSLATE_NOOP("Change", "table dissolved")},
    {FinalChanged, QT_TRANSLATE_NOOP("Change", "final changed")},
    {FinalSeated, QT_TRANSLATE_NOOP("Change", "final seated")},
    {FinalDraftThrownAway, QT_TRANSLATE_NOOP("Change", "draft of the final discarded")},
    {FinalRecorded, QT_TRANSLATE_NOOP("Change", "result of the final recorded")},
    {ExpansionVoted, QT_TRANSLATE_NOOP("Change", "vote on the expansion")},
    {FactionPicked, QT_TRANSLATE_NOOP("Change", "pick for the final")},
    {FinalTraded, QT_TRANSLATE_NOOP("Change", "trade in the final")},
    {FinalStarted, QT_TRANSLATE_NOOP("Change", "final started")},
    {FinalStartTakenBack, QT_TRANSLATE_NOOP("Change", "start of the final taken back")},
    {FinalEnded, QT_TRANSLATE_NOOP("Change", "final ended")},
    {FinalEndTakenBack, QT_TRANSLATE_NOOP("Change", "end of the final taken back")},
    {FinalClockWaived, QT_TRANSLATE_NOOP("Change", "clock of the final waived")},
    {FinalClockKept, QT_TRANSLATE_NOOP("Change", "clock of the final kept")},
    {FinalistCalled, QT_TRANSLATE_NOOP("Change", "call to a finalist")},
    {FinalistPresent, QT_TRANSLATE_NOOP("Change", "finalist present")},
    {FinalistAbsent, QT_TRANSLATE_NOOP("Change", "finalist no longer present")},
    {LineUpClosed, QT_TRANSLATE_NOOP("Change", "line-up closed")},
    {LineUpReopened, QT_TRANSLATE_NOOP("Change", "line-up reopened")},
    {StageSeated, QT_TRANSLATE_NOOP("Change", "stage seated")},
    {HouseChanged, QT_TRANSLATE_NOOP("Change", "house changed")},
    {StormGameRecorded, QT_TRANSLATE_NOOP("Change", "game recorded")},
    {RulesetChanged, QT_TRANSLATE_NOOP("Change", "ruleset changed")},
    {StageResultRecorded, QT_TRANSLATE_NOOP("Change", "result of a stage recorded")},
    {StagePlayerOut, QT_TRANSLATE_NOOP("Change", "player out of a stage")},
    {StagePlayerBack, QT_TRANSLATE_NOOP("Change", "player back in a stage")},
    {StageChanged, QT_TRANSLATE_NOOP("Change", "stage changed")},
    {StageCalled, QT_TRANSLATE_NOOP("Change", "call for a stage")},
    {StagePresent, QT_TRANSLATE_NOOP("Change", "player present for a stage")},
    {StageAbsent, QT_TRANSLATE_NOOP("Change", "player no longer present for a stage")},
    {StageClosed, QT_TRANSLATE_NOOP("Change", "line-up of a stage closed")},
    {StageReopened, QT_TRANSLATE_NOOP("Change", "line-up of a stage reopened")},
    {StageUnseated, QT_TRANSLATE_NOOP("Change", "tables of a stage taken back")},
    {StageSeatsDrawn, QT_TRANSLATE_NOOP("Change", "seats drawn at a table of a stage")},
    {StageStarted, QT_TRANSLATE_NOOP("Change", "stage started")},
    {StageStartTakenBack, QT_TRANSLATE_NOOP("Change", "start of a stage taken back")},
    {StageTiesRolled, QT_TRANSLATE_NOOP("Change", "tie of a stage rolled")},
    {StageGameVoided, QT_TRANSLATE_NOOP("Change", "game of a stage marked void")},
    {StageGameCounts, QT_TRANSLATE_NOOP("Change", "game of a stage no longer void")},
    {StageDraftThrownAway, QT_TRANSLATE_NOOP("Change", "draft of a stage discarded")},
};
static_assert(hasEveryKind(changeTexts));

} // namespace

QString changeName(const Language& language, ChangeKind kind) {
    return language.translate("Change", rowOf(changeTexts, kind).english);
}

} // namespace mentat
