#include "ui/screen/board_layout.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

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
inline constexpr double bandLetters = 1.15; // of the least ones
} // namespace list_measure

/// Words, or figures: what repeats is weak, and the figure is heavy.
struct Piece {
    QString text;
    bool isFigure;
};

/// A line of a list in letters of a size, broken into as many rows as it has to be.
struct BrokenLine {
    const ScreenGroup* group = nullptr;
    const ScreenLine* line = nullptr; // nullptr: the heading
    QStringList texts;
    int gap = 0;          // rows above it, unless it begins a column
    bool mayBegin = true; // a column
    bool mustBegin = false;
    bool beginsGroup = false;
};

/// Tries how the lists of a board fit, and places them: on rows of one pitch in all columns, so
/// that the eye goes across.
class ListMaker {
public:
    ListMaker(const std::vector<ScreenGroup>& groups, const ListSpace& room);

    [[nodiscard]] PlacedLists run();

private:
    struct TextWidths {
        double whole;
        double word; // the longest
    };
    /// Which texts have no room on a line even in the least letters.
    using LongTexts = std::vector<bool>;

    [[nodiscard]] static TypeStyle lineStyle(double size, bool isBold = false) {
        return {.size = size, .isBold = isBold, .face = Typeface::Narrow};
    }
    [[nodiscard]] double widthOf(const QString& text) const;
    /// In letters of size 1: widths grow with the size.
    void measure();
    void choose();
    /// What room is left becomes air between the rows.
    void spread();
    void setSize(double size, int columns);
    [[nodiscard]] LongTexts longTexts() const;
    [[nodiscard]] bool isAllowed(const LongTexts& isLong) const;
    /// Breaks the lists into lines and these into pages; returns how many. gap: rows between groups
    /// with headings; air: the pitch of the rows, of the height of a line.
    size_t packed(int gap, double air);
    size_t packedInto(int gap);
    void breakLines(int gap);
    [[nodiscard]] QStringList textsOf(const ScreenLine& line, const TextWidths& widths) const;
    [[nodiscard]] TypeStyle headingStyle() const {
        return lineStyle(m_size * list_measure::headingLetters, true);
    }
    [[nodiscard]] double headingWidth(const ScreenGroup& group) const;
    /// Of these lines as a column.
    [[nodiscard]] int rowsOf(size_t from, size_t to) const;
    struct ColumnEnd {
        size_t end;
        bool isTorn; // a group that stands together
    };
    /// The line after the last that has room in a column of so many rows that begins with this one:
    /// where groups keep together, unless one is higher than a column.
    [[nodiscard]] ColumnEnd columnEnd(size_t from, size_t to, int rows, bool anywhere) const;
    /// Where the columns of these lines end, as evenly as they can. anywhere: also within a group.
    [[nodiscard]] std::vector<size_t> columnEnds(size_t from, size_t to, int most,
                                                 bool anywhere) const;
    [[nodiscard]] int highest(size_t from, const std::vector<size_t>& ends) const;
    [[nodiscard]] TypeStyle bandStyle() const {
        return lineStyle(m_room.least * list_measure::bandLetters, true);
    }
    [[nodiscard]] double bandLine() const { return lineHeight(bandStyle().size) * 1.1; }
    [[nodiscard]] QStringList bandLines() const;
    /// With the air above and below it.
    [[nodiscard]] double bandHeight() const;
    BoardPage placedPage(size_t from, size_t to);
    void placeBand(BoardPage& page, double top) const;
    void placeColumns(BoardPage& page, size_t from, const std::vector<size_t>& ends,
                      double top) const;
    void placeRule(BoardPage& page, const BrokenLine& line, const QPointF& at, bool isFirst) const;
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
    bool m_hasHeadings = false;
    // In the size that is tried.
    double m_size = 0;
    int m_columns = 1;
    double m_pitch = 0;
    double m_columnWidth = 0;
    double m_beforeWidth = 0;
    double m_afterWidth = 0;
    double m_headAfterWidth = 0;
    double m_swatch = 0;
    double m_textWidth = 0;
    bool m_goesByColumns = false; // what must begin a column does
    std::vector<BrokenLine> m_lines;
    std::vector<int> m_rowsTo;   // rows to the end of each line
    size_t m_pinned = 0;         // lines
    int m_pinnedRows = 0;        // of the highest of their columns
    int m_rows = 1;              // of a column below them
    std::vector<size_t> m_pages; // the first line of each, then the end
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
                 + m_measure.width(piece.text, lineStyle(1, piece.isFigure));
    return width;
}

