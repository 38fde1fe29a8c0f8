#pragma once

#include "model/event.h"
#include "model/result.h"
#include "scoring/heats/seating/seating_cost.h"

namespace mentat {

/// The version of how a seed becomes a draw (R1.7): of scoring/heats/seating/ and of what stands
/// here. Draws of earlier ones are drawn again as they were, those of later ones cannot be.
/// 1: earlier short games count as they are. 2: by their square.
inline constexpr int drawAlgorithm = 2;

[[nodiscard]] constexpr bool isKnownAlgorithm(int version) {
    return version >= 1 && version <= drawAlgorithm;
}

/// What is asked of a draw.
struct DrawRequest {
    HeatNumber heat;
    qint64 seed;
    std::vector<Count> sizes; // empty: those of R1.1 and R1.2
    bool avoidRepeats = false;
    std::optional<Count> variantTables; // absent: as R1.5 proposes
    Count standby{0};                   // how many of those who play only if needed
    DrawPart part = {};                 // what the kind draws beside seats
    bool redraw = false;                // although there are tables
};

/// A heat's tables as they were drawn; nothing is stored.
struct HeatDraw {
    Draw record;             // enough to draw the same again
    std::vector<Game> games; // seats with their players and what the kind draws
    qint64 repeats = 0;      // over the pairs together, the sum of their earlier meetings
    qint64 bound = 0;        // no seating at these tables has fewer
    qint64 shortBound = 0;   // the same of cost.shortGames
    SeatingCost cost;        // of a draw that avoids or goes by record; all levels
    /// Of a draw by record: cost.record and its bound are in parts of 1 / (unit * unit); absent: it
    /// goes by chance.
    std::optional<qint64> recordUnit;
    qint64 recordBound = 0;
    std::vector<PlayerId> byes; // H1: at the last games, each alone
    qint64 openWishes = 0; // no draw of these tables has fewer who asked for the variant without
};

/// R1, H1. A draw by record avoids repeats, asked or not. Refused, with the reason: UnknownHeat,
/// RoundHasTables, RoundHasResult, NoEntrants, TooFewEntrants, DisqualifiedEntrant, SizeOutside,
/// SizesDoNotAddUp, VariantTablesTooMany, StandbyTooFew, KeptApartTogether.
[[nodiscard]] Result<HeatDraw> drawHeat(const Event& event, const DrawRequest& request);

/// The same draw once more, by its version of the algorithm, from what is stored of it and the
/// heats before as they now are, whatever has become of its tables and players.
[[nodiscard]] Result<HeatDraw> drawAgain(const Event& event, HeatNumber heat, const Draw& record);

/// A seat where somebody else sits than was drawn.
struct SeatDifference {
    TableNumber table;
    SeatNumber seat;
    std::optional<PlayerId> drawn;
    std::optional<PlayerId> seated;
    friend bool operator==(const SeatDifference&, const SeatDifference&) = default;
};

/// R1.7: whether a heat's tables are the draw that is stored with them.
struct DrawCheck {
    Count algorithm; // the version that drew
    /// The same seed, entrants and heats before, give the tables stored; absent where a version of
    /// the algorithm drew that this program does not know.
    std::optional<bool> isDrawnAgain;
    std::vector<SeatDifference> differences; // between the tables stored and those that are
};

/// Failures: UnknownHeat, NoDraw.
[[nodiscard]] Result<DrawCheck> checkDraw(const Event& event, HeatNumber heat);

} // namespace mentat
