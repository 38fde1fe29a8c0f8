#include "scoring/storm/storm_scoring.h"

#include "scoring/storm/storm_house.h"
#include "scoring/storm/storm_warnings.h"

#include <algorithm>

namespace mentat {

std::vector<PlayerRecord> stormRecords(const Event& event) {
    std::vector<PlayerRecord> records;
    for (const Player& player : event.players)
        records.push_back({player.id, {}, 0, {}, player.disqualified.value_or(false), {}});
    for (const StormGame& game : std::get<StormPlay>(event.play).games) {
        for (const StormSeat& seat : game.seats) {
            const auto record = std::ranges::find(records, seat.player, &PlayerRecord::player);
            if (record == records.end())
                continue;
            GameRecord played;
            played.number = game.number.value();
            if (game.isVoid)
                played.outcome = GameOutcome::Void;
            else
                ++record->completed;
            if (const auto points = victoryPoints(seat))
                played.score = points->sum();
            played.note = game.note;
            record->games.push_back(std::move(played));
        }
    }
    return records;
}

YearFacts stormYearFacts(const Event& event) {
    YearFacts facts;
    facts.records = stormRecords(event);
    for (const PlayerRecord& record : facts.records)
        facts.players += record.completed > 0 ? 1 : 0;
    for (const StormGame& game : std::get<StormPlay>(event.play).games) {
        if (game.isVoid)
            continue;
        ++facts.games;
        facts.playerStarts += static_cast<int>(game.seats.size());
    }
    const std::vector<TotalScore> scores = stormScores(event);
    for (const TotalScore& row : scores) {
        const auto sharing = std::ranges::count(scores, row.rank, &TotalScore::rank);
        facts.placements.push_back({.place = row.rank, .player = row.player, .tied = sharing > 1});
    }
    return facts;
}

namespace {

bool sitsInAGame(const StormPlay& play, const PlayerId& player) {
    return std::ranges::any_of(
        play.games, [&](const StormGame& game) { return !game.isVoid && seatIn(game, player); });
}

void addStormWarnings(const Event& event, std::vector<ToDo>& list) {
    const auto& play = std::get<StormPlay>(event.play);
    for (const StormGame& game : play.games) {
        if (const auto warnings = stormWarnings(game); !warnings.empty())
            list.push_back({.kind = ToDoKind::LookAtGame,
                            .count = static_cast<int>(warnings.size()),
                            .number = game.number.value()});
    }
    ToDo houses{.kind = ToDoKind::LookAtPlayerParts};
    for (const Player& player : event.players) {
        const House* house = houseOf(play, player.id);
        if (house && isAgainstTheRules(event, player.id, *house))
            houses.players.push_back(player.id);
    }
    if (!houses.players.empty())
        list.push_back(std::move(houses));
}

/// A profile is due before the first game: ask players without one.
void addIncompleteHouses(const Event& event, std::vector<ToDo>& list) {
    const auto& play = std::get<StormPlay>(event.play);
    ToDo houses{.kind = ToDoKind::AskPlayerParts};
    for (const Player& player : event.players) {
        const House* house = houseOf(play, player.id);
        if (!(house && isComplete(*house)) && sitsInAGame(play, player.id))
            houses.players.push_back(player.id);
    }
    houses.count = static_cast<int>(houses.players.size());
    if (houses.count > 0)
        list.push_back(std::move(houses));
}

} // namespace

std::vector<ToDo> stormToDo(const Event& event, const VenueTime&) {
    std::vector<ToDo> list;
    if (event.details.closed)
        return list;
    const auto& play = std::get<StormPlay>(event.play);
    if (event.players.empty())
        list.push_back({.kind = ToDoKind::RegisterPlayers});
    else
        list.push_back(
            {.kind = ToDoKind::RecordGames, .count = static_cast<int>(play.games.size())});
    if (!play.games.empty())
        list.push_back({.kind = ToDoKind::CloseEvent});
    addStormWarnings(event, list);
    addIncompleteHouses(event, list);
    return list;
}

std::vector<ToDo> stormOpenAtClosing(const Event& event) {
    std::vector<ToDo> list;
    addStormWarnings(event, list);
    addIncompleteHouses(event, list);
    return list;
}

} // namespace mentat
