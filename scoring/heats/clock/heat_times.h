#pragma once

#include "model/event.h"

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

} // namespace mentat
