#pragma once

#include "scoring/award.h"
#include "scoring/dune/games/end_values.h"
#include "scoring/dune/games/field.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/ranking/standings.h"

#include <functional>
#include <map>
#include <span>
#include <vector>

namespace mentat {

/// An unknown value that could change an order decided by values.
struct Doubt {
    EndValue value; // the first unknown value that could
    size_t rival;   // the player it could overtake: position in the order
};

/// Players separated only by their values, best first; an unknown value counts 0.
class Rivals {
public:
    explicit Rivals(std::span<const EndValues> ranked);

    /// Whether unknown values of one game could put the player at this position ahead of someone
    /// ranked above or equal. candidate: the values of that game; a sum is unknown if an addend is.
    /// isShared: another position has the same values and rises with them: a tied player stays
    /// tied, a player above can be caught.
    [[nodiscard]] std::optional<Doubt> doubtOf(size_t position, const EndValues& candidate,
                                               const std::function<bool(size_t)>& isShared) const;

private:
    using Prefix = std::vector<qint64>;

    [[nodiscard]] Prefix prefixOf(size_t position, size_t length) const;

    std::span<const EndValues> m_ranked;
    /// Positions by their first values (none to all four), in the order.
    std::map<Prefix, std::vector<size_t>> m_having;
};

/// R10.26: unknown values that could decide something. games: placedGames() of the field's event;
/// returns findings of the event.

/// Unknown turns, time, or predicted player of a finished game.
[[nodiscard]] Findings unknownFacts(const AddressedGame& placed);
/// Values of best games that could decide a tie that matters: among the qualifiers, at the cut, or
/// among the alternates (R4.5); for each seat the first that could.
[[nodiscard]] Findings unknownInStandings(const Field& field, const Standings& standings,
                                          const std::vector<AddressedGame>& games);
/// An unknown value, with the player it could overtake and the row it could reach. Rows: positions
/// in Standings::ranked.
struct TieDoubt {
    Finding warning;
    size_t row;   // the player who would rise
    size_t rival; // the first player they would pass
    size_t reach; // the first row that they, or players tied with them, would have
};
[[nodiscard]] std::vector<TieDoubt> doubtsInStandings(const Field& field,
                                                      const Standings& standings,
                                                      const std::vector<AddressedGame>& games);
/// R4.2: whether this completed game is, or could turn out to be, the player's best game, whatever
/// its unknown values are. Future games may still replace it.
[[nodiscard]] bool couldBeBestGame(const Field& field, size_t player, const Appearance& one);
/// PP that could win or share a Best Faction award: at most what the other players left of the
/// board's PP.
[[nodiscard]] Findings unknownInAwards(const Field& field, const std::vector<Award>& awards,
                                       const std::vector<AddressedGame>& games);
/// Values of the final that could decide a place.
[[nodiscard]] Findings unknownInFinal(const Event& event, const std::vector<Placement>& placements,
                                      const std::vector<AddressedGame>& games);

} // namespace mentat
