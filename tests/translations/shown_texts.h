#pragma once

#include "tests/translations/marked_texts.h"

#include <QWidget>

namespace mentat::test {

/// What a window says: the text, and where it stands ("QLabel title").
struct ShownText {
    QString text;
    QString where;
};

/// Every text that the widget and all within it show or say: labels, buttons, tabs, menus, titles
/// of columns, cells, tool tips, hints in fields and the names for a screen reader. Not what was
/// typed into a field.
[[nodiscard]] std::vector<ShownText> shownTexts(const QWidget& root);

} // namespace mentat::test
