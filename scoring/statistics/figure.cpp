#include "scoring/statistics/figure.h"

#include <algorithm>

namespace mentat {

bool hasValues(const Figure& figure) {
    return std::ranges::any_of(figure.series, [](const FigureSeries& series) {
        return std::ranges::any_of(
            series.points, [](const FigurePoint& point) { return point.value.has_value(); });
    });
}

} // namespace mentat
