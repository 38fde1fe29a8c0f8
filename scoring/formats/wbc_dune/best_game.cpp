#include "scoring/formats/wbc_dune/best_game.h"

namespace mentat {

namespace {

Amount amount(const std::optional<Count>& count) {
    return count ? Amount(count->value()) : std::nullopt;
}

} // namespace

EndValues ownValues(const Seat& seat) {
    return {amount(seat.strongholds), amount(seat.tokens), amount(seat.spice), amount(seat.cards)};
}

EndValues valuesOf(const Game& game, const Seat& seat, TieBreakValues reading) {
    EndValues values = ownValues(seat);
    if (reading == TieBreakValues::Individual)
        return values;
    for (const Seat& other : game.seats) {
        if (areAllied(seat, other))
            values += ownValues(other);
    }
    return values;
}

BestAppearance bestGame(std::span<const Appearance> games, TieBreakValues reading) {
    BestAppearance best;
    for (const Appearance& one : games) {
        if (best.appearance && one.qp < best.appearance->qp)
            continue;
        const EndValues values = valuesOf(*one.game, *one.seat, reading);
        if (!best.appearance || one.qp > best.appearance->qp
            || compareCounted(values, best.values) > 0)
            best = {&one, values};
    }
    return best;
}

} // namespace mentat
