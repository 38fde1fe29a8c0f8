#include "scoring/formats/wbc_dune/games/best_game.h"

#include "scoring/formats/wbc_dune/games/own_values.h"

namespace mentat {

EndValues valuesOf(const Appearance& one, TieBreakValues reading) {
    EndValues values = one.values;
    if (reading == TieBreakValues::Individual || !one.allied)
        return values;
    for (const Seat& other : one.game->seats) {
        if (areAllied(*one.seat, other))
            values += ownValues(other);
    }
    return values;
}

BestAppearance bestGame(std::span<const Appearance> games, TieBreakValues reading) {
    BestAppearance best;
    for (const Appearance& one : games) {
        if (best.appearance && one.qp < best.appearance->qp)
            continue;
        const EndValues values = valuesOf(one, reading);
        if (!best.appearance || one.qp > best.appearance->qp
            || compareCounted(values, best.values) > 0)
            best = {&one, values};
    }
    return best;
}

} // namespace mentat
