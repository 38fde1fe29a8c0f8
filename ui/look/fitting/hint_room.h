#pragma once

class QLineEdit;
class QString;

namespace mentat {

/// A field in which something is looked for: with the magnifier, and a cross that empties it. hint:
/// what can be typed.
void makeSearchField(QLineEdit& field, const QString& hint);

/// How wide a field is that shows its hint whole, in pixels.
[[nodiscard]] int roomOfHint(const QLineEdit& field);

/// A field at least as wide as the hint in it.
void makeRoomForHint(QLineEdit& field);

} // namespace mentat
