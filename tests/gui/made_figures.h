#pragma once

#include "reports/wording/figure_words.h"

namespace mentat::test {

/// Figures that nobody computed, in words, for whatever draws: as many games as are asked for, of
/// which only the size of the numbers can be seen.

[[nodiscard]] FigureDrawing noGameYet();
/// Columns, a series, the twelve factions.
[[nodiscard]] FigureDrawing winsByFaction(int games);
/// Stacked, without defaults and by default, the six factions of the base game.
[[nodiscard]] FigureDrawing winsWithDefaults(int games);
/// Dots with their intervals, in percent; a faction was in no game.
[[nodiscard]] FigureDrawing winRates(int games);
/// Columns, two series, with decimals, by the size of the table; one value is unknown.
[[nodiscard]] FigureDrawing minutesATurn(int games);
/// Lines over the years, two series; 2020 and 2021 are unknown.
[[nodiscard]] FigureDrawing overTheYears(int years);
/// Columns of so many players, with the cut.
[[nodiscard]] FigureDrawing pointsOfPlayers(int players);
/// Lines over names, one of them long.
[[nodiscard]] FigureDrawing linesOverNames(int names);
/// Stacked, eight series in three heats.
[[nodiscard]] FigureDrawing victoriesByHeat(int games);

/// One of each shape and more, of so many games.
[[nodiscard]] std::vector<FigureDrawing> madeFigures(int games);

} // namespace mentat::test
