#pragma once

#include "model/event.h"
#include "model/values/numbers.h"

#include <array>
#include <cstddef>
#include <vector>

namespace mentat {

/// R10.23: per faction.
inline constexpr qint64 tokensOfAFaction = 20;

/// R10.21: limits on what a board can hold.
struct MapLimits {
    int cities = 2;           // Arrakeen and Carthag
    int otherStrongholds = 3; // with the Hidden Mobile Stronghold and Jacurutu if in play

    [[nodiscard]] int strongholds() const { return cities + otherStrongholds; }
    /// The PP that all players of a game together can earn in a turn, in half-points.
    [[nodiscard]] qint64 greatestHalvesPerTurn(const Settings& settings) const;
};

/// The Hidden Mobile Stronghold is in play with an Ixian seat; Jacurutu Sietch in an expansion game
/// of an event with Ecaz & Moritani.
[[nodiscard]] MapLimits mapLimits(const Game& game, const EventDetails& event);

/// The rows of the control grid on a game's sheet: the strongholds of R5.1 that can come into play,
/// then the Shield Wall.
[[nodiscard]] std::vector<Stronghold> strongholdsOnSheet(const Game& game,
                                                         const EventDetails& event);

/// A sector of the board; the storm moves counterclockwise, to higher ones, and from 18 to 1.
using Sector = BoundedInt<struct SectorTag, 1, 18>;

/// Sectors of the players' dots on the board.
inline constexpr std::array usualDots{Sector(2),  Sector(5),  Sector(8),
                                      Sector(11), Sector(14), Sector(17)};

/// The order of play, as positions in dots: first the player whose dot the storm reaches next, then
/// counterclockwise. A dot in the storm's own sector comes last, because the storm has already
/// reached it; the sources do not say so: it is a reading. Dots in one sector keep their order.
[[nodiscard]] std::vector<size_t> turnOrder(Sector storm, const std::vector<Sector>& dots);

/// Which passage of the Ecaz & Moritani booklet applies: they round in opposite directions.
enum class OccupyPassage {
    Rule,    // Faction rules, Ecaz, Occupy: support rounded up, survivors rounded down
    Example, // Questions and answers, Ecaz, the first: of 5 forces, 2 support and 3 stay
};

/// The forces of Ecaz that support an ally in a battle against another faction.
struct OccupySupport {
    int added;   // to the ally's dialed number, without spice
    int staying; // if their side wins
    int lost;    // if their side wins
    friend bool operator==(const OccupySupport&, const OccupySupport&) = default;
};

/// The ally dials and loses its own forces as R12 says for its dial; the support does not change
/// that.
[[nodiscard]] OccupySupport occupySupport(Count ecazForces, OccupyPassage passage);

} // namespace mentat
