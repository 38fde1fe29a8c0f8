#pragma once

#include "scoring/end_values.h"

#include <map>
#include <span>
#include <vector>

namespace mentat {

/// Where an unknown value could change an order that values decide.
struct Doubt {
    EndValue value; // the first unknown one that could
    size_t rival;   // whom it could overtake: position in the order
};

/// Players whom only their values separate, best first, unknown ones counted as 0.
class Rivals {
public:
    explicit Rivals(std::span<const EndValues> ranked);

    /// Whether the unknown values of a game of the player at a position could put the player before
    /// somebody who now stands above or equal. candidate: the values of that game, its sums unknown
    /// where one addend is.
    [[nodiscard]] std::optional<Doubt> doubtOf(size_t position, const EndValues& candidate) const;

private:
    using Prefix = std::vector<qint64>;

    std::span<const EndValues> m_ranked;
    /// By the values before each one: the first in the order who has them.
    std::map<Prefix, size_t> m_first;
};

} // namespace mentat
