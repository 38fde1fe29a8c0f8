#include "scoring/heats/clock/final_times.h"

#include "scoring/heats/clock/round_hours.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/heats/heats_scoring.h"

#include <algorithm>
#include <iterator>

namespace mentat {

namespace {

constexpr Minutes usualMinutes(480);
constexpr Minutes usualOfStage(300);
constexpr qint64 dueFor = 12 * 60; // minutes: a final that nobody starts is forgotten

bool isPlayedOut(const PlayedStage& stage) {
    return !stage.games.empty() && std::ranges::none_of(stage.games, [](const Game& game) {
        return isToStart(game) || isPlaying(game);
    });
}

/// When the first of its tables began; absent while none plays.
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

/// Absent where it has neither started nor a time in the schedule.
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

/// H8: it is not held. Asked only where it may be so, because line-ups are computed for it.
bool isPassedOver(const Event& event, const PlayedStage& stage) {
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
    // What was to be played before a round whose line-up is closed is over, or is not held.
    const auto& stages = play->stages;
    const auto seated
        = std::ranges::find_if(stages.rbegin(), stages.rend(), [](const PlayedStage& stage) {
              return !stage.games.empty() || stage.details.closed;
          });
    auto next = seated == stages.rend() ? stages.begin() : std::prev(seated.base());
    for (; next != stages.end(); ++next) {
        const auto times = isPlayedOut(*next) ? std::nullopt : timesOf(event, *next);
        if (times && !isPassedOver(event, *next))
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

} // namespace mentat
