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

/// A search field: with a magnifier, and a cross that clears it. hint: what can be typed.
void makeSearchField(QLineEdit& field, const QString& hint);

/// The width of a field that shows its whole hint, in pixels.
[[nodiscard]] int roomOfHint(const QLineEdit& field);

/// Makes the field at least as wide as its hint.
void makeRoomForHint(QLineEdit& field);

struct OfferedValue {
    QVariant value;
    QString name;
};

/// Fills the list with these after its first line, which matches everything. Keeps the selection if
/// it still exists, otherwise selects the first line. Emits no signal: the caller refreshes what
/// depends on it.
void offerValues(QComboBox& list, const std::vector<OfferedValue>& values);

/// Protects the button from an extra Enter: Space, a click, or its own key press it, Enter alone
/// does not.
void keepFromEnter(QAbstractButton& button, bool isKept = true);
[[nodiscard]] bool isKeptFromEnter(const QAbstractButton& button);

/// The role that a screen reader announces for a widget that paints itself: Qt knows none. Call it
/// before the widget gets an accessible name, because with a name Qt decides.
void speakAs(QWidget& widget, QAccessible::Role role);

} // namespace mentat
