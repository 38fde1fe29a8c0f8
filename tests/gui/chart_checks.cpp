#include "tests/gui/chart_checks.h"

#include <QAbstractBarSeries>
#include <QBarSet>
#include <QFontMetricsF>
#include <QLineSeries>
#include <QValueAxis>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr double near = 1e-6;

bool isEqual(double one, double other) {
    return std::abs(one - other) <= near * std::max({1.0, std::abs(one), std::abs(other)});
}

/// Values of places, by the axes of the chart of Qt.
class ReadBack {
public:
    ReadBack(const FigureChart& chart, bool isAcross)
        : m_plot(chart.plotArea())
        , m_isAcross(isAcross) {
        const auto axes = chart.axes(isAcross ? Qt::Horizontal : Qt::Vertical);
        const auto* axis = qobject_cast<const QValueAxis*>(axes.value(0));
        m_low = axis->min();
        m_high = axis->max();
    }

    [[nodiscard]] double value(QPointF at) const {
        const double share = m_isAcross ? (at.x() - m_plot.left()) / m_plot.width()
                                        : (m_plot.bottom() - at.y()) / m_plot.height();
        return m_low + share * (m_high - m_low);
    }
    /// From 0 at the middle of the first.
    [[nodiscard]] double category(QPointF at, size_t count) const {
        const double share = m_isAcross ? (at.y() - m_plot.top()) / m_plot.height()
                                        : (at.x() - m_plot.left()) / m_plot.width();
        return share * double(count) - 0.5;
    }
    /// How long a column is, as a value.
    [[nodiscard]] double length(const QRectF& column) const {
        return m_isAcross ? value(column.topRight()) - value(column.topLeft())
                          : value(column.topLeft()) - value(column.bottomLeft());
    }

private:
    QRectF m_plot;
    bool m_isAcross;
    double m_low;
    double m_high;
};

double factorOf(const Figure& figure) {
    return figure.unit == FigureUnit::Share ? 100 : 1;
}

void compareSets(const FigureChart& chart, QStringList& faults) {
    const Figure& figure = chart.drawing().figure;
    for (QAbstractSeries* series : chart.series()) {
        const auto* bars = qobject_cast<QAbstractBarSeries*>(series);
        if (!bars)
            continue;
        for (int set = 0; set < bars->count(); ++set) {
            const auto& points = figure.series[static_cast<size_t>(set)].points;
            for (int i = 0; i < bars->barSets()[set]->count(); ++i) {
                const double value = points[static_cast<size_t>(i)].value.value_or(0);
                if (!isEqual(bars->barSets()[set]->at(i), value * factorOf(figure)))
                    faults.append(u"set %1, bar %2"_s.arg(set).arg(i));
            }
        }
    }
}

void comparePlanned(const ReadBack& back, const Figure& figure, const ChartValue& shown,
                    QStringList& faults) {
    const double factor = factorOf(figure);
    const QString name = u"series %1, category %2"_s.arg(shown.series).arg(shown.category);
    const FigurePoint& point = figure.series[shown.series].points[shown.category];
    if (!point.value) {
        faults.append(name + u": drawn though unknown"_s);
        return;
    }
    const bool hasColumns
        = figure.shape == FigureShape::Bars || figure.shape == FigureShape::Stacked;
    const double drawn = hasColumns ? back.length(shown.column) : back.value(shown.at);
    if (!isEqual(drawn, *point.value * factor))
        faults.append(name + u": %1 drawn as %2"_s.arg(*point.value * factor).arg(drawn));
    if (std::abs(back.category(shown.at, figure.categories.size()) - double(shown.category)) > 0.5)
        faults.append(name + u": in another category"_s);
    if (point.interval.has_value() != shown.whisker.has_value())
        faults.append(name + u": interval"_s);
    else if (point.interval
             && (!isEqual(back.value(shown.whisker->p1()), point.interval->low * factor)
                 || !isEqual(back.value(shown.whisker->p2()), point.interval->high * factor)))
        faults.append(name + u": interval drawn elsewhere"_s);
}

} // namespace

QStringList faultsOfValues(const FigureChart& chart) {
    return faultsOfValues(chart, chart.plan());
}

