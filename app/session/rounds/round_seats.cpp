#include "app/session/rounds/round_seats.h"

#include "scoring/heats/clock/final_times.h"
#include "scoring/player_list.h"

#include <algorithm>

namespace mentat {

namespace {

struct RoundHours {
    RoundName round;
    const Stage& stage;
    Minutes minutes;
};

/// Nothing is added where the player is not in it, or nobody can say when it is.
void addSeat(std::vector<RoundSeat>& seats, const RoundHours& hours, const std::vector<Game>& games,
             const PlayerId& player) {
    const auto add = [&](std::optional<TableNumber> table, const std::optional<VenueTime>& start) {
        if (start)
            seats.push_back(
                {hours.round, table, *start, start->plusMinutes(hours.minutes.value())});
    };
    for (const Game& game : games) {
        if (isUnfinished(game) && !game.end
            && std::ranges::find(game.seats, player, &Seat::player) != game.seats.end())
            return add(game.table, game.start ? game.start : hours.stage.start);
    }
    if (games.empty() && hours.stage.closed && isAmong(hours.stage.present, player))
        add(std::nullopt, hours.stage.start);
}

} // namespace

std::vector<RoundSeat> roundSeats(const Event& event, const PlayerId& player) {
    std::vector<RoundSeat> seats;
    const HeatsPlay* play = heatsPlay(event);
    const bool isOnly = hasOnlyFinal(event);
    for (const PlayedStage& stage : play ? play->stages : std::vector<PlayedStage>()) {
        const RoundHours hours{isOnly ? RoundName() : RoundName(stage.name), stage.details,
                               isOnly ? finalMinutes(stage.details) : stageMinutes(stage.details)};
        addSeat(seats, hours, stage.games, player);
    }
    return seats;
}

} // namespace mentat
