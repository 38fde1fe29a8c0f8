#pragma once

#include "reports/report_document.h"

#include <QStringList>

namespace mentat {

/// How many places a text takes in a font of fixed width: two for a wide character of East Asia,
/// none for one that joins the character before it.
[[nodiscard]] int displayWidth(const QString& text);

/// With blanks behind it, or before it, up to a width; wider texts stay as they are.
[[nodiscard]] QString paddedTo(const QString& text, int width, bool toTheRight = false);

/// A line as lines of at most so many places, broken between words; one that is wider than a line
/// is broken after hyphens, and within where that is not enough. At least one line, none ends with
/// a blank. width: 2 or more.
[[nodiscard]] QStringList brokenInto(const QString& line, int width);

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
