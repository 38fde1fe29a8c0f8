#include "ui/look/faction_tag.h"

#include "ui/look/faction_chip.h"

namespace mentat {

void FactionTag::setFaction(std::optional<Faction> faction, const QString& name) {
    setAccessibleName(name);
    if (faction == m_faction)
        return;
    m_faction = faction;
    update();
}

QSize FactionTag::sizeHint() const {
    return chipSize(fontMetrics());
}

void FactionTag::paintEvent(QPaintEvent*) {
    if (!m_faction)
        return;
    QPainter painter(this);
    QRect chip(QPoint(), chipSize(fontMetrics()));
    chip.moveCenter(rect().center());
    paintFactionChip(painter, chip, *m_faction, palette().color(QPalette::Text));
}

} // namespace mentat
