#include "scoring/ruleset/ruleset_scoring.h"

#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/heats/today/day_cards.h"
#include "scoring/heats/today/to_do_parts.h"
#include "scoring/players.h"
#include "scoring/ruleset/stage_lineups.h"
#include "scoring/ruleset/stage_round.h"

#include <algorithm>

namespace mentat {
namespace {

bool hasTables(const PlayedStage& stage) {
    return std::ranges::any_of(stage.games, [](const Game& game) { return !game.isVoid; });
}

struct RulesetDay : HeatsDay {
    RulesetDay(const Event& shown, const std::optional<VenueTime>& moment)
        : HeatsDay(shown, moment)
        , own(std::get<RulesetPlay>(shown.play))
        , lineUps(stageLineUps(shown)) {
        // A seated stage ends the heats, whatever is missing in them.
        heatsOver = heatsOver || std::ranges::any_of(own.stages, hasTables);
    }

    const RulesetPlay& own;
    StageLineUps lineUps;
};

/// R7.1: until the line-up is closed and seated.
void addWhoPlays(const RulesetDay& day, const AdvancedRound& round, ToDos& list) {
    const int players = static_cast<int>(finalLineUp(round).size());
    if (!round.details.closed)
        addLineUp(day, round, {}, list);
    if (round.details.closed || players > 0)
        list.push_back({.kind = ToDoKind::DrawTables, .round = round.name, .count = players});
}

void addRollsOf(const Name& stage, const std::vector<StageTie>& ties, ToDos& list) {
    for (const StageTie& tie : ties) {
        if (tie.stage != stage)
            continue;
        list.push_back({.kind = ToDoKind::RollInStage, .round = stage, .players = tie.players});
    }
}

void addRollForWin(const Event& event, ToDos& list) {
    auto tied = finalTieToRoll(event);
    if (!tied.empty())
        list.push_back({.kind = ToDoKind::RollForWin,
                        .round = std::get<RulesetPlay>(event.play).ruleset.stages.back().name,
                        .players = std::move(tied)});
}

/// The tables and ties of seated stages, and who plays the first one not seated.
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
        addTablesOf(day, *played, list);
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
        addRollForWin(event, list);
        addEnd(day, list);
    }
    addWarnings(day, list);
    addUnchecked(day, list, false);
    addMissingHomes(day, list);
    return list;
}

std::vector<ToDo> rulesetOpenAtClosing(const Event& event) {
    ToDos list;
    const RulesetDay day(event, std::nullopt);
    addUnfinishedGames(day, list);
    if (!day.own.ruleset.stages.empty() && rulesetPlacements(event).empty())
        list.push_back({.kind = ToDoKind::NoFinalYet});
    addTiesOfStandings(day, list);
    const auto ties = stageTiesToRoll(event);
    for (const PlayedStage& stage : day.own.stages)
        addRollsOf(stage.name, ties, list);
    addRollForWin(event, list);
    addWarnings(day, list);
    addUnchecked(day, list, true);
    return list;
}

namespace {

/// The winners of the last round, once it is finished.
std::vector<PlayerId> firstOf(const Event& event) {
    std::vector<PlayerId> first;
    for (const Placement& one : rulesetPlacements(event)) {
        if (one.place.value() == 1)
            first.push_back(one.player);
    }
    return first;
}

/// The line-up before the stage is seated.
DayCard cardOfLineUp(const Event& event, const StageLineUps& lineUps, const StageLineUp& own) {
    const AdvancedRound round = stageRound(event, lineUps, own.stage);
    const auto lineUp = finalLineUp(round);
    DayCard card{.round = own.stage,
                 .state = DayCardState::ToCome,
                 .start = round.details.start,
                 .of = static_cast<int>(lineUp.size())};
    const auto present = static_cast<int>(std::ranges::count_if(
        lineUp, [&](const PlayerId& player) { return isAmong(round.details.present, player); }));
    if (round.details.closed) {
        card.state = DayCardState::LineUpMade;
        card.count = card.of;
    } else if (present > 0) {
        card.state = DayCardState::LineUp;
        card.count = present;
    }
    return card;
}

} // namespace

std::vector<DayCard> rulesetDayCards(const Event& event, const VenueTime& now) {
    std::vector<DayCard> cards;
    const auto& play = std::get<RulesetPlay>(event.play);
    const StageLineUps lineUps = stageLineUps(event);
    bool isNext = areHeatsOver(event); // a round's players are known after the previous one
    for (const StageRule& rule : play.ruleset.stages) {
        const auto played = findRound(event, rule.name);
        const auto ofTables = played ? cardOfTables(*played) : std::nullopt;
        const auto lineUp = std::ranges::find(lineUps.stages, rule.name, &StageLineUp::stage);
        const bool isKnown = lineUp != lineUps.stages.end();
        DayCard card{.round = rule.name,
                     .state = DayCardState::ToCome,
                     .start = played ? played->start() : std::nullopt};
        if (ofTables) {
            card = *ofTables;
            isNext = card.state == DayCardState::Recorded;
        } else if (isNext && isKnown && !lineUp->held) {
            card.state = DayCardState::NotHeld;
        } else if (isNext && isKnown) {
            card = cardOfLineUp(event, lineUps, *lineUp);
            isNext = false;
        }
        cards.push_back(std::move(card));
    }
    if (!cards.empty() && cards.back().state == DayCardState::Recorded) {
        cards.back().players = firstOf(event);
        if (!cards.back().players.empty())
            cards.back().state = DayCardState::Decided;
    }
    return dayCards(event, now, std::move(cards));
}

} // namespace mentat
