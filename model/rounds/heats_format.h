#pragma once

#include "model/event.h"
#include "model/next_year.h"
#include "model/rounds/heats_play.h"

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

/// By number, name, place and length, at the shifted times.
[[nodiscard]] std::vector<Heat> heatsNextYear(const std::vector<Heat>& last,
                                              const YearShift& shift);
/// By its length, at the shifted times.
void planNextYear(Stage& next, const Stage& last, const YearShift& shift);

} // namespace mentat
