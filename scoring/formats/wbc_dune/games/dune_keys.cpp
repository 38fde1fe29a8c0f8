#include "scoring/formats/wbc_dune/games/dune_keys.h"

namespace mentat {

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
