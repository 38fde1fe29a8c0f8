#include "app/session/formats/round_seats.h"

#include "scoring/heats/clock/final_times.h"

#include <algorithm>
#include <span>

namespace mentat {

namespace {

struct RoundHours {
    RoundName round;
    const Stage& stage;
    Minutes minutes;
};

bool has(const std::vector<PlayerId>& players, const PlayerId& player) {
    return std::ranges::find(players, player) != players.end();
}

/// Nothing is added where the player is not in it, or nobody can say when it is.
void addSeat(std::vector<RoundSeat>& seats, const RoundHours& hours, std::span<const Game> games,
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
    if (games.empty() && hours.stage.closed && has(hours.stage.present, player))
        add(std::nullopt, hours.stage.start);
}

} // namespace

std::vector<RoundSeat> roundSeats(const Event& event, const PlayerId& player) {
    std::vector<RoundSeat> seats;
    if (const auto* byRuleset = std::get_if<RulesetPlay>(&event.play)) {
        for (const PlayedStage& stage : byRuleset->stages)
            addSeat(seats, {stage.name, stage.details, stageMinutes(stage.details)}, stage.games,
                    player);
    } else if (const Stage* stage = finalStage(event)) {
        const Game* final = onlyFinalGame(event);
        const auto games = final ? std::span(final, 1) : std::span<const Game>();
        addSeat(seats, {std::nullopt, *stage, finalMinutes(*stage)}, games, player);
    }
    return seats;
}

} // namespace mentat
