#include "ui/screen/board_layout.h"

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

// Of the letters: what the lists of a board are measured and placed by.
namespace list_measure {
inline constexpr double columnGap = 1.4;
inline constexpr double besideText = 0.6; // between a text and what stands beside it
inline constexpr double betweenPieces = 0.28;
inline constexpr double swatchRoom = 0.62;
inline constexpr double headingLetters = 1.05;
inline constexpr double bandGap = 0.25;
} // namespace list_measure

/// The air in a list.
struct ListSpacing {
    double gap;  // between groups, of the letters
    double line; // of a line, of its height
};

/// Words, or figures: what repeats is weak, and the figure is heavy.
struct Piece {
    QString text;
    bool isFigure;
};

/// A line of a list in letters of a size, broken where it has to be.
struct BrokenLine {
    const ScreenGroup* group = nullptr;
    const ScreenLine* line = nullptr; // nullptr: the heading
    QStringList texts;
    double gap = 0;       // above it, unless it begins a column
    bool mayBegin = true; // a column
    bool mustBegin = false;
};

/// Tries how the lists of a board fit, and places them.
class ListMaker {
public:
    ListMaker(const std::vector<ScreenGroup>& groups, const ListSpace& room);

    [[nodiscard]] PlacedLists run();

private:
    struct TextWidths {
        double whole;
        double word; // the longest
    };
    [[nodiscard]] double widthOf(const QString& text) const;
    /// In letters of size 1: widths grow with the size.
    void measure();
    void choose();
    /// What room is left becomes air.
    void spread(size_t pages);
    void setSize(double size);
    /// isLong: which texts have no room on a line even in the least letters.
    [[nodiscard]] bool isAllowed(const std::vector<bool>& isLong) const;
    /// Breaks the lists into lines and these into pages; returns how many.
    size_t packed(const ListSpacing& spacing);
    void breakLines();
    [[nodiscard]] QStringList textsOf(const ScreenLine& line, const TextWidths& widths) const;
    [[nodiscard]] TypeStyle headingStyle() const {
        return {.size = m_size * list_measure::headingLetters, .isBold = true};
    }
    [[nodiscard]] double headingWidth(const ScreenGroup& group) const;
    [[nodiscard]] double row() const { return lineHeight(m_size) * m_spacing.line; }
    [[nodiscard]] double heightOf(const BrokenLine& line) const;
    /// Of these lines as a column.
    [[nodiscard]] double heightOf(size_t from, size_t to) const;
    [[nodiscard]] double roomOnPage() const { return m_room.body.bottom() - m_top + 0.01; }
    /// The line after the last that has room in a column that begins with this one: where groups
    /// keep together, unless one is higher than a column.
    [[nodiscard]] size_t columnEnd(size_t from) const;
    /// Where the second column begins, so that both end as evenly as they can.
    [[nodiscard]] size_t splitOf(size_t from, size_t to) const;
    /// anywhere: also within a group.
    [[nodiscard]] size_t splitOf(size_t from, size_t to, bool anywhere) const;
    [[nodiscard]] TypeStyle bandStyle() const { return {.size = m_room.least, .isBold = true}; }
    [[nodiscard]] QStringList bandLines() const;
    /// With the air above and below it.
    [[nodiscard]] double bandHeight() const;
    BoardPage placedPage(size_t from, size_t to);
    void placeBand(BoardPage& page) const;
    void placeColumns(BoardPage& page, size_t from, size_t to, double top);
    void placeLine(BoardPage& page, const BrokenLine& broken, const QPointF& at) const;
    void placeHeading(BoardPage& page, const BrokenLine& broken, const QPointF& at) const;
    /// At the end of the box, from its last word to the first.
    void placePieces(BoardPage& page, const QRectF& box, const QString& text) const;
    void addTo(BoardPage& page, const QRectF& box, const QString& text, TypeStyle style,
               BoardInk ink) const;
    void addSwatch(BoardPage& page, const std::optional<Side>& side, const QPointF& at) const;

