#include "ui/look/fitting/down_area.h"

#include <QEvent>
#include <QScrollBar>

namespace mentat {

namespace {

QSize leastOf(const QWidget& widget) {
    return widget.minimumSizeHint().expandedTo(widget.minimumSize());
}

} // namespace

DownArea::DownArea(QWidget* content, QWidget* parent) : QScrollArea(parent) {
    makeBare(*this);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    if (content)
        setWidget(content);
}

QSize DownArea::sizeHint() const {
    if (!widget())
        return QScrollArea::sizeHint();
    QSize size = widget()->sizeHint().expandedTo(leastOf(*widget()));
    if (widget()->hasHeightForWidth())
        size.setHeight(widget()->heightForWidth(size.width()));
    return size + QSize(2 * frameWidth(), 2 * frameWidth());
}

QSize DownArea::minimumSizeHint() const {
    QSize size = QScrollArea::minimumSizeHint();
    if (widget())
        size.setWidth(leastOf(*widget()).width() + verticalScrollBar()->sizeHint().width());
    return size;
}

bool DownArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry(); // it may need another width
    return QScrollArea::eventFilter(watched, event);
}

} // namespace mentat
