#include "reports/heats/rule_columns.h"

#include "reports/paper/letters.h"
#include "reports/paper/page_canvas.h"

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr double largestRuleSize = 16;
constexpr double smallestRuleSize = 6.5;
constexpr double smallestAcrossTable = 9;
constexpr double smallestOnWall = 13; // only the front row can read it
constexpr double largestOnWall = 20;
constexpr int maxWallSheets = 6;
constexpr double smallestTitle = 5; // for a title too wide for its column
constexpr double ruleSizeStep = 0.25;
constexpr double gutter = 18;         // between the columns, in points
constexpr double ruleHeadHeight = 34; // the page's title and its line
constexpr double ruleFootHeight = 14;
constexpr int ruleColumns = 2;
constexpr double smallerForWhole = 1; // points given up to keep parts whole

/// The sizes of a page's texts, derived from their common size.
struct RuleSizes {
    double size;
    bool wholeParts = false; // each part in one column
    Typeface face = Typeface::Plain;

    [[nodiscard]] TypeStyle text() const { return {.size = size, .face = face}; }
    [[nodiscard]] TypeStyle strong() const { return {.size = size, .isBold = true, .face = face}; }
    [[nodiscard]] TypeStyle title() const {
        return {.size = 1.2 * size, .isBold = true, .face = face};
    }
    [[nodiscard]] bool isForWall() const { return face == Typeface::Narrow; }
    [[nodiscard]] double mark() const { return (isForWall() ? 0.95 : 1.9) * size; }
    [[nodiscard]] double titleHeight() const { return (isForWall() ? 1.85 : 2.1) * size; }
    [[nodiscard]] double afterLine() const { return (isForWall() ? 0.12 : 0.3) * size; }
    [[nodiscard]] double afterPart() const { return (isForWall() ? 0.4 : 0.9) * size; }
};

/// Fills the columns of pages, top to bottom; without canvases, one per page, it only counts.
class ColumnFlow {
public:
    ColumnFlow(const TextMeasure& measure, RuleSizes sizes, const QRectF& room, int pages = 1,
               std::vector<PageCanvas>* canvases = nullptr)
        : m_measure(measure)
        , m_sizes(sizes)
        , m_room(room)
        , m_columns(pages * ruleColumns)
        , m_canvases(canvases)
        , m_width((room.width() - (ruleColumns - 1) * gutter) / ruleColumns)
        , m_y(room.top()) {}

    void add(const RuleSheetPart& part) {
        // Do not shrink letters that are read across a table for the sake of a title.
        m_isTooWide |= m_sizes.size > smallestAcrossTable
                       && m_measure.width(part.title, m_sizes.title()) > m_width;
        goTo(m_sizes.titleHeight() + startOf(part));
        if (PageCanvas* canvas = canvasHere()) {
            canvas->text({left(), m_y, m_width, 1.3 * m_sizes.title().size}, part.title,
                         m_sizes.title(), Align::Start, smallestTitle);
            const double below = m_y + 1.45 * m_sizes.title().size;
            canvas->rule({left(), below}, {left() + m_width, below}, 0.5, 0.6);
        }
        m_y += m_sizes.titleHeight();
        for (size_t i = 0; i < part.lines.size(); ++i) {
            const RuleSheetLine& line = part.lines[i];
            // A time must not end a column: keep it with the line below.
            const bool isAbove = isTime(line) && i + 1 < part.lines.size();
            addLine(line, isAbove ? heightOf(part.lines[i + 1]) : 0);
        }
        m_y += m_sizes.afterPart();
    }

    [[nodiscard]] bool hasRoom() const { return !isFull() && !m_isTooWide; }

private:
    [[nodiscard]] bool isFull() const { return m_column >= m_columns; }
    [[nodiscard]] double left() const {
        return m_room.left() + (m_column % ruleColumns) * (m_width + gutter);
    }
    [[nodiscard]] PageCanvas* canvasHere() const {
        return m_canvases && !isFull() ? &(*m_canvases)[static_cast<size_t>(m_column / ruleColumns)]
                                       : nullptr;
    }
    /// On the wall, a line without a mark is a time for the lines below, and starts at the column's
    /// edge.
    [[nodiscard]] bool isTime(const RuleSheetLine& line) const {
        return m_sizes.isForWall() && line.mark.isEmpty();
    }
    [[nodiscard]] double indentOf(const RuleSheetLine& line) const {
        return isTime(line) ? 0 : m_sizes.mark();
    }
    [[nodiscard]] double heightOfText(const QString& text, const TypeStyle& style,
                                      double width) const {
        if (text.isEmpty())
            return 0;
        const auto lines = m_measure.lines(text, style, width).size();
        return static_cast<double>(lines) * lineHeight(style.size);
    }
    [[nodiscard]] double heightOf(const RuleSheetLine& line) const {
        const double width = m_width - indentOf(line);
        return heightOfText(line.strong, m_sizes.strong(), width)
               + heightOfText(line.text, m_sizes.text(), width) + m_sizes.afterLine();
    }

