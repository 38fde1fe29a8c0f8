#include "ui/look/icon_label.h"

#include <QEvent>

namespace mentat {

IconLabel::IconLabel(int size, QWidget* parent) : QLabel(parent), m_size(size) {}

void IconLabel::setLineIcon(LineIcon icon, QColor Colours::*colour) {
    m_icon = icon;
    m_colour = colour;
    showIcon();
}

void IconLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showIcon();
}

void IconLabel::showIcon() {
    if (m_icon)
        setPixmap(linePixmap(*m_icon, m_size, coloursOf(palette()).*m_colour, devicePixelRatioF()));
}

} // namespace mentat
