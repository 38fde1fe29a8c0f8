#pragma once

#include "reports/paper.h"
#include "reports/report_document.h"
#include "reports/writers/html/html.h"

namespace mentat {

/// The style of a report as a page: follows light and dark, scrolls wide tables by themselves on a
/// phone, and keeps rows whole in print.
[[nodiscard]] Html htmlStyle(Paper paper, Orientation orientation, bool hasCharts = true);

/// One page of HTML in UTF-8 that needs nothing else: no script, no other file, its style and its
/// charts inside. Read on a phone as well as printed, where the headers of tables are repeated.
/// Well-formed as XML, so that what a name holds can be seen to be text.
[[nodiscard]] QByteArray writtenAsHtml(const ReportDocument& document);

/// What stands in the body of such a page, for a page that has more around it; its classes are
/// those of html_writer.h.
[[nodiscard]] Html htmlOfBlocks(const std::vector<ReportBlock>& blocks);

} // namespace mentat
