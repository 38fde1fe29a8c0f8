#pragma once

#include "model/result.h"
#include "reports/paper/page_parts.h"
#include "reports/placed_page.h"

#include <QByteArray>

#include <string>
#include <string_view>
#include <vector>

namespace mentat {

// What QPdfWriter's PDF lacks for navigation and for screen readers: structure and language of the
// parts of a page, bookmarks, and links.

/// Longer documents have bookmarks.
inline constexpr size_t maxPagesWithoutBookmarks = 3;

/// The PDF, as QPdfWriter wrote it from the pages with paintMarker (pdf_writer.h), with its
/// structure: a part for each heading, text, and figure, all else as decoration; links for web
/// addresses and the table of contents; bookmarks for headings. Readers show its title and know its
/// language ("en-US"). Deterministic. Fails if the PDF does not match these pages.
[[nodiscard]] Result<QByteArray>
withStructure(const QByteArray& pdf, const std::vector<PlacedPage>& pages, const QString& language);

// What alone needs libqpdf is a module, loaded when the first PDF is written: libqpdf brings seven
// libraries along, which no other start has to wait for. The module is built and installed with the
// programs and holds nothing of them: what it needs, it is given here.

/// What a document is made of, and the functions of the program that the module asks back.
struct StructureTask {
    const std::vector<PlacedPage>& pages;
    const std::vector<PagePart>& parts;
    const std::vector<WebLink>& links;
    QString language;
    int (*headingLevel)(const PagePart&);
    std::string (*marked)(std::string_view written, const std::vector<std::string>& openings);
};

/// The one function of the module. It puts the structure into the PDF, or says what is wrong.
using StructureFunction = void(const StructureTask& task, QByteArray& pdf, QString& fault);

} // namespace mentat
