#include "reports/paper/page_layout.h"

#include "reports/paper/block_strips.h"
#include "reports/paper/page_parts.h"
#include "reports/paper/wall/wall_sheet.h"
#include "reports/text_measure.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <iterator>
#include <span>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The event and report at the top of every page; the time of printing and "Page 2 of 3" at the
/// foot. On the wall, a large head at the top and the event at the foot.
class RunningLines {
public:
    RunningLines(const ReportDocument& document, const TextMeasure& text, const Language& language);

    /// The rest of the page.
    [[nodiscard]] QRectF body() const;
    /// The number of leading blocks that they contain.
    [[nodiscard]] size_t blocks() const { return m_wallHead ? m_wallHead->blocks() : 0; }
    void addTo(PlacedPage& page, size_t number, size_t count) const;

private:
    void addAbove(PlacedPage& page) const;
    [[nodiscard]] double heightOf(qsizetype lines) const;

    const TextMeasure& m_text;
    const Language& m_language;
    QRectF m_inner; // within the margins
    QString m_printed;
    QStringList m_event;
    QStringList m_title;
    TypeStyle m_style;
    std::optional<WallHead> m_wallHead;
};

constexpr Darkness runningDarkness = 0.7;
constexpr double runningGutter = 20;
constexpr double distance = 10; // from the running lines to the body
constexpr qsizetype longest = 200;

std::vector<PlacedItem> runningLines(const QStringList& lines, const TypeStyle& style,
                                     const QRectF& box, Align align) {
    std::vector<PlacedItem> items = placedLines(lines, style, box, align, runningDarkness);
    for (PlacedItem& item : items)
        std::get<PlacedText>(item).role = TextRole::Decoration;
    return items;
}

RunningLines::RunningLines(const ReportDocument& document, const TextMeasure& text,
                           const Language& language)
    : m_text(text)
    , m_language(language)
    , m_inner(QRectF(QPointF(0, 0), sizeOf(document.paper, document.orientation))
                  .marginsRemoved(pageMargins()))
    , m_printed(printableStart(document.printed, longest))
    , m_style({.size = 8}) {
    if (document.readAt == ReadAt::Wall) {
        m_style = narrow(WallLetters::note);
        m_wallHead.emplace(document, text, m_inner);
        QStringList foot{printableStart(document.event, longest), m_printed};
        foot.removeAll(QString());
        m_printed = foot.join(u" · "_s);
        return;
    }
    const double half = (m_inner.width() - runningGutter) / 2;
    m_event = text.lines(printableStart(document.event, longest), m_style, half);
    m_title = text.lines(printableStart(document.title, longest), m_style, half);
}

double RunningLines::heightOf(qsizetype lines) const {
    return static_cast<double>(lines) * lineHeight(m_style.size);
}

QRectF RunningLines::body() const {
    if (m_wallHead)
        return m_inner.adjusted(0, m_wallHead->height() + 1.4 * distance, 0,
                                -(heightOf(1) + distance));
    const double above = heightOf(std::max(m_event.size(), m_title.size()));
    return m_inner.adjusted(0, above + 3 + distance, 0, -(heightOf(1) + distance));
}

void RunningLines::addAbove(PlacedPage& page) const {
    const double half = (m_inner.width() - runningGutter) / 2;
    const QRectF left(m_inner.left(), m_inner.top(), half, 0);
    const QRectF right(m_inner.right() - half, m_inner.top(), half, 0);
    std::ranges::move(runningLines(m_event, m_style, left, Align::Start),
                      std::back_inserter(page.items));
    std::ranges::move(runningLines(m_title, m_style, right, Align::End),
                      std::back_inserter(page.items));
    const double y = m_inner.top() + heightOf(std::max(m_event.size(), m_title.size())) + 3;
    page.items.emplace_back(PlacedLine{
        .from = {m_inner.left(), y}, .to = {m_inner.right(), y}, .width = 0.5, .darkness = 0.5});
}

