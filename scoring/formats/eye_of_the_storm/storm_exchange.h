#pragma once

#include "scoring/formats/eye_of_the_storm/storm_house.h"

namespace mentat {

/// What a player does with spice at the CHOAM Exchange, only one of the two in a turn.
enum class ExchangeSide { Buy, Sell };

/// One spice bought or sold; the rate is reset after each (rulebook, CHOAM Exchange).
struct ExchangeStep {
    ExchangeRate rate;      // solaris for this one
    qint64 solaris;         // paid or gained for this one and those before
    qint64 hoard;           // left in the Guild hoard
    ExchangeRate rateAfter; // for whoever comes next
    friend bool operator==(const ExchangeStep&, const ExchangeStep&) = default;
};

inline constexpr int mostExchanged = 3; // in a player's turn

/// One to three spice, from so much in the Guild hoard (0 or above); fewer where the hoard holds
/// fewer to buy.
[[nodiscard]] std::vector<ExchangeStep> exchangeSteps(qint64 hoard, ExchangeSide side);

} // namespace mentat
