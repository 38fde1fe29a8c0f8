#pragma once

#include "model/enum_ids.h"
#include "model/faction.h"
#include "scoring/seating/draw_source.h"

#include <array>
#include <vector>

namespace mentat {

/// R9: whether a faction can be played: one of the base game, or with the expansion one of the
/// event's other sets.
[[nodiscard]] bool isInPlay(Faction faction, const std::vector<GameSet>& sets, bool expansion);

/// R1.4: the factions that a table draws from: of the base game, with the expansion also those of
/// the event's other sets; three players at a base table play the only published recommendation.
[[nodiscard]] std::vector<Faction> factionPool(const std::vector<GameSet>& sets, bool expansion,
                                               size_t players);

/// R9: the themed match-ups of Ecaz & Moritani, as pools of six.
enum class MatchUp {
    ClosedEconomy,
    WarOfAssassins,
    Technocrats,
    DesertPower,
    LongLiveTheFighters,
    SchemesWithinSchemes,
    AmtalRule,
    Landsraad,
};

constexpr std::array<EnumId<MatchUp>, 8> idTable(MatchUp) {
    using enum MatchUp;
    return {{{ClosedEconomy, QLatin1StringView("closed-economy")},
             {WarOfAssassins, QLatin1StringView("war-of-assassins")},
             {Technocrats, QLatin1StringView("technocrats")},
             {DesertPower, QLatin1StringView("desert-power")},
             {LongLiveTheFighters, QLatin1StringView("long-live-the-fighters")},
             {SchemesWithinSchemes, QLatin1StringView("schemes-within-schemes")},
             {AmtalRule, QLatin1StringView("amtal-rule")},
             {Landsraad, QLatin1StringView("landsraad")}}};
}

[[nodiscard]] std::vector<Faction> poolOf(MatchUp matchUp);

/// The Intrigue match-up: each player is dealt two, and secretly keeps one. At most half as many
/// players as factions.
[[nodiscard]] std::vector<std::array<Faction, 2>> intrigueDeal(std::vector<Faction> factions,
                                                               size_t players, DrawSource& source);

} // namespace mentat
