#include "ui/look/linked_text.h"

#include <QKeyEvent>

namespace mentat {

LinkedText::LinkedText(QWidget* parent) : QTextBrowser(parent) {
    setOpenExternalLinks(false);
    setAccessibleDescription(tr("Left and Right move between links; Enter opens one"));
}

bool LinkedText::focusNextPrevChild(bool next) {
    // NOLINTNEXTLINE(bugprone-parent-virtual-call)
    return QWidget::focusNextPrevChild(next);
}

void LinkedText::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left)
        QTextBrowser::focusNextPrevChild(event->key() == Qt::Key_Right);
    else
        QTextBrowser::keyPressEvent(event);
}

} // namespace mentat
