#pragma once

#include "scoring/heats/clock/heat_times.h"

namespace mentat {

/// R7.1: until when a qualifier has to be there: the deadline, without one the start.
[[nodiscard]] std::optional<VenueTime> deadlineOf(const Stage& stage);

/// R3.1: how long the final may take; 480 where nothing else is said.
[[nodiscard]] Minutes finalMinutes(const Stage& stage);

/// How long a round of an event by a ruleset takes; 300 where nothing else is said.
[[nodiscard]] Minutes stageMinutes(const Stage& stage);

/// The own clock of the final, or of an advanced round before it. It runs from when play began: its
/// slot in the schedule is not its limit.
struct FinalTimes {
    Name round;      // finalName(), or as the ruleset calls it
    VenueTime start; // of play; as scheduled while nobody plays
    bool isPlaying = false;
    std::optional<VenueTime> lastTurn{}; // absent where the final has no such rule
    std::optional<VenueTime> end{};      // absent where the clock is waived

    friend bool operator==(const FinalTimes&, const FinalTimes&) = default;
};

/// Of the advanced round that plays or is next; absent where the last is over, or none has started
/// or has a time in the schedule.
[[nodiscard]] std::optional<FinalTimes> finalTimes(const Event& event);

[[nodiscard]] HeatPhase finalPhase(const FinalTimes& times, const VenueTime& now);

/// Whether the clock is about an advanced round and not about a heat: it plays, or it is next.
[[nodiscard]] bool isFinalsHour(const Event& event, const VenueTime& now);

/// The round that the clock is about; absent where there is none.
[[nodiscard]] std::optional<RoundId> roundOfTheHour(const Event& event, const VenueTime& now);

} // namespace mentat
