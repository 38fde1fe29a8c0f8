#pragma once

#include "model/result.h"
#include "reports/placed_page.h"

#include <QByteArray>

namespace mentat {

// What QPdfWriter's PDF lacks for navigation and for screen readers: structure and language of the
// parts of a page, bookmarks, and links.

/// Longer documents have bookmarks.
inline constexpr size_t mostPagesWithoutBookmarks = 3;

/// The PDF, as QPdfWriter wrote it from the pages with paintMarker (pdf_writer.h), with its
/// structure: a part for each heading, text, and figure, all else as decoration; links for web
/// addresses and the table of contents; bookmarks for headings. Readers show its title and know its
/// language ("en-US"). Deterministic. Fails if the PDF does not match these pages.
[[nodiscard]] Result<QByteArray>
withStructure(const QByteArray& pdf, const std::vector<PlacedPage>& pages, const QString& language);

} // namespace mentat
