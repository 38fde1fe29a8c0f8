#pragma once

#include "model/values/enum_ids.h"

#include <array>

namespace mentat {

/// What the person at the desk did. Words for it are in reports/wording; the comment names the
/// operands that come with it, in order. What older journals say instead: journal.h.
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
    PlayersAdded,      // number
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
    // rounds. round: a heat's number, or the name of an advanced round; table: its number, empty
    // where the act is about all of the round's tables, or its only one
    HeatAdded,    // heat
    HeatRemoved,  // heat
    HeatMoved,    // heat, the number it has now
    RoundChanged, // round
    // heat, nothing, reason
    HeatCancelled,
    HeatPostponed,
    HeatHeldAfterAll, // heat
    CheckedIn,        // name, heat
    ListCheckedIn,    // number of players, heat
    IfNeeded,         // name, heat
    CheckedOut,       // name, heat
    // the state called for, without one: the call taken back; then 1 where they surely play
    PlayerCalled,    // round, name, state, 0 or 1
    PlayerPresent,   // round, name
    PlayerAbsent,    // round, name: not there after all
    LineUpClosed,    // round, number of those who play
    LineUpReopened,  // round, reason
    TablesDrawn,     // round, number of tables
    DrawTakenBack,   // round
    SeatsDrawn,      // round, table
    RoundStarted,    // round, number of tables
    GameStarted,     // round, table
    StartTakenBack,  // round, table
    GameAdded,       // round, table
    GameRemoved,     // round, table
    FactionRecorded, // round, table, name, faction; without one: taken out
    FactionsTraded,  // round, table, name, name
    GameEnded,       // round, table
    EndTakenBack,    // round, table
    ResultRecorded,  // round, table
    // a correction's reason and who asked for it: empty where nobody said, absent in older journals
    ResultCorrected,   // round, table, reason, who asked
    QuestionsAnswered, // round, table: what was unknown in the result
    WarningsAccepted,  // round, table, reason: empty where none was given
    ResultChecked,     // round, table: held against its sheet once more
    CheckTakenBack,    // round, table
    DraftThrownAway,   // round, table
    DraftMoved,        // round, table, the table whose draft it is now
    GameChanged,       // round, table
    GameVoided,        // round, table, reason: absent in older journals
    GameCounts,        // round, table: not void after all
    RoundTiesRolled,   // round
    // reason: the GM's, empty where none was given
    LatecomerSeated, // round, table, reason, name
    PlayerLeft,      // round, table, reason, name: was never in the game
    DroppedOut,      // round, table, reason, name
    SeatsSwapped,    // round, table, reason, name, the other table, the other name
    PlayerMoved,     // round, table joined, reason, name, table left
    TableOpened,     // round, table, reason, names of who sits there
    TableDissolved,  // round, table, reason, tables joined
    // Dune's final
    ExpansionVoted,   // name, "for" or "against"; without one: taken out
    FactionPicked,    // name, faction; without one: taken back
    FinalClockWaived, // –
    FinalClockKept,   // –: not waived after all
    // Eye of the Storm
    HouseChanged,      // name
    StormGameRecorded, // number; "corrected", "void" or "counts" where it was there before
    // events by a ruleset
    RulesetChanged, // name of the ruleset
};

inline constexpr auto changeKindWords = std::to_array<EnumId<ChangeKind>>({
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
    {ChangeKind::PlayersAdded, QLatin1StringView("players-added")},
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
    {ChangeKind::HeatRemoved, QLatin1StringView("heat-removed")},
    {ChangeKind::HeatMoved, QLatin1StringView("heat-moved")},
    {ChangeKind::RoundChanged, QLatin1StringView("round-changed")},
    {ChangeKind::HeatCancelled, QLatin1StringView("heat-cancelled")},
    {ChangeKind::HeatPostponed, QLatin1StringView("heat-postponed")},
    {ChangeKind::HeatHeldAfterAll, QLatin1StringView("heat-held-after-all")},
    {ChangeKind::CheckedIn, QLatin1StringView("checked-in")},
    {ChangeKind::ListCheckedIn, QLatin1StringView("list-checked-in")},
    {ChangeKind::IfNeeded, QLatin1StringView("if-needed")},
    {ChangeKind::CheckedOut, QLatin1StringView("checked-out")},
    {ChangeKind::PlayerCalled, QLatin1StringView("player-called")},
    {ChangeKind::PlayerPresent, QLatin1StringView("player-present")},
    {ChangeKind::PlayerAbsent, QLatin1StringView("player-absent")},
    {ChangeKind::LineUpClosed, QLatin1StringView("line-up-closed")},
    {ChangeKind::LineUpReopened, QLatin1StringView("line-up-reopened")},
    {ChangeKind::TablesDrawn, QLatin1StringView("tables-drawn")},
    {ChangeKind::DrawTakenBack, QLatin1StringView("draw-taken-back")},
    {ChangeKind::SeatsDrawn, QLatin1StringView("seats-drawn")},
    {ChangeKind::RoundStarted, QLatin1StringView("round-started")},
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
    {ChangeKind::GameCounts, QLatin1StringView("game-counts")},
    {ChangeKind::RoundTiesRolled, QLatin1StringView("round-ties-rolled")},
    {ChangeKind::LatecomerSeated, QLatin1StringView("latecomer-seated")},
    {ChangeKind::PlayerLeft, QLatin1StringView("player-left")},
    {ChangeKind::DroppedOut, QLatin1StringView("dropped-out")},
    {ChangeKind::SeatsSwapped, QLatin1StringView("seats-swapped")},
    {ChangeKind::PlayerMoved, QLatin1StringView("player-moved")},
    {ChangeKind::TableOpened, QLatin1StringView("table-opened")},
    {ChangeKind::TableDissolved, QLatin1StringView("table-dissolved")},
    {ChangeKind::ExpansionVoted, QLatin1StringView("expansion-voted")},
    {ChangeKind::FactionPicked, QLatin1StringView("faction-picked")},
    {ChangeKind::FinalClockWaived, QLatin1StringView("final-clock-waived")},
    {ChangeKind::FinalClockKept, QLatin1StringView("final-clock-kept")},
    {ChangeKind::HouseChanged, QLatin1StringView("house-changed")},
    {ChangeKind::StormGameRecorded, QLatin1StringView("storm-game-recorded")},
    {ChangeKind::RulesetChanged, QLatin1StringView("ruleset-changed")},
});

constexpr const auto& idTable(ChangeKind) {
    return changeKindWords;
}

} // namespace mentat
