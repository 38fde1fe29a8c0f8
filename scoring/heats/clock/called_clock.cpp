#include "scoring/heats/clock/called_clock.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr qint64 longOver = 10 * 60'000; // milliseconds

} // namespace

QDateTime endOf(const CalledClock& clock) {
    return clock.called.addSecs(clock.rule->seconds);
}

int secondsLeft(const CalledClock& clock, const QDateTime& utc) {
    const qint64 begun = (utc.msecsTo(endOf(clock)) + 999) / 1000;
    return static_cast<int>(std::clamp<qint64>(begun, 0, clock.rule->seconds));
}

bool isOver(const CalledClock& clock, const QDateTime& utc) {
    return secondsLeft(clock, utc) == 0;
}

bool isLongOver(const CalledClock& clock, const QDateTime& utc) {
    return endOf(clock).msecsTo(utc) > longOver;
}

std::vector<CalledClock> inOrder(std::vector<CalledClock> clocks, const QDateTime& utc) {
    std::erase_if(clocks, [](const CalledClock& clock) { return clock.isDismissed; });
    std::stable_sort(clocks.begin(), clocks.end(),
                     [&](const CalledClock& one, const CalledClock& other) {
                         return std::pair(isLongOver(one, utc), endOf(one))
                                < std::pair(isLongOver(other, utc), endOf(other));
                     });
    return clocks;
}

int timesUpTo(const CalledClock& clock, const std::vector<CalledClock>& all) {
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const CalledClock& one) {
        return one.rule == clock.rule && one.table == clock.table && one.called <= clock.called;
    }));
}

} // namespace mentat
