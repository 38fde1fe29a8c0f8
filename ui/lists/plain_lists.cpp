#include "ui/lists/plain_lists.h"

#include "ui/look/style/own_palette.h"

#include <QEvent>
#include <QResizeEvent>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>

namespace mentat {

static constexpr int fewestLines = 3; // more lines scroll

LineList::LineList(QWidget* parent) : QListWidget(parent) {
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    followRows(*model(), this, [this] { updateGeometry(); });
}

int LineList::heightOf(int rows) const {
    int height = 2 * frameWidth();
    // A wrapped row's height depends on the list's width.
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

namespace {

constexpr int minRows = 3;

} // namespace

// Computed from the font: the sections may not have the list's font yet.
int heightOfRows(const ListTable& list, int rows) {
    return (rows + 1) * listPitch(list.fontMetrics(), Density::Compact) + 2 * list.frameWidth();
}

void keepSomeRows(ListTable& list) {
    list.setMinimumHeight(std::min(heightOfRows(list, minRows), list.sizeHint().height()));
}

WholeTable::WholeTable(const DeskTheme& theme, const QString& name, QWidget* parent)
    : ListTable(theme, name, parent) {
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize WholeTable::minimumSizeHint() const {
    return {ListTable::minimumSizeHint().width(), sizeHint().height()};
}

void WholeTable::wheelEvent(QWheelEvent* event) {
    event->ignore(); // scrolls the area around it instead
}

} // namespace mentat

#include "moc_plain_lists.cpp"
