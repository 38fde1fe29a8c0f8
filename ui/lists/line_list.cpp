#include "ui/lists/line_list.h"

#include "ui/lists/row_changes.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace mentat {

static constexpr int fewestLines = 3; // the others scroll

LineList::LineList(QWidget* parent) : QListWidget(parent) {
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    followRows(*model(), this, [this] { updateGeometry(); });
}

int LineList::heightOf(int rows) const {
    int height = 2 * frameWidth();
    for (int row = 0; row < std::min(rows, count()); ++row)
        height += sizeHintForRow(row) + 2 * spacing();
    return height;
}

QSize LineList::sizeHint() const {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return {sizeHintForColumn(0) + bar + 2 * frameWidth(), heightOf(count())};
}

QSize LineList::minimumSizeHint() const {
    return {QListWidget::minimumSizeHint().width(), heightOf(fewestLines)};
}

void LineList::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
}

} // namespace mentat
