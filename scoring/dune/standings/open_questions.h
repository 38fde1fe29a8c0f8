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

/// Where an unknown value could change an order that values decide.
struct Doubt {
    EndValue value; // the first unknown one that could
    size_t rival;   // whom it could overtake: position in the order
};

/// Players whom only their values separate, best first, unknown ones counted as 0.
class Rivals {
public:
    explicit Rivals(std::span<const EndValues> ranked);

    /// Whether the unknown values of a game of the player at a position could put the player before
    /// somebody who now stands above or equal. candidate: the values of that game, its sums unknown
    /// where one addend is. isShared: whether the values are also those of somebody at another
    /// position, who rises with them: an equal stays one, somebody above can be drawn level with.
    [[nodiscard]] std::optional<Doubt> doubtOf(size_t position, const EndValues& candidate,
                                               const std::function<bool(size_t)>& isShared) const;

private:
    using Prefix = std::vector<qint64>;

    [[nodiscard]] Prefix prefixOf(size_t position, size_t length) const;

    std::span<const EndValues> m_ranked;
    /// By their first values, none to all four: who has them, in the order.
    std::map<Prefix, std::vector<size_t>> m_having;
};

/// R10.26: what is unknown and could decide something. games: placedGames() of the field's event;
/// the answers are the event's.

/// Unknown turns, time or predicted player of a finished game.
[[nodiscard]] Findings unknownFacts(const AddressedGame& placed);
/// Values of best games that could decide a tie that matters, among the qualifiers or at the cut or
/// among the alternates (R4.5): of each seat the first that could.
[[nodiscard]] Findings unknownInStandings(const Field& field, const Standings& standings,
                                          const std::vector<AddressedGame>& games);
/// One of these values, with whom it could carry where. Rows: positions in Standings::ranked.
struct TieDoubt {
    Finding warning;
    size_t row;   // of the player who would rise
    size_t rival; // of the first whom they would leave behind
    size_t reach; // the first row that they, or those equal to them, would have
};
[[nodiscard]] std::vector<TieDoubt> doubtsInStandings(const Field& field,
                                                      const Standings& standings,
                                                      const std::vector<AddressedGame>& games);
/// R4.2: whether a completed game of the player can be the best one, whatever its unknown values
/// are, or is. Further games may still take its place.
[[nodiscard]] bool couldBeBestGame(const Field& field, size_t player, const Appearance& one);
/// PP that could win or share a Best Faction award: at most what the others left of the board's.
[[nodiscard]] Findings unknownInAwards(const Field& field, const std::vector<Award>& awards,
                                       const std::vector<AddressedGame>& games);
/// Values of the final that could decide a place.
[[nodiscard]] Findings unknownInFinal(const Event& event, const std::vector<Placement>& placements,
                                      const std::vector<AddressedGame>& games);

} // namespace mentat
