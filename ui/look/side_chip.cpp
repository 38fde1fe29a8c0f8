#include "ui/look/side_chip.h"

#include "ui/look/desk_theme.h"
#include "ui/look/spacing.h"

#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int barWidth = 4;

/// Whether a bar needs an edge, since it is barely visible on the text's background.
bool isLostOn(const QColor& textColor, const QColor& bar) {
    constexpr int middle = 128;
    constexpr int near = 60; // of 255, from black or white
    return textColor.lightness() > middle ? bar.lightness() < near : bar.lightness() > 255 - near;
}

} // namespace

QColor sideColor(Side side) {
    return {side.row().color};
}

QSize chipSize(const QFontMetrics& metrics) {
    return {barWidth + metrics.horizontalAdvance(u"WW"_s) + 2 * space::tight,
            metrics.height() + space::tight};
}

void paintSideChip(QPainter& painter, const QRect& rect, Side side, const QColor& textColor) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF outline = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(outline, 3, 3);
    painter.setClipPath(shape);
    painter.fillRect(QRectF(outline.left(), outline.top(), barWidth, outline.height()),
                     sideColor(side));
    painter.setClipping(false);
    painter.setPen(QPen(textColor, 1));
    if (isLostOn(textColor, sideColor(side)))
        painter.drawLine(QPointF(outline.left() + barWidth, outline.top()),
                         QPointF(outline.left() + barWidth, outline.bottom()));
    painter.drawPath(shape);
    painter.drawText(rect.adjusted(barWidth, 0, 0, 0), Qt::AlignCenter, side.row().code);
    painter.restore();
}

void SideTag::setSide(std::optional<Side> side, const QString& name) {
    setAccessibleName(name);
    if (side == m_side)
        return;
    m_side = side;
    update();
}

void SideTag::keepRoomForName(int width) {
    if (width == m_nameRoom)
        return;
    m_nameRoom = width;
    updateGeometry();
    update();
}

QSize SideTag::sizeHint() const {
    const QSize chip = chipSize(fontMetrics());
    return m_nameRoom > 0 ? chip + QSize(space::small + m_nameRoom, 0) : chip;
}

void SideTag::paintEvent(QPaintEvent*) {
    if (!m_side)
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
    paintSideChip(painter, chip, *m_side, palette().color(QPalette::Text));
}

} // namespace mentat

#include "moc_side_chip.cpp"
