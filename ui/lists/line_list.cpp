#include "ui/lists/line_list.h"

#include "ui/lists/row_changes.h"

#include <QEvent>
#include <QResizeEvent>
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
    // What breaks its lines has as many as its width makes.
    for (int row = 0; row < std::min(rows, count()); ++row)
        height += (wordWrap() ? visualItemRect(item(row)).height() : sizeHintForRow(row))
                  + 2 * spacing();
    return height;
}

void LineList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    if (wordWrap() && event->size().width() != event->oldSize().width())
        updateGeometry();
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
