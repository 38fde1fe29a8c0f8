#pragma once

#include "model/values/numbers.h"

#include <array>
#include <cstddef>
#include <vector>

namespace mentat {

/// A sector of the board; the storm moves counter-clockwise, to higher ones, and from 18 to 1.
using Sector = BoundedInt<struct SectorTag, 1, 18>;

/// Where the players' dots are on the board.
inline constexpr std::array usualDots{Sector(2),  Sector(5),  Sector(8),
                                      Sector(11), Sector(14), Sector(17)};

/// The order of play, as positions in dots: first is the player whose dot the storm comes to next,
/// the others follow counter-clockwise. A dot in the storm's own sector comes last: the storm has
/// reached it. The sources are silent about that; it is a reading. Dots of one sector stay in their
/// order.
[[nodiscard]] std::vector<size_t> turnOrder(Sector storm, const std::vector<Sector>& dots);

} // namespace mentat
