#include "ui/look/desk_theme.h"

#include "ui/look/style/desk_style.h"
#include "ui/look/text_label.h"
#include "ui/look/zoom.h"

#include <QApplication>
#include <QListView>

#include <algorithm>

namespace mentat {
namespace {

constexpr QRgb rgb(uint hex) {
    return 0xff000000u | hex;
}

} // namespace

const Colors& colorsOf(Tone tone) {
    static const Colors light{
        .window = rgb(0xf5f4f2),
        .base = rgb(0xffffff),
        .alternate = rgb(0xf8f7f5),
        .button = rgb(0xefedea),
        .text = rgb(0x1e1c1a),
        .weakText = rgb(0x5c5853),
        .line = rgb(0xd3cfc9),
        .edge = rgb(0x87827b),
        .separator = rgb(0xefedea),
        .focus = rgb(0x4a6076),
        .selection = rgb(0xe3eaf1),
        .selectionIdle = rgb(0xeceae7),
        .accent = rgb(0xae4b14),
        .accentText = rgb(0xffffff),
        .accentTint = rgb(0xfce8dc),
        .accentOnTint = rgb(0x8f3c0d),
        .practice = rgb(0x6a2c8e),
        .practiceText = rgb(0xffffff),
        .good = rgb(0x1c6b34),
        .warning = rgb(0x7a5200),
        .bad = rgb(0xa8201a),
    };
    static const Colors dark{
        .window = rgb(0x1b1a18),
        .base = rgb(0x252422),
        .alternate = rgb(0x21201e),
        .button = rgb(0x32302d),
        .text = rgb(0xecebe9),
        .weakText = rgb(0xb5b0a8),
        .line = rgb(0x45423e),
        .edge = rgb(0x8a857d),
        .separator = rgb(0x32302d),
        .focus = rgb(0x7f9fc0),
        .selection = rgb(0x2b3a49),
        .selectionIdle = rgb(0x34322f),
        .accent = rgb(0xe58a4b),
        .accentText = rgb(0x1b1613),
        .accentTint = rgb(0x3b281b),
        .accentOnTint = rgb(0xf0a673),
        .practice = rgb(0xc9a2ea),
        .practiceText = rgb(0x1b1613),
        .good = rgb(0x7fd197),
        .warning = rgb(0xecc05c),
        .bad = rgb(0xff9a90),
    };
    return tone == Tone::Light ? light : dark;
}

Tone toneOf(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128 ? Tone::Dark : Tone::Light;
}

const Colors& colorsOf(const QPalette& palette) {
    return colorsOf(toneOf(palette));
}

QPalette paletteOf(Tone tone) {
    const Colors& colors = colorsOf(tone);
    QPalette palette(colors.button, colors.window);
    palette.setColor(QPalette::Window, colors.window);
    palette.setColor(QPalette::Base, colors.base);
    palette.setColor(QPalette::AlternateBase, colors.alternate);
    palette.setColor(QPalette::Button, colors.button);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, colors.text);
    palette.setColor(QPalette::BrightText, colors.text);
    palette.setColor(QPalette::ToolTipBase, colors.base);
    palette.setColor(QPalette::PlaceholderText, colors.weakText);
    palette.setColor(QPalette::Highlight, colors.focus); // selected text in fields
    palette.setColor(QPalette::HighlightedText, colors.base);
    palette.setColor(QPalette::Link, colors.accent);
    palette.setColor(QPalette::LinkVisited, colors.accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colors.weakText);
    return palette;
}

QPalette markedPalette(const QPalette& palette, bool hasKeys) {
    const Colors& colors = colorsOf(palette);
    QPalette marked = palette;
    marked.setColor(QPalette::Highlight, hasKeys ? colors.selection : colors.selectionIdle);
    marked.setColor(QPalette::HighlightedText, colors.text);
    return marked;
}

QPalette accentPalette(const QPalette& palette) {
    const Colors& colors = colorsOf(palette);
    QPalette accented = palette;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        accented.setColor(group, QPalette::Button, colors.accent);
        accented.setColor(group, QPalette::ButtonText, colors.accentText);
    }
    return accented;
}

DeskTheme::DeskTheme()
    : m_style(new DeskStyle)
    , m_platformFont(QApplication::font())
    , m_platformPalette(QApplication::palette())
    , m_platformTone(toneOf(QApplication::palette())) {
    QApplication::setStyle(m_style);
    applyTone();
}

DeskTheme::~DeskTheme() {
    setZoomOfAll(100);
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
    // Before the font: handlers of the font change ask for sizes at the new zoom.
    setZoomOfAll(m_zoom);
    if (font == QApplication::font())
        return;
    QApplication::setFont(font);
    // Qt notifies windows and widgets that inherit the font; labels set their own.
    for (QWidget* widget : QApplication::allWidgets()) {
        if (auto* label = qobject_cast<TextLabel*>(widget))
            label->applyLevel();
        followZoom(*widget);
    }
}

int DeskTheme::rowHeight(const QFontMetrics& metrics) const {
    return listPitch(metrics, m_density);
}

} // namespace mentat

#include "moc_desk_theme.cpp"