void RunningLines::addTo(PlacedPage& page, size_t number, size_t count) const {
    if (m_wallHead)
        m_wallHead->addTo(page, number == 1);
    else
        addAbove(page);
    const double top = m_inner.bottom() - heightOf(1);
    Phrase english = Phrase("Paper", "Page %1 of %2");
    const QString ofPages = say(m_language, english,
                                {m_language.number(static_cast<qint64>(number)),
                                 m_language.number(static_cast<qint64>(count))});
    const double numbers = m_text.width(ofPages, m_style) + 1;
    const QRectF right(m_inner.right() - numbers, top, numbers, 0);
    const QRectF left(m_inner.left(), top, m_inner.width() - numbers - runningGutter, heightOf(1));
    // A single sheet on a wall needs no number.
    if (!m_wallHead || count > 1)
        std::ranges::move(runningLines({ofPages}, m_style, right, Align::End),
                          std::back_inserter(page.items));
    if (m_printed.isEmpty())
        return;
    PlacedText printed{.box = left,
                       .text = m_printed,
                       .style = m_style,
                       .darkness = runningDarkness,
                       .role = TextRole::Decoration};
    printed.style.size = m_text.sizeThatFits(m_printed, m_style, left.width(), 2);
    page.items.emplace_back(std::move(printed));
}

constexpr size_t factsNeverTorn = 8;
constexpr size_t bulletsNeverTorn = 6; // lines of them
constexpr double gapAboveList = 8;
constexpr double maxBelowList = 0.4; // of a page

/// Holds back strips until their successors are known: a heading moves to the next page with what
/// follows.
class DocumentFlow {
public:
    DocumentFlow(const RunningLines& lines, const TextMeasure& text, const ReportDocument& document)
        : m_flow(sizeOf(document.paper, document.orientation), lines.body())
        , m_measures{text, lines.body().left(), lines.body().width(), lines.body().height(),
                     document.readAt} {}

    template <class Block>
    void add(const Block& block) {
        std::ranges::move(stripsOf(block, m_measures), std::back_inserter(m_waiting));
        m_endsWithFacts = false;
    }

    /// A few short items stay together.
    void add(const BulletList& list) {
        std::vector<Strip> strips = stripsOf(list, m_measures);
        const bool isShort = strips.size() <= bulletsNeverTorn && m_measures.readAt == ReadAt::Hand;
        for (size_t i = 0; isShort && i + 1 < strips.size(); ++i)
            strips[i].keepsWithNext = true;
        std::ranges::move(strips, std::back_inserter(m_waiting));
        m_endsWithFacts = false;
    }

    void add(const FactList& list) {
        std::vector<Strip> strips = stripsOf(list, m_measures);
        const bool isShort = strips.size() <= factsNeverTorn;
        for (size_t i = 0; isShort && i + 1 < strips.size(); ++i)
            strips[i].keepsWithNext = true;
        std::ranges::move(strips, std::back_inserter(m_waiting));
        m_endsWithFacts = isShort && !strips.empty();
    }

    /// The few facts above a table belong to it.
    void add(const ReportTable& table) {
        if (m_measures.readAt == ReadAt::Wall && addToWall(table))
            return;
        if (m_endsWithFacts || (table.isDense && !m_waiting.empty()))
            m_waiting.back().keepsWithNext = true;
        const auto shared = std::ranges::find_if(
            m_grids, [&](const SharedGrid& grid) { return areAlike(grid.whole, table); });
        m_endsWithFacts = false;
        if (table.isInPairs) {
            const ReportTable& whole = shared == m_grids.end() ? table : shared->whole;
            const std::vector<Strip> pairs = pairedStripsOf(table, whole, m_measures);
            std::ranges::copy(pairs, std::back_inserter(m_waiting));
            if (!pairs.empty())
                return;
        }
        const ColumnPlan plan
            = shared == m_grids.end() ? columnPlan(table, m_measures) : shared->plan;
        std::ranges::move(stripsOf(table, m_measures, plan), std::back_inserter(m_waiting));
    }

