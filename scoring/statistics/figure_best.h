#pragma once

#include "scoring/statistics/figure.h"

namespace mentat {

/// Whether its categories are sides or groups of them: their order means nothing, so sort by value.
/// Lines connect categories in their only order.
[[nodiscard]] bool isOfSides(const Figure& figure);

/// The sort value of a category: for parts of a whole their sum, otherwise the first series.
/// Absent: unknown.
[[nodiscard]] std::optional<double> leadingValue(const Figure& figure, size_t category);

/// Sorts a figure of sides or of kinds (each category a word) by value, greatest first, unknown
/// last, stable; leaves any other figure unchanged: heats, table sizes, and years have an order.
[[nodiscard]] Figure inOrderOfValues(Figure figure);

/// For a figure of sides: all that share the greatest value above 0, in order. Empty if every known
/// value is the same.
[[nodiscard]] std::vector<size_t> bestCategories(const Figure& figure);

/// The category that stands out.
struct FigureBest {
    size_t category = 0;
    double value = 0;
    double sum = 0; // of all leading values
    int over = 0;   // number of games in it
    friend bool operator==(const FigureBest&, const FigureBest&) = default;
};
/// The only one of the best categories; absent if several share it.
[[nodiscard]] std::optional<FigureBest> bestOf(const Figure& figure);

} // namespace mentat
