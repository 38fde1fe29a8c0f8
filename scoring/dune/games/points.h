#pragma once

#include "model/dune/game.h"
#include "model/values/numbers.h"

namespace mentat {

/// The column of R2's table for a game.
enum class QpColumn { FiveOrSix, ThreeOrFour };
/// R2.1: by the number of starters.
[[nodiscard]] QpColumn columnOf(size_t starters);
[[nodiscard]] QualificationPoints pointsIn(const WinEntry& entry, QpColumn column);

/// The row of R2's table for a game; absent while unfinished. A default counts as an alliance's if
/// it has more than one winner (R2.5).
[[nodiscard]] std::optional<WinRow> qpRowOf(const Game& game);

/// R2: the QP of each winner; 0 for an unfinished game.
[[nodiscard]] QualificationPoints winnersPoints(const Game& game, const WinPoints& table);

/// R2, R2.6: the QP of a seat of a finished game; the GM's decision comes first. winnersPoints:
/// those of the same game.
[[nodiscard]] QualificationPoints pointsOf(const Seat& seat, QualificationPoints winnersPoints);

/// R5.1: a seat's PP, as entered or from its control grid; absent if unknown.
[[nodiscard]] std::optional<PerformancePoints> performanceOf(const Seat& seat,
                                                             const Settings& settings);

/// R5.2: PP ÷ game turns played × players who started ÷ 6. turns: above 0.
[[nodiscard]] Fraction normalized(PerformancePoints points, Turns turns, int starters);

} // namespace mentat
