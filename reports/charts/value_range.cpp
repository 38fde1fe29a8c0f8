#include "reports/charts/value_range.h"

#include <algorithm>
#include <cmath>

namespace mentat {

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
    // Rounding may leave a share of all a hair above 100 %.
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

} // namespace mentat
