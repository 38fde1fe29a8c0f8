#pragma once

#include "model/event.h"
#include "model/rounds/round.h"

#include <map>
#include <optional>
#include <vector>

namespace mentat {

/// What the desk knows of a table beside the facts of the event.
struct TableNews {
    std::optional<int> turn{}; // in which it was when somebody walked by
    bool hasReported = false;  // its result came by phone, and nobody took it yet
    friend bool operator==(const TableNews&, const TableNews&) = default;
};
using NewsOfTables = std::map<TableNumber, TableNews>;

enum class BarState {
    ToStart,
    Playing,
    Ended, // play is over, the result is still to come
    Recorded,
};

/// When a table will be through, by the games of the event that came as far: half of them ended
/// between early and late.
struct LikelyEnd {
    VenueTime at;
    VenueTime early;
    VenueTime late;
    int games = 0; // so many came as far
    friend bool operator==(const LikelyEnd&, const LikelyEnd&) = default;
};

/// A table from its start to now, or to its end.
struct TimelineBar {
    TableNumber table{1};
    BarState state = BarState::ToStart;
    std::optional<VenueTime> start{};
    std::optional<VenueTime> end{}; // of play; absent while it is played, or where it is not known
    std::optional<int> turn{};      // the one it is in, as seen; of a game that is over its last
    std::vector<VenueTime> turns{}; // about when one turn followed another
    std::optional<LikelyEnd> likely{};
    bool hasReported = false;
    std::vector<PlayerId> winners{}; // of a recorded game
    friend bool operator==(const TimelineBar&, const TimelineBar&) = default;
};

/// The tables of a round that is played, in their order, on one scale.
struct RoundTimeline {
    RoundId round;
    VenueTime from; // full hours
    VenueTime to;
    VenueTime now;
    std::optional<VenueTime> lastTurn{}; // from when on no game turn may begin (R3.1)
    std::optional<VenueTime> end{};      // of play
    std::vector<TimelineBar> bars{};
    std::optional<qint64> minutesOfTurn{}; // in this event, rounded
    friend bool operator==(const RoundTimeline&, const RoundTimeline&) = default;

    /// Which of those that play will likely be through first; nullptr where that is not known.
    [[nodiscard]] const TimelineBar* nextThrough() const;
};

/// Fewer games of the event tell nothing.
inline constexpr size_t leastGamesToTell = 3;

/// Absent where no table of the round plays. How long games take is read off the completed games of
/// the event alone: by its minutes a turn where turns are recorded, else by the lengths of its
/// games. No turn begins after the last one may (R3.1).
[[nodiscard]] std::optional<RoundTimeline> timelineOf(const Event& event, const RoundId& round,
                                                      const VenueTime& now,
                                                      const NewsOfTables& news);

} // namespace mentat
