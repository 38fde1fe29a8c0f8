#pragma once

#include <QStringList>

namespace mentat {

/// The text on one safe line: control characters and line breaks become blanks, direction marks are
/// removed, invalid characters become U+FFFD.
[[nodiscard]] QString plainLine(const QString& text);
/// The same line by line, if the text has several; at least one.
[[nodiscard]] QStringList plainLines(const QString& text);

/// Names for a workbook's sheets, as close to the wishes as allowed: not empty, at most 31
/// characters, without []:*?/\, no apostrophe at either end, unique ignoring case.
[[nodiscard]] QStringList sheetNames(const QStringList& wished);

} // namespace mentat
