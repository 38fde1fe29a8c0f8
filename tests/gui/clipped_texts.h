#pragma once

#include <QStringList>
#include <QWidget>

namespace mentat::test {

/// The visible labels, buttons, boxes, tabs and headers within a widget whose text has less room
/// than it needs, each as "QLabel name: text (has 40, needs 60)". Texts in lists that are cut with
/// an ellipsis by their column are no fault: they are whole in a wider column and in the tool tip.
[[nodiscard]] QStringList clippedTexts(const QWidget& widget);

} // namespace mentat::test
