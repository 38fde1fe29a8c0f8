#pragma once

#include "model/book.h"

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

/// The words in it that no translation would change: those outside of the brackets of the marked
/// language which are neither data of the book nor numbers, dates and times. Empty: none.
[[nodiscard]] QString untranslated(const QString& text, const QStringList& data);

/// The texts in the book that people have written: names, places, notes.
[[nodiscard]] QStringList writtenTexts(const Book& book);

} // namespace mentat::test
