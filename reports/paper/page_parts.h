#pragma once

#include "reports/paper/block_strips.h"
#include "reports/placed_page.h"
#include "reports/wording/language/language.h"

#include <optional>

namespace mentat {

/// An item by its page and its index there.
struct PartPiece {
    size_t page;
    size_t item;
    friend bool operator==(const PartPiece&, const PartPiece&) = default;
};

/// A part of the pages as a screen reader presents it: a text with all its lines, or a figure with
/// its content.
struct PagePart {
    TextRole role = TextRole::Text;
    bool isFigure = false;
    QString text; // rejoined; for a figure its title and content
    std::vector<PartPiece> pieces{};
    double top = 0; // of its first piece
};

/// In reading order. Decoration, lines, and boxes are not parts.
[[nodiscard]] std::vector<PagePart> partsOf(const std::vector<PlacedPage>& pages);

/// Joins the parts of each page, except headings and figures: nobody wants hundreds of blank forms
/// read word by word.
[[nodiscard]] std::vector<PagePart> joinedByPage(const std::vector<PagePart>& parts);

/// 1 to 3; 0 if it is not a heading.
[[nodiscard]] int headingLevel(const PagePart& part);

/// A place on a page that leads to a web address.
struct WebLink {
    size_t part; // of the parts
    size_t page;
    QRectF box;
    QString address;
};

/// The http and https addresses in the parts, with a box for each line that one is on. An address
/// whose end is ambiguous is ignored.
[[nodiscard]] std::vector<WebLink> webLinksOf(const std::vector<PagePart>& parts,
                                              const std::vector<PlacedPage>& pages);

/// The contents of a long document: its level 2 headings with their pages.
struct ContentsList {
    QString title;
    struct Entry {
        QString heading;
        QString page;
    };
    std::vector<Entry> entries{};
};

/// Longer documents have a table of contents.
inline constexpr size_t maxPagesWithoutContents = 6;

/// From a document's pages. Empty if it is short, has too few or too many headings for a list to
/// help, or repeats every heading, as forms do.
[[nodiscard]] ContentsList contentsOf(const std::vector<PageFlow::FlowedPage>& pages,
                                      const Language& language);

/// The height does not depend on the page numbers.
[[nodiscard]] std::vector<Strip> stripsOf(const ContentsList& contents, const Measures& measures);

} // namespace mentat
