#pragma once

#include "model/event.h"

namespace mentat {

/// How many players a table of a session can be drawn for.
using StormTableSize = BoundedInt<struct StormTableSizeTag, 2, 6>;

/// As few tables as can be without one being larger, as even as can be, the larger first; no table
/// of one: then one table more than asked for is larger. Empty for fewer than two players.
[[nodiscard]] std::vector<size_t> stormTableSizes(size_t players, StormTableSize size);

/// The tables of a round as they were drawn.
struct StormRound {
    Count number;
    std::vector<std::vector<PlayerId>> tables;
    qint64 repeats = 0; // over the pairs together, how often they met before
    qint64 seed = 0;    // the same event, players, size and seed give the same round
    friend bool operator==(const StormRound&, const StormRound&) = default;
};

/// The number after the highest that a game has; 1 where none has one.
[[nodiscard]] Count nextStormRound(const Event& event);

/// Draws tables in which players meet again as little as can be found; those whom the event keeps
/// apart come before that. At least two players, each once. The event is one of this kind.
[[nodiscard]] StormRound drawStormRound(const Event& event, const std::vector<PlayerId>& players,
                                        StormTableSize size, qint64 seed);

} // namespace mentat
