#pragma once

#include "model/rounds/round.h"

namespace mentat {

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
