#include "scoring/heats/today/to_do_parts.h"

#include "scoring/heats/clock/heat_times.h"
#include "scoring/heats/heats_scoring.h"

#include <algorithm>
#include <utility>

namespace mentat {

namespace {

// In minutes, before the start.
constexpr qint64 drawBefore = 5;     // whoever is not in by then is a latecomer
constexpr qint64 checkInBefore = 60; // who comes earlier can wait

bool hasCome(const std::optional<VenueTime>& moment, const std::optional<VenueTime>& now) {
    return !moment || !now || moment->minutesTo(*now) >= 0;
}

void addPlayingTables(const HeatsDay& day, const Heat& heat, ToDos& list) {
    auto tables = tablesWhere(heat, isPlaying);
    if (tables.empty())
        return;
    ToDo item = aboutTables(ToDoKind::TablesPlay, heat, std::move(tables));
    const auto times = heatTimes(day.event.settings, heat.details);
    if (times) {
        // Where a turn may begin until the end there is nothing to say of it.
        if (day.event.settings.lastTurnMinutes.value() > 0)
            item.time = times->lastTurn;
        if (hasCome(times->end, day.now)) {
            item.kind = ToDoKind::TimeIsUp;
            item.time = times->end;
        } else if (hasCome(times->lastTurn, day.now)) {
            item.kind = ToDoKind::LastTurns;
        }
    }
    list.push_back(std::move(item));
}

void addTables(const HeatsDay& day, const Heat& heat, ToDos& list) {
    const auto add = [&](ToDoKind kind, std::vector<TableNumber> tables) {
        if (tables.empty())
            return;
        const auto ended = findGame(heat.games, tables.front())->end;
        list.push_back(aboutTables(kind, heat, std::move(tables)));
        list.back().time = ended;
    };
    add(ToDoKind::RecordSheets,
        tablesWhere(heat, [&](const Game& game) { return waitsForSheet(day, game); }));
    add(ToDoKind::StartTables, tablesWhere(heat, isToStart));
    addPlayingTables(day, heat, list);
}

/// The first heat without tables that is held, unless a later one has some: then it was left out.
const Heat* heatToCome(const HeatsPlay& play) {
    const Heat* next = nullptr;
    for (const Heat& heat : play.heats) {
        if (!heat.games.empty())
            next = nullptr;
        else if (!next && !heat.details.cancelled)
            next = &heat;
    }
    return next;
}

void addCheckIn(const HeatsDay& day, ToDos& list) {
    const Heat* heat = heatToCome(day.play);
    if (!heat || day.heatsOver || day.event.players.empty())
        return;
    const auto& start = heat->details.start;
    const int in = static_cast<int>(heat->entrants.size());
    const std::optional<VenueTime> drawFrom
        = start ? std::optional(start->plusMinutes(-drawBefore)) : std::nullopt;
    if (heat->entrants.size() >= tableLimitsOf(day.event).fewest && hasCome(drawFrom, day.now))
        list.push_back(
            {.kind = ToDoKind::DrawTables, .round = heat->number, .count = in, .time = start});
    list.push_back({.kind = ToDoKind::CheckIn, .round = heat->number, .count = in, .time = start});
}

} // namespace

void addHeats(const HeatsDay& day, ToDos& list) {
    ToDos ofHeats;
    for (const Heat& heat : day.play.heats)
        addTables(day, heat, ofHeats);
    addCheckIn(day, ofHeats);
    // The kinds stand in the order in which they are urgent, whatever the heat; but a queue for
    // tomorrow waits for the tables that play today.
    const auto urgency = [&](const ToDo& item) {
        const bool canWait
            = item.kind == ToDoKind::CheckIn
              && !(item.time && hasCome(item.time->plusMinutes(-checkInBefore), day.now));
        return std::pair(canWait ? ToDoKind::TablesPlay : item.kind, canWait);
    };
    std::ranges::stable_sort(ofHeats, {}, urgency);
    std::ranges::move(ofHeats, std::back_inserter(list));
}

} // namespace mentat
