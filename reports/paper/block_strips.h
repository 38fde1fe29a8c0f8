#pragma once

#include "reports/placed_page.h"
#include "reports/report_document.h"
#include "reports/text_measure.h"

#include <memory>

namespace mentat {

/// A piece across the whole width of a page that is split only if it is higher than a page. Its
/// texts are single lines. Items count x from the page's left edge, y from the strip's top.
struct Strip {
    double gap = 0; // above; not at the top of a page
    double height = 0;
    std::vector<PlacedItem> items{};
    bool keepsWithNext = false;
    /// Repeated above it when it comes first on a page: the titles of a table's columns.
    std::shared_ptr<const Strip> head{};
};

/// The item, shifted.
[[nodiscard]] PlacedItem moved(PlacedItem item, QPointF by);
/// The item's box.
[[nodiscard]] QRectF boxOf(const PlacedItem& item);

/// Fills pages with strips, from the top.
class PageFlow {
public:
    /// body: the page without its running lines.
    PageFlow(QSizeF size, QRectF body);

    void place(const std::vector<Strip>& strips);
    /// Continues on a new page; no effect at the top of one.
    void breakPage();
    /// Adds a complete page.
    void addPage(PlacedPage page);
    /// Places items below the content so far.
    void placeItems(const std::vector<PlacedItem>& items);
    /// Closes this page.
    void fillPage() { m_isOpen = false; }
    void skip(double height) { m_y += height; }

    /// Whether the current page has content and is still open.
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
    bool m_isOpen = false; // the last page is still open
    std::vector<FlowedPage> m_pages;
};

/// The area for flowing text: its left edge and width, and the page height.
struct Measures {
    const TextMeasure& text;
    double left;
    double width;
    double pageHeight;
    ReadAt readAt = ReadAt::Hand;
};

/// The lines of a text from the top, as separate placed texts.
[[nodiscard]] std::vector<PlacedItem> placedLines(const QStringList& lines, const TypeStyle& style,
                                                  const QRectF& box, Align align = Align::Start,
                                                  Darkness darkness = 1);

/// Joins the texts among the items, so that they are read together.
void joinBeside(std::vector<PlacedItem>& items);

/// Dots from a name to text far to its right, on the baseline y; aligned within a list.
[[nodiscard]] std::vector<PlacedItem> leaderDots(double from, double to, double y);

[[nodiscard]] std::vector<Strip> stripsOf(const Heading& heading, const Measures& measures);
[[nodiscard]] std::vector<Strip> stripsOf(const Paragraph& paragraph, const Measures& measures);
[[nodiscard]] std::vector<Strip> stripsOf(const BulletList& list, const Measures& measures);
/// A list whose look is not Lines: two items side by side in each strip; honors are one strip.
[[nodiscard]] std::vector<Strip> columnStrips(const BulletList& list, const Measures& measures);
[[nodiscard]] std::vector<Strip> stripsOf(const FactList& list, const Measures& measures);
/// Title, figure, and remark, kept together; a sentence instead if it has no value.
[[nodiscard]] std::vector<Strip> stripsOf(const FigureDrawing& drawing, const Measures& measures);

/// A row of large numbers, each with its label below.
[[nodiscard]] std::vector<Strip> stripsOf(const KeyFigures& key, const Measures& measures);
/// On a tint: the first in large letters on the left, the others on the right.
[[nodiscard]] std::vector<Strip> stripsOf(const Podium& podium, const Measures& measures);
/// The chart on the left, everything else on its right, in one piece.
[[nodiscard]] std::vector<Strip> stripsOf(const BesideFigure& beside, const Measures& measures);
/// Lines to write on, side by side, each with a label below.
[[nodiscard]] std::vector<Strip> stripsOf(const SignatureLine& line, const Measures& measures);

/// The widths of a table's columns, and the letter size at which they fit.
struct ColumnPlan {
    double size = 9;
    std::vector<double> widths;
    double gutter = 10;

    [[nodiscard]] double width() const;
};

/// Keeps texts whole in all columns that are not wide, if smaller letters or titles on several
/// lines make that possible; otherwise the widest columns wrap.
[[nodiscard]] ColumnPlan columnPlan(const ReportTable& table, const Measures& measures);

/// One per row, below the column titles, which repeat on every page. A table with few rows is not
/// split; a longer one never leaves a single row on a page. plan: of its columns.
[[nodiscard]] std::vector<Strip> stripsOf(const ReportTable& table, const Measures& measures,
                                          const ColumnPlan& plan);

/// The parts of a table that isInPairs, two beside each other, below titles that repeat on every
/// page; no part is split. whole: with the rows of all tables in the same grid. Empty if half a
/// page is too narrow for it, or a part too tall.
[[nodiscard]] std::vector<Strip> pairedStripsOf(const ReportTable& table, const ReportTable& whole,
                                                const Measures& measures);

/// The greatest height of a chart, as a share of the page: its title, finding, and remark need the
/// rest.
inline constexpr double maxShareOfPage = 0.8;

} // namespace mentat
