#include "scoring/formats/wbc_dune/draw/occupy.h"

namespace mentat {

OccupySupport occupySupport(Count ecazForces, OccupyReading reading) {
    const int forces = ecazForces.value();
    const int below = forces / 2;
    const int above = forces - below;
    if (reading == OccupyReading::Rule)
        return {.added = above, .staying = below, .lost = forces - below};
    return {.added = below, .staying = above, .lost = forces - above};
}

} // namespace mentat
