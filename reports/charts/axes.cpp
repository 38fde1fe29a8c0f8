#include "reports/charts/axes.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace mentat {
namespace {

QStringList wordsOf(const QString& text) {
    QString plain = text.toCaseFolded();
    for (QChar& c : plain) {
        if (!c.isLetterOrNumber())
            c = u' ';
    }
    return plain.split(u' ', Qt::SkipEmptyParts);
}

bool isBareNumber(const QString& text) {
    return std::ranges::all_of(text, [](QChar c) { return c.isDigit() || c.isPunct(); });
}

bool areBareNumbers(const FigureDrawing& drawing) {
    const bool areYears
        = std::ranges::any_of(drawing.figure.categories, [](const FigureLabel& label) {
              return std::holds_alternative<Year>(label);
          });
    return !areYears && std::ranges::all_of(drawing.words.categories, isBareNumber);
}

} // namespace

bool isSaidIn(const QString& said, const QString& text) {
    const QStringList words = wordsOf(text);
    return std::ranges::all_of(wordsOf(said),
                               [&](const QString& word) { return words.contains(word); });
}

AxisTitles axisTitlesOf(const FigureDrawing& drawing) {
    const FigureWords& words = drawing.words;
    AxisTitles titles;
    if (areBareNumbers(drawing) && !isSaidIn(words.categoryTitle, words.title))
        titles.category = words.categoryTitle;
    if (!isSaidIn(words.valueTitle, words.title))
        titles.value = words.valueTitle;
    return titles;
}

namespace {

struct Extent {
    double low = 0;
    double high = 0;
    void take(double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

Extent extentOf(const Figure& figure) {
    Extent extent;
    for (size_t category = 0; category < figure.categories.size(); ++category) {
        double sum = 0;
        for (const FigureSeries& series : figure.series) {
            const FigurePoint& point = series.points[category];
            sum += point.value.value_or(0);
            if (figure.shape == FigureShape::Stacked)
                extent.take(sum);
            else
                extent.take(point.value.value_or(0));
            if (point.interval) {
                extent.take(point.interval->low);
                extent.take(point.interval->high);
            }
        }
    }
    for (const FigureMark& mark : figure.marks) {
        if (!mark.after)
            extent.take(mark.at);
    }
    return extent;
}

bool isCounted(FigureUnit unit) {
    return unit == FigureUnit::Number || unit == FigureUnit::Laurels;
}

} // namespace

int ValueRange::ticks() const {
    return static_cast<int>(std::lround((top - bottom) / step)) + 1;
}

QString ValueRange::tickText(int tick, const QLocale& locale) const {
    const double value = bottom + tick * step;
    return locale.toString(value, 'f', decimals) + (isPercent ? u"%" : u"");
}

ValueRange rangeOf(const Figure& figure, int most) {
    ValueRange range;
    range.isPercent = figure.unit == FigureUnit::Share;
    range.factor = range.isPercent ? 100 : 1;
    Extent extent = extentOf(figure);
    extent.low *= range.factor;
    extent.high *= range.factor;
    // Rounding may push a total share slightly above 100 %.
    const double span = std::max((extent.high - extent.low) * (1 - 1e-9), 1e-9);
    if (extent.high <= 0 && extent.low >= 0) {
        range.top = range.isPercent ? 100 : 1;
        range.step = range.isPercent ? 25 : 1;
        return range;
    }
    double power = std::pow(10.0, std::floor(std::log10(span / most)));
    if (isCounted(figure.unit))
        power = std::max(power, 1.0);
    for (const double part : {1.0, 2.0, 5.0, 10.0, 20.0, 50.0}) {
        range.step = part * power;
        range.top = std::ceil(extent.high / range.step - 1e-9) * range.step;
        range.bottom = std::floor(extent.low / range.step + 1e-9) * range.step;
        if (range.ticks() - 1 <= most)
            break;
    }
    range.decimals = std::max(0, -static_cast<int>(std::floor(std::log10(range.step) + 1e-9)));
    return range;
}

namespace {

constexpr int maxLines = 3;

/// Categories that are counted, whose neighbors are obvious.
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

/// Broken between words into lines of at most this width; absent if that takes more than a few.
std::optional<QString> broken(const QString& text, const QFontMetricsF& metrics, double width) {
    QStringList lines;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : QString(lines.last() + u' ' + word);
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.last() = longer;
        else
            lines.append(word);
        if (metrics.horizontalAdvance(lines.last()) > width || lines.size() > maxLines)
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

/// Labels every nth category: the least of 1, 2, 5, 10, 20, … that is at least `wanted`. A chart
/// without any width would ask for an infinite step.
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
