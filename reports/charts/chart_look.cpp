#include "reports/charts/chart_look.h"

#include "reports/text_measure.h"

#include <algorithm>
#include <cmath>

namespace mentat {

namespace {

constexpr double minContrast = 3;       // WCAG 2.1, 1.4.11: non-text contrast
constexpr double minTextContrast = 4.5; // 1.4.3
constexpr double mixingStep = 0.05;

double luminanceOf(const QColor& color) {
    const auto linear = [](double share) {
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
           + 0.0722 * linear(color.blueF());
}

QColor mixed(const QColor& one, const QColor& other, double share) {
    const auto between = [share](float a, float b) { return float(a + (b - a) * share); };
    return QColor::fromRgbF(between(one.redF(), other.redF()),
                            between(one.greenF(), other.greenF()),
                            between(one.blueF(), other.blueF()));
}

} // namespace

double contrastOf(const QColor& one, const QColor& other) {
    const auto [darker, lighter] = std::minmax({luminanceOf(one), luminanceOf(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor readableOn(const QColor& fill, const ChartLook& look) {
    const auto better = [&](const QColor& one, const QColor& other) {
        return contrastOf(one, fill) >= contrastOf(other, fill) ? one : other;
    };
    const QColor own = better(look.text, look.background);
    return contrastOf(own, fill) >= minTextContrast ? own : better(Qt::black, Qt::white);
}

QColor seenOn(const QColor& background, const QColor& color, const QColor& text) {
    QColor seen = color;
    for (double share = mixingStep; contrastOf(seen, background) < minContrast && share < 1;
         share += mixingStep)
        seen = mixed(color, text, share);
    return seen;
}

ChartLook paperLook(int letters) {
    ChartLook look{.background = QColor(Qt::white),
                   .text = QColor(Qt::black),
                   .weakText = QColor(0x40, 0x40, 0x40),
                   .grid = QColor(0xc8, 0xc8, 0xc8),
                   .edge = QColor(0x50, 0x50, 0x50),
                   .fills = {QColor(0x60, 0x60, 0x60), QColor(0x20, 0x20, 0x20)},
                   .font = paperFont({}),
                   .accent = QColor(0xb0, 0x4a, 0x12),
                   .tint = QColor(0xf4, 0xf1, 0xec),
                   .dim = QColor(0x8f, 0x8f, 0x8f)};
    look.font.setPixelSize(letters);
    return look;
}

} // namespace mentat