    const std::vector<ScreenGroup>& m_groups;
    ListSpace m_room;
    TextMeasure m_measure;
    // At size 1.
    std::vector<TextWidths> m_texts;
    double m_before = 0;
    double m_after = 0;
    double m_headAfter = 0;
    std::vector<std::pair<const ScreenGroup*, double>> m_headings;
    bool m_hasSwatch = false;
    // In the size that is tried.
    double m_size = 0;
    ListSpacing m_spacing{};
    double m_columnWidth = 0;
    double m_beforeWidth = 0;
    double m_afterWidth = 0;
    double m_headAfterWidth = 0;
    double m_swatch = 0;
    double m_textWidth = 0;
    std::vector<BrokenLine> m_lines;
    std::vector<double> m_heights; // to the end of each line
    size_t m_pinned = 0;           // lines
    double m_top = 0;              // of what is not pinned
    std::vector<size_t> m_pages;   // the first line of each, then the end
};

} // namespace

using namespace list_measure;

namespace {

std::vector<Piece> piecesOf(const QString& text) {
    std::vector<Piece> pieces;
    if (!std::ranges::any_of(text, [](QChar letter) { return letter.isDigit(); }))
        return {{text, false}};
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const bool isFigure
            = std::ranges::any_of(word, [](QChar letter) { return letter.isDigit(); })
              && std::ranges::none_of(word, [](QChar letter) { return letter.isLetter(); });
        if (!pieces.empty() && pieces.back().isFigure == isFigure)
            pieces.back().text += u' ' + word;
        else
            pieces.push_back({word, isFigure});
    }
    return pieces;
}

double ListMaker::widthOf(const QString& text) const {
    double width = 0;
    for (const Piece& piece : piecesOf(printable(text)))
        width += (width > 0 ? betweenPieces : 0)
                 + m_measure.width(piece.text, {.size = 1, .isBold = piece.isFigure});
    return width;
}

double ListMaker::headingWidth(const ScreenGroup& group) const {
    return m_columnWidth - (group.side ? m_size * swatchRoom : 0)
           - (group.after.isEmpty() ? 0 : m_headAfterWidth);
}

double ListMaker::heightOf(const BrokenLine& line) const {
    return row() + static_cast<double>(line.texts.size() - 1) * lineHeight(m_size);
}

double ListMaker::heightOf(size_t from, size_t to) const {
    return from < to ? m_heights[to] - m_heights[from] - m_lines[from].gap : 0;
}

QStringList ListMaker::bandLines() const {
    const QString& band = m_groups[1].band;
    return band.isEmpty()
               ? QStringList()
               : m_measure.lines(printable(band), bandStyle(), m_room.body.width() - m_room.least);
}

double ListMaker::bandHeight() const {
    return static_cast<double>(bandLines().size()) * lineHeight(m_room.least) * 1.1
           + 2 * bandGap * m_size;
}

BoardPage ListMaker::placedPage(size_t from, size_t to) {
    BoardPage page;
    if (m_pinned > 0) {
        placeColumns(page, 0, m_pinned, m_room.body.top());
        placeBand(page);
    }
    placeColumns(page, from, to, m_top);
    return page;
}

void ListMaker::placeBand(BoardPage& page) const {
    const QStringList lines = bandLines();
    const double height = lineHeight(m_room.least) * 1.1;
    double y = m_top - bandHeight() + bandGap * m_size;
    if (!lines.isEmpty())
        page.bands.emplace_back(m_room.body.left(), y, m_room.body.width(),
                                height * static_cast<double>(lines.size()));
    for (const QString& line : lines) {
        page.texts.push_back(
            {{m_room.body.left() + m_room.least / 2, y + (height - lineHeight(m_room.least)) / 2,
              m_room.body.width() - m_room.least, lineHeight(m_room.least)},
             line,
             bandStyle(),
             BoardInk::OnBand});
        y += height;
    }
}

void ListMaker::placeColumns(BoardPage& page, size_t from, size_t to, double top) {
    const size_t split = splitOf(from, to);
    double y = top;
    for (size_t i = from; i < to; ++i) {
        const BrokenLine& line = m_lines[i];
        const double x = m_room.body.left() + (i < split ? 0 : m_columnWidth + m_size * columnGap);
        const bool isFirst = i == from || i == split;
        y = isFirst ? top : y + line.gap;
        if (line.line && line.line->beginsPart && !isFirst)
            page.cuts.emplace_back(x, y - m_size * 0.25, x + m_columnWidth, y - m_size * 0.25);
        if (line.line)
            placeLine(page, line, {x, y + (row() - lineHeight(m_size)) / 2});
        else
            placeHeading(page, line, {x, y + (row() - lineHeight(m_size)) / 2});
        y += heightOf(line);
    }
}

