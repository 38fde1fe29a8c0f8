#pragma once

#include "scoring/statistics/figure.h"

namespace mentat {

/// Whether its categories are sides, or groups of them: their order says nothing, so that of their
/// values does. Lines go from one to the next and have no other order.
[[nodiscard]] bool isOfSides(const Figure& figure);

/// What a category is ordered by: of parts of a whole their sum, else the first series. Absent:
/// nothing is known of it.
[[nodiscard]] std::optional<double> leadingValue(const Figure& figure, size_t category);

/// A figure of sides with the greatest value first, what is not known last, equals as they were;
/// any other as it is.
[[nodiscard]] Figure inOrderOfValues(Figure figure);

/// The one category that stands out.
struct FigureBest {
    size_t category = 0;
    double value = 0;
    double sum = 0; // of the leading values of all
    friend bool operator==(const FigureBest&, const FigureBest&) = default;
};
/// Of a figure of sides: the one with the greatest value above 0. Absent where several share it, or
/// the values of fewer than two are known.
[[nodiscard]] std::optional<FigureBest> bestOf(const Figure& figure);

} // namespace mentat
