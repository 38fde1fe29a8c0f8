#pragma once

#include <QAccessible>
#include <QString>
#include <QVariant>

#include <vector>

class QLineEdit;
class QComboBox;
class QAbstractButton;
class QWidget;

namespace mentat {

/// A field in which something is looked for: with the magnifier, and a cross that empties it. hint:
/// what can be typed.
void makeSearchField(QLineEdit& field, const QString& hint);

/// How wide a field is that shows its hint whole, in pixels.
[[nodiscard]] int roomOfHint(const QLineEdit& field);

/// A field at least as wide as the hint in it.
void makeRoomForHint(QLineEdit& field);

struct OfferedValue {
    QVariant value;
    QString name;
};

/// The list with these after its first line, which lets everything through. What was chosen stays
/// chosen where it is still there, else the first line is. Says nothing of it: whoever offers
/// something else looks again.
void offerValues(QComboBox& list, const std::vector<OfferedValue>& values);

/// The button does what is not done by an Enter too many: Space, a click or its own key press it,
/// Enter alone does not.
void keepFromEnter(QAbstractButton& button);
[[nodiscard]] bool isKeptFromEnter(const QAbstractButton& button);

/// What a screen reader calls a widget that paints itself: Qt knows no role for it. To be
/// said before the widget has an accessible name, because with it Qt decides.
void speakAs(QWidget& widget, QAccessible::Role role);

} // namespace mentat
