#pragma once

#include "reports/paper/block_strips.h"
#include "reports/placed_page.h"
#include "reports/wording/language/language.h"

#include <optional>

namespace mentat {

/// An item by its page and its place there.
struct PartPiece {
    size_t page;
    size_t item;
    friend bool operator==(const PartPiece&, const PartPiece&) = default;
};

/// What stands on pages as whoever cannot see them is told of it: a text with all its lines, or a
/// figure with what it shows.
struct PagePart {
    TextRole role = TextRole::Text;
    bool isFigure = false;
    QString text; // whole again; of a figure its title and what it shows
    std::vector<PartPiece> pieces{};
    double top = 0; // of its first piece
};

/// In the order in which they are read. Decoration, lines and boxes are no parts.
[[nodiscard]] std::vector<PagePart> partsOf(const std::vector<PlacedPage>& pages);

/// Those of a page as one, but headings and figures: of hundreds of sheets to be filled in nobody
/// wants to be told of each word by itself.
[[nodiscard]] std::vector<PagePart> joinedByPage(const std::vector<PagePart>& parts);

/// 1 to 3; 0 for what is no heading.
[[nodiscard]] int headingLevel(const PagePart& part);

/// A place on a page that leads to a web address.
struct WebLink {
    size_t part; // of the parts
    size_t page;
    QRectF box;
    QString address;
};

/// The addresses that stand in the parts, of http and https, a box for each line that one is on. An
/// address of which it is not known where it ends is none.
[[nodiscard]] std::vector<WebLink> webLinksOf(const std::vector<PagePart>& parts,
                                              const std::vector<PlacedPage>& pages);

/// What a long document says where: its headings of level 2 with their pages.
struct ContentsList {
    QString title;
    struct Entry {
        QString heading;
        QString page;
    };
    std::vector<Entry> entries{};
};

/// Documents of more pages than these have a list of contents.
inline constexpr size_t mostPagesWithoutContents = 6;

/// Of a document on its pages. Empty where it is short, or has so few headings that a list says
/// nothing, or so many that it is no help, or where each heading stands twice and more, as on
/// forms.
[[nodiscard]] ContentsList contentsOf(const std::vector<PageFlow::FlowedPage>& pages,
                                      const Language& language);

/// As high whatever the numbers of its pages are.
[[nodiscard]] std::vector<Strip> stripsOf(const ContentsList& contents, const Measures& measures);

} // namespace mentat
