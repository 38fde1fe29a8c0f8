#pragma once

#include "model/event.h"

namespace mentat {

/// Who is at the desk for a heat, and what they brought.
struct HeatAttendance {
    int in = 0;
    int onlyIfNeeded = 0;
    int copies = 0; // of the game, with those who are in; as many tables can be set up
    int tables = 0; // at least, for those who are in (R1.1)
    int expansionCopies = 0;
    friend bool operator==(const HeatAttendance&, const HeatAttendance&) = default;
};

[[nodiscard]] HeatAttendance attendanceOf(const Event& event, const Heat& heat);

} // namespace mentat
