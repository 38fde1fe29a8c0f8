#include "ui/look/fitting/page_bar.h"

#include "ui/look/fitting/baseline_row.h"
#include "ui/look/fitting/measure.h"

#include <QEvent>
#include <QPixmap>
#include <QPushButton>

#include <algorithm>

namespace mentat {

PageBar::PageBar(std::initializer_list<LayoutPart> parts, QWidget* parent)
    : QWidget(parent)
    , m_inner(new QWidget) {
    addParts(new BaselineRow(m_inner, space::small), parts);
    keepToMeasure(*m_inner, widestBar);
    addParts(bareRow(this), {{m_inner, nearlyAll}, FreeRoom{}});
    keepHeight();
}

void PageBar::keepHeight() {
    QPixmap picture(1, 1);
    picture.fill(Qt::transparent);
    QPushButton measure(picture, QStringLiteral(" ")); // one with an icon is the higher one
    // Of a narrow page it has two rows, which are not to be squeezed.
    setMinimumHeight(std::max(measure.sizeHint().height(), m_inner->minimumSizeHint().height()));
}

bool PageBar::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        keepHeight();
    return QWidget::event(event);
}

void PageBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        keepHeight();
}

} // namespace mentat
