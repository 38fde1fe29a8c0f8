#include "scoring/heats/today/to_do_parts.h"

#include "scoring/heats/clock/final_times.h"
#include "scoring/heats/clock/heat_times.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr qint64 closingSoon = 60; // minutes before its deadline

int notCalledFor(const Event& event, const AdvancedRound& round) {
    return static_cast<int>(
        std::ranges::count_if(callList(event, round), [&](const CallListEntry& one) {
            return one.part != CallListPart::Noted
                   && !isAmong(round.details.unavailable, one.player)
                   && std::ranges::find(round.details.calls, one.player, &FinalCall::player)
                          == round.details.calls.end();
        }));
}

} // namespace

void addLineUp(const HeatsDay& day, const AdvancedRound& round, const ToDos& meanwhile,
               ToDos& list) {
    const auto lineUp = finalLineUp(round);
    const auto present = std::ranges::count_if(
        lineUp, [&](const PlayerId& player) { return isAmong(round.details.present, player); });
    const ToDo close{.kind = ToDoKind::CloseLineUp,
                     .round = round.name,
                     .count = static_cast<int>(present),
                     .of = static_cast<int>(lineUp.size()),
                     .time = deadlineOf(round.details)};
    const bool isSoon = present > 0
                        || (close.time && day.now
                            && close.time->plusMinutes(-closingSoon).minutesTo(*day.now) >= 0);
    if (isSoon)
        list.push_back(close);
    const int left = notCalledFor(day.event, round);
    if (left > 0 && present == 0)
        list.push_back({.kind = ToDoKind::WorkCallList, .round = round.name, .count = left});
    list.insert(list.end(), meanwhile.begin(), meanwhile.end());
    if (!isSoon)
        list.push_back(close);
}

void addTablesOf(const HeatsDay& day, const PlayedStage& stage, ToDos& list) {
    const auto add = [&](ToDoKind kind, const std::vector<TableNumber>& tables) -> ToDo* {
        if (tables.empty())
            return nullptr;
        list.push_back(aboutTables(kind, stage, tables));
        return &list.back();
    };
    add(ToDoKind::RecordSheets,
        tablesWhere(stage, [&](const Game& game) { return waitsForSheet(day, game); }));
    add(ToDoKind::StartTables, tablesWhere(stage, isToStart));
    if (ToDo* plays = add(ToDoKind::TablesPlay, tablesWhere(stage, isPlaying))) {
        for (const Game& game : stage.games) {
            if (isPlaying(game) && game.start && (!plays->time || *game.start < *plays->time))
                plays->time = game.start;
        }
    }
}

} // namespace mentat
