#include "scoring/heats/clock/heat_times.h"

#include <algorithm>

namespace mentat {

namespace {

// In minutes.
constexpr qint64 walkBefore = 30; // the last-turn mark
constexpr qint64 overrun = 60;    // after the end, while the clock still shows

bool isReached(const VenueTime& moment, const VenueTime& now) {
    return moment.minutesTo(now) >= 0;
}

/// Every table that was drawn has its result, is void, or waits for its verdict alone.
bool isPlayedOut(const Heat& heat) {
    return !heat.games.empty() && std::ranges::none_of(heat.games, [](const Game& game) {
        return isUnfinished(game) && !isAwaitingVerdict(game);
    });
}

} // namespace

std::optional<HeatTimes> heatTimes(const Settings& settings, const HeatDetails& details) {
    if (!details.start)
        return std::nullopt;
    const VenueTime end = details.start->plusMinutes(details.minutes.value());
    return HeatTimes{*details.start, details.start->plusMinutes(settings.graceMinutes.value()),
                     end.plusMinutes(-settings.lastTurnMinutes.value()), end};
}

HeatPhase heatPhase(const HeatTimes& times, const VenueTime& now) {
    if (!isReached(times.start, now))
        return HeatPhase::Before;
    if (isReached(times.end, now))
        return HeatPhase::Over;
    if (isReached(times.lastTurn, now))
        return HeatPhase::LastTurns;
    return isReached(times.graceEnd, now) ? HeatPhase::Underway : HeatPhase::Grace;
}

HeatPhase heatPhase(const HeatTimes& times, const Heat& heat, const VenueTime& now) {
    const HeatPhase phase = heatPhase(times, now);
    const bool isEarly
        = phase == HeatPhase::Before && std::ranges::any_of(heat.games, [&](const Game& game) {
              return isPlaying(game) && isReached(*game.start, now);
          });
    return isEarly ? HeatPhase::Grace : phase;
}

bool isOverOrCancelled(const Settings& settings, const HeatDetails& details, const VenueTime& now) {
    const auto times = heatTimes(settings, details);
    return details.cancelled || (times && heatPhase(*times, now) == HeatPhase::Over);
}

bool isToStart(const Game& game) {
    return !game.start && !game.end && isUnfinished(game) && !isAwaitingVerdict(game);
}

bool isPlaying(const Game& game) {
    return game.start && !game.end && isUnfinished(game) && !isAwaitingVerdict(game);
}

std::vector<TableNumber> tablesToWalk(const Settings& settings, const Heat& heat,
                                      const VenueTime& now) {
    const auto times = heatTimes(settings, heat.details);
    if (!times || !isReached(times->lastTurn.plusMinutes(-walkBefore), now))
        return {};
    std::vector<TableNumber> tables;
    for (const Game& game : heat.games) {
        if (isPlaying(game))
            tables.push_back(game.table);
    }
    return tables;
}

std::optional<HeatNumber> heatOfTheHour(const Event& event, const VenueTime& now) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return std::nullopt;
    std::optional<HeatNumber> on;
    std::optional<HeatNumber> next;
    qint64 nextIn = clockShowsBefore;
    for (const Heat& heat : play->heats) {
        if (std::any_of(heat.games.begin(), heat.games.end(), isPlaying))
            return heat.number;
        const auto times = heatTimes(event.settings, heat.details);
        if (!times || heat.details.cancelled || isPlayedOut(heat)
            || isReached(times->end.plusMinutes(overrun), now))
            continue;
        const qint64 until = now.minutesTo(times->start);
        if (until <= 0) {
            on = heat.number;
        } else if (until <= nextIn) {
            next = heat.number;
            nextIn = until;
        }
    }
    return on ? on : next;
}

const Heat* heatToBeSeated(const HeatsPlay& play) {
    const Heat* last = nullptr;
    for (const Heat& heat : play.heats) {
        const bool seats = std::ranges::any_of(
            heat.games, [](const Game& game) { return isToStart(game) || isPlaying(game); });
        if (seats && (!last || last->number < heat.number))
            last = &heat;
    }
    return last;
}

} // namespace mentat
