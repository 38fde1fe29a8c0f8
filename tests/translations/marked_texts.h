#pragma once

#include "model/book.h"

#include <QStringList>

namespace mentat::test {

// The language made for tests alone, in which every text stands in brackets.

/// The words in a text that no translation would change: those outside of the brackets of the
/// marked language which are neither data of the book nor numbers, dates and times. Empty: none.
[[nodiscard]] QString untranslated(const QString& text, const QStringList& data);

/// The texts in the book that people have written: names, places, notes.
[[nodiscard]] QStringList writtenTexts(const Book& book);

} // namespace mentat::test