    /// The height below the title that must share its column: the whole part, or its first line.
    [[nodiscard]] double startOf(const RuleSheetPart& part) const {
        double height = 0;
        for (const RuleSheetLine& line : part.lines) {
            height += heightOf(line);
            if (!m_sizes.wholeParts)
                break;
        }
        return height;
    }

    /// Moves to the next column if the rest of this one is too small.
    void goTo(double needed) {
        if (m_y + needed > m_room.bottom() && !isFull()) {
            ++m_column;
            m_y = m_room.top();
            if (needed > m_room.height())
                m_column = m_columns; // no column has room for it
        }
    }

    /// below: the height that must stay in the same column.
    void addLine(const RuleSheetLine& line, double below) {
        goTo(heightOf(line) + below);
        if (PageCanvas* canvas = canvasHere()) {
            const double x = left() + indentOf(line);
            const double width = m_width - indentOf(line);
            if (!line.mark.isEmpty())
                canvas->lines({left(), m_y, m_sizes.mark(), lineHeight(m_sizes.size)}, line.mark,
                              m_sizes.text());
            const double strong = heightOfText(line.strong, m_sizes.strong(), width);
            if (!line.strong.isEmpty())
                canvas->lines({x, m_y, width, strong}, line.strong, m_sizes.strong());
            if (!line.text.isEmpty())
                canvas->lines({x, m_y + strong, width, heightOf(line)}, line.text, m_sizes.text());
        }
        m_y += heightOf(line);
    }

    const TextMeasure& m_measure;
    RuleSizes m_sizes;
    QRectF m_room;
    int m_columns; // on all pages
    std::vector<PageCanvas>* m_canvases;
    double m_width;
    int m_column = 0;
    bool m_isTooWide = false; // some title does not fit on its one line
    double m_y;
};

QRectF roomOn(QSizeF size) {
    const QRectF inner = QRectF(QPointF(0, 0), size).marginsRemoved(pageMargins());
    return inner.adjusted(0, ruleHeadHeight, 0, -ruleFootHeight);
}

bool haveRoom(const std::vector<RuleSheet>& pages, QSizeF size, const TextMeasure& measure,
              RuleSizes sizes) {
    return std::ranges::all_of(pages, [&](const RuleSheet& page) {
        ColumnFlow flow(measure, sizes, roomOn(size));
        for (const RuleSheetPart& part : page.parts)
            flow.add(part);
        return flow.hasRoom();
    });
}

RuleSizes largestFrom(RuleSizes sizes, const std::vector<RuleSheet>& pages, QSizeF size,
                      const TextMeasure& measure) {
    while (sizes.size > smallestRuleSize && !haveRoom(pages, size, measure, sizes))
        sizes.size -= ruleSizeStep;
    return sizes;
}

/// Moves the lower edge of the room up until a page's parts fill the columns evenly, if each part
/// can stay in one.
void balance(const RuleSheet& page, QRectF& room, const TextMeasure& measure, RuleSizes& sizes) {
    const RuleSizes whole{sizes.size, true, sizes.face};
    const double step = lineHeight(sizes.size) / 2;
    const auto fits = [&](const QRectF& within) {
        ColumnFlow flow(measure, whole, within);
        for (const RuleSheetPart& part : page.parts)
            flow.add(part);
        return flow.hasRoom();
    };
    sizes.wholeParts |= fits(room);
    while (room.height() > 2 * step && fits(room.adjusted(0, 0, 0, -step)))
        room.adjust(0, 0, 0, -step);
}

/// Keeps parts whole if that costs little.
RuleSizes sizesFor(const std::vector<RuleSheet>& pages, QSizeF size, const TextMeasure& measure) {
    const RuleSizes broken = largestFrom({largestRuleSize}, pages, size, measure);
    const RuleSizes whole = largestFrom({broken.size, true}, pages, size, measure);
    return whole.size >= broken.size - smallerForWhole && haveRoom(pages, size, measure, whole)
               ? whole
               : broken;
}

/// Spreads the parts over this many pages, with the same head and foot.
std::vector<PlacedPage> placed(const RuleSheet& sheet, QSizeF size, const TextMeasure& measure,
                               RuleSizes sizes, int pages = 1) {
    const QRectF room = roomOn(size);
    const bool isForWall = sizes.isForWall();
    const TypeStyle head{.size = isForWall ? 20.0 : 18.0, .isBold = true, .face = sizes.face};
    const TypeStyle foot{.size = isForWall ? WallLetters::note : 7.0, .face = sizes.face};
    std::vector<PageCanvas> canvases;
    for (int i = 0; i < pages; ++i) {
        PageCanvas& canvas = canvases.emplace_back(measure, size);
        canvas.text({room.left(), room.top() - ruleHeadHeight, room.width(), 24}, sheet.title,
                    head);
        canvas.rule({room.left(), room.top() - 8}, {room.right(), room.top() - 8}, 1);
    }
    QRectF filled = room;
    if (!isForWall)
        balance(sheet, filled, measure, sizes);
    ColumnFlow flow(measure, sizes, filled, pages, &canvases);
    for (const RuleSheetPart& part : sheet.parts)
        flow.add(part);
    std::vector<PlacedPage> all;
    for (PageCanvas& canvas : canvases) {
        canvas.text({room.left(), room.bottom() + 2, room.width(), ruleFootHeight - 2}, sheet.foot,
                    foot, Align::Start, 5, 0.7);
        all.push_back(canvas.taken());
    }
    return all;
}

