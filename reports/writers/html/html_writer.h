#pragma once

#include "reports/paper.h"
#include "reports/report_document.h"
#include "reports/writers/html/html.h"

namespace mentat {

/// What the style of a page can leave out.
struct StyledParts {
    bool charts = true;
    bool figures = true; // key figures, podium, figures side by side, lines to sign
};

/// The style of a report as a page: follows light and dark mode, lets wide tables scroll on a
/// phone, and keeps rows whole in print.
[[nodiscard]] Html htmlStyle(Paper paper, Orientation orientation, StyledParts parts = {});

/// A self-contained HTML page in UTF-8: no script, no other file, with its style and charts inside.
/// For phones and for printing, where table headers repeat. Well-formed XML, so that a test can see
/// that names are text.
[[nodiscard]] QByteArray writtenAsHtml(const ReportDocument& document);

/// The body of a report's page, for a page with other content; uses the classes of html_writer.h.
[[nodiscard]] Html htmlOfBlocks(const std::vector<ReportBlock>& blocks);

} // namespace mentat
