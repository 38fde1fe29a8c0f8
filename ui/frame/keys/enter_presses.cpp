#include "ui/frame/keys/enter_presses.h"

#include "ui/desk/keys.h"
#include "ui/look/fields.h"

#include <QApplication>
#include <QCheckBox>
#include <QKeyEvent>
#include <QRadioButton>
#include <QToolTip>

namespace mentat {

EnterPresses::EnterPresses(QWidget& window) : QObject(&window), m_window(window) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool EnterPresses::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    auto* button = qobject_cast<QAbstractButton*>(watched);
    const auto& key = *static_cast<QKeyEvent*>(event);
    // What a field has left of an Enter goes on to its parents, never to another button.
    if (!button || button != QApplication::focusWidget() || !button->isEnabled()
        || !isPlainEnter(key) || qobject_cast<QCheckBox*>(button)
        || qobject_cast<QRadioButton*>(button))
        return false;
    if (key.isAutoRepeat())
        return true;
    if (!isKeptFromEnter(*button)) {
        button->click();
        return true;
    }
    const QString sentence
        = tr("Press Space or click to use “%1”.").arg(button->text().remove(u'&'));
    if (button->window() == &m_window)
        Q_EMIT refused(sentence);
    else
        QToolTip::showText(button->mapToGlobal(button->rect().bottomLeft()), sentence, button);
    return true;
}

} // namespace mentat
