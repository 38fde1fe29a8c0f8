#include "ui/look/faction_chip.h"

#include "ui/look/desk_theme.h"
#include "ui/look/spacing.h"

#include <QPainterPath>

#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr std::array<QRgb, 12> colors{
    0xff2e8b3a, 0xff2f5fb3, 0xffc0392b, 0xffe6c229, 0xffe07b1f, 0xff202020,
    0xff8a8d91, 0xff7d3f98, 0xff7a4a21, 0xfff4f4f4, 0xffe78fb3, 0xff22b5c4,
};

constexpr int barWidth = 4;

/// Whether a bar is hardly told from the ground that the text is written on: it needs an edge then.
bool isLostOn(const QColor& textColor, const QColor& bar) {
    constexpr int middle = 128;
    constexpr int near = 60; // of 255, to black or to white
    return textColor.lightness() > middle ? bar.lightness() < near : bar.lightness() > 255 - near;
}

} // namespace

QColor factionColor(Faction faction) {
    return colors[static_cast<size_t>(faction)];
}

QSize chipSize(const QFontMetrics& metrics) {
    return {barWidth + metrics.horizontalAdvance(u"WW"_s) + 2 * space::tight,
            metrics.height() + space::tight};
}

void paintFactionChip(QPainter& painter, const QRect& rect, Faction faction,
                      const QColor& textColor) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF outline = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(outline, 3, 3);
    painter.setClipPath(shape);
    painter.fillRect(QRectF(outline.left(), outline.top(), barWidth, outline.height()),
                     factionColor(faction));
    painter.setClipping(false);
    painter.setPen(QPen(textColor, 1));
    if (isLostOn(textColor, factionColor(faction)))
        painter.drawLine(QPointF(outline.left() + barWidth, outline.top()),
                         QPointF(outline.left() + barWidth, outline.bottom()));
    painter.drawPath(shape);
    painter.drawText(rect.adjusted(barWidth, 0, 0, 0), Qt::AlignCenter, factionCode(faction));
    painter.restore();
}

void FactionTag::setFaction(std::optional<Faction> faction, const QString& name) {
    setAccessibleName(name);
    if (faction == m_faction)
        return;
    m_faction = faction;
    update();
}

void FactionTag::keepRoomForName(int width) {
    if (width == m_nameRoom)
        return;
    m_nameRoom = width;
    updateGeometry();
    update();
}

QSize FactionTag::sizeHint() const {
    const QSize chip = chipSize(fontMetrics());
    return m_nameRoom > 0 ? chip + QSize(space::small + m_nameRoom, 0) : chip;
}

void FactionTag::paintEvent(QPaintEvent*) {
    if (!m_faction)
        return;
    QPainter painter(this);
    QRect chip(QPoint(), chipSize(fontMetrics()));
    chip.moveCenter(rect().center());
    if (m_nameRoom > 0) {
        chip.moveLeft(0);
        painter.setPen(colorsOf(palette()).weakText);
        painter.drawText(rect().adjusted(chip.width() + space::small, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, accessibleName());
    }
    paintFactionChip(painter, chip, *m_faction, palette().color(QPalette::Text));
}

} // namespace mentat
