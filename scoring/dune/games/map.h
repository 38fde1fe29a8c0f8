#pragma once

#include "model/event.h"
#include "model/values/numbers.h"

#include <array>
#include <cstddef>
#include <vector>

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

/// A sector of the board; the storm moves counter-clockwise, to higher ones, and from 18 to 1.
using Sector = BoundedInt<struct SectorTag, 1, 18>;

/// Where the players' dots are on the board.
inline constexpr std::array usualDots{Sector(2),  Sector(5),  Sector(8),
                                      Sector(11), Sector(14), Sector(17)};

/// The order of play, as positions in dots: first is the player whose dot the storm comes to next,
/// the others follow counter-clockwise. A dot in the storm's own sector comes last: the storm has
/// reached it. The sources are silent about that; it is a reading. Dots of one sector stay in their
/// order.
[[nodiscard]] std::vector<size_t> turnOrder(Sector storm, const std::vector<Sector>& dots);

/// Which passage of the Ecaz & Moritani booklet is followed: they round in opposite ways.
enum class OccupyPassage {
    Rule,    // Faction rules, Ecaz, Occupy: support rounded up, survivors rounded down
    Example, // Questions and answers, Ecaz, the first: of 5 forces 2 support and 3 stay
};

/// The forces of Ecaz beside its ally, in a battle of both with another faction.
struct OccupySupport {
    int added;   // to the number that the ally dialed, without spice
    int staying; // if their side wins
    int lost;    // if their side wins
    friend bool operator==(const OccupySupport&, const OccupySupport&) = default;
};

/// The ally's forces are the ones dialed, and lost as R12 says by what was dialed of them; the
/// support changes nothing there.
[[nodiscard]] OccupySupport occupySupport(Count ecazForces, OccupyPassage passage);

} // namespace mentat
