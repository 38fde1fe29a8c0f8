#pragma once

#include "reports/paper/block_strips.h"

namespace mentat {

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

} // namespace mentat