double ListMaker::headingWidth(const ScreenGroup& group) const {
    return m_columnWidth - (group.side ? m_size * swatchRoom : 0)
           - (group.after.isEmpty() ? 0 : m_headAfterWidth);
}

int ListMaker::rowsOf(size_t from, size_t to) const {
    return from < to ? m_rowsTo[to] - m_rowsTo[from] - m_lines[from].gap : 0;
}

QStringList ListMaker::bandLines() const {
    const QString& band = m_groups[1].band;
    return band.isEmpty()
               ? QStringList()
               : m_measure.lines(printable(band), bandStyle(), m_room.body.width() - m_room.least);
}

double ListMaker::bandHeight() const {
    return static_cast<double>(bandLines().size()) * bandLine() + 2 * bandGap * m_size;
}

BoardPage ListMaker::placedPage(size_t from, size_t to) {
    BoardPage page;
    double top = m_room.body.top();
    if (m_pinned > 0) {
        placeColumns(page, 0, columnEnds(0, m_pinned, m_pinnedRows, true), top);
        top += m_pinnedRows * m_pitch;
        placeBand(page, top);
        top += bandHeight();
    }
    placeColumns(page, from, columnEnds(from, to, m_rows, false), top);
    return page;
}

void ListMaker::placeBand(BoardPage& page, double top) const {
    const QStringList lines = bandLines();
    const TypeStyle style = bandStyle();
    double y = top + bandGap * m_size;
    if (!lines.isEmpty())
        page.bands.emplace_back(m_room.body.left(), y, m_room.body.width(),
                                bandLine() * static_cast<double>(lines.size()));
    for (const QString& line : lines) {
        page.texts.push_back(
            {{m_room.body.left() + m_room.least / 2, y + (bandLine() - lineHeight(style.size)) / 2,
              m_room.body.width() - m_room.least, lineHeight(style.size)},
             line,
             style,
             BoardInk::OnBand});
        y += bandLine();
    }
}

void ListMaker::placeColumns(BoardPage& page, size_t from, const std::vector<size_t>& ends,
                             double top) const {
    double x = m_room.body.left();
    for (const size_t end : ends) {
        int row = 0;
        for (size_t i = from; i < end; ++i) {
            const BrokenLine& line = m_lines[i];
            row += i == from ? 0 : line.gap;
            const QPointF at(x, top + row * m_pitch);
            const auto rows = static_cast<double>(line.texts.size());
            const double air = rows * (m_pitch - lineHeight(m_size)) / 2;
            placeRule(page, line, at, i == from);
            if (line.line)
                placeLine(page, line, at + QPointF(0, air));
            else
                placeHeading(page, line, at + QPointF(0, air));
            row += static_cast<int>(line.texts.size());
        }
        from = end;
        x += m_columnWidth + m_size * columnGap;
    }
}

/// A stronger line above what begins alike or stands together, a faint one between the others.
void ListMaker::placeRule(BoardPage& page, const BrokenLine& line, const QPointF& at,
                          bool isFirst) const {
    const QLineF rule(at, at + QPointF(m_columnWidth, 0));
    if (line.line && line.line->beginsPart && !isFirst)
        page.cuts.push_back(rule);
    else if (line.beginsGroup)
        page.strongRules.push_back(rule);
    else if (!isFirst)
        page.rules.push_back(rule);
}

