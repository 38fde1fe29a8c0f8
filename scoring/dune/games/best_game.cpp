#include "scoring/dune/games/best_game.h"

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

void addValues(std::vector<OrderValue>& values, const EndValues& added) {
    for (const EndValue value : allEndValues) {
        const Amount amount = added.at(value);
        values.push_back(amount ? OrderValue(Exact(*amount)) : OrderValue());
    }
}

void addValueKeys(RankingOrder& order) {
    order.insert(order.end(), allEndValues.size(), {moreIsBetterThanNone});
}

EndValues endValuesIn(const std::vector<OrderValue>& values, size_t first) {
    return {amountIn(values[first]), amountIn(values[first + 1]), amountIn(values[first + 2]),
            amountIn(values[first + 3])};
}

Amount amountIn(const OrderValue& value) {
    const auto* number = std::get_if<Exact>(&value);
    return number ? number->times(1) : std::nullopt;
}

} // namespace mentat
