#pragma once

#include "scoring/ranking/standings.h"

namespace mentat {

/// R4.5: what a tie that no roll has decided is about.
enum class TieMatter { Cut, Order, Alternates };

constexpr std::array<EnumId<TieMatter>, 3> idTable(TieMatter) {
    return {{{TieMatter::Cut, QLatin1StringView("cut")},
             {TieMatter::Order, QLatin1StringView("order")},
             {TieMatter::Alternates, QLatin1StringView("alternates")}}};
}

/// places: how many go on.
[[nodiscard]] TieMatter matterOf(TiedRows rows, size_t places);

struct OpenTie {
    std::vector<PlayerId> players; // in the order of the standings
    TieMatter matters;
    friend bool operator==(const OpenTie&, const OpenTie&) = default;
};

/// R4.6, R7.1: who plays the final.
struct Advancement {
    std::vector<PlayerId> qualifiers; // whether they can play or not
    std::vector<PlayerId> alternates; // all other ranked players
    std::vector<PlayerId> lineUp;     // provisional until the GM closes it
    std::vector<OpenTie> ties;
    friend bool operator==(const Advancement&, const Advancement&) = default;
};

/// unavailable: who said that they can't play; absences do not change what a tie is about.
[[nodiscard]] Advancement advancement(const Standings& standings, Positive finalists,
                                      const std::vector<PlayerId>& unavailable);

} // namespace mentat
