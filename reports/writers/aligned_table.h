#pragma once

#include "reports/report_document.h"

namespace mentat {

/// A table in a font of fixed width: a header, a line below it, numbers to the right; two blanks
/// between columns, texts broken into lines where the table is wider than so many places. Remarks
/// stand indented below their rows, the cut is a line of its own.
[[nodiscard]] QStringList alignedTable(const ReportTable& table, int width);

/// What a cell shows as text: a box as "[ ]" or "[x]".
[[nodiscard]] QString shownText(const ReportCell& cell);

} // namespace mentat
