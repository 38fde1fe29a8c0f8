#pragma once

#include "reports/paper/page_flow.h"
#include "reports/report_document.h"
#include "reports/text_measure.h"

namespace mentat {

/// Where flowing text may stand on a page: from where, how wide, and how high a page is.
struct Measures {
    const TextMeasure& text;
    double left;
    double width;
    double pageHeight;
    ReadAt readAt = ReadAt::Hand;
};

/// The lines of one text from the top, each a placed text of its own.
[[nodiscard]] std::vector<PlacedItem> placedLines(const QStringList& lines, const TypeStyle& style,
                                                  const QRectF& box, Align align = Align::Start,
                                                  Darkness darkness = 1);

/// The texts among the items are read in one go, from the first.
void joinBeside(std::vector<PlacedItem>& items);

/// Dots from a name to what stands far to its right, on the baseline y; those of one list stand
/// below each other.
[[nodiscard]] std::vector<PlacedItem> leaderDots(double from, double to, double y);

[[nodiscard]] std::vector<Strip> stripsOf(const Heading& heading, const Measures& measures);
[[nodiscard]] std::vector<Strip> stripsOf(const Paragraph& paragraph, const Measures& measures);
[[nodiscard]] std::vector<Strip> stripsOf(const BulletList& list, const Measures& measures);
[[nodiscard]] std::vector<Strip> stripsOf(const FactList& list, const Measures& measures);
/// Title, figure and remark, kept together; what there is to say instead where it has no value.
[[nodiscard]] std::vector<Strip> stripsOf(const FigureDrawing& drawing, const Measures& measures);

/// A row of large numbers, each above what it counts.
[[nodiscard]] std::vector<Strip> stripsOf(const KeyFigures& key, const Measures& measures);
/// On a tint: the first in large letters at the left, the others at the right.
[[nodiscard]] std::vector<Strip> stripsOf(const Podium& podium, const Measures& measures);
/// The chart at the left, all else at its right, in one piece.
[[nodiscard]] std::vector<Strip> stripsOf(const BesideFigure& beside, const Measures& measures);
/// Lines to write on beside each other, each above its label.
[[nodiscard]] std::vector<Strip> stripsOf(const SignatureLine& line, const Measures& measures);

/// How wide the columns of a table are, and in what size of letters they then fit.
struct ColumnPlan {
    double size = 9;
    std::vector<double> widths;
    double gutter = 10;

    [[nodiscard]] double width() const;
};

/// Whole texts in columns that are not wide, where that is possible with smaller letters or with
/// titles on several lines; else the widest columns are broken into lines.
[[nodiscard]] ColumnPlan columnPlan(const ReportTable& table, const Measures& measures);

/// A row each, below the titles of the columns, which every page repeats. A table of few rows is
/// not torn at all; no page has a single row of a longer one. plan: of its columns.
[[nodiscard]] std::vector<Strip> stripsOf(const ReportTable& table, const Measures& measures,
                                          const ColumnPlan& plan);

} // namespace mentat
