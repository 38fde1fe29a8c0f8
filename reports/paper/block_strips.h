#pragma once

#include "reports/placed_page.h"
#include "reports/report_document.h"
#include "reports/text_measure.h"

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

/// Where flowing text may stand on a page: from where, how wide, and how high a page is.
struct Measures {
    const TextMeasure& text;
    double left;
    double width;
    double pageHeight;
    ReadAt readAt = ReadAt::Hand;
};

/// The lines of one text from the top, each a placed text of its own.
[[nodiscard]] std::vector<PlacedItem> placedLines(const QStringList& lines, const TypeStyle& style,
                                                  const QRectF& box, Align align = Align::Start,
                                                  Darkness darkness = 1);

/// The texts among the items are read in one go, from the first.
void joinBeside(std::vector<PlacedItem>& items);

/// Dots from a name to what stands far to its right, on the baseline y; those of one list stand
/// below each other.
[[nodiscard]] std::vector<PlacedItem> leaderDots(double from, double to, double y);

[[nodiscard]] std::vector<Strip> stripsOf(const Heading& heading, const Measures& measures);
[[nodiscard]] std::vector<Strip> stripsOf(const Paragraph& paragraph, const Measures& measures);
[[nodiscard]] std::vector<Strip> stripsOf(const BulletList& list, const Measures& measures);
[[nodiscard]] std::vector<Strip> stripsOf(const FactList& list, const Measures& measures);
/// Title, figure and remark, kept together; what there is to say instead where it has no value.
[[nodiscard]] std::vector<Strip> stripsOf(const FigureDrawing& drawing, const Measures& measures);

/// A row of large numbers, each above what it counts.
[[nodiscard]] std::vector<Strip> stripsOf(const KeyFigures& key, const Measures& measures);
/// On a tint: the first in large letters at the left, the others at the right.
[[nodiscard]] std::vector<Strip> stripsOf(const Podium& podium, const Measures& measures);
/// The chart at the left, all else at its right, in one piece.
[[nodiscard]] std::vector<Strip> stripsOf(const BesideFigure& beside, const Measures& measures);
/// Lines to write on beside each other, each above its label.
[[nodiscard]] std::vector<Strip> stripsOf(const SignatureLine& line, const Measures& measures);

/// How wide the columns of a table are, and in what size of letters they then fit.
struct ColumnPlan {
    double size = 9;
    std::vector<double> widths;
    double gutter = 10;

    [[nodiscard]] double width() const;
};

/// Whole texts in columns that are not wide, where that is possible with smaller letters or with
/// titles on several lines; else the widest columns are broken into lines.
[[nodiscard]] ColumnPlan columnPlan(const ReportTable& table, const Measures& measures);

/// A row each, below the titles of the columns, which every page repeats. A table of few rows is
/// not torn at all; no page has a single row of a longer one. plan: of its columns.
[[nodiscard]] std::vector<Strip> stripsOf(const ReportTable& table, const Measures& measures,
                                          const ColumnPlan& plan);

} // namespace mentat
