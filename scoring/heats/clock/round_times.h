#pragma once

#include "model/event.h"
#include "model/rounds/round.h"

namespace mentat {

/// The times of a heat's clock.
struct HeatTimes {
    VenueTime start;    // as scheduled
    VenueTime graceEnd; // latecomers may join until then (R1.6)
    VenueTime lastTurn; // no game turn may begin from then on (R3.1)
    VenueTime end;      // of play (R3.1)
};

/// Absent where the heat has no scheduled start.
[[nodiscard]] std::optional<HeatTimes> heatTimes(const Settings& settings,
                                                 const HeatDetails& details);

enum class HeatPhase {
    Before,
    Grace,
    Underway,
    LastTurns, // no new game turns
    Over,
};
[[nodiscard]] HeatPhase heatPhase(const HeatTimes& times, const VenueTime& now);
/// The same, except that a heat with tables playing before its time has begun.
[[nodiscard]] HeatPhase heatPhase(const HeatTimes& times, const Heat& heat, const VenueTime& now);
/// Nobody else is coming: play is over by the schedule, or the heat is canceled.
[[nodiscard]] bool isOverOrCanceled(const Settings& settings, const HeatDetails& details,
                                    const VenueTime& now);

/// The tables whose turns the GM asks for while walking the room: those that play, from half an
/// hour before no game turn may begin. Empty before that.
[[nodiscard]] std::vector<TableNumber> tablesToWalk(const Settings& settings, const Heat& heat,
                                                    const VenueTime& now);

/// Whether a table has not started and still can.
[[nodiscard]] bool isToStart(const Game& game);
/// Whether a table has started and has no end, no result, and no pending verdict.
[[nodiscard]] bool isPlaying(const Game& game);

/// The clock appears this many minutes before a start.
inline constexpr qint64 clockShowsBefore = 12 * 60;

/// The heat shown on the clock: one with tables playing, otherwise the one on by its times,
/// otherwise the next within twelve hours; absent if there is none. A heat is over once all its
/// tables are recorded.
[[nodiscard]] std::optional<HeatNumber> heatOfTheHour(const Event& event, const VenueTime& now);
/// The heat for which people look up their tables: the last with tables to start or playing.
[[nodiscard]] const Heat* heatToBeSeated(const HeatsPlay& play);

/// R7.1: when a qualifier must be there: the deadline, otherwise the start.
[[nodiscard]] std::optional<VenueTime> deadlineOf(const Stage& stage);

/// R3.1: the time limit of the final; 480 by default.
[[nodiscard]] Minutes finalMinutes(const Stage& stage);

/// The length of a round in an event by a ruleset; 300 by default.
[[nodiscard]] Minutes stageMinutes(const Stage& stage);

/// The clock of the final or another advanced round. It runs from the actual start: its slot in the
/// schedule is not its limit.
struct FinalTimes {
    Name round;      // finalName(), or the ruleset's name
    VenueTime start; // of play; before play, as scheduled
    bool isPlaying = false;
    std::optional<VenueTime> lastTurn{}; // absent where the final has no such rule
    std::optional<VenueTime> end{};      // absent where the clock is waived

    friend bool operator==(const FinalTimes&, const FinalTimes&) = default;
};

/// Of the advanced round that plays or is next; absent if the last is over, or if none has started
/// or has a scheduled time.
[[nodiscard]] std::optional<FinalTimes> finalTimes(const Event& event);

[[nodiscard]] HeatPhase finalPhase(const FinalTimes& times, const VenueTime& now);

/// The clock of a round, whether a heat or an advanced round.
struct RoundClock {
    HeatPhase phase;
    VenueTime start;
    std::optional<VenueTime> lastTurn{}; // absent where the round has no such time before its end
    std::optional<VenueTime> end{};      // absent where the clock is waived
    friend bool operator==(const RoundClock&, const RoundClock&) = default;
};

/// Absent for a heat without a scheduled start, and for an advanced round that is neither playing
/// nor next.
[[nodiscard]] std::optional<RoundClock> roundClock(const Event& event, const Round& round,
                                                   const VenueTime& now);

/// Whether the clock shows an advanced round rather than a heat: it plays, or it is next.
[[nodiscard]] bool isFinalsHour(const Event& event, const VenueTime& now);

/// The round shown on the clock; absent if there is none.
[[nodiscard]] std::optional<RoundId> roundOfTheHour(const Event& event, const VenueTime& now);

/// The planned hours of a round.
struct RoundHours {
    VenueTime start;
    VenueTime end;
    friend bool operator==(const RoundHours&, const RoundHours&) = default;
};

/// As scheduled; absent without a known start.
[[nodiscard]] std::optional<RoundHours> hoursOf(const Event& event, const Round& round);
/// For a start at this time.
[[nodiscard]] RoundHours hoursFrom(const Event& event, const Round& round, const VenueTime& start);

/// Whether a table is unlikely to start now: more than an hour before the round's start, or after
/// the end of play. Either the round or the clock is wrong.
[[nodiscard]] bool isUnlikelyStart(const RoundHours& hours, const VenueTime& now);

} // namespace mentat
