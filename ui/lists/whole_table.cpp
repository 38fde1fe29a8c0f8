#include "ui/lists/whole_table.h"

#include <QHeaderView>
#include <QWheelEvent>

namespace mentat {

WholeTable::WholeTable(const DeskTheme& theme, const QString& name, QWidget* parent)
    : ListTable(theme, name, parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&theme, &DeskTheme::densityChanged, this, &QWidget::updateGeometry);
}

void WholeTable::setModel(QAbstractItemModel* model) {
    ListTable::setModel(model);
    const auto follow = [this] { updateGeometry(); };
    connect(model, &QAbstractItemModel::rowsInserted, this, follow);
    connect(model, &QAbstractItemModel::rowsRemoved, this, follow);
    connect(model, &QAbstractItemModel::modelReset, this, follow);
}

QSize WholeTable::sizeHint() const {
    const int rows = model() ? model()->rowCount() : 0;
    const int height = horizontalHeader()->sizeHint().height()
                       + rows * verticalHeader()->defaultSectionSize() + 2 * frameWidth();
    return {ListTable::sizeHint().width(), height};
}

QSize WholeTable::minimumSizeHint() const {
    return {ListTable::minimumSizeHint().width(), sizeHint().height()};
}

void WholeTable::changeEvent(QEvent* event) {
    ListTable::changeEvent(event);
    updateGeometry();
}

void WholeTable::wheelEvent(QWheelEvent* event) {
    event->ignore(); // what it stands in scrolls
}

} // namespace mentat
