#pragma once

#include "model/rounds/round.h"

#include <QDateTime>

#include <vector>

namespace mentat {

/// A line of a kind's time guidelines (R8): something that players at a table can have timed.
struct ClockRule {
    QLatin1StringView id; // as stored with a called clock
    int seconds;          // the hard limit
    bool isOfOnePlayer;   // whether the table waits for one player only
    int timesAPlayer = 0; // how often a player may call it in a game; 0: no limit
};

/// A clock called by the players at a table. The time of day determines the time left: nothing
/// counts down, so a restart loses nothing.
struct CalledClock {
    GameAddress table;
    const ClockRule* rule;
    QDateTime called; // UTC, to the millisecond
    std::optional<PlayerId> whose{};
    /// No longer shown to the GM. Kept only for counting.
    bool isDismissed = false;

    friend bool operator==(const CalledClock&, const CalledClock&) = default;
};

[[nodiscard]] QDateTime endOf(const CalledClock& clock);
/// Rounded up to whole seconds: 0 means that time is up. Never above the limit, even if the
/// computer's clock was set back.
[[nodiscard]] int secondsLeft(const CalledClock& clock, const QDateTime& utc);
[[nodiscard]] bool isOver(const CalledClock& clock, const QDateTime& utc);
/// Over for more than ten minutes: from then on, show only when it ended.
[[nodiscard]] bool isLongOver(const CalledClock& clock, const QDateTime& utc);

/// The clocks that are not dismissed, the first to end first; long-over ones last.
[[nodiscard]] std::vector<CalledClock> inOrder(std::vector<CalledClock> clocks,
                                               const QDateTime& utc);

/// How often it was called in a game up to and including this time, dismissed or not.
[[nodiscard]] int timesUpTo(const CalledClock& clock, const std::vector<CalledClock>& all);

} // namespace mentat
