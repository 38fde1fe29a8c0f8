#pragma once

#include "model/event.h"
#include "model/heats/heats_play.h"
#include "model/next_year.h"

namespace mentat {

// What the row of a format in heats answers by the heats alone. Own: its play.

/// The games of the heats; the final is no one of them.
template <std::derived_from<HeatsPlay> Own>
[[nodiscard]] size_t heatGameCount(const Play& play) {
    size_t count = 0;
    for (const Heat& heat : std::get<Own>(play).heats)
        count += heat.games.size();
    return count;
}

/// Heats by number, name, place and length, the final by its length, all at the shifted times.
template <std::derived_from<HeatsPlay> Own>
[[nodiscard]] Play heatsNextYear(const Play& last, const YearShift& shift) {
    const auto& played = std::get<Own>(last);
    Own next;
    for (const Heat& heat : played.heats) {
        HeatDetails details = heat.details;
        details.start = shift(details.start);
        details.cancelled.reset();
        next.heats.push_back({heat.number, std::move(details), {}, {}, {}, {}});
    }
    next.stage().start = shift(played.stage().start);
    next.stage().minutes = played.stage().minutes;
    next.stage().deadline = shift(played.stage().deadline);
    return next;
}

} // namespace mentat
