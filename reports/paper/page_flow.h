#pragma once

#include "reports/placed_page.h"

#include <memory>

namespace mentat {

/// A piece over the whole width of a page that is never torn, but where it is higher than a page.
/// Its texts are single lines. Items count x from the page's left edge, y from the strip's top.
struct Strip {
    double gap = 0; // above; not at the top of a page
    double height = 0;
    std::vector<PlacedItem> items{};
    bool keepsWithNext = false;
    /// Stands above it where it comes first on a page: the titles of a table's columns.
    std::shared_ptr<const Strip> head{};
};

/// The item so far to the right and down.
[[nodiscard]] PlacedItem moved(PlacedItem item, QPointF by);
/// Where it stands.
[[nodiscard]] QRectF boxOf(const PlacedItem& item);

/// Fills pages with strips, from the top.
class PageFlow {
public:
    /// body: what the running lines leave of a page.
    PageFlow(QSizeF size, QRectF body);

    void place(const std::vector<Strip>& strips);
    /// Further content begins on a new page; nothing happens at the top of one.
    void breakPage();
    /// A page of its own.
    void addPage(PlacedPage page);
    /// As they stand, below what is on the page so far.
    void placeItems(const std::vector<PlacedItem>& items);
    /// Nothing more has room on this page.
    void fillPage() { m_isOpen = false; }
    void skip(double height) { m_y += height; }

    /// Whether something stands on the page that takes more.
    [[nodiscard]] bool hasBegun() const { return m_isOpen && !isAtTop(); }
    [[nodiscard]] double left() const { return m_body.bottom() - m_y; }
    [[nodiscard]] const QRectF& body() const { return m_body; }

    struct FlowedPage {
        PlacedPage page;
        bool isPlaced = false; // has no running lines
    };
    [[nodiscard]] std::vector<FlowedPage> taken() { return std::move(m_pages); }

private:
    void placeTogether(const Strip* first, const Strip* last);
    void placeOne(const Strip& strip);
    void beginPage();
    [[nodiscard]] bool isAtTop() const { return m_y <= m_body.top(); }

    QSizeF m_size;
    QRectF m_body;
    double m_y = 0;
    bool m_isOpen = false; // the last page takes more
    std::vector<FlowedPage> m_pages;
};

} // namespace mentat
