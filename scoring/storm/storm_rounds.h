#pragma once

#include "model/event.h"

namespace mentat {

/// The table sizes that a session can be drawn for.
using StormTableSize = BoundedInt<struct StormTableSizeTag, 2, 6>;

/// As few tables as possible within the size, as even as possible, the larger first; never a table
/// of one: then one table exceeds the size. Empty for fewer than two players.
[[nodiscard]] std::vector<size_t> stormTableSizes(size_t players, StormTableSize size);

/// The drawn tables of a round.
struct StormRound {
    Count number;
    std::vector<std::vector<PlayerId>> tables;
    qint64 repeats = 0; // sum of earlier meetings over the pairs together
    qint64 seed = 0;    // the same event, players, size, and seed give the same round
    friend bool operator==(const StormRound&, const StormRound&) = default;
};

/// The number after the highest number of a game; 1 without one.
[[nodiscard]] Count nextStormRound(const Event& event);

/// Draws tables with as few repeat meetings as the search finds; keeping players apart comes first.
/// At least two players, each once. The event is of this kind.
[[nodiscard]] StormRound drawStormRound(const Event& event, const std::vector<PlayerId>& players,
                                        StormTableSize size, qint64 seed);

} // namespace mentat
