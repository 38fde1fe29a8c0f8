#include "scoring/formats/wbc_dune/games/own_values.h"

namespace mentat {

namespace {

Amount amountOf(const std::optional<Count>& count) {
    return count ? Amount(count->value()) : std::nullopt;
}

} // namespace

EndValues ownValues(const Seat& seat) {
    return {amountOf(seat.strongholds), amountOf(seat.tokens), amountOf(seat.spice),
            amountOf(seat.cards)};
}

} // namespace mentat
