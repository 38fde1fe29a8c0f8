#pragma once

#include <QAccessible>

class QWidget;

namespace mentat {

/// What a screen reader calls a widget that paints itself: Qt knows no role for it. To be
/// said before the widget has an accessible name, because with it Qt decides.
void speakAs(QWidget& widget, QAccessible::Role role);

} // namespace mentat
