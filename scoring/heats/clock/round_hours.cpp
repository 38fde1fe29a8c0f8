#include "scoring/heats/clock/round_hours.h"

#include "scoring/heats/clock/final_times.h"

namespace mentat {

namespace {

Minutes lengthOf(const Event& event, const Round& round) {
    if (const Heat* heat = round.heat())
        return heat->details.minutes;
    const Stage& details = round.stage()->details;
    return hasOnlyFinal(event) ? finalMinutes(details) : stageMinutes(details);
}

} // namespace

std::optional<RoundHours> hoursOf(const Event& event, const Round& round) {
    const auto& start = round.start();
    return start ? std::optional(hoursFrom(event, round, *start)) : std::nullopt;
}

RoundHours hoursFrom(const Event& event, const Round& round, const VenueTime& start) {
    return {start, start.plusMinutes(lengthOf(event, round).value())};
}

bool isUnlikelyStart(const RoundHours& hours, const VenueTime& now) {
    constexpr qint64 early = 60;
    return now.minutesTo(hours.start) > early || hours.end.minutesTo(now) > 0;
}

} // namespace mentat
