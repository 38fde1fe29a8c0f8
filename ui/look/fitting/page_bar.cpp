#include "ui/look/fitting/page_bar.h"

#include <QEvent>
#include <QPushButton>

namespace mentat {

PageBar::PageBar(std::initializer_list<LayoutPart> parts, QWidget* parent) : QWidget(parent) {
    addParts(bareRow(this, space::small), parts);
    keepHeight();
}

void PageBar::keepHeight() {
    QPushButton measure(QStringLiteral(" "));
    setMinimumHeight(measure.sizeHint().height());
}

void PageBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        keepHeight();
}

} // namespace mentat
