#include "model/heats/game.h"

namespace mentat {

Seat seatOf(SeatNumber number, PlayerId player) {
    return {number, std::move(player), false, false, {}, false, {}};
}

} // namespace mentat
