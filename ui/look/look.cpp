#include "ui/look/look.h"

#include "ui/look/spacing.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFontMetrics>
#include <QProxyStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Fusion, with some air between the columns of lists.
class DeskStyle final : public QProxyStyle {
public:
    DeskStyle() : QProxyStyle(u"Fusion"_s) {}

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override {
        const bool inList = qobject_cast<const QAbstractItemView*>(widget);
        if (metric == PM_FocusFrameHMargin && inList)
            return space::small - 1; // Qt adds one
        if (metric == PM_HeaderMargin)
            return space::small;
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
};

} // namespace

Look::Look()
    : m_platformFont(QApplication::font())
    , m_platformPalette(QApplication::palette())
    , m_platformTone(toneOf(QApplication::palette())) {
    QApplication::setStyle(new DeskStyle);
    applyTone();
}

Look::~Look() {
    QApplication::setFont(m_platformFont);
    QApplication::setPalette(m_platformPalette);
}

void Look::setTheme(Theme theme) {
    m_theme = theme;
    applyTone();
}

void Look::setSystemTone(std::optional<Tone> tone) {
    m_systemTone = tone;
    applyTone();
}

Tone Look::tone() const {
    switch (m_theme) {
    case Theme::Light: return Tone::Light;
    case Theme::Dark: return Tone::Dark;
    case Theme::System: break;
    }
    return m_systemTone.value_or(m_platformTone);
}

void Look::applyTone() {
    const QPalette palette = paletteOf(tone());
    if (palette != QApplication::palette())
        QApplication::setPalette(palette);
}

void Look::setDensity(Density density) {
    if (density == m_density)
        return;
    m_density = density;
    Q_EMIT densityChanged();
}

void Look::setZoom(int percent) {
    m_zoom = std::clamp(percent, leastZoom, greatestZoom);
    QFont font = m_platformFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(m_platformFont.pointSizeF() * m_zoom / 100);
    else
        font.setPixelSize(m_platformFont.pixelSize() * m_zoom / 100);
    if (font != QApplication::font())
        QApplication::setFont(font);
}

int Look::rowHeight(const QFontMetrics& metrics) const {
    const bool compact = m_density == Density::Compact;
    return std::max(compact ? 28 : 36, metrics.height() + (compact ? 10 : 18));
}

} // namespace mentat
