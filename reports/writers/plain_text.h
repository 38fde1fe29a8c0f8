#pragma once

#include <QStringList>

namespace mentat {

/// The text on one line, harmless wherever it goes: control characters and line breaks are blanks,
/// marks that turn the direction of what follows are gone, what is no character is U+FFFD.
[[nodiscard]] QString plainLine(const QString& text);
/// The same line by line, where the text has several; at least one.
[[nodiscard]] QStringList plainLines(const QString& text);

/// Names for a workbook's sheets, as near to those wished for as a workbook allows: not empty, at
/// most 31 characters, without []:*?/\, no apostrophe at either end, each once whatever the
/// capitals.
[[nodiscard]] QStringList sheetNames(const QStringList& wished);

} // namespace mentat
