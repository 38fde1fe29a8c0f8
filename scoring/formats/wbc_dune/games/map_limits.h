#pragma once

#include "model/event.h"

namespace mentat {

/// R10.23: of one faction.
inline constexpr qint64 tokensOfAFaction = 20;

/// R10.21: what can be held in a game.
struct MapLimits {
    int cities = 2;           // Arrakeen and Carthag
    int otherStrongholds = 3; // with the Hidden Mobile Stronghold and Jacurutu where in play

    [[nodiscard]] int strongholds() const { return cities + otherStrongholds; }
    /// The PP that all players of a game together can make in a turn, in half-points.
    [[nodiscard]] qint64 greatestHalvesPerTurn(const Settings& settings) const;
};

/// The Hidden Mobile Stronghold is in play with an Ixian seat, Jacurutu Sietch in an expansion game
/// of an event with Ecaz & Moritani.
[[nodiscard]] MapLimits mapLimits(const Game& game, const EventDetails& event);

/// The rows of the control grid on the sheet of a game: the strongholds of R5.1 that can come into
/// play, and the Shield Wall last.
[[nodiscard]] std::vector<Stronghold> strongholdsOnSheet(const Game& game,
                                                         const EventDetails& event);

} // namespace mentat
