#include "scoring/heats/clock/final_times.h"

namespace mentat {

namespace {

constexpr Minutes usualMinutes(480);
constexpr Minutes usualOfStage(300);
constexpr qint64 dueFor = 12 * 60; // minutes: a final that nobody starts is forgotten

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
    if (!heatsPlay(event))
        return std::nullopt;
    const Game* game = onlyFinalGame(event);
    if (game && (game->end || hasResult(*game)))
        return std::nullopt;
    const auto start = game && game->start ? game->start : finalStage(event)->start;
    if (!start)
        return std::nullopt;
    FinalTimes times{.start = *start, .isPlaying = game && game->start};
    const Settings& settings = event.settings;
    if (settings.finalClockWaived)
        return times;
    times.end = start->plusMinutes(finalMinutes(*finalStage(event)).value());
    if (settings.finalLastTurnMinutes.value() > 0)
        times.lastTurn = times.end->plusMinutes(-settings.finalLastTurnMinutes.value());
    return times;
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

} // namespace mentat
