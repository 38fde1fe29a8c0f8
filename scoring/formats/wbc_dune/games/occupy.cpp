#include "scoring/formats/wbc_dune/games/occupy.h"

namespace mentat {

OccupySupport occupySupport(Count ecazForces, OccupyPassage passage) {
    const int forces = ecazForces.value();
    const int below = forces / 2;
    const int above = forces - below;
    if (passage == OccupyPassage::Rule)
        return {.added = above, .staying = below, .lost = forces - below};
    return {.added = below, .staying = above, .lost = forces - above};
}

} // namespace mentat
