#pragma once

#include "scoring/end_values.h"

#include <functional>
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
    /// where one addend is. isShared: whether the values are also those of somebody at another
    /// position, who rises with them: an equal stays one, somebody above can be drawn level with.
    [[nodiscard]] std::optional<Doubt> doubtOf(size_t position, const EndValues& candidate,
                                               const std::function<bool(size_t)>& isShared) const;

private:
    using Prefix = std::vector<qint64>;

    [[nodiscard]] Prefix prefixOf(size_t position, size_t length) const;

    std::span<const EndValues> m_ranked;
    /// By their first values, none to all four: who has them, in the order.
    std::map<Prefix, std::vector<size_t>> m_having;
};

} // namespace mentat
