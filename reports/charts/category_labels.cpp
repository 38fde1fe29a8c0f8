#include "reports/charts/category_labels.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr int mostLines = 3;

/// Whoever knows one of them knows its neighbours.
struct IsCounted {
    bool operator()(const HeatNumber&) const { return true; }
    bool operator()(const TableSize&) const { return true; }
    bool operator()(const Year&) const { return true; }
    bool operator()(const FigureRank&) const { return true; }
    bool operator()(const QualificationPoints&) const { return true; }
    template <class Name>
    bool operator()(const Name&) const {
        return false;
    }
};

double widest(const std::vector<QString>& texts, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& text : texts) {
        for (const QString& line : text.split(u'\n'))
            width = std::max(width, metrics.horizontalAdvance(line));
    }
    return width;
}

/// Broken between words into lines no wider than this; absent: it takes more than a few.
std::optional<QString> broken(const QString& text, const QFontMetricsF& metrics, double width) {
    QStringList lines;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : QString(lines.last() + u' ' + word);
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.last() = longer;
        else
            lines.append(word);
        if (metrics.horizontalAdvance(lines.last()) > width || lines.size() > mostLines)
            return std::nullopt;
    }
    return lines.join(u'\n');
}

std::optional<CategoryLabels> level(const std::vector<QString>& texts, const QFontMetricsF& metrics,
                                    double room) {
    CategoryLabels labels;
    qsizetype lines = 1;
    for (const QString& text : texts) {
        const auto fitted = broken(text, metrics, room);
        if (!fitted)
            return std::nullopt;
        labels.texts.push_back(*fitted);
        lines = std::max(lines, fitted->count(u'\n') + 1);
    }
    labels.depth = static_cast<double>(lines) * metrics.height();
    return labels;
}

/// The least of 1, 2, 5, 10, 20, … that is not below this: categories to a label. A chart without
/// any width asks for no end of them.
int roundStep(double wanted) {
    constexpr double most = 1e6;
    const double least = std::min(wanted, most);
    int power = 1;
    while (true) {
        for (const int part : {1, 2, 5}) {
            if (part * power >= least)
                return part * power;
        }
        power *= 10;
    }
}

std::vector<QString> shortened(const std::vector<QString>& texts, const QFontMetricsF& metrics,
                               double most) {
    std::vector<QString> fitting;
    for (const QString& text : texts)
        fitting.push_back(metrics.elidedText(text, Qt::ElideRight, most));
    return fitting;
}

} // namespace

CategoryLabels labelsOf(const FigureDrawing& drawing, const QFontMetricsF& metrics, double slot,
                        double most) {
    const std::vector<QString>& texts = drawing.words.categories;
    const double gap = metrics.height() * 0.35;
    if (auto labels = level(texts, metrics, slot - gap))
        return *std::move(labels);
    const auto& categories = drawing.figure.categories;
    if (std::ranges::all_of(
            categories, [](const FigureLabel& label) { return std::visit(IsCounted(), label); })) {
        const int every = roundStep((widest(texts, metrics) + gap) / slot);
        return {.texts = texts, .every = every, .depth = metrics.height()};
    }
    if (drawing.figure.shape != FigureShape::Lines)
        return {.way = CategoryLabels::Way::Across, .texts = texts};
    CategoryLabels labels{.way = CategoryLabels::Way::Turned,
                          .texts = shortened(texts, metrics, most)};
    labels.every = roundStep(metrics.height() / slot);
    labels.depth = widest(labels.texts, metrics) + 2 * gap;
    return labels;
}

CategoryLabels labelsBeside(const FigureDrawing& drawing, const QFontMetricsF& metrics, double row,
                            double most) {
    CategoryLabels labels{.way = CategoryLabels::Way::Across,
                          .texts = shortened(drawing.words.categories, metrics, most)};
    labels.every = roundStep(metrics.height() * 0.98 / row);
    labels.depth = widest(labels.texts, metrics);
    return labels;
}

} // namespace mentat
