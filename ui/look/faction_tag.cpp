#include "ui/look/faction_tag.h"

#include "ui/look/colours.h"
#include "ui/look/faction_chip.h"
#include "ui/look/spacing.h"

#include <QPainter>

namespace mentat {

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
        painter.setPen(coloursOf(palette()).weakText);
        painter.drawText(rect().adjusted(chip.width() + space::small, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, accessibleName());
    }
    paintFactionChip(painter, chip, *m_faction, palette().color(QPalette::Text));
}

} // namespace mentat
