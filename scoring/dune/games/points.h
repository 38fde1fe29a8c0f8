#pragma once

#include "model/dune/game.h"
#include "model/values/numbers.h"

namespace mentat {

/// The column of R2's table that a game is scored by.
enum class QpColumn { FiveOrSix, ThreeOrFour };
/// R2.1: by how many started it.
[[nodiscard]] QpColumn columnOf(size_t starters);
[[nodiscard]] QualificationPoints pointsIn(const WinEntry& entry, QpColumn column);

/// The row of R2's table that a game is scored by; absent where it is unfinished. A default is an
/// alliance's where it has more than one winner (R2.5).
[[nodiscard]] std::optional<WinRow> qpRowOf(const Game& game);

/// R2: what each winner gets; 0 for an unfinished game.
[[nodiscard]] QualificationPoints winnersPoints(const Game& game, const WinPoints& table);

/// R2, R2.6: the QP of a seat of a finished game, the GM's word before all else. winnersPoints is
/// that game's.
[[nodiscard]] QualificationPoints pointsOf(const Seat& seat, QualificationPoints winnersPoints);

/// R5.1: a seat's PP, as given or from its control grid; absent where unknown.
[[nodiscard]] std::optional<PerformancePoints> performanceOf(const Seat& seat,
                                                             const Settings& settings);

/// R5.2: PP ÷ game turns played × players who started ÷ 6. turns above 0.
[[nodiscard]] Fraction normalized(PerformancePoints points, Turns turns, int starters);

} // namespace mentat
