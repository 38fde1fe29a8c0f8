#include "ui/look/desk_theme.h"

#include "ui/look/style/desk_style.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QListView>

#include <algorithm>

namespace mentat {
namespace {

constexpr QRgb rgb(uint hex) {
    return 0xff000000u | hex;
}

} // namespace

const Colours& coloursOf(Tone tone) {
    static const Colours light{
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
    static const Colours dark{
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

const Colours& coloursOf(const QPalette& palette) {
    return coloursOf(toneOf(palette));
}

QPalette paletteOf(Tone tone) {
    const Colours& colours = coloursOf(tone);
    QPalette palette(colours.button, colours.window);
    palette.setColor(QPalette::Window, colours.window);
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.alternate);
    palette.setColor(QPalette::Button, colours.button);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, colours.text);
    palette.setColor(QPalette::BrightText, colours.text);
    palette.setColor(QPalette::ToolTipBase, colours.base);
    palette.setColor(QPalette::PlaceholderText, colours.weakText);
    palette.setColor(QPalette::Highlight, colours.focus); // of text in fields
    palette.setColor(QPalette::HighlightedText, colours.base);
    palette.setColor(QPalette::Link, colours.accent);
    palette.setColor(QPalette::LinkVisited, colours.accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.weakText);
    return palette;
}

QPalette markedPalette(const QPalette& palette, bool hasKeys) {
    const Colours& colours = coloursOf(palette);
    QPalette marked = palette;
    marked.setColor(QPalette::Highlight, hasKeys ? colours.selection : colours.selectionIdle);
    marked.setColor(QPalette::HighlightedText, colours.text);
    return marked;
}

QPalette accentPalette(const QPalette& palette) {
    const Colours& colours = coloursOf(palette);
    QPalette accented = palette;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        accented.setColor(group, QPalette::Button, colours.accent);
        accented.setColor(group, QPalette::ButtonText, colours.accentText);
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