    /// Gives tables with the same columns the same widths and size, as large as the widest needs,
    /// so that comparable values align.
    void share(const std::vector<ReportBlock>& blocks) {
        for (const ReportBlock& block : blocks) {
            const auto* table = std::get_if<ReportTable>(&block);
            if (!table)
                continue;
            const auto alike = std::ranges::find_if(
                m_grids, [&](const SharedGrid& grid) { return areAlike(grid.whole, *table); });
            if (alike == m_grids.end())
                m_grids.push_back({*table, {}});
            else
                std::ranges::copy(table->rows, std::back_inserter(alike->whole.rows));
        }
        for (SharedGrid& grid : m_grids)
            grid.plan = columnPlan(grid.whole, m_measures);
    }

    void add(const PageBreak&) {
        placeWaiting();
        m_flow.breakPage();
    }

    void add(const PlacedSheet& sheet) {
        placeWaiting();
        m_flow.addPage(sheet.page);
    }

    void add(const Poster& poster) {
        if (addToWall(poster))
            return;
        // A group taller than a page, because of an endless name, is cut like any list.
        for (const PosterGroup& group : poster.groups) {
            if (!group.heading.isEmpty())
                addAbove(group.headingInWords());
            add(FactList{group.lines});
        }
    }

    /// The last list for the wall leaves room for what follows it.
    void keepBelowLastList(std::span<const ReportBlock> blocks) {
        const auto isList = [this](const ReportBlock& block) {
            return std::holds_alternative<Poster>(block)
                   || (m_measures.readAt == ReadAt::Wall
                       && std::holds_alternative<ReportTable>(block));
        };
        m_listsLeft = std::ranges::count_if(blocks, isList);
        if (m_listsLeft == 0)
            return;
        const auto last = std::ranges::find_if(blocks.rbegin(), blocks.rend(), isList);
        for (auto below = last.base(); below != blocks.end(); ++below) {
            const std::vector<Strip> strips
                = std::visit([this](const auto& block) { return stripsBelow(block); }, *below);
            for (const Strip& strip : strips)
                m_heightBelow += strip.gap + strip.height;
        }
        // If that would leave the list no room, it starts a page of its own.
        if (m_heightBelow > m_measures.pageHeight * maxBelowList)
            m_heightBelow = 0;
    }

    [[nodiscard]] std::vector<PageFlow::FlowedPage> finished() {
        placeWaiting();
        return m_flow.taken();
    }

private:
    /// The positions of columns for all tables that share them.
    struct SharedGrid {
        ReportTable whole;
        ColumnPlan plan;
    };
    [[nodiscard]] static bool areAlike(const ReportTable& one, const ReportTable& other) {
        return one.isLarge == other.isLarge && one.isDense == other.isDense
               && one.columns == other.columns;
    }

    /// Keeps the text with what follows.
    void addAbove(const QString& text) {
        for (Strip& strip : stripsOf(Paragraph{text}, m_measures)) {
            strip.keepsWithNext = true;
            m_waiting.push_back(std::move(strip));
        }
    }

    template <class Block>
    [[nodiscard]] std::vector<Strip> stripsBelow(const Block& block) const {
        if constexpr (requires { stripsOf(block, m_measures); })
            return stripsOf(block, m_measures);
        return {};
    }

    /// False if something in it is taller than a page.
    template <class List>
    [[nodiscard]] bool addToWall(const List& list) {
        const bool isLast = --m_listsLeft == 0;
        const double below = isLast ? m_heightBelow : 0;
        // Whatever is just above the list stays with it.
        auto first = m_waiting.end();
        while (first != m_waiting.begin() && std::prev(first)->keepsWithNext)
            --first;
        std::vector<Strip> above(std::make_move_iterator(first),
                                 std::make_move_iterator(m_waiting.end()));
        m_waiting.erase(first, m_waiting.end());
        placeWaiting();
        double taken = below + (above.empty() ? 0 : gapAboveList);
        for (const Strip& strip : above)
            taken += strip.gap + strip.height;
        const double whole = m_flow.body().height();
        if (m_flow.hasBegun() && m_flow.left() - taken < whole * 0.5)
            m_flow.breakPage();
        const double room = m_flow.hasBegun() ? m_flow.left() - gapAboveList : whole;
        auto pages = wallPagesOf(list, m_measures, room - taken, whole - below);
        if (!pages && m_flow.hasBegun()) {
            m_flow.breakPage();
            pages = wallPagesOf(list, m_measures, whole - taken, whole - below);
        }
        if (!pages) {
            m_waiting = std::move(above);
            return false;
        }
        m_flow.place(above);
        for (const WallPage& page : *pages) {
            if (m_flow.hasBegun())
                m_flow.skip(gapAboveList);
            m_flow.placeItems(page);
            if (&page == &pages->back() && below > 0)
                m_flow.skip(m_flow.left() - below);
            else
                m_flow.fillPage();
        }
        return true;
    }

