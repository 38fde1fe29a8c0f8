#pragma once

#include "model/event.h"
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

/// The same on as many pages as it takes for letters that are read across a table: what has no room
/// goes on overleaf, under the same title.
[[nodiscard]] std::vector<RuleSheet> overleaf(const RuleSheet& sheet, Paper paper);

/// The part of the card that the Game Master wrote.
[[nodiscard]] RuleSheetPart cardPartOf(const CardSection& section);

/// Each page in two columns, all in one size of letters: the largest, from 6.5 to 12 points, in
/// which each has room on its page. A part goes on in the second column where it has to.
[[nodiscard]] std::vector<PlacedPage> rulePages(const std::vector<RuleSheet>& pages, QSizeF size,
                                                const TextMeasure& measure);

/// Such pages as sheets of a report, upright, for the kinds of output that have no pages in words.
void addSheets(ReportDocument& document, const std::vector<RuleSheet>& sheets, Paper paper);

/// One sheet of rules for the wall, in narrow letters of 13 points at least, on as few pages as
/// that takes and as large as these allow: where several lines have the same text it is said once,
/// above them. In words it is as addSheets() has it.
void addWallSheets(ReportDocument& document, const RuleSheet& sheet, Paper paper);

} // namespace mentat
