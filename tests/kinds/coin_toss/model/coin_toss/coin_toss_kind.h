#pragma once

#include "model/kinds/rules_kind.h"

namespace mentat {

inline RulesKind coinTossRulesKind() {
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
