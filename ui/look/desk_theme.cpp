#include "ui/look/desk_theme.h"

#include "ui/look/style/desk_style.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QListView>

#include <algorithm>

namespace mentat {

DeskTheme::DeskTheme()
    : m_style(new DeskStyle)
    , m_platformFont(QApplication::font())
    , m_platformPalette(QApplication::palette())
    , m_platformTone(toneOf(QApplication::palette())) {
    QApplication::setStyle(m_style);
    applyTone();
}

DeskTheme::~DeskTheme() {
    QApplication::setFont(m_platformFont);
    QApplication::setPalette(m_platformPalette);
}

void DeskTheme::setTheme(Theme theme) {
    m_theme = theme;
    applyTone();
}

void DeskTheme::setSystemTone(std::optional<Tone> tone) {
    m_systemTone = tone;
    applyTone();
}

Tone DeskTheme::tone() const {
    switch (m_theme) {
    case Theme::Light: return Tone::Light;
    case Theme::Dark: return Tone::Dark;
    case Theme::System: break;
    }
    return m_systemTone.value_or(m_platformTone);
}

void DeskTheme::applyTone() {
    const QPalette palette = paletteOf(tone());
    if (palette != QApplication::palette())
        QApplication::setPalette(palette);
}

void DeskTheme::setDensity(Density density) {
    if (density == m_density)
        return;
    m_density = density;
    if (m_style)
        m_style->setDensity(density);
    for (QWidget* widget : QApplication::allWidgets()) {
        if (auto* list = qobject_cast<QListView*>(widget))
            list->doItemsLayout();
    }
    Q_EMIT densityChanged();
}

void DeskTheme::setZoom(int percent) {
    m_zoom = std::clamp(percent, leastZoom, greatestZoom);
    QFont font = m_platformFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(m_platformFont.pointSizeF() * m_zoom / 100);
    else
        font.setPixelSize(m_platformFont.pixelSize() * m_zoom / 100);
    if (font == QApplication::font())
        return;
    QApplication::setFont(font);
    // Qt tells windows of it, and what takes its font from them; labels have one of their own.
    for (QWidget* widget : QApplication::allWidgets()) {
        if (auto* label = qobject_cast<TextLabel*>(widget))
            label->applyLevel();
    }
}

int DeskTheme::rowHeight(const QFontMetrics& metrics) const {
    return listPitch(metrics, m_density);
}

} // namespace mentat
