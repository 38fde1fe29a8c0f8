#pragma once

#include "model/event.h"
#include "model/rounds/round.h"

namespace mentat {

/// When a heat's clock calls what.
struct HeatTimes {
    VenueTime start;    // as scheduled
    VenueTime graceEnd; // until when latecomers may join (R1.6)
    VenueTime lastTurn; // from when on no game turn may begin (R3.1)
    VenueTime end;      // of play (R3.1)
};

/// Absent where the heat has no scheduled start.
[[nodiscard]] std::optional<HeatTimes> heatTimes(const Settings& settings,
                                                 const HeatDetails& details);

enum class HeatPhase {
    Before,
    Grace,
    Underway,
    LastTurns, // no game turn may begin
    Over,
};
[[nodiscard]] HeatPhase heatPhase(const HeatTimes& times, const VenueTime& now);
/// The same, but a heat of which tables play before its time has begun.
[[nodiscard]] HeatPhase heatPhase(const HeatTimes& times, const Heat& heat, const VenueTime& now);
/// Nobody comes to it any more: play has ended by the schedule, or it is not held.
[[nodiscard]] bool isOverOrCancelled(const Settings& settings, const HeatDetails& details,
                                     const VenueTime& now);

/// Whose turns the GM asks for on a walk through the room: the tables that play, from half an hour
/// before no game turn may begin. Empty before that.
[[nodiscard]] std::vector<TableNumber> tablesToWalk(const Settings& settings, const Heat& heat,
                                                    const VenueTime& now);

/// Whether a table has not started yet and still can.
[[nodiscard]] bool isToStart(const Game& game);
/// Whether a table has started, and has neither ended nor a result, nor waits for its verdict.
[[nodiscard]] bool isPlaying(const Game& game);

/// How long before a start, in minutes, its clock shows.
inline constexpr qint64 clockShowsBefore = 12 * 60;

/// The heat that the clock is about: the one in which tables play, else the one that is on by its
/// times, else the next to come within twelve hours; absent where there is none. One whose tables
/// are all recorded is over.
[[nodiscard]] std::optional<HeatNumber> heatOfTheHour(const Event& event, const VenueTime& now);
/// The heat whose tables people look for: the last one that has tables to start or playing.
[[nodiscard]] const Heat* heatToBeSeated(const HeatsPlay& play);

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

/// From when to when a round is to be played.
struct RoundHours {
    VenueTime start;
    VenueTime end;
    friend bool operator==(const RoundHours&, const RoundHours&) = default;
};

/// As scheduled; absent where no start is known.
[[nodiscard]] std::optional<RoundHours> hoursOf(const Event& event, const Round& round);
/// If it began at this time.
[[nodiscard]] RoundHours hoursFrom(const Event& event, const Round& round, const VenueTime& start);

/// Whether a table is hardly started at this moment: more than an hour before the round's start, or
/// after the end of play. Somebody has the wrong round, or the clock is wrong.
[[nodiscard]] bool isUnlikelyStart(const RoundHours& hours, const VenueTime& now);

} // namespace mentat
