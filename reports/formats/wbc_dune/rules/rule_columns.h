#pragma once

#include "reports/report_document.h"
#include "reports/text_measure.h"

namespace mentat {

/// A line of a printed rule: its number or mark, what is stressed, and the rest.
struct RuleSheetLine {
    QString mark;
    QString strong{};
    QString text{};
};
struct RuleSheetPart {
    QString title;
    std::vector<RuleSheetLine> lines;
};
/// What stands on one page.
struct RuleSheet {
    QString title;
    QString foot;
    std::vector<RuleSheetPart> parts;
};

/// Each page in two columns, all in one size of letters: the largest, from 6.5 to 12 points, in
/// which each has room on its page. A part goes on in the second column where it has to.
[[nodiscard]] std::vector<PlacedPage> rulePages(const std::vector<RuleSheet>& pages, QSizeF size,
                                                const TextMeasure& measure);

/// The same for the kinds of output that have no pages.
[[nodiscard]] std::vector<ReportBlock> inWords(const RuleSheet& page);

} // namespace mentat
