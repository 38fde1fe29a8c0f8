#pragma once

#include <QStringList>

class QAccessibleInterface;
class QWidget;

namespace mentat::test {

/// Whether the Tab key comes to it. What hands the focus on, as a spin box's line does to its box,
/// is not reached itself.
[[nodiscard]] bool isReached(const QWidget& widget);

/// The visible things that the Tab key reaches and that a screen reader has no name for.
[[nodiscard]] QStringList namelessThings(const QWidget& root);

/// What is told of this thing is not what it is: its role, and the states that its kind has.
[[nodiscard]] QStringList wrongly(const QWidget& widget, QAccessibleInterface& spoken);

/// The visible things that the Tab key reaches and of which a screen reader is told what is not so.
[[nodiscard]] QStringList wronglySpokenThings(const QWidget& root);

/// The cells of visible lists that are read out as nothing.
[[nodiscard]] QStringList silentCells(const QWidget& root);

/// All of them, each with what is wrong.
[[nodiscard]] QStringList spokenFaults(const QWidget& root);

} // namespace mentat::test
