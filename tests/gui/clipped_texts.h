#pragma once

#include <QStringList>
#include <QWidget>

namespace mentat::test {

/// The visible labels, buttons, boxes, tabs, headers and hints in fields within a widget whose text
/// has less room than it needs, or shows an ampersand for a letter to press, and what scrolls
/// sideways, each as "QLabel name:
/// text (has 40, needs 60)". Texts in lists that are cut with an ellipsis by their column are no
/// fault: they are whole in a wider column and in the tool tip.
[[nodiscard]] QStringList clippedTexts(const QWidget& widget);

} // namespace mentat::test