QStringList faultsOfValues(const FigureChart& chart, const ChartPlan& plan) {
    const Figure& figure = chart.drawing().figure;
    const ReadBack back(chart, plan.isAcross);
    QStringList faults;
    compareSets(chart, faults);
    size_t known = 0;
    for (const FigureSeries& series : figure.series)
        known += static_cast<size_t>(std::ranges::count_if(
            series.points, [](const auto& p) { return p.value.has_value(); }));
    if (plan.values.size() != known)
        faults.append(u"%1 values of %2"_s.arg(plan.values.size()).arg(known));
    for (const ChartValue& shown : plan.values)
        comparePlanned(back, figure, shown, faults);
    for (size_t i = 0; i < figure.marks.size(); ++i) {
        const FigureMark& mark = figure.marks[i];
        for (const QPointF end : {plan.marks[i].p1(), plan.marks[i].p2()}) {
            if (mark.after) {
                const double along = back.category(end, figure.categories.size());
                if (!isEqual(along, *mark.after - 0.5))
                    faults.append(u"the cut %1 stands at %2"_s.arg(*mark.after).arg(along));
            } else if (!isEqual(back.value(end), mark.at * factorOf(figure)))
                faults.append(u"mark %1"_s.arg(i));
        }
    }
    return faults;
}

QStringList faultsOfLabels(const ChartPlan& plan, const QFont& font) {
    const QFontMetricsF metrics(font);
    // Letters do not fill the height of their line.
    const auto inked = [&](const ChartLabel& label) {
        const double room = label.isTurned ? 0 : plan.em * 0.15;
        const double side = label.isTurned ? plan.em * 0.15 : 0;
        return label.box.adjusted(side, room, -side, -room);
    };
    QStringList faults;
    for (size_t i = 0; i < plan.labels.size(); ++i) {
        const ChartLabel& label = plan.labels[i];
        if (!QRectF(QPointF(), plan.size).adjusted(-1, -1, 1, 1).contains(inked(label)))
            faults.append(u"stands out: "_s + label.text);
        const double room = label.isTurned ? label.box.height() : label.box.width();
        for (const QString& line : label.text.split(u'\n')) {
            if (metrics.horizontalAdvance(line) > room + 0.5)
                faults.append(u"cut: "_s + line);
        }
        for (size_t j = i + 1; j < plan.labels.size(); ++j) {
            if (inked(label).intersects(inked(plan.labels[j])))
                faults.append(label.text + u" on "_s + plan.labels[j].text);
        }
    }
    return faults;
}

namespace {

/// From a box to a point outside of it; 0 within.
double gapBetween(const QRectF& box, QPointF point) {
    const double x = std::max({box.left() - point.x(), point.x() - box.right(), 0.0});
    const double y = std::max({box.top() - point.y(), point.y() - box.bottom(), 0.0});
    return std::hypot(x, y);
}

/// Where something is seen that a number beside it could be of.
std::vector<QPointF> placesOf(const ChartValue& value) {
    std::vector<QPointF> places{value.at};
    if (!value.column.isEmpty())
        places.push_back(value.column.center());
    return places;
}

QStringList faultsOfNumber(const ChartPlan& plan, const ChartLabel& label, const ChartValue& own) {
    const auto nearest = [&](const std::vector<QPointF>& places) {
        double least = std::numeric_limits<double>::max();
        for (const QPointF place : places)
            least = std::min(least, gapBetween(label.box, place));
        return least;
    };
    const double is = nearest(placesOf(own));
    QStringList faults;
    if (is > plan.em)
        faults.append(label.text + u" stands far from its value"_s);
    if (own.whisker && nearest({own.whisker->p1(), own.whisker->p2()}) < is - near)
        faults.append(label.text + u" stands at the end of its interval"_s);
    const double unused = plan.em * 0.15; // letters do not fill the height of their line
    for (const ChartValue& other : plan.values) {
        if (&other == &own)
            continue;
        if (nearest(placesOf(other)) < is - near)
            faults.append(label.text + u" stands at another value"_s);
        if (other.column.intersects(label.box.adjusted(0, unused, 0, -unused)))
            faults.append(label.text + u" stands on another bar"_s);
    }
    return faults;
}

} // namespace

QStringList faultsOfNumbers(const ChartPlan& plan) {
    QStringList faults;
    for (const ChartLabel& label : plan.labels) {
        if (label.what != ChartText::Number)
            continue;
        if (label.isOverDrawing)
            faults.append(label.text + u" stands in a box"_s);
        const auto own = std::ranges::find_if(plan.values, [&](const ChartValue& value) {
            return value.series == label.series && value.category == label.index;
        });
        if (own != plan.values.end()) // else "–": nothing is known
            faults.append(faultsOfNumber(plan, label, *own));
    }
    return faults;
}

