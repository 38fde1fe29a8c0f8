#include "ui/lists/whole_table.h"

#include <QWheelEvent>

namespace mentat {

WholeTable::WholeTable(const DeskTheme& theme, const QString& name, QWidget* parent)
    : ListTable(theme, name, parent) {
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize WholeTable::minimumSizeHint() const {
    return {ListTable::minimumSizeHint().width(), sizeHint().height()};
}

void WholeTable::wheelEvent(QWheelEvent* event) {
    event->ignore(); // what it stands in scrolls
}

} // namespace mentat
