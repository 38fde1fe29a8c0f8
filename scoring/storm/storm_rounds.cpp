#include "scoring/storm/storm_rounds.h"

#include "scoring/heats/seating/avoiding_draw.h"
#include "scoring/heats/seating/seating_task.h"

#include <algorithm>

namespace mentat {

namespace {

using Players = std::vector<PlayerId>;

/// Each game alone: a session's games need not belong to a round.
std::vector<PastHeat> gamesPlayedBy(const StormPlay& play, const Players& players) {
    const auto positions = positionsOf(players);
    std::vector<PastHeat> past;
    for (const StormGame& game : play.games) {
        if (game.isVoid)
            continue;
        PastTable table;
        for (const StormSeat& seat : game.seats) {
            if (positions.contains(seat.player))
                table.push_back(positions.value(seat.player));
        }
        past.push_back({std::move(table)});
    }
    return past;
}

} // namespace

std::vector<size_t> stormTableSizes(size_t players, StormTableSize size) {
    if (players < 2)
        return {};
    const auto most = static_cast<size_t>(size.value());
    const size_t tables = std::min((players + most - 1) / most, players / 2);
    std::vector<size_t> sizes(tables, players / tables);
    for (size_t i = 0; i < players % tables; ++i)
        ++sizes[i];
    return sizes;
}

Count nextStormRound(const Event& event) {
    int highest = 0;
    for (const StormGame& game : std::get<StormPlay>(event.play).games)
        highest = std::max(highest, game.round ? game.round->value() : 0);
    return Count(std::min(highest, Count::max - 1) + 1);
}

StormRound drawStormRound(const Event& event, const std::vector<PlayerId>& players,
                          StormTableSize size, qint64 seed) {
    SeatingTask task{.preferences = std::vector(players.size(), Preference::Either),
                     .tables = {},
                     .past = gamesPlayedBy(std::get<StormPlay>(event.play), players),
                     .keepApart = apartPairs(event, players),
                     .shortGames = std::vector(players.size(), 0)};
    for (const size_t seats : stormTableSizes(players.size(), size))
        task.tables.push_back({.seats = seats});
    DrawSource source(seed);
    const AvoidingDraw draw = avoidingDraw(task, source);
    StormRound round{nextStormRound(event), {}, draw.cost.repeats, seed};
    for (const std::vector<EntrantIndex>& table : draw.seating) {
        Players& seated = round.tables.emplace_back();
        for (const EntrantIndex entrant : table)
            seated.push_back(players[entrant]);
    }
    return round;
}

} // namespace mentat
