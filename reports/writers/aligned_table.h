#pragma once

#include "reports/report_document.h"

#include <QStringList>

namespace mentat {

/// The number of columns of a text in a monospaced font: two for a wide East Asian character, none
/// for a combining one.
[[nodiscard]] int displayWidth(const QString& text);

/// Padded with blanks after or before it; wider texts stay unchanged.
[[nodiscard]] QString paddedTo(const QString& text, int width, bool toTheRight = false);

/// Wraps a line to this width between words; wraps a word that is wider after hyphens, or anywhere
/// if that is not enough. At least one line, none with a trailing blank. width: 2 or more.
[[nodiscard]] QStringList brokenInto(const QString& line, int width);

/// A table in a monospaced font: a header, a line below it, numbers right-aligned; two blanks
/// between columns, texts wrapped between words if the table is wider than the limit. Remarks are
/// indented below their rows, the cut is a separate line. If the words do not fit side by side,
/// each row becomes a paragraph: its first cell, then the others with their titles.
[[nodiscard]] QStringList alignedTable(const ReportTable& table, int width);

/// The table without optional columns, dropped from the last, until every cell fits on one line
/// within the limit.
[[nodiscard]] ReportTable withoutSpareColumns(ReportTable table, int width);

/// The text of a cell: a box as "[ ]" or "[x]".
[[nodiscard]] QString shownText(const ReportCell& cell);

} // namespace mentat
