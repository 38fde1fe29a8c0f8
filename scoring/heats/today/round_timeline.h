#pragma once

#include "model/event.h"
#include "model/rounds/round.h"

#include <map>
#include <optional>
#include <vector>

namespace mentat {

/// What the desk knows about a table in addition to the event's facts.
struct TableNews {
    std::optional<int> turn{}; // the turn seen on a walk through the room
    bool hasReported = false;  // its result came by phone, and nobody has taken it
    friend bool operator==(const TableNews&, const TableNews&) = default;
};
using NewsOfTables = std::map<TableNumber, TableNews>;

enum class BarState {
    ToStart,
    Playing,
    Ended, // play is over, no result yet
    Recorded,
};

/// When a table will probably be done, from the event's games that got as far: half of them ended
/// between early and late.
struct LikelyEnd {
    VenueTime at;
    VenueTime early;
    VenueTime late;
    int games = 0; // number of games that got as far
    friend bool operator==(const LikelyEnd&, const LikelyEnd&) = default;
};

/// A table from its start until now, or until its end.
struct TimelineBar {
    TableNumber table{1};
    BarState state = BarState::ToStart;
    std::optional<VenueTime> start{};
    std::optional<VenueTime> end{}; // of play; absent while playing or if unknown
    std::optional<int> turn{};      // the current turn, as seen; of a finished game the last
    std::vector<VenueTime> turns{}; // the approximate start of each turn
    std::optional<LikelyEnd> likely{};
    bool hasReported = false;
    std::vector<PlayerId> winners{}; // of a recorded game
    friend bool operator==(const TimelineBar&, const TimelineBar&) = default;
};

/// The tables of a round in progress, in order, on one scale.
struct RoundTimeline {
    RoundId round;
    VenueTime from; // full hours
    VenueTime to;
    VenueTime now;
    std::optional<VenueTime> lastTurn{}; // no game turn may begin from then on (R3.1)
    std::optional<VenueTime> end{};      // of play
    std::vector<TimelineBar> bars{};
    std::optional<qint64> minutesOfTurn{}; // in this event, rounded
    friend bool operator==(const RoundTimeline&, const RoundTimeline&) = default;

    /// The playing table that will probably finish first; nullptr if unknown.
    [[nodiscard]] const TimelineBar* nextThrough() const;
};

/// Fewer games of the event allow no estimate.
inline constexpr size_t minGamesToTell = 3;

/// Absent if no table of the round is playing. Estimates lengths only from the event's completed
/// games: from minutes per turn if turns are recorded, otherwise from game lengths. No turn begins
/// after the last one may (R3.1).
[[nodiscard]] std::optional<RoundTimeline> timelineOf(const Event& event, const RoundId& round,
                                                      const VenueTime& now,
                                                      const NewsOfTables& news);

} // namespace mentat
