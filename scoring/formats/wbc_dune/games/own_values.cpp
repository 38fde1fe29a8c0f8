#include "scoring/formats/wbc_dune/games/own_values.h"

namespace mentat {

namespace {

Amount amountOf(const std::optional<Count>& count) {
    return count ? Amount(count->value()) : std::nullopt;
}

} // namespace

EndValues ownValues(const Seat& seat) {
    return {amountOf(dune(seat).strongholds), amountOf(dune(seat).tokens),
            amountOf(dune(seat).spice), amountOf(dune(seat).cards)};
}

} // namespace mentat