void ListMaker::placeLine(BoardPage& page, const BrokenLine& broken, const QPointF& at) const {
    const ScreenLine& line = *broken.line;
    const double height = lineHeight(m_size);
    const double gutter = m_size * besideText;
    if (m_beforeWidth > 0)
        addTo(page, {at.x(), at.y(), m_beforeWidth - gutter, height}, line.before, {.size = m_size},
              BoardInk::Weak);
    const double x = at.x() + m_beforeWidth;
    addSwatch(page, line.side, {x, at.y()});
    placePieces(
        page,
        {at.x() + m_columnWidth - m_afterWidth + gutter, at.y(), m_afterWidth - gutter, height},
        line.after);
    double y = at.y();
    for (const QString& text : broken.texts) {
        page.texts.push_back({{x + m_swatch, y, m_textWidth, height}, text, {.size = m_size}});
        y += height;
    }
}

void ListMaker::placeHeading(BoardPage& page, const BrokenLine& broken, const QPointF& at) const {
    const ScreenGroup& group = *broken.group;
    const TypeStyle style = headingStyle();
    const double height = lineHeight(m_size);
    const double width = headingWidth(group);
    addSwatch(page, group.side, at);
    const double x = at.x() + (group.side ? m_size * swatchRoom : 0);
    double y = at.y();
    // Of all its lines: one of words alone is no stronger than the others.
    const bool hasFigures = std::ranges::any_of(
        broken.texts, [](const QString& text) { return piecesOf(text).size() > 1; });
    for (const QString& text : broken.texts) {
        double left = x;
        for (const Piece& piece : piecesOf(text)) {
            const bool isStrong = piece.isFigure || !hasFigures;
            const TypeStyle own{.size = style.size, .isBold = isStrong};
            const double taken = m_measure.width(piece.text, own) + 1;
            page.texts.push_back({{left, y, std::min(taken, x + width - left), height},
                                  piece.text,
                                  own,
                                  isStrong ? BoardInk::Text : BoardInk::Weak});
            left += taken + style.size * betweenPieces;
        }
        y += height;
    }
    if (!group.after.isEmpty())
        placePieces(page,
                    {at.x() + m_columnWidth - m_headAfterWidth + m_size * besideText, at.y(),
                     m_headAfterWidth - m_size * besideText, height},
                    group.after);
}

void ListMaker::placePieces(BoardPage& page, const QRectF& box, const QString& text) const {
    const double whole = widthOf(text);
    if (whole <= 0)
        return;
    // Only where a document makes it long.
    const double size = std::min(m_size, box.width() / whole);
    const auto pieces = piecesOf(printable(text));
    double left = box.right() - whole * size;
    for (const Piece& piece : pieces) {
        const TypeStyle style{.size = size, .isBold = piece.isFigure};
        const double width = m_measure.width(piece.text, style);
        page.texts.push_back(
            {{left, box.top(), width, box.height()},
             piece.text,
             style,
             piece.isFigure || pieces.size() == 1 ? BoardInk::Text : BoardInk::Weak});
        left += width + size * betweenPieces;
    }
}

void ListMaker::addTo(BoardPage& page, const QRectF& box, const QString& text, TypeStyle style,
                      BoardInk ink) const {
    if (text.isEmpty())
        return;
    const QString shown = printable(text);
    style.size = m_measure.sizeThatFits(shown, style, box.width() + 0.5, 1);
    page.texts.push_back({box, shown, style, ink, true});
}

void ListMaker::addSwatch(BoardPage& page, const std::optional<Side>& side,
                          const QPointF& at) const {
    if (side)
        page.swatches.push_back({swatchBox(at, m_size), *side});
}

} // namespace

using namespace list_measure;

