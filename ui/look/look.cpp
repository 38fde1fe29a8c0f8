#include "ui/look/look.h"

#include "ui/look/spacing.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFontMetrics>
#include <QLineEdit>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Fusion, with some air between the columns of lists, and edges that can be seen in the dark.
class DeskStyle final : public QProxyStyle {
public:
    DeskStyle() : QProxyStyle(u"Fusion"_s) {}

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override {
        const bool inList = qobject_cast<const QAbstractItemView*>(widget);
        if (metric == PM_FocusFrameHMargin && inList)
            return space::tight; // Qt adds one
        return QProxyStyle::pixelMetric(metric, option, widget);
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        // Fusion outlines by the window's colour, which on a dark one cannot be seen.
        const bool isField = element == PE_PanelLineEdit && !option->state.testFlag(State_HasFocus)
                             && qobject_cast<const QLineEdit*>(widget)
                             && static_cast<const QStyleOptionFrame*>(option)->lineWidth > 0;
        const bool isBox
            = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
        if (!isField && !isBox)
            return;
        painter->save();
        painter->setPen(coloursOf(option->palette).edge);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
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
