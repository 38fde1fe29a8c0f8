#pragma once

#include "reports/report_document.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// The document as pages of plain values, for painting, printing, and display. Every page that is
/// not already placed gets running lines in the language: event and report above, time of printing
/// and "Page 2 of 3" below. A long document has a table of contents below its first heading. Needs
/// the fonts of a QGuiApplication.
[[nodiscard]] std::vector<PlacedPage> pagesOf(const ReportDocument& document,
                                              const Language& language = {});

} // namespace mentat
