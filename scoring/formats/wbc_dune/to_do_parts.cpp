#include "scoring/formats/wbc_dune/to_do_parts.h"

#include "scoring/formats/wbc_dune/dune_standings.h"
#include "scoring/formats/wbc_dune/dune_warnings.h"
#include "scoring/formats/wbc_dune/game_questions.h"
#include "scoring/formats/wbc_dune/game_review.h"
#include "scoring/formats/wbc_dune/placed_game.h"

#include <algorithm>
#include <map>

namespace mentat {

namespace {

bool isUnchecked(const Game& game) {
    return game.victory && !game.isVoid && !game.checked;
}

bool isOpenGame(const Game& game) {
    return !game.victory && !game.isVoid;
}

ToDo aboutGame(ToDoKind kind, const PlacedGame& placed) {
    ToDo item{.kind = kind};
    if (placed.heat) {
        item.heat = placed.heat->number;
        item.tables = {placed.game.table};
    }
    return item;
}

bool isDeciding(const Finding& finding) {
    return finding.kind == FindingKind::UnknownInTie || finding.kind == FindingKind::UnknownInAward;
}

/// By the games' objects in the document.
std::map<QString, int> countWhere(const Findings& findings, bool (*holds)(const Finding&)) {
    std::map<QString, int> counts;
    for (const Finding& finding : findings) {
        if (holds(finding))
            ++counts[finding.scope.text()];
    }
    return counts;
}

AskedFact factOf(EndValue value) {
    switch (value) {
    case EndValue::Strongholds: return AskedFact::Strongholds;
    case EndValue::Tokens: return AskedFact::Tokens;
    case EndValue::Spice: return AskedFact::Spice;
    case EndValue::Cards: break;
    }
    return AskedFact::Cards;
}

/// What a deciding finding asks for, where it is about a seat of this game.
std::optional<AskedOf> decidingFact(const PlacedGame& placed, const Finding& finding) {
    for (size_t seat = 0; seat < placed.game.seats.size(); ++seat) {
        if (finding.where != placed.seat(seat))
            continue;
        const PlayerId& player = placed.game.seats[seat].player;
        if (finding.kind == FindingKind::UnknownInAward)
            return AskedOf{AskedFact::Points, player};
        const auto* word = std::get_if<QString>(&finding.values.front());
        if (const auto value = enumFromId<EndValue>(word ? *word : QString()))
            return AskedOf{factOf(*value), player};
    }
    return std::nullopt;
}

std::vector<AskedOf> askedOf(const PlacedGame& placed, const Settings& settings) {
    std::vector<AskedOf> asked;
    for (const GameQuestion& question : questionsOf(placed.game, settings, !placed.heat)) {
        const auto player = question.seat ? std::optional(placed.game.seats[*question.seat].player)
                                          : std::nullopt;
        asked.push_back({question.fact, player});
    }
    return asked;
}

} // namespace

DayView::DayView(const Event& shown, const std::optional<VenueTime>& moment)
    : event(shown)
    , play(std::get<DunePlay>(shown.play))
    , now(moment)
    , heatsOver(areHeatsOver(play))
    , advancement(duneAdvancement(shown))
    , awards(awardCourses(shown))
    , warnings(duneWarnings(shown)) {}

void addWarnings(const DayView& day, ToDos& list) {
    const auto counts = countWhere(day.warnings.open,
                                   [](const Finding& finding) { return !isOpenQuestion(finding); });
    for (const PlacedGame& placed : placedGames(day.event)) {
        const auto count = counts.find(placed.where.text());
        if (count == counts.end())
            continue;
        ToDo item = aboutGame(ToDoKind::LookAtWarnings, placed);
        item.count = count->second;
        list.push_back(std::move(item));
    }
}

void addUnchecked(const DayView& day, ToDos& list, bool alsoOfUnfinishedHeats) {
    for (const Heat& heat : day.play.heats) {
        auto tables = tablesWhere(heat, isUnchecked);
        const bool isUnfinished = std::ranges::any_of(heat.games, isOpenGame);
        if (!tables.empty() && (alsoOfUnfinishedHeats || !isUnfinished))
            list.push_back(
                {.kind = ToDoKind::CheckResults, .heat = heat.number, .tables = std::move(tables)});
    }
    if (day.play.finalGame && isUnchecked(day.play.finalGame->game))
        list.push_back({.kind = ToDoKind::CheckResults});
}

void addQuestions(const DayView& day, ToDos& list) {
    const auto deciding = countWhere(day.warnings.open, isDeciding);
    ToDos questions;
    for (const PlacedGame& placed : placedGames(day.event)) {
        ToDo item = aboutGame(ToDoKind::AskTable, placed);
        item.asked = askedOf(placed, day.event.settings);
        item.couldDecide = deciding.contains(placed.where.text());
        for (const Finding& finding : day.warnings.open) {
            const auto fact = isDeciding(finding) ? decidingFact(placed, finding) : std::nullopt;
            if (fact && std::ranges::find(item.asked, *fact) == item.asked.end())
                item.asked.push_back(*fact);
        }
        if (!item.asked.empty())
            questions.push_back(std::move(item));
    }
    std::ranges::stable_partition(questions, &ToDo::couldDecide);
    std::ranges::move(questions, std::back_inserter(list));
}

} // namespace mentat
