#pragma once

#include "ui/desk/keys.h"
#include "ui/look/text_label.h"

#include <QAbstractButton>
#include <QAction>

#include <optional>

namespace mentat {

/// The widget with the name that it is found by, and with what a screen reader calls it where no
/// label does.
template <class Widget>
[[nodiscard]] Widget* named(Widget* widget, const QString& objectName, const QString& spoken = {}) {
    widget->setObjectName(objectName);
    if (!spoken.isEmpty())
        widget->setAccessibleName(spoken);
    return widget;
}

/// What the button says, and its key, which no label has: the tool tip says it.
inline void setTextAndKey(QAbstractButton& button, const QString& text, const QKeySequence& key) {
    button.setText(text);
    button.setToolTip(text.isEmpty() || key.isEmpty() ? QString() : tipWithKey(text, key));
}

/// The button with the key that its tool tip says.
template <class Button>
[[nodiscard]] Button* keyed(Button* button, const QKeySequence& key) {
    setTextAndKey(*button, button->text(), key);
    return button;
}
template <class Button>
[[nodiscard]] Button* keyed(Button* button, DeskKey key) {
    return keyed(button, sequenceOf(key));
}

/// A label that shows its text as it is, in as many lines as it needs.
[[nodiscard]] inline QLabel* plainLabel(const QString& objectName) {
    auto* label = named(new QLabel, objectName);
    showPlainly(*label);
    return label;
}

/// Something that the owner can do, by its key where it has one. act: of the owner, or a function.
template <class Owner, class Act>
QAction* makeAct(Owner* owner, const QString& text, std::optional<DeskKey> key, Act act) {
    auto* action = new QAction(text, owner);
    if (key)
        action->setShortcut(sequenceOf(*key));
    QObject::connect(action, &QAction::triggered, owner, act);
    return action;
}

/// The actions of a part of a page: before this one in its menu, and their keys at work, while the
/// part is shown.
template <class Actions>
void showActions(QWidget& page, QAction* before, const Actions& actions, bool isShown) {
    for (QAction* action : actions) {
        if (isShown)
            page.insertAction(before, action);
        else
            page.removeAction(action);
    }
}

/// What a field is called, beside it and by a screen reader; the underlined letter leads to it.
[[nodiscard]] inline QLabel* labelOf(QWidget& field, const QString& text) {
    auto* label = new QLabel(text);
    label->setBuddy(&field);
    if (field.accessibleName().isEmpty())
        field.setAccessibleName(QString(text).remove(u'&'));
    return label;
}

} // namespace mentat
