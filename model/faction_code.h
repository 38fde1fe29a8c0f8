#pragma once

#include "model/faction.h"

#include <QLatin1StringView>

#include <array>

namespace mentat {

/// Two letters that stand for a faction where its name has no room, beside whatever else does: on
/// its chip and on a seat card.
[[nodiscard]] inline QLatin1StringView factionCode(Faction faction) {
    using namespace Qt::StringLiterals;
    static constexpr std::array codes{"AT"_L1, "BG"_L1, "EM"_L1, "FR"_L1, "GU"_L1, "HA"_L1,
                                      "IX"_L1, "TL"_L1, "CH"_L1, "RI"_L1, "EC"_L1, "MO"_L1};
    return codes.at(static_cast<size_t>(faction));
}

} // namespace mentat
