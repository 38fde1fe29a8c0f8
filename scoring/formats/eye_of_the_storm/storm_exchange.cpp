#include "scoring/formats/eye_of_the_storm/storm_exchange.h"

namespace mentat {

std::vector<ExchangeStep> exchangeSteps(qint64 hoard, ExchangeSide side) {
    std::vector<ExchangeStep> steps;
    qint64 solaris = 0;
    for (int i = 0; i < mostExchanged; ++i) {
        if (side == ExchangeSide::Buy && hoard == 0)
            break;
        const ExchangeRate rate = exchangeRate(hoard);
        solaris += rate.value();
        hoard += side == ExchangeSide::Buy ? -1 : 1;
        steps.push_back({rate, solaris, hoard, exchangeRate(hoard)});
    }
    return steps;
}

} // namespace mentat