namespace {

constexpr double greatestLetters = 2.2; // of the least ones
constexpr double letterStep = 1.0 / 36; // a pixel of the least letters on a screen of 720 lines
// What is pinned takes so much of the page at most.
constexpr double pinnedShare = 0.6;
// A name that is broken has two lines at most, in all but the least letters.
constexpr double twoLines = 1.8;

constexpr ListSpacing usualSpacing{0.5, 1.06};
constexpr ListSpacing tightSpacing{0.1, 1}; // before a list takes another page for the sake of air
constexpr std::array wideSpacings{ListSpacing{1.5, 1.6}, ListSpacing{1.3, 1.45},
                                  ListSpacing{1.1, 1.32}, ListSpacing{0.9, 1.22},
                                  ListSpacing{0.7, 1.13}};

ListMaker::ListMaker(const std::vector<ScreenGroup>& groups, const ListSpace& room)
    : m_groups(groups)
    , m_room(room) {
    measure();
}

PlacedLists ListMaker::run() {
    choose();
    PlacedLists placed{.pages = {}, .line = row()};
    for (size_t page = 0; page + 1 < m_pages.size(); ++page)
        placed.pages.push_back(placedPage(m_pages[page], m_pages[page + 1]));
    return placed;
}

void ListMaker::measure() {
    for (const ScreenGroup& group : m_groups) {
        m_headAfter = std::max(m_headAfter, widthOf(group.after));
        const TypeStyle heading{.size = headingLetters, .isBold = true};
        m_headings.emplace_back(&group, m_measure.width(printable(group.heading), heading));
        for (const ScreenLine& line : group.lines) {
            const TypeStyle style{.size = 1};
            m_before = std::max(m_before, m_measure.width(printable(line.before), style));
            m_after = std::max(m_after, widthOf(line.after));
            m_hasSwatch = m_hasSwatch || line.side;
            m_texts.push_back({m_measure.width(printable(line.text), style),
                               m_measure.longestWord(printable(line.text), style)});
        }
    }
}

void ListMaker::choose() {
    setSize(m_room.least);
    std::vector<bool> isLong;
    for (const TextWidths& text : m_texts)
        isLong.push_back(text.whole * m_size > m_textWidth);
    const size_t usual = packed(usualSpacing);
    const size_t fewest = std::min(usual, packed(tightSpacing));
    for (int step = 0; greatestLetters - step * letterStep > 1; ++step) {
        setSize(m_room.least * (greatestLetters - step * letterStep));
        if (isAllowed(isLong) && packed(usualSpacing) == fewest)
            return spread(fewest);
    }
    setSize(m_room.least);
    if (usual > fewest)
        packed(tightSpacing);
    else
        spread(fewest);
}

void ListMaker::spread(size_t pages) {
    for (const ListSpacing& spacing : wideSpacings) {
        if (packed(spacing) == pages)
            return;
    }
    packed(usualSpacing);
}

void ListMaker::setSize(double size) {
    m_size = size;
    const double columns = m_room.isOneColumn ? 1 : 2;
    m_columnWidth = (m_room.body.width() - (columns - 1) * size * columnGap) / columns;
    const double gutter = size * besideText;
    // What stands beside a text is short; where it is not, it takes two fifths and no more.
    const auto beside = [&](double width) {
        return width > 0 ? std::min(width * size, m_columnWidth * 0.4) + gutter : 0;
    };
    m_beforeWidth = beside(m_before);
    m_afterWidth = beside(m_after);
    m_headAfterWidth = beside(m_headAfter);
    m_swatch = m_hasSwatch ? size * swatchRoom : 0;
    m_textWidth = m_columnWidth - m_beforeWidth - m_afterWidth - m_swatch;
}

bool ListMaker::isAllowed(const std::vector<bool>& isLong) const {
    for (size_t i = 0; i < m_texts.size(); ++i) {
        const double width = m_texts[i].whole * m_size;
        if (isLong[i] ? m_texts[i].word * m_size > m_textWidth || width > twoLines * m_textWidth
                      : width > m_textWidth)
            return false;
    }
    return std::ranges::all_of(m_headings, [this](const auto& heading) {
        return heading.second * m_size <= headingWidth(*heading.first);
    });
}

size_t ListMaker::packed(const ListSpacing& spacing) {
    m_spacing = spacing;
    m_top = m_room.body.top();
    m_pinned = m_groups.size() > 1 && m_groups.front().isPinned ? m_groups.front().lines.size() : 0;
    breakLines();
    if (m_pinned > 0) {
        const size_t split = splitOf(0, m_pinned);
        const double height = std::max(heightOf(0, split), heightOf(split, m_pinned));
        if (height + bandHeight() <= m_room.body.height() * pinnedShare) {
            m_top += height + bandHeight();
        } else {
            m_pinned = 0;
            breakLines();
        }
    }
    m_pages.assign(1, m_pinned);
    while (m_pages.back() < m_lines.size()) {
        size_t to = columnEnd(m_pages.back());
        if (!m_room.isOneColumn && to < m_lines.size())
            to = columnEnd(to);
        m_pages.push_back(to);
    }
    if (m_pages.size() == 1) // all of it is pinned
        m_pages.push_back(m_pinned);
    return m_pages.size() - 1;
}

void ListMaker::breakLines() {
    m_lines.clear();
    size_t at = 0;
    for (const ScreenGroup& group : m_groups) {
        double gap = m_size * (m_lines.empty() ? 0 : m_spacing.gap);
        bool mustBegin = group.beginsColumn;
        const bool hasHeading = !group.heading.isEmpty();
        // Where nothing is pinned, the words of the band are only a line of the list.
        const QString& above = m_pinned == 0 && !hasHeading ? group.band : group.heading;
        bool follows = !above.isEmpty();
        if (follows) {
            m_lines.push_back(
                {.group = &group,
                 .texts = m_measure.lines(printable(above), headingStyle(), headingWidth(group)),
                 .gap = gap,
                 .mustBegin = mustBegin});
            gap = 0;
            mustBegin = false;
        }
        for (const ScreenLine& line : group.lines) {
            gap += line.beginsPart ? m_size * 0.5 : 0;
            m_lines.push_back({.group = &group,
                               .line = &line,
                               .texts = textsOf(line, m_texts[at++]),
                               .gap = gap,
                               .mayBegin = !hasHeading && !follows,
                               .mustBegin = mustBegin});
            gap = 0;
            follows = false;
            mustBegin = false;
        }
    }
    m_heights.assign(1, 0);
    for (const BrokenLine& line : m_lines)
        m_heights.push_back(m_heights.back() + line.gap + heightOf(line));
}

QStringList ListMaker::textsOf(const ScreenLine& line, const TextWidths& widths) const {
    const QString text = printable(line.text);
    if (widths.whole * m_size <= m_textWidth)
        return {text};
    return m_measure.lines(text, {.size = m_size}, m_textWidth);
}

size_t ListMaker::columnEnd(size_t from) const {
    size_t end = from + 1;
    while (end < m_lines.size() && heightOf(from, end + 1) <= roomOnPage())
        ++end;
    size_t whole = end;
    while (whole > from && whole < m_lines.size() && !m_lines[whole].mayBegin)
        --whole;
    return whole > from ? whole : end;
}

size_t ListMaker::splitOf(size_t from, size_t to) const {
    if (m_room.isOneColumn)
        return to;
    const size_t split = splitOf(from, to, false);
    const bool hasRoom = std::max(heightOf(from, split), heightOf(split, to)) <= roomOnPage();
    return hasRoom ? split : splitOf(from, to, true);
}

size_t ListMaker::splitOf(size_t from, size_t to, bool anywhere) const {
    size_t split = to;
    double lowest = heightOf(from, to);
    for (size_t i = from + 1; i < to; ++i) {
        const double height = std::max(heightOf(from, i), heightOf(i, to));
        if (m_lines[i].mustBegin && height <= roomOnPage())
            return i;
        if ((anywhere || m_lines[i].mayBegin) && height < lowest) {
            lowest = height;
            split = i;
        }
    }
    return split;
}

} // namespace

PlacedLists placedLists(const std::vector<ScreenGroup>& groups, const ListSpace& room) {
    return ListMaker(groups, room).run();
}

} // namespace mentat
