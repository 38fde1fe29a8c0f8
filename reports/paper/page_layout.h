#pragma once

#include "reports/report_document.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// The document on pages, as plain values: what is painted, printed and shown. Every page but those
/// that are placed already has running lines: event and report above, time of printing and "Page 2
/// of 3" below, in the language. A long document has a list of contents below its first heading.
/// Needs the fonts of a QGuiApplication.
[[nodiscard]] std::vector<PlacedPage> pagesOf(const ReportDocument& document,
                                              const Language& language = {});

} // namespace mentat
