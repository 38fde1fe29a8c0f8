#include "scoring/heats/clock/round_times.h"

#include "scoring/heats/games/games_played.h"
#include "scoring/heats/heats_scoring.h"

#include <algorithm>
#include <iterator>

namespace mentat {
namespace {

// In minutes.
constexpr qint64 walkBefore = 30; // the last-turn mark
constexpr qint64 overrun = 60;    // after the end, while the clock still shows

bool isReached(const VenueTime& moment, const VenueTime& now) {
    return moment.minutesTo(now) >= 0;
}

/// Whether every drawn table has a result, is void, or waits only for a verdict.
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

bool isOverOrCanceled(const Settings& settings, const HeatDetails& details, const VenueTime& now) {
    const auto times = heatTimes(settings, details);
    return details.canceled || (times && heatPhase(*times, now) == HeatPhase::Over);
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
        if (!times || heat.details.canceled || isPlayedOut(heat)
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

namespace {

constexpr Minutes usualMinutes(480);
constexpr Minutes usualOfStage(300);
constexpr qint64 dueFor = 12 * 60; // minutes; a final that nobody starts is then ignored

bool isPlayedOut(const PlayedStage& stage) {
    return !stage.games.empty() && std::ranges::none_of(stage.games, [](const Game& game) {
        return isToStart(game) || isPlaying(game);
    });
}

/// When the first table started; absent if none is in play.
std::optional<VenueTime> startOfPlay(const PlayedStage& stage) {
    std::optional<VenueTime> first;
    if (std::ranges::none_of(stage.games, isPlaying))
        return first;
    for (const Game& game : stage.games) {
        if (game.start && (!first || *game.start < *first))
            first = game.start;
    }
    return first;
}

/// Absent if it has neither started nor been scheduled.
std::optional<FinalTimes> timesOf(const Event& event, const PlayedStage& stage) {
    const auto began = startOfPlay(stage);
    const auto start = began ? began : stage.details.start;
    if (!start)
        return std::nullopt;
    FinalTimes times{.round = stage.name, .start = *start, .isPlaying = began.has_value()};
    const Settings& settings = event.settings;
    if (settings.finalClockWaived)
        return times;
    times.end = hoursFrom(event, stage, *start).end;
    if (settings.finalLastTurnMinutes.value() > 0)
        times.lastTurn = times.end->plusMinutes(-settings.finalLastTurnMinutes.value());
    return times;
}

/// H8: whether the stage is skipped. Ask only where it may be: the answer computes line-ups.
bool isSkipped(const Event& event, const PlayedStage& stage) {
    const auto& stages = heatsPlay(event)->stages;
    const bool isLast = &stage == &stages.back();
    if (isLast || !stage.games.empty() || stage.details.closed || !areHeatsOver(event))
        return false;
    const auto toPlay = heatsScoringOf(event).roundToPlay(event);
    return toPlay && *toPlay != stage.name;
}

} // namespace

std::optional<VenueTime> deadlineOf(const Stage& stage) {
    return stage.deadline ? stage.deadline : stage.start;
}

Minutes finalMinutes(const Stage& stage) {
    return stage.minutes.value_or(usualMinutes);
}

Minutes stageMinutes(const Stage& stage) {
    return stage.minutes.value_or(usualOfStage);
}

std::optional<FinalTimes> finalTimes(const Event& event) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return std::nullopt;
    // Once a round's line-up is closed, every earlier round is over or skipped.
    const auto& stages = play->stages;
    const auto seated
        = std::ranges::find_if(stages.rbegin(), stages.rend(), [](const PlayedStage& stage) {
              return !stage.games.empty() || stage.details.closed;
          });
    auto next = seated == stages.rend() ? stages.begin() : std::prev(seated.base());
    for (; next != stages.end(); ++next) {
        const auto times = isPlayedOut(*next) ? std::nullopt : timesOf(event, *next);
        if (times && !isSkipped(event, *next))
            return times;
    }
    return std::nullopt;
}

HeatPhase finalPhase(const FinalTimes& times, const VenueTime& now) {
    const auto isPast = [&](const std::optional<VenueTime>& moment) {
        return moment && moment->minutesTo(now) >= 0;
    };
    if (!times.isPlaying)
        return HeatPhase::Before;
    if (isPast(times.end))
        return HeatPhase::Over;
    return isPast(times.lastTurn) ? HeatPhase::LastTurns : HeatPhase::Underway;
}

std::optional<RoundClock> roundClock(const Event& event, const Round& round, const VenueTime& now) {
    if (const Heat* heat = round.heat()) {
        const auto times = heatTimes(event.settings, heat->details);
        if (!times)
            return std::nullopt;
        // A last turn at the end itself needs no mention.
        const bool hasLastTurn = times->lastTurn < times->end;
        return RoundClock{.phase = heatPhase(*times, *heat, now),
                          .start = times->start,
                          .lastTurn = hasLastTurn ? std::optional(times->lastTurn) : std::nullopt,
                          .end = times->end};
    }
    const auto times = finalTimes(event);
    if (!times || times->round != round.stage()->name)
        return std::nullopt;
    return RoundClock{.phase = finalPhase(*times, now),
                      .start = times->start,
                      .lastTurn = times->lastTurn,
                      .end = times->end};
}

bool isFinalsHour(const Event& event, const VenueTime& now) {
    const auto times = finalTimes(event);
    if (!times)
        return false;
    if (times->isPlaying)
        return true;
    const qint64 until = now.minutesTo(times->start);
    return !heatOfTheHour(event, now) && until <= clockShowsBefore && until >= -dueFor;
}

std::optional<RoundId> roundOfTheHour(const Event& event, const VenueTime& now) {
    if (isFinalsHour(event, now))
        return finalTimes(event)->round;
    return heatOfTheHour(event, now);
}

namespace {

Minutes lengthOf(const Event& event, const Round& round) {
    if (const Heat* heat = round.heat())
        return heat->details.minutes;
    const Stage& details = round.stage()->details;
    return hasOnlyFinal(event) ? finalMinutes(details) : stageMinutes(details);
}

} // namespace

std::optional<RoundHours> hoursOf(const Event& event, const Round& round) {
    const auto& start = round.start();
    return start ? std::optional(hoursFrom(event, round, *start)) : std::nullopt;
}

RoundHours hoursFrom(const Event& event, const Round& round, const VenueTime& start) {
    return {start, start.plusMinutes(lengthOf(event, round).value())};
}

bool isUnlikelyStart(const RoundHours& hours, const VenueTime& now) {
    constexpr qint64 early = 60;
    return now.minutesTo(hours.start) > early || hours.end.minutesTo(now) > 0;
}

} // namespace mentat
