#pragma once

#include "ui/desk/keys.h"
#include "ui/look/text_label.h"

#include <QAbstractButton>
#include <QAction>

#include <optional>

namespace mentat {

/// Sets the widget's object name, and its name for screen readers if it has no label.
template <class Widget>
[[nodiscard]] Widget* named(Widget* widget, const QString& objectName, const QString& spoken = {}) {
    widget->setObjectName(objectName);
    if (!spoken.isEmpty())
        widget->setAccessibleName(spoken);
    return widget;
}

/// Sets the button's label, and its key, which is shown in the tool tip and not in the label.
inline void setTextAndKey(QAbstractButton& button, const QString& text, const QKeySequence& key) {
    button.setText(text);
    button.setToolTip(text.isEmpty() || key.isEmpty() ? QString() : tipWithKey(text, key));
}

/// The button with its key in the tool tip.
template <class Button>
[[nodiscard]] Button* keyed(Button* button, const QKeySequence& key) {
    setTextAndKey(*button, button->text(), key);
    return button;
}
template <class Button>
[[nodiscard]] Button* keyed(Button* button, DeskKey key) {
    return keyed(button, sequenceOf(key));
}

/// A label with plain text, wrapped as needed.
[[nodiscard]] inline QLabel* plainLabel(const QString& objectName) {
    auto* label = named(new QLabel, objectName);
    showPlainly(*label);
    return label;
}

/// An action of the owner, with its key if it has one. act: of the owner, or a function.
template <class Owner, class Act>
QAction* makeAct(Owner* owner, const QString& text, std::optional<DeskKey> key, Act act) {
    auto* action = new QAction(text, owner);
    if (key)
        action->setShortcut(sequenceOf(*key));
    QObject::connect(action, &QAction::triggered, owner, act);
    return action;
}

/// Adds the actions of a part of a page: before this one in its menu, with their keys active, while
/// the part is shown.
template <class Actions>
void showActions(QWidget& page, QAction* before, const Actions& actions, bool isShown) {
    for (QAction* action : actions) {
        if (isShown)
            page.insertAction(before, action);
        else
            page.removeAction(action);
    }
}

/// The label next to a field, also its name for screen readers; the mnemonic leads to the field.
[[nodiscard]] inline QLabel* labelOf(QWidget& field, const QString& text) {
    auto* label = new QLabel(text);
    label->setBuddy(&field);
    if (field.accessibleName().isEmpty())
        field.setAccessibleName(QString(text).remove(u'&'));
    return label;
}

} // namespace mentat