QStringList faultsOfTitles(const ChartPlan& plan, const FigureDrawing& drawing) {
    const auto words
        = [](const QString& text) { return text.toLower().split(u' ', Qt::SkipEmptyParts); };
    const QStringList ofChart = words(drawing.words.title);
    const bool areNamed
        = std::ranges::any_of(drawing.figure.categories, [](const FigureLabel& label) {
              return std::holds_alternative<Side>(label) || std::holds_alternative<Year>(label)
                     || std::holds_alternative<QString>(label);
          });
    QStringList faults;
    for (const ChartLabel& label : plan.labels) {
        const bool isOfCategories = label.what == ChartText::CategoryTitle;
        if (!isOfCategories && label.what != ChartText::ValueTitle)
            continue;
        if (isOfCategories && areNamed)
            faults.append(label.text + u" is what the names say"_s);
        if (std::ranges::all_of(words(label.text),
                                [&](const QString& word) { return ofChart.contains(word); }))
            faults.append(label.text + u" is what the title says"_s);
    }
    return faults;
}

QStringList faultsOfRange(const Figure& figure) {
    const ValueRange range = rangeOf(figure);
    QStringList faults;
    if (!isEqual(range.bottom, 0))
        faults.append(u"begins at %1"_s.arg(range.bottom));
    double greatest = 0;
    for (size_t i = 0; i < figure.categories.size(); ++i) {
        double sum = 0;
        for (const FigureSeries& series : figure.series) {
            const FigurePoint& point = series.points[i];
            const double value = point.value.value_or(0);
            sum += value;
            const double shown = figure.shape == FigureShape::Stacked ? sum : value;
            greatest = std::max({greatest, shown, point.interval ? point.interval->high : 0});
        }
    }
    greatest *= factorOf(figure);
    if (greatest > range.top * (1 + near))
        faults.append(u"%1 is above %2"_s.arg(greatest).arg(range.top));
    if (greatest > 0 && greatest < range.top - range.step - near)
        faults.append(u"%1 is far below %2"_s.arg(greatest).arg(range.top));
    if (range.ticks() < 2 || range.ticks() > 6)
        faults.append(u"%1 ticks"_s.arg(range.ticks()));
    // 1, 2 or 5 and noughts.
    const double digits = range.step / std::pow(10, std::floor(std::log10(range.step) + near));
    if (!isEqual(digits, 1) && !isEqual(digits, 2) && !isEqual(digits, 5) && !range.isPercent)
        faults.append(u"steps of %1"_s.arg(range.step));
    if (figure.unit == FigureUnit::Number && range.step < 1)
        faults.append(u"parts of what is counted"_s);
    const QString first = range.tickText(1, QLocale::c());
    if (!isEqual(first.chopped(range.isPercent ? 1 : 0).toDouble(), range.bottom + range.step))
        faults.append(first + u" is not the first tick"_s);
    return faults;
}

Figure randomFigure(RandomSource& random) {
    Figure figure;
    figure.shape = static_cast<FigureShape>(random.below(4));
    figure.unit = static_cast<FigureUnit>(random.below(8));
    const int categories = random.between(1, 12);
    for (int i = 0; i < categories; ++i)
        figure.categories.emplace_back(TableSize{i});
    const double scale = std::pow(10.0, random.between(0, 5) - 2);
    const bool isShare = figure.unit == FigureUnit::Share;
    const int series = isShare ? 1 : random.between(1, 4);
    for (int i = 0; i < series; ++i) {
        FigureSeries& one = figure.series.emplace_back(FigureSeries{TableSize{i}, {}});
        for (int j = 0; j < categories; ++j) {
            const double part = random.between(0, 1000) / 1000.0;
            const double value = isShare ? part
                                 : figure.unit == FigureUnit::Number
                                     ? std::floor(part * scale * 100)
                                     : part * scale;
            FigurePoint& point = one.points.emplace_back();
            if (!random.oneIn(5))
                point.value = value;
            if (point.value && random.oneIn(3))
                point.interval
                    = Interval{value * 0.5, isShare ? std::min(1.0, value * 1.5) : value * 1.5};
        }
    }
    return figure;
}

} // namespace mentat::test
