#include "scoring/statistics/figure_best.h"

#include <algorithm>
#include <numeric>

namespace mentat {

bool isOfSides(const Figure& figure) {
    return figure.shape != FigureShape::Lines && !figure.categories.empty()
           && std::ranges::all_of(figure.categories, [](const FigureLabel& label) {
                  return std::holds_alternative<Side>(label)
                         || std::holds_alternative<SideGroup>(label);
              });
}

std::optional<double> leadingValue(const Figure& figure, size_t category) {
    std::optional<double> leading;
    for (const FigureSeries& series : figure.series) {
        const auto& value = series.points[category].value;
        if (figure.shape != FigureShape::Stacked)
            return value;
        if (value)
            leading = leading.value_or(0) + *value;
    }
    return leading;
}

namespace {

/// Whether its categories are words: kinds, such as those of a victory.
bool isOfKinds(const Figure& figure) {
    return figure.shape != FigureShape::Lines && !figure.categories.empty()
           && std::ranges::all_of(figure.categories, [](const FigureLabel& label) {
                  return std::holds_alternative<FigureWord>(label);
              });
}

} // namespace

Figure inOrderOfValues(Figure figure) {
    if (!isOfSides(figure) && !isOfKinds(figure))
        return figure;
    std::vector<size_t> order(figure.categories.size());
    std::iota(order.begin(), order.end(), size_t(0));
    // An absent value is less than any number.
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](size_t category) { return leadingValue(figure, category); });
    const auto inOrder = [&](auto& all) {
        const auto before = all;
        for (size_t i = 0; i < order.size(); ++i)
            all[i] = before[order[i]];
    };
    inOrder(figure.categories);
    for (FigureSeries& series : figure.series)
        inOrder(series.points);
    return figure;
}

std::vector<size_t> bestCategories(const Figure& figure) {
    if (!isOfSides(figure))
        return {};
    std::vector<size_t> best;
    double greatest = 0;
    size_t known = 0;
    for (size_t category = 0; category < figure.categories.size(); ++category) {
        const auto value = leadingValue(figure, category);
        known += value ? 1U : 0U;
        if (!value || *value <= 0 || *value < greatest)
            continue;
        if (*value > greatest)
            best.clear();
        greatest = *value;
        best.push_back(category);
    }
    return best.size() < known ? best : std::vector<size_t>();
}

std::optional<FigureBest> bestOf(const Figure& figure) {
    const std::vector<size_t> categories = bestCategories(figure);
    if (categories.size() != 1)
        return std::nullopt;
    const size_t category = categories.front();
    FigureBest best{.category = category,
                    .value = leadingValue(figure, category).value_or(0),
                    .over = figure.series.front().points[category].over};
    for (size_t one = 0; one < figure.categories.size(); ++one)
        best.sum += leadingValue(figure, one).value_or(0);
    return best;
}

} // namespace mentat