    void placeWaiting() {
        m_flow.place(m_waiting);
        m_waiting.clear();
        m_endsWithFacts = false;
    }

    PageFlow m_flow;
    Measures m_measures;
    std::vector<SharedGrid> m_grids;
    std::vector<Strip> m_waiting;
    bool m_endsWithFacts = false;   // the strips held back
    std::ptrdiff_t m_listsLeft = 0; // lists for the wall still to come
    double m_heightBelow = 0;       // of what follows the last list
};

/// Repeats the mark in black at the very top, because a copier may lose pale letters.
void addMark(PlacedPage& page, const QString& mark, const TextMeasure& text) {
    constexpr TypeStyle style{.size = 8, .isBold = true};
    const QRectF whole(QPointF(0, 0), page.size);
    const double top = pageMargins().top() - lineHeight(style.size) - 3;
    PlacedText line{.box = {pageMargins().left(), top,
                            whole.width() - pageMargins().left() - pageMargins().right(),
                            lineHeight(style.size)},
                    .text = mark,
                    .style = style,
                    .align = Align::Center,
                    .role = TextRole::Decoration};
    line.style.size = text.sizeThatFits(mark, style, line.box.width(), 4);
    page.items.insert(page.items.begin(), PlacedMark{whole, mark});
    page.items.emplace_back(std::move(line));
}

/// With a table of contents, possibly empty, below the first heading.
std::vector<PageFlow::FlowedPage> flowedPages(const ReportDocument& document,
                                              const RunningLines& lines, const TextMeasure& text,
                                              const ContentsList& contents) {
    DocumentFlow flow(lines, text, document);
    const auto blocks = std::span(document.blocks).subspan(lines.blocks());
    flow.share(document.blocks);
    flow.keepBelowLastList(blocks);
    bool hasContents = contents.entries.empty();
    for (const ReportBlock& block : blocks) {
        std::visit([&](const auto& one) { flow.add(one); }, block);
        if (hasContents || !std::holds_alternative<Heading>(block))
            continue;
        flow.add(contents);
        hasContents = true;
    }
    std::vector<PageFlow::FlowedPage> pages = flow.finished();
    // A report with only a heading so far says so.
    if (pages.empty() && !document.blocks.empty() && blocks.empty())
        pages.push_back({.page = {sizeOf(document.paper, document.orientation), {}}});
    return pages;
}

} // namespace

std::vector<PlacedPage> pagesOf(const ReportDocument& document, const Language& language) {
    const TextMeasure text;
    const RunningLines lines(document, text, language);
    std::vector<PageFlow::FlowedPage> flowed = flowedPages(document, lines, text, {});
    // Twice, because the table of contents shifts the pages that it lists.
    for (int i = 0; i < 2 && document.readAt == ReadAt::Hand; ++i) {
        const ContentsList contents = contentsOf(flowed, language);
        if (contents.entries.empty())
            break;
        flowed = flowedPages(document, lines, text, contents);
    }

    std::vector<PlacedPage> pages;
    for (size_t i = 0; i < flowed.size(); ++i) {
        if (!flowed[i].isPlaced)
            lines.addTo(flowed[i].page, i + 1, flowed.size());
        if (!document.mark.isEmpty())
            addMark(flowed[i].page, document.mark, text);
        pages.push_back(std::move(flowed[i].page));
    }
    return pages;
}

} // namespace mentat