/// On the wall, groups what can be done at the same time below that time, said once.
RuleSheetPart byText(const RuleSheetPart& part) {
    QStringList texts;
    for (const RuleSheetLine& line : part.lines) {
        if (!texts.contains(line.text))
            texts.append(line.text);
    }
    RuleSheetPart grouped{part.title, {}};
    for (const QString& text : texts) {
        if (!text.isEmpty())
            grouped.lines.push_back({{}, {}, text});
        for (const RuleSheetLine& line : part.lines) {
            if (line.text == text)
                grouped.lines.push_back({line.mark, line.strong, {}});
        }
    }
    return grouped;
}

std::vector<ReportBlock> inWords(const RuleSheet& page) {
    std::vector<ReportBlock> blocks;
    for (const RuleSheetPart& part : page.parts) {
        BulletList list;
        for (const RuleSheetLine& line : part.lines) {
            QStringList words{line.strong, line.text};
            words.removeAll(QString());
            list.items.append(words.join(u": "_s));
        }
        blocks.push_back(Heading{2, part.title});
        blocks.push_back(std::move(list));
    }
    return blocks;
}

} // namespace

std::vector<RuleSheet> overleaf(const RuleSheet& sheet, Paper paper) {
    const TextMeasure measure;
    const QSizeF size = sizeOf(paper, Orientation::Upright);
    const auto hasRoom = [&](const RuleSheet& page) {
        return haveRoom({page}, size, measure, {smallestAcrossTable});
    };
    std::vector<RuleSheet> pages{{sheet.title, sheet.foot, {}}};
    const auto turnOver = [&] { pages.push_back({sheet.title, sheet.foot, {}}); };
    for (const RuleSheetPart& part : sheet.parts) {
        RuleSheetPart begun{part.title, {}};
        RuleSheet withTitle = pages.back();
        withTitle.parts.push_back(begun);
        if (!hasRoom(withTitle))
            turnOver();
        for (const RuleSheetLine& line : part.lines) {
            RuleSheet longer = pages.back();
            RuleSheetPart more = begun;
            more.lines.push_back(line);
            longer.parts.push_back(more);
            if (!hasRoom(longer)) {
                if (!begun.lines.empty())
                    pages.back().parts.push_back(begun);
                turnOver();
                begun.lines.clear();
            }
            begun.lines.push_back(line);
        }
        pages.back().parts.push_back(std::move(begun));
    }
    return pages;
}

RuleSheetPart cardPartOf(const CardSection& section) {
    RuleSheetPart part{section.title.text(), {}};
    for (const Name& line : section.lines)
        part.lines.push_back({u"•"_s, {}, line.text()});
    return part;
}

std::vector<PlacedPage> rulePages(const std::vector<RuleSheet>& pages, QSizeF size,
                                  const TextMeasure& measure) {
    const RuleSizes sizes = sizesFor(pages, size, measure);
    std::vector<PlacedPage> all;
    for (const RuleSheet& page : pages)
        std::ranges::move(placed(page, size, measure, sizes), std::back_inserter(all));
    return all;
}

void addSheets(ReportDocument& document, const std::vector<RuleSheet>& sheets, Paper paper) {
    const auto pages = rulePages(sheets, sizeOf(paper, Orientation::Upright), TextMeasure());
    for (size_t i = 0; i < sheets.size(); ++i)
        document.add(PlacedSheet{pages[i], inWords(sheets[i])});
}

void addWallSheets(ReportDocument& document, const RuleSheet& sheet, Paper paper) {
    const TextMeasure measure;
    const QSizeF size = sizeOf(paper, Orientation::Upright);
    RuleSheet grouped{sheet.title, sheet.foot, {}};
    std::ranges::transform(sheet.parts, std::back_inserter(grouped.parts), byText);
    RuleSizes sizes{.size = smallestOnWall, .face = Typeface::Narrow};
    const auto fits = [&](int pages) {
        ColumnFlow flow(measure, sizes, roomOn(size), pages);
        for (const RuleSheetPart& part : grouped.parts)
            flow.add(part);
        return flow.hasRoom();
    };
    int pages = 1;
    while (pages < maxWallSheets && !fits(pages))
        ++pages;
    // Spend the remaining room on larger letters.
    for (sizes.size = largestOnWall; sizes.size > smallestOnWall && !fits(pages);)
        sizes.size -= ruleSizeStep;
    // As text, all of it is on the first page.
    std::vector<ReportBlock> words = inWords(sheet);
    for (PlacedPage& page : placed(grouped, size, measure, sizes, pages))
        document.add(PlacedSheet{std::move(page), std::exchange(words, {})});
}

} // namespace mentat