void ListMaker::placeLine(BoardPage& page, const BrokenLine& broken, const QPointF& at) const {
    const ScreenLine& line = *broken.line;
    const double height = lineHeight(m_size);
    const double gutter = m_size * besideText;
    if (m_beforeWidth > 0)
        addTo(page, {at.x(), at.y(), m_beforeWidth - gutter, height}, line.before,
              lineStyle(m_size), BoardInk::Weak);
    const double x = at.x() + m_beforeWidth;
    addSwatch(page, line.side, {x, at.y()});
    placePieces(
        page,
        {at.x() + m_columnWidth - m_afterWidth + gutter, at.y(), m_afterWidth - gutter, height},
        line.after);
    double y = at.y();
    for (const QString& text : broken.texts) {
        page.texts.push_back({{x + m_swatch, y, m_textWidth, height}, text, lineStyle(m_size)});
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
            const TypeStyle own = lineStyle(style.size, isStrong);
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
        const TypeStyle style = lineStyle(size, piece.isFigure);
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

constexpr double greatestLetters = 3.6;     // of the least ones
constexpr double greatestInOneColumn = 4.4; // of few lines
constexpr double letterStep = 1.0 / 18;     // a pixel of the least letters on 720 lines
constexpr int mostColumns = 3;
// What is pinned takes so much of the page at most.
constexpr double pinnedShare = 0.6;
// A name that is broken has two lines at most, in all but the least letters.
constexpr double twoLines = 1.8;

// The pitch of the rows, of the height of a line.
constexpr double usualAir = 1.08;
constexpr double leastAir = 1; // before a list takes another page for the sake of air
constexpr double mostAir = 1.75;

ListMaker::ListMaker(const std::vector<ScreenGroup>& groups, const ListSpace& room)
    : m_groups(groups)
    , m_room(room) {
    measure();
}

PlacedLists ListMaker::run() {
    choose();
    PlacedLists placed{.pages = {}, .line = lineHeight(m_size)};
    for (size_t page = 0; page + 1 < m_pages.size(); ++page)
        placed.pages.push_back(placedPage(m_pages[page], m_pages[page + 1]));
    return placed;
}

void ListMaker::measure() {
    for (const ScreenGroup& group : m_groups) {
        m_headAfter = std::max(m_headAfter, widthOf(group.after));
        m_hasHeadings = m_hasHeadings || !group.heading.isEmpty();
        m_headings.emplace_back(
            &group, m_measure.width(printable(group.heading), lineStyle(headingLetters, true)));
        for (const ScreenLine& line : group.lines) {
            const TypeStyle style = lineStyle(1);
            m_before = std::max(m_before, m_measure.width(printable(line.before), style));
            m_after = std::max(m_after, widthOf(line.after));
            m_hasSwatch = m_hasSwatch || line.side;
            m_texts.push_back({m_measure.width(printable(line.text), style),
                               m_measure.longestWord(printable(line.text), style)});
        }
    }
}

/// In as few pages as the least letters allow; then with air between groups where that takes no
/// more, and in the largest letters.
void ListMaker::choose() {
    const int fewestColumns = m_room.isOneColumn ? 1 : 2;
    const int columns = m_room.isOneColumn ? 1 : mostColumns;
    std::vector<LongTexts> isLong(static_cast<size_t>(columns) + 1);
    std::optional<size_t> fewest;
    int best = fewestColumns;
    for (int count = fewestColumns; count <= columns; ++count) {
        setSize(m_room.least, count);
        isLong[static_cast<size_t>(count)] = longTexts();
        const size_t pages = packed(0, leastAir);
        if (!fewest || pages < *fewest) {
            fewest = pages;
            best = count;
        }
    }
    const double greatest = m_room.isOneColumn ? greatestInOneColumn : greatestLetters;
    for (int gap = m_hasHeadings ? 1 : 0; gap >= 0; --gap) {
        for (int step = 0; greatest - step * letterStep > 1; ++step) {
            for (int count = fewestColumns; count <= columns; ++count) {
                setSize(m_room.least * (greatest - step * letterStep), count);
                if (isAllowed(isLong[static_cast<size_t>(count)])
                    && packed(gap, usualAir) == *fewest)
                    return spread();
            }
        }
    }
    setSize(m_room.least, best);
    packed(0, leastAir);
    spread();
}

void ListMaker::spread() {
    int rows = 0;
    for (size_t page = 0; page + 1 < m_pages.size(); ++page)
        rows = std::max(rows, highest(m_pages[page],
                                      columnEnds(m_pages[page], m_pages[page + 1], m_rows, false)));
    const double room = m_room.body.height() - (m_pinned > 0 ? bandHeight() : 0);
    m_pitch = std::clamp(room / std::max(m_pinnedRows + rows, 1), m_pitch,
                         std::max(m_pitch, lineHeight(m_size) * mostAir));
}

void ListMaker::setSize(double size, int columns) {
    m_size = size;
    m_columns = columns;
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

ListMaker::LongTexts ListMaker::longTexts() const {
    LongTexts isLong;
    for (const TextWidths& text : m_texts)
        isLong.push_back(text.whole * m_size > m_textWidth);
    return isLong;
}

bool ListMaker::isAllowed(const LongTexts& isLong) const {
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

size_t ListMaker::packed(int gap, double air) {
    m_pitch = lineHeight(m_size) * air;
    m_goesByColumns = true;
    const size_t pages = packedInto(gap);
    const bool mustAny = std::ranges::any_of(m_groups, &ScreenGroup::beginsColumn);
    if (pages == 1 || !mustAny)
        return pages;
    m_goesByColumns = false;
    return packedInto(gap);
}

size_t ListMaker::packedInto(int gap) {
    m_pinned = m_groups.size() > 1 && m_groups.front().isPinned ? m_groups.front().lines.size() : 0;
    m_pinnedRows = 0;
    breakLines(gap);
    double room = m_room.body.height();
    if (m_pinned > 0) {
        m_pinnedRows = highest(0, columnEnds(0, m_pinned, m_rowsTo.back(), true));
        const double height = m_pinnedRows * m_pitch + bandHeight();
        if (height <= room * pinnedShare) {
            room -= height;
        } else {
            m_pinned = 0;
            m_pinnedRows = 0;
            breakLines(gap);
        }
    }
    m_rows = std::max(static_cast<int>(std::floor(room / m_pitch + 0.001)), 1);
    m_pages.assign(1, m_pinned);
    while (m_pages.back() < m_lines.size()) {
        size_t to = m_pages.back();
        for (int column = 0; column < m_columns && to < m_lines.size(); ++column)
            to = columnEnd(to, m_lines.size(), m_rows, false).end;
        m_pages.push_back(to);
    }
    if (m_pages.size() == 1) // all of it is pinned
        m_pages.push_back(m_pinned);
    return m_pages.size() - 1;
}

void ListMaker::breakLines(int gapOfGroups) {
    m_lines.clear();
    size_t at = 0;
    for (const ScreenGroup& group : m_groups) {
        const bool hasHeading = !group.heading.isEmpty();
        int gap = m_lines.empty() || !hasHeading ? 0 : gapOfGroups;
        bool mustBegin = group.beginsColumn;
        bool beginsGroup = true;
        // Where nothing is pinned, the words of the band are only a line of the list.
        const QString& above = m_pinned == 0 && !hasHeading ? group.band : group.heading;
        bool follows = !above.isEmpty();
        if (follows) {
            m_lines.push_back(
                {.group = &group,
                 .texts = m_measure.lines(printable(above), headingStyle(), headingWidth(group)),
                 .gap = gap,
                 .mustBegin = mustBegin,
                 .beginsGroup = true});
            gap = 0;
            mustBegin = false;
            beginsGroup = false;
        }
        for (const ScreenLine& line : group.lines) {
            m_lines.push_back({.group = &group,
                               .line = &line,
                               .texts = textsOf(line, m_texts[at++]),
                               .gap = gap,
                               .mayBegin = !hasHeading && !follows,
                               .mustBegin = mustBegin,
                               .beginsGroup = beginsGroup});
            gap = 0;
            follows = false;
            mustBegin = false;
            beginsGroup = false;
        }
    }
    m_rowsTo.assign(1, 0);
    for (const BrokenLine& line : m_lines)
        m_rowsTo.push_back(m_rowsTo.back() + line.gap + static_cast<int>(line.texts.size()));
}

QStringList ListMaker::textsOf(const ScreenLine& line, const TextWidths& widths) const {
    const QString text = printable(line.text);
    if (widths.whole * m_size <= m_textWidth)
        return {text};
    return m_measure.lines(text, lineStyle(m_size), m_textWidth);
}

ListMaker::ColumnEnd ListMaker::columnEnd(size_t from, size_t to, int rows, bool anywhere) const {
    const auto must = [this](size_t at) { return m_goesByColumns && m_lines[at].mustBegin; };
    size_t end = from + 1;
    while (end < to && !must(end) && rowsOf(from, end + 1) <= rows)
        ++end;
    if (anywhere || end == to || must(end))
        return {end, false};
    size_t whole = end;
    while (whole > from && !m_lines[whole].mayBegin)
        --whole;
    return whole > from ? ColumnEnd{whole, false} : ColumnEnd{end, true};
}

std::vector<size_t> ListMaker::columnEnds(size_t from, size_t to, int most, bool anywhere) const {
    std::vector<size_t> ends;
    const int even = (rowsOf(from, to) + m_columns - 1) / m_columns;
    for (int rows = std::clamp(even, 1, std::max(most, 1)); rows <= std::max(most, 1); ++rows) {
        ends.clear();
        bool isTorn = false;
        for (size_t at = from; at < to;) {
            const ColumnEnd column = columnEnd(at, to, rows, anywhere);
            isTorn = isTorn || column.isTorn;
            at = column.end;
            ends.push_back(at);
        }
        if (ends.size() <= static_cast<size_t>(m_columns) && !isTorn)
            break;
    }
    return ends;
}

int ListMaker::highest(size_t from, const std::vector<size_t>& ends) const {
    int rows = 0;
    for (const size_t end : ends) {
        rows = std::max(rows, rowsOf(from, end));
        from = end;
    }
    return rows;
}

} // namespace

PlacedLists placedLists(const std::vector<ScreenGroup>& groups, const ListSpace& room) {
    return ListMaker(groups, room).run();
}

} // namespace mentat
