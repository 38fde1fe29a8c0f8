#pragma once

#include "model/event.h"
#include "model/result.h"
#include "scoring/heats/seating/seating_cost.h"

namespace mentat {

/// The version of the mapping from seed to draw (R1.7): scoring/heats/seating/ and this file. Draws
/// of earlier versions are repeated as they were; those of later versions cannot be. 1: earlier
/// short games count linearly. 2: by their square.
inline constexpr int drawAlgorithm = 2;

[[nodiscard]] constexpr bool isKnownAlgorithm(int version) {
    return version >= 1 && version <= drawAlgorithm;
}

/// Parameters of a draw.
struct DrawRequest {
    HeatNumber heat;
    qint64 seed;
    std::vector<Count> sizes; // empty: by R1.1 and R1.2
    bool avoidRepeats = false;
    std::optional<Count> variantTables; // absent: as R1.5 proposes
    Count standby{0};                   // how many of the players who play only if needed
    DrawPart part = {};                 // what the kind draws in addition to seats
    bool redraw = false;                // even if there are tables
};

/// The drawn tables of a heat; nothing is stored.
struct HeatDraw {
    Draw record;             // enough to repeat the draw
    std::vector<Game> games; // seats with their players and the kind's part
    qint64 repeats = 0;      // sum of earlier meetings over the pairs together
    qint64 bound = 0;        // no seating at these tables has fewer
    qint64 shortBound = 0;   // the bound of cost.shortGames
    SeatingCost cost;        // all levels, if the draw avoids repeats or uses records
    /// In a draw by record, cost.record and its bound are in units of 1 / (unit * unit); absent: by
    /// chance.
    std::optional<qint64> recordUnit;
    qint64 recordBound = 0;
    std::vector<PlayerId> byes; // H1: in the last games, alone
    qint64 openWishes = 0;      // the fewest unmet wishes for the variant at these tables
};

/// R1, H1. A draw by record always avoids repeats. Failures: UnknownHeat, RoundHasTables,
/// RoundHasResult, NoEntrants, TooFewEntrants, DisqualifiedEntrant, SizeOutside, SizesDoNotAddUp,
/// VariantTablesTooMany, StandbyTooFew, KeptApartTogether.
[[nodiscard]] Result<HeatDraw> drawHeat(const Event& event, const DrawRequest& request);

/// Repeats a draw by its version of the algorithm, from what is stored of it and the current
/// earlier heats, regardless of later changes to its tables and players.
[[nodiscard]] Result<HeatDraw> drawAgain(const Event& event, HeatNumber heat, const Draw& record);

/// A seat whose player differs from the draw.
struct SeatDifference {
    TableNumber table;
    SeatNumber seat;
    std::optional<PlayerId> drawn;
    std::optional<PlayerId> seated;
    friend bool operator==(const SeatDifference&, const SeatDifference&) = default;
};

/// R1.7: whether a heat's tables match the stored draw.
struct DrawCheck {
    Count algorithm; // the version that made the draw
    /// The same seed, entrants, and earlier heats give the stored tables; absent if this program
    /// does not know the draw's version of the algorithm.
    std::optional<bool> isDrawnAgain;
    std::vector<SeatDifference> differences; // between the stored tables and the current ones
};

/// Failures: UnknownHeat, NoDraw.
[[nodiscard]] Result<DrawCheck> checkDraw(const Event& event, HeatNumber heat);

} // namespace mentat
