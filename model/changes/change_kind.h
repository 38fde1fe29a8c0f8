#pragma once

#include "model/values/enum_ids.h"

#include <array>

namespace mentat {

/// What the person at the desk did. Words for it are in reports/wording; the comment names the
/// operands that come with it, in order.
enum class ChangeKind : quint8 {
    // things that undo stops at
    EventImported,     // name, year
    EventReplaced,     // name, year
    EventAdded,        // name, year
    SummariesImported, // number
    PeopleImported,    // added, updated
    FileMigrated,      // from version, to version
    EventClosed,       // name, year
    PersonRemoved,     // name
    FileRestored,      // of when the backup is (UTC, ISO 8601)
    FileRecovered,     // –
    // the event
    DetailsChanged,    // name, year
    SettingsChanged,   // –
    LogoSet,           // name, year
    LogoRemoved,       // name, year
    AidsChanged,       // name, year: its labels, card and notes
    PackTaken,         // name, year; the pack's name
    ScheduleTaken,     // name, year: what the convention's schedule says of its rounds
    PlayerAdded,       // name
    PlayerChanged,     // name
    PlayerRemoved,     // name
    PlayersMerged,     // name kept, name that is gone
    PeopleMerged,      // name kept, name that is gone
    PeopleTaken,       // added, updated: a list that came in beside this event
    Disqualified,      // name
    Reinstated,        // name
    TiesRolled,        // number of ties
    KeepApartChanged,  // –
    RulingRecorded,    // topic, or the question where there is none
    RulingChanged,     // as before
    RulingWithdrawn,   // as before
    AwardDecided,      // faction
    AwardHandedOver,   // faction
    HandOverTakenBack, // faction
    EventReopened,     // name, year, reason
    PutBack,           // the kind of change that was taken back, its operands
    // heats and final
    HeatAdded,   // heat
    HeatChanged, // heat
    HeatRemoved, // heat
    HeatMoved,   // heat, the number it has now
    // heat, nothing, reason
    HeatCancelled,
    HeatPostponed,
    HeatHeldAfterAll, // heat
    CheckedIn,        // name, heat
    ListCheckedIn,    // number of players, heat
    IfNeeded,         // name, heat
    CheckedOut,       // name, heat
    TablesDrawn,      // heat, number of tables
    DrawTakenBack,    // heat
    HeatStarted,      // heat, number of tables
    GameStarted,      // heat, table
    StartTakenBack,   // heat, table
    GameAdded,        // heat, table
    GameRemoved,      // heat, table
    FactionRecorded,  // heat, table, name, faction; without one: taken out
    FactionsTraded,   // heat, table, name, name
    GameEnded,        // heat, table
    EndTakenBack,     // heat, table
    ResultRecorded,   // heat, table
    // a correction's reason and who asked for it: empty where nobody said, absent in older journals
    ResultCorrected,   // heat, table, reason, who asked
    QuestionsAnswered, // heat, table: what was unknown in the result
    WarningsAccepted,  // heat, table, reason: empty where none was given
    ResultChecked,     // heat, table: held against its sheet once more
    CheckTakenBack,    // heat, table
    DraftThrownAway,   // heat, table
    DraftMoved,        // heat, table, the table whose draft it is now
    GameChanged,       // heat, table
    GameVoided,        // heat, table
    // reason: the GM's, empty where none was given
    LatecomerSeated,      // heat, table, reason, name
    PlayerLeft,           // heat, table, reason, name: was never in the game
    DroppedOut,           // heat, table, reason, name
    SeatsSwapped,         // heat, table, reason, name, the other table, the other name
    PlayerMoved,          // heat, table joined, reason, name, table left
    TableOpened,          // heat, table, reason, names of who sits there
    TableDissolved,       // heat, table, reason, tables joined
    FinalChanged,         // –
    FinalSeated,          // –
    FinalDraftThrownAway, // –
    // a correction's reason and who asked for it: empty where nobody said; absent where it is no
    // correction, and in older journals
    FinalRecorded,       // reason, who asked
    ExpansionVoted,      // name, "for" or "against"; without one: taken out
    FactionPicked,       // name, faction; without one: taken back
    FinalTraded,         // name, name
    FinalStarted,        // –
    FinalStartTakenBack, // –
    FinalEnded,          // –
    FinalEndTakenBack,   // –
    FinalClockWaived,    // –
    FinalClockKept,      // –: not waived after all
    // the state called for, without one: the call taken back; then 1 where they surely play
    FinalistCalled,  // name, state, 0 or 1
    FinalistPresent, // name
    FinalistAbsent,  // name: not there after all
    LineUpClosed,    // number of finalists
    LineUpReopened,  // reason
    // by a ruleset
    StageSeated, // stage, number of tables
    // Eye of the Storm
    HouseChanged,      // name
    StormGameRecorded, // number; "corrected", "void" or "counts" where it was there before
    // events by a ruleset
    RulesetChanged, // name of the ruleset
    // a correction's reason and who asked for it: empty where nobody said, else absent
    StageResultRecorded, // stage, table, reason, who asked
    // of older journals
    StagePlayerOut,  // stage, name: can't play
    StagePlayerBack, // stage, name: can play after all
    StageChanged,        // stage
    // the state called for, without one: the call taken back; then 1 where they surely play
    StageCalled,          // stage, name, state, 0 or 1
    StagePresent,         // stage, name
    StageAbsent,          // stage, name: not there after all
    StageClosed,          // stage, number of those who play
    StageReopened,        // stage, reason
    StageUnseated,        // stage
    StageSeatsDrawn,      // stage, table
    StageStarted,         // stage, number of tables
    StageStartTakenBack,  // stage
    StageTiesRolled,      // stage
    StageGameVoided,      // stage, table, reason
    StageGameCounts,      // stage, table: not void after all
    StageDraftThrownAway, // stage, table
};

inline constexpr std::array<EnumId<ChangeKind>, 113> changeKindWords{{
    {ChangeKind::EventImported, QLatin1StringView("event-imported")},
    {ChangeKind::EventReplaced, QLatin1StringView("event-replaced")},
    {ChangeKind::EventAdded, QLatin1StringView("event-added")},
    {ChangeKind::SummariesImported, QLatin1StringView("summaries-imported")},
    {ChangeKind::PeopleImported, QLatin1StringView("people-imported")},
    {ChangeKind::FileMigrated, QLatin1StringView("file-migrated")},
    {ChangeKind::EventClosed, QLatin1StringView("event-closed")},
    {ChangeKind::PersonRemoved, QLatin1StringView("person-removed")},
    {ChangeKind::FileRestored, QLatin1StringView("file-restored")},
    {ChangeKind::FileRecovered, QLatin1StringView("file-recovered")},
    {ChangeKind::DetailsChanged, QLatin1StringView("details-changed")},
    {ChangeKind::SettingsChanged, QLatin1StringView("settings-changed")},
    {ChangeKind::LogoSet, QLatin1StringView("logo-set")},
    {ChangeKind::LogoRemoved, QLatin1StringView("logo-removed")},
    {ChangeKind::AidsChanged, QLatin1StringView("aids-changed")},
    {ChangeKind::PackTaken, QLatin1StringView("pack-taken")},
    {ChangeKind::ScheduleTaken, QLatin1StringView("schedule-taken")},
    {ChangeKind::PlayerAdded, QLatin1StringView("player-added")},
    {ChangeKind::PlayerChanged, QLatin1StringView("player-changed")},
    {ChangeKind::PlayerRemoved, QLatin1StringView("player-removed")},
    {ChangeKind::PlayersMerged, QLatin1StringView("players-merged")},
    {ChangeKind::PeopleMerged, QLatin1StringView("people-merged")},
    {ChangeKind::PeopleTaken, QLatin1StringView("people-taken")},
    {ChangeKind::Disqualified, QLatin1StringView("disqualified")},
    {ChangeKind::Reinstated, QLatin1StringView("reinstated")},
    {ChangeKind::TiesRolled, QLatin1StringView("ties-rolled")},
    {ChangeKind::KeepApartChanged, QLatin1StringView("keep-apart-changed")},
    {ChangeKind::RulingRecorded, QLatin1StringView("ruling-recorded")},
    {ChangeKind::RulingChanged, QLatin1StringView("ruling-changed")},
    {ChangeKind::RulingWithdrawn, QLatin1StringView("ruling-withdrawn")},
    {ChangeKind::AwardDecided, QLatin1StringView("award-decided")},
    {ChangeKind::AwardHandedOver, QLatin1StringView("award-handed-over")},
    {ChangeKind::HandOverTakenBack, QLatin1StringView("hand-over-taken-back")},
    {ChangeKind::EventReopened, QLatin1StringView("event-reopened")},
    {ChangeKind::PutBack, QLatin1StringView("put-back")},
    {ChangeKind::HeatAdded, QLatin1StringView("heat-added")},
    {ChangeKind::HeatChanged, QLatin1StringView("heat-changed")},
    {ChangeKind::HeatRemoved, QLatin1StringView("heat-removed")},
    {ChangeKind::HeatMoved, QLatin1StringView("heat-moved")},
    {ChangeKind::HeatCancelled, QLatin1StringView("heat-cancelled")},
    {ChangeKind::HeatPostponed, QLatin1StringView("heat-postponed")},
    {ChangeKind::HeatHeldAfterAll, QLatin1StringView("heat-held-after-all")},
    {ChangeKind::CheckedIn, QLatin1StringView("checked-in")},
    {ChangeKind::ListCheckedIn, QLatin1StringView("list-checked-in")},
    {ChangeKind::IfNeeded, QLatin1StringView("if-needed")},
    {ChangeKind::CheckedOut, QLatin1StringView("checked-out")},
    {ChangeKind::TablesDrawn, QLatin1StringView("tables-drawn")},
    {ChangeKind::DrawTakenBack, QLatin1StringView("draw-taken-back")},
    {ChangeKind::HeatStarted, QLatin1StringView("heat-started")},
    {ChangeKind::GameStarted, QLatin1StringView("game-started")},
    {ChangeKind::StartTakenBack, QLatin1StringView("start-taken-back")},
    {ChangeKind::GameAdded, QLatin1StringView("game-added")},
    {ChangeKind::GameRemoved, QLatin1StringView("game-removed")},
    {ChangeKind::FactionRecorded, QLatin1StringView("faction-recorded")},
    {ChangeKind::FactionsTraded, QLatin1StringView("factions-traded")},
    {ChangeKind::GameEnded, QLatin1StringView("game-ended")},
    {ChangeKind::EndTakenBack, QLatin1StringView("end-taken-back")},
    {ChangeKind::ResultRecorded, QLatin1StringView("result-recorded")},
    {ChangeKind::ResultCorrected, QLatin1StringView("result-corrected")},
    {ChangeKind::QuestionsAnswered, QLatin1StringView("questions-answered")},
    {ChangeKind::WarningsAccepted, QLatin1StringView("warnings-accepted")},
    {ChangeKind::ResultChecked, QLatin1StringView("result-checked")},
    {ChangeKind::CheckTakenBack, QLatin1StringView("check-taken-back")},
    {ChangeKind::DraftThrownAway, QLatin1StringView("draft-thrown-away")},
    {ChangeKind::DraftMoved, QLatin1StringView("draft-moved")},
    {ChangeKind::GameChanged, QLatin1StringView("game-changed")},
    {ChangeKind::GameVoided, QLatin1StringView("game-voided")},
    {ChangeKind::LatecomerSeated, QLatin1StringView("latecomer-seated")},
    {ChangeKind::PlayerLeft, QLatin1StringView("player-left")},
    {ChangeKind::DroppedOut, QLatin1StringView("dropped-out")},
    {ChangeKind::SeatsSwapped, QLatin1StringView("seats-swapped")},
    {ChangeKind::PlayerMoved, QLatin1StringView("player-moved")},
    {ChangeKind::TableOpened, QLatin1StringView("table-opened")},
    {ChangeKind::TableDissolved, QLatin1StringView("table-dissolved")},
    {ChangeKind::FinalChanged, QLatin1StringView("final-changed")},
    {ChangeKind::FinalSeated, QLatin1StringView("final-seated")},
    {ChangeKind::FinalDraftThrownAway, QLatin1StringView("final-draft-thrown-away")},
    {ChangeKind::FinalRecorded, QLatin1StringView("final-recorded")},
    {ChangeKind::ExpansionVoted, QLatin1StringView("expansion-voted")},
    {ChangeKind::FactionPicked, QLatin1StringView("faction-picked")},
    {ChangeKind::FinalTraded, QLatin1StringView("final-traded")},
    {ChangeKind::FinalStarted, QLatin1StringView("final-started")},
    {ChangeKind::FinalStartTakenBack, QLatin1StringView("final-start-taken-back")},
    {ChangeKind::FinalEnded, QLatin1StringView("final-ended")},
    {ChangeKind::FinalEndTakenBack, QLatin1StringView("final-end-taken-back")},
    {ChangeKind::FinalClockWaived, QLatin1StringView("final-clock-waived")},
    {ChangeKind::FinalClockKept, QLatin1StringView("final-clock-kept")},
    {ChangeKind::FinalistCalled, QLatin1StringView("finalist-called")},
    {ChangeKind::FinalistPresent, QLatin1StringView("finalist-present")},
    {ChangeKind::FinalistAbsent, QLatin1StringView("finalist-absent")},
    {ChangeKind::LineUpClosed, QLatin1StringView("line-up-closed")},
    {ChangeKind::LineUpReopened, QLatin1StringView("line-up-reopened")},
    {ChangeKind::StageSeated, QLatin1StringView("stage-seated")},
    {ChangeKind::HouseChanged, QLatin1StringView("house-changed")},
    {ChangeKind::StormGameRecorded, QLatin1StringView("storm-game-recorded")},
    {ChangeKind::RulesetChanged, QLatin1StringView("ruleset-changed")},
    {ChangeKind::StageResultRecorded, QLatin1StringView("stage-result-recorded")},
    {ChangeKind::StagePlayerOut, QLatin1StringView("stage-player-out")},
    {ChangeKind::StagePlayerBack, QLatin1StringView("stage-player-back")},
    {ChangeKind::StageChanged, QLatin1StringView("stage-changed")},
    {ChangeKind::StageCalled, QLatin1StringView("stage-called")},
    {ChangeKind::StagePresent, QLatin1StringView("stage-present")},
    {ChangeKind::StageAbsent, QLatin1StringView("stage-absent")},
    {ChangeKind::StageClosed, QLatin1StringView("stage-closed")},
    {ChangeKind::StageReopened, QLatin1StringView("stage-reopened")},
    {ChangeKind::StageUnseated, QLatin1StringView("stage-unseated")},
    {ChangeKind::StageSeatsDrawn, QLatin1StringView("stage-seats-drawn")},
    {ChangeKind::StageStarted, QLatin1StringView("stage-started")},
    {ChangeKind::StageStartTakenBack, QLatin1StringView("stage-start-taken-back")},
    {ChangeKind::StageTiesRolled, QLatin1StringView("stage-ties-rolled")},
    {ChangeKind::StageGameVoided, QLatin1StringView("stage-game-voided")},
    {ChangeKind::StageGameCounts, QLatin1StringView("stage-game-counts")},
    {ChangeKind::StageDraftThrownAway, QLatin1StringView("stage-draft-thrown-away")},
}};

constexpr const auto& idTable(ChangeKind) {
    return changeKindWords;
}

} // namespace mentat
