#include "ui/heats/results/heat_sheet.h"

#include <QKeyEvent>

namespace mentat {

HeatSheet::HeatSheet(QWidget* parent) : QWidget(parent), m_acts(new QWidget(this)) {
    m_acts->installEventFilter(this);
}

HeatSheet::~HeatSheet() {
    delete m_acts;
}

void HeatSheet::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

/// The button that records lies elsewhere, and is of the sheet.
bool HeatSheet::eventFilter(QObject* watched, QEvent* event) {
    const bool isEscape = watched == m_acts && event->type() == QEvent::KeyPress
                          && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (isEscape)
        Q_EMIT left();
    return isEscape || QWidget::eventFilter(watched, event);
}

} // namespace mentat
