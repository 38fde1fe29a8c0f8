#pragma once

#include "reports/report_document.h"

namespace mentat::test {

/// What is wrong with pages as those of a document in which no word stands twice
/// (random_documents.h): words that are lost, stand twice or out of order, rows that fit on a page
/// and short tables that are torn, headings that are left behind, tables without titles, missing
/// running lines.
[[nodiscard]] QStringList faultsOf(const ReportDocument& document,
                                   const std::vector<PlacedPage>& pages);

} // namespace mentat::test
