#pragma once

#include "model/event.h"
#include "reports/report_document.h"
#include "reports/text_measure.h"

namespace mentat {

/// A line of a printed rule: number or mark, emphasized part, and the rest.
struct RuleSheetLine {
    QString mark;
    QString strong{};
    QString text{};
};
struct RuleSheetPart {
    QString title;
    std::vector<RuleSheetLine> lines;
};
/// The content of a page.
struct RuleSheet {
    QString title;
    QString foot;
    std::vector<RuleSheetPart> parts;
};

/// Splits a sheet into as many pages as it needs in letters that are readable across a table: the
/// rest continues overleaf, under the same title.
[[nodiscard]] std::vector<RuleSheet> overleaf(const RuleSheet& sheet, Paper paper);

/// The part of the card written by the Game Master.
[[nodiscard]] RuleSheetPart cardPartOf(const CardSection& section);

/// Each page in two columns, all in the same letter size: the largest from 6.5 to 16 points at
/// which each fits its page. Columns are equally long if their parts stay whole; otherwise a part
/// continues in the second.
[[nodiscard]] std::vector<PlacedPage> rulePages(const std::vector<RuleSheet>& pages, QSizeF size,
                                                const TextMeasure& measure);

/// Adds such pages as upright sheets of a report, with text for kinds of output without pages.
void addSheets(ReportDocument& document, const std::vector<RuleSheet>& sheets, Paper paper);

/// One sheet of rules for the wall, in narrow letters of 13 points at least, on as few pages as
/// that takes and as large as these allow: where several lines have the same text it is said once,
/// above them. In words it is as addSheets() has it.
void addWallSheets(ReportDocument& document, const RuleSheet& sheet, Paper paper);

} // namespace mentat
