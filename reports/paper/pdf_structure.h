#pragma once

#include "model/result.h"
#include "reports/placed_page.h"

#include <QByteArray>

namespace mentat {

// What the PDF of QPdfWriter lacks for a reader who moves about in it, or has it read aloud: which
// part of a page is what, in which language; bookmarks and links.

/// Documents of more pages than these have bookmarks.
inline constexpr size_t mostPagesWithoutBookmarks = 3;

/// The PDF, as QPdfWriter wrote it from the pages with paintMarker (pdf_writer.h), with their
/// structure: a part of it for each heading, text and figure, all else as decoration; links for the
/// web addresses and the lists of contents in it; bookmarks for headings. Its reader shows its
/// title and knows its language ("en-US"). The same for the same. Fails where the PDF is not that
/// of these pages.
[[nodiscard]] Result<QByteArray>
withStructure(const QByteArray& pdf, const std::vector<PlacedPage>& pages, const QString& language);

} // namespace mentat
