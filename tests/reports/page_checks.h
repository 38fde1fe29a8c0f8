#pragma once

#include "reports/report_document.h"

namespace mentat::test {

/// What is wrong with pages by themselves: what stands beyond the margins or out of its box, texts
/// on top of each other, pages without anything.
[[nodiscard]] QStringList faultsOf(const std::vector<PlacedPage>& pages);

/// What is wrong with them as those of a document in which no word stands twice
/// (random_documents.h): words that are lost, stand twice or out of order, rows and short tables
/// that are torn, headings that are left behind, tables without titles, missing running lines.
[[nodiscard]] QStringList faultsOf(const ReportDocument& document,
                                   const std::vector<PlacedPage>& pages);

[[nodiscard]] QStringList textsOn(const PlacedPage& page);
/// How many columns of names a page for the wall has: where the titles of tables begin.
[[nodiscard]] size_t columnsOfWall(const PlacedPage& page);

} // namespace mentat::test
