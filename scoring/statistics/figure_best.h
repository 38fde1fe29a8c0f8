#pragma once

#include "scoring/statistics/figure.h"

namespace mentat {

/// Whether its categories are sides or groups of them: their order means nothing, so sort by value.
/// Lines connect categories in their only order.
[[nodiscard]] bool isOfSides(const Figure& figure);

/// The sort value of a category: for parts of a whole their sum, otherwise the first series.
/// Absent: unknown.
[[nodiscard]] std::optional<double> leadingValue(const Figure& figure, size_t category);

/// Sorts a figure of sides by value, greatest first, unknown last, stable; leaves any other figure
/// unchanged.
[[nodiscard]] Figure inOrderOfValues(Figure figure);

/// The category that stands out.
struct FigureBest {
    size_t category = 0;
    double value = 0;
    double sum = 0; // of all leading values
    friend bool operator==(const FigureBest&, const FigureBest&) = default;
};
/// For a figure of sides: the one with the greatest value above 0. Absent if several share it, or
/// fewer than two values are known.
[[nodiscard]] std::optional<FigureBest> bestOf(const Figure& figure);

} // namespace mentat
