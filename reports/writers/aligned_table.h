#pragma once

#include "reports/report_document.h"

namespace mentat {

/// A table in a font of fixed width: a header, a line below it, numbers to the right; two blanks
/// between columns, texts broken between words where the table is wider than so many places.
/// Remarks stand indented below their rows, the cut is a line of its own. Where the words have no
/// room beside each other, each row is a paragraph: its first cell, and below it the others with
/// their titles.
[[nodiscard]] QStringList alignedTable(const ReportTable& table, int width);

/// The table without as many of its spare columns, from the last on, as make it wider than so many
/// places with every cell on one line.
[[nodiscard]] ReportTable withoutSpareColumns(ReportTable table, int width);

/// What a cell shows as text: a box as "[ ]" or "[x]".
[[nodiscard]] QString shownText(const ReportCell& cell);

} // namespace mentat
