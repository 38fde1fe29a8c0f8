#include "scoring/statistics/figure.h"

#include <algorithm>
#include <functional>

namespace mentat {

namespace {

/// What all series say of a category.
std::vector<std::optional<double>> valuesAt(const Figure& figure, size_t category) {
    std::vector<std::optional<double>> values;
    for (const FigureSeries& series : figure.series)
        values.push_back(series.points[category].value);
    return values;
}

/// Of the categories of which anything is known.
std::vector<std::vector<std::optional<double>>> knownValues(const Figure& figure) {
    std::vector<std::vector<std::optional<double>>> known;
    for (size_t category = 0; category < figure.categories.size(); ++category) {
        auto values = valuesAt(figure, category);
        if (std::ranges::any_of(values, [](const auto& value) { return value.has_value(); }))
            known.push_back(std::move(values));
    }
    return known;
}

} // namespace

bool hasValues(const Figure& figure) {
    return std::ranges::any_of(figure.series, [](const FigureSeries& series) {
        return std::ranges::any_of(
            series.points, [](const FigurePoint& point) { return point.value.has_value(); });
    });
}

bool isSameEverywhere(const Figure& figure) {
    const auto known = knownValues(figure);
    return std::ranges::adjacent_find(known, std::ranges::not_equal_to()) == known.end();
}

bool isWorthAChart(const Figure& figure) {
    if (knownValues(figure).size() < 2)
        return false;
    // Of a rate it matters how sure it is, too.
    return figure.shape == FigureShape::Dots || !isSameEverywhere(figure);
}

} // namespace mentat
