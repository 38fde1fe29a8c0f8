#pragma once

#include "model/rounds/round.h"

#include <QDateTime>

#include <vector>

namespace mentat {

/// One line of a kind's time guidelines (R8): what the players of a table can have timed.
struct ClockRule {
    QLatin1StringView id; // as a called clock is kept with the file
    int seconds;          // the hard limit
    bool isOfOnePlayer;   // whether one player alone keeps the table waiting
    int timesAPlayer = 0; // how often a player may ask for it in a game; 0: that is not counted
};

/// A clock that the players of a table called for. What remains of it follows from the time of day:
/// nothing is counted down, so that nothing is lost by a restart.
struct CalledClock {
    GameAddress table;
    const ClockRule* rule;
    QDateTime called; // UTC, to the millisecond
    std::optional<PlayerId> whose{};
    /// The GM needs to see it no more. Kept for what is counted alone.
    bool isDismissed = false;

    friend bool operator==(const CalledClock&, const CalledClock&) = default;
};

[[nodiscard]] QDateTime endOf(const CalledClock& clock);
/// Begun seconds count whole: 0 says that the time is over. Never above the limit, also where the
/// computer's clock was put back.
[[nodiscard]] int secondsLeft(const CalledClock& clock, const QDateTime& utc);
[[nodiscard]] bool isOver(const CalledClock& clock, const QDateTime& utc);
/// Over for more than ten minutes: what is left to say is when that was.
[[nodiscard]] bool isLongOver(const CalledClock& clock, const QDateTime& utc);

/// Those that are not dismissed, the one that ends first in front; what is long over comes last.
[[nodiscard]] std::vector<CalledClock> inOrder(std::vector<CalledClock> clocks,
                                               const QDateTime& utc);

/// How often it was called for in a game up to and with this one, dismissed or not.
[[nodiscard]] int timesUpTo(const CalledClock& clock, const std::vector<CalledClock>& all);

} // namespace mentat
