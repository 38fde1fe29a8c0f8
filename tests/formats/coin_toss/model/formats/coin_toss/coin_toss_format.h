#pragma once

#include "model/formats/format.h"

namespace mentat {

inline Format formatOf(std::type_identity<CoinTossPlay>) {
    return {
        QLatin1StringView("coin-toss"), [] { return Play(CoinTossPlay{}); },
        [](const Event& event, const KnownPlayers& players, const EditList*, Findings& findings) {
            const auto& tosses = std::get<CoinTossPlay>(event.play).tosses;
            for (size_t i = 0; i < tosses.size(); ++i)
                players.checkOne(tosses[i].player, Pointer().key("tosses").index(i).key("player"),
                                 findings);
        },
        [](const Play&) { return size_t(0); },
        [](const Play&, const YearShift&) { return Play(CoinTossPlay{}); }};
}

} // namespace mentat
