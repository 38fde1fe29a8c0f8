#include "ui/pages/today/to_do_keys.h"

#include <QAbstractButton>
#include <QKeyEvent>

namespace mentat {

ToDoKeys::ToDoKeys(QWidget* owner) : QObject(owner) {}

void ToDoKeys::add(QAbstractButton& button) {
    button.installEventFilter(this);
}

void ToDoKeys::step(QAbstractButton& from, bool forward) const {
    const auto reason = forward ? Qt::TabFocusReason : Qt::BacktabFocusReason;
    QWidget* next = &from;
    do {
        next = forward ? next->nextInFocusChain() : next->previousInFocusChain();
    } while (next != &from
             && !(next->isVisible() && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus)
                  && next->window() == from.window()));
    next->setFocus(reason);
}

bool ToDoKeys::eventFilter(QObject* watched, QEvent* event) {
    auto* button = qobject_cast<QAbstractButton*>(watched);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        Q_EMIT focusMoved();
    if (event->type() != QEvent::KeyPress || !button)
        return QObject::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // Later: what it leads to may take this line away.
        QMetaObject::invokeMethod(button, &QAbstractButton::click, Qt::QueuedConnection);
        return true;
    case Qt::Key_Right:
    case Qt::Key_Down: step(*button, true); return true;
    case Qt::Key_Left:
    case Qt::Key_Up: step(*button, false); return true;
    default: return QObject::eventFilter(watched, event);
    }
}

} // namespace mentat
