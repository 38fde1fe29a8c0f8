#pragma once

#include "ordered_json.h"

#include <vector>

namespace mentat::test::raw {

// The documents of a file in the order of import: some years of one tournament, each an event by
// randomPlayedEvent(), with recurring people whose names are spelled in various ways; games with
// and without times; sometimes an event by other rules, another of the same year, and summaries,
// some for years that have an event. At least one is a `wbc-dune` event. The same seed gives the
// same file everywhere.
std::vector<Json> randomFile(quint32 seed);

} // namespace mentat::test::raw
