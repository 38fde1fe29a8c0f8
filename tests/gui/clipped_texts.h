#pragma once

#include <QStringList>
#include <QWidget>

namespace mentat::test {

/// The visible labels, buttons, boxes, choices, tabs, headers and hints in fields within a widget
/// whose text has less room than it needs, or shows an ampersand for a letter to press, cells that
/// are cut by their column and whose tool tip does not say them whole, fields and lists that their
/// surroundings cut off, and what scrolls sideways, each as
/// "QLabel name: text (has 40 × 20, needs 60 × 20)".
[[nodiscard]] QStringList clippedTexts(const QWidget& widget);

} // namespace mentat::test
