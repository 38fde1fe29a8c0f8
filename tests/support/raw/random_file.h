#pragma once

#include "ordered_json.h"

#include <vector>

namespace mentat::test::raw {

// The documents of a file in the order in which they are imported: some years of one tournament,
// each an event that randomPlayedEvent() makes, with people in common whose names are spelled now
// so and now so; games with and without times; now and then an event of other rules, another of the
// same year, and summaries, some of years that have an event. At least one is a `wbc-dune` event.
// The same seed gives the same file everywhere.
std::vector<Json> randomFile(quint32 seed);

} // namespace mentat::test::raw
