#include "scoring/formats/wbc_dune/today/dune_to_do.h"

#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/games/field.h"
#include "scoring/formats/wbc_dune/today/to_do_parts.h"

#include <algorithm>

namespace mentat {

namespace {

void addUnfinishedGames(const DayView& day, ToDos& list) {
    for (const Heat& heat : day.play.heats) {
        auto tables = tablesWhere(heat, isUnfinished);
        if (!tables.empty())
            list.push_back(
                {.kind = ToDoKind::FinishGames, .heat = heat.number, .tables = std::move(tables)});
    }
    if (day.play.finalGame && isUnfinished(day.play.finalGame->game))
        list.push_back({.kind = ToDoKind::FinishGames});
}

} // namespace

std::vector<ToDo> duneToDo(const Event& event, const VenueTime& now) {
    ToDos list;
    if (event.details.closed)
        return list;
    const DayView day(event, now);
    if (event.players.empty())
        list.push_back({.kind = ToDoKind::RegisterPlayers});
    if (day.play.heats.empty())
        list.push_back({.kind = ToDoKind::SetUpHeats});
    addHeats(day, list);
    addTies(day, list);
    if (day.heatsOver) {
        addUndecidedAwards(day, list);
        addFinal(day, list);
    }
    addWarnings(day, list);
    addUnchecked(day, list, false);
    addQuestions(day, list);
    addNotAsked(day, list);
    return list;
}

std::vector<ToDo> duneOpenAtClosing(const Event& event) {
    ToDos list;
    const DayView day(event, std::nullopt);
    addUnfinishedGames(day, list);
    if (dunePlacements(event).empty())
        list.push_back({.kind = ToDoKind::NoFinalYet});
    addTies(day, list);
    addTiesInFinal(day, list);
    addUndecidedAwards(day, list);
    addAwardsToHandOver(day, list);
    addWarnings(day, list);
    addUnchecked(day, list, true);
    addQuestions(day, list);
    return list;
}

} // namespace mentat
