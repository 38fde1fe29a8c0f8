#pragma once

#include "reports/placed_page.h"

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

} // namespace mentat
