#include "scoring/formats/by_ruleset/ruleset_scoring.h"
#include "scoring/formats/by_ruleset/stage_round.h"
#include "scoring/heats/clock/final_times.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/today/to_do_parts.h"
#include "scoring/player_list.h"

#include <algorithm>
#include <functional>
#include <map>

namespace mentat {

namespace {

constexpr qint64 stageSoon = 60; // minutes before its start

bool hasTables(const PlayedStage& stage) {
    return std::ranges::any_of(stage.games, [](const Game& game) { return !game.isVoid; });
}

struct RulesetDay : HeatsDay {
    RulesetDay(const Event& shown, const std::optional<VenueTime>& moment)
        : HeatsDay(shown, moment)
        , own(std::get<RulesetPlay>(shown.play))
        , lineUps(stageLineUps(shown)) {
        // A stage that is seated ends the heats, whatever became of them.
        heatsOver = heatsOver || std::ranges::any_of(own.stages, hasTables);
    }

    const RulesetPlay& own;
    StageLineUps lineUps;
};

ToDo ofStage(ToDoKind kind, const Name& stage) {
    ToDo item{.kind = kind};
    item.stage = stage.text();
    return item;
}

int notCalledFor(const Event& event, const AdvancedRound& round) {
    return static_cast<int>(
        std::ranges::count_if(callList(event, round), [&](const CallListEntry& one) {
            return one.part != CallListPart::Noted
                   && !isAmong(round.details.unavailable, one.player)
                   && std::ranges::find(round.details.calls, one.player, &FinalCall::player)
                          == round.details.calls.end();
        }));
}

/// R7.1: until the line-up is closed and seated.
void addWhoPlays(const RulesetDay& day, const AdvancedRound& round, ToDos& list) {
    const auto lineUp = finalLineUp(round);
    ToDo seat = ofStage(ToDoKind::SeatStage, round.name);
    seat.count = static_cast<int>(lineUp.size());
    if (round.details.closed) {
        list.push_back(seat);
        return;
    }
    ToDo close = ofStage(ToDoKind::CloseStage, round.name);
    close.count = static_cast<int>(std::ranges::count_if(
        lineUp, [&](const PlayerId& player) { return isAmong(round.details.present, player); }));
    close.of = static_cast<int>(lineUp.size());
    close.time = deadlineOf(round.details);
    const bool isSoon = close.count > 0
                        || (close.time && day.now
                            && close.time->plusMinutes(-stageSoon).minutesTo(*day.now) >= 0);
    if (isSoon)
        list.push_back(close);
    ToDo call = ofStage(ToDoKind::CallForStage, round.name);
    call.count = notCalledFor(day.event, round);
    if (call.count > 0 && close.count == 0)
        list.push_back(call);
    if (!isSoon)
        list.push_back(close);
    if (!lineUp.empty())
        list.push_back(seat);
}

void addTablesOf(const PlayedStage& stage, ToDos& list) {
    ToDo record = ofStage(ToDoKind::RecordStage, stage.name);
    ToDo start = ofStage(ToDoKind::StartStage, stage.name);
    ToDo plays = ofStage(ToDoKind::StagePlays, stage.name);
    for (const Game& game : stage.games) {
        if (game.isVoid || hasResult(game))
            continue;
        if (game.end)
            record.tables.push_back(game.table);
        else if (game.start)
            plays.tables.push_back(game.table);
        else
            start.tables.push_back(game.table);
        if (game.start && !game.end && (!plays.time || *game.start < *plays.time))
            plays.time = game.start;
    }
    for (ToDo& item : {std::ref(record), std::ref(start), std::ref(plays)}) {
        if (!item.tables.empty())
            list.push_back(std::move(item));
    }
}

void addRollsOf(const Name& stage, const std::vector<StageTie>& ties, ToDos& list) {
    for (const StageTie& tie : ties) {
        if (tie.stage != stage)
            continue;
        ToDo roll = ofStage(ToDoKind::RollInStage, stage);
        roll.players = tie.players;
        list.push_back(std::move(roll));
    }
}

/// The tables and ties of those that are seated, and who plays the first that is not.
void addStages(const RulesetDay& day, ToDos& list) {
    const auto ties = stageTiesToRoll(day.event);
    for (const StageLineUp& lineUp : day.lineUps.stages) {
        if (!lineUp.held)
            continue;
        const PlayedStage* played = findStage(day.own, lineUp.stage);
        if (!played || !hasTables(*played)) {
            addWhoPlays(day, stageRound(day.event, day.lineUps, lineUp.stage), list);
            return;
        }
        addTablesOf(*played, list);
        addRollsOf(lineUp.stage, ties, list);
    }
}

void addEnd(const RulesetDay& day, ToDos& list) {
    const auto places = rulesetPlacements(day.event);
    if (places.empty())
        return;
    const auto laurels = std::ranges::count_if(
        places, [](const Placement& one) { return one.laurels != Fraction(0, 1); });
    list.push_back({.kind = ToDoKind::HandIn, .count = static_cast<int>(laurels)});
    list.push_back({.kind = ToDoKind::CloseEvent});
}

/// Of the stages: a table's warnings, or those of the stage as such.
void addStageWarnings(const RulesetDay& day, ToDos& list) {
    std::map<QString, Findings> byScope;
    for (const Finding& finding : day.warnings.open)
        byScope[finding.scope.text()].push_back(finding);
    for (size_t i = 0; i < day.own.stages.size(); ++i) {
        const PlayedStage& stage = day.own.stages[i];
        const Pointer where = Pointer().key("stages").index(i);
        const auto add = [&](const Pointer& scope, const std::vector<TableNumber>& tables) {
            const auto found = byScope.find(scope.text());
            if (found == byScope.end())
                return;
            for (const Finding& warning : found->second) {
                ToDo item = ofStage(ToDoKind::LookAtStage, stage.name);
                item.tables = tables;
                item.count = 1;
                item.warning = warning;
                list.push_back(std::move(item));
            }
        };
        add(where, {});
        for (size_t game = 0; game < stage.games.size(); ++game)
            add(where.key("games").index(game), {stage.games[game].table});
    }
}

} // namespace

std::vector<ToDo> rulesetToDo(const Event& event, const VenueTime& now) {
    ToDos list;
    if (event.details.closed)
        return list;
    const RulesetDay day(event, now);
    addBeginning(day, list);
    addHeats(day, list);
    addTiesOfStandings(day, list);
    if (day.heatsOver) {
        addStages(day, list);
        addEnd(day, list);
    }
    addWarnings(day, list);
    addStageWarnings(day, list);
    addUnchecked(day, list, false);
    addMissingHomes(day, list);
    return list;
}

std::vector<ToDo> rulesetOpenAtClosing(const Event& event) {
    ToDos list;
    const RulesetDay day(event, std::nullopt);
    addUnfinishedGames(day, list);
    for (const PlayedStage& stage : day.own.stages) {
        ToDo open = ofStage(ToDoKind::RecordStage, stage.name);
        for (const Game& game : stage.games) {
            if (!game.isVoid && !hasResult(game))
                open.tables.push_back(game.table);
        }
        if (!open.tables.empty())
            list.push_back(std::move(open));
    }
    if (!day.own.ruleset.stages.empty() && rulesetPlacements(event).empty())
        list.push_back({.kind = ToDoKind::NoFinalYet});
    addTiesOfStandings(day, list);
    const auto ties = stageTiesToRoll(event);
    for (const PlayedStage& stage : day.own.stages)
        addRollsOf(stage.name, ties, list);
    addWarnings(day, list);
    addStageWarnings(day, list);
    addUnchecked(day, list, true);
    return list;
}

} // namespace mentat
