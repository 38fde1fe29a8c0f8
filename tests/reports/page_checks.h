#pragma once

#include "reports/report_document.h"

namespace mentat::test {

/// What a text covers, within its box or beyond it; measured here, not by what laid the page out.
[[nodiscard]] QRectF inkBox(PlacedText text);

/// What is wrong with pages by themselves: what stands beyond the margins or out of its box, texts
/// on top of each other, pages without anything.
[[nodiscard]] QStringList faultsOf(const std::vector<PlacedPage>& pages);

[[nodiscard]] QStringList textsOn(const PlacedPage& page);
/// How many columns of names a page for the wall has: where the titles of tables begin.
[[nodiscard]] size_t columnsOfWall(const PlacedPage& page);

} // namespace mentat::test
