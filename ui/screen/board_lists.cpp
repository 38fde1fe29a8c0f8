#include "ui/screen/list_maker.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat {

using namespace list_measure;

namespace {

constexpr double greatestLetters = 3.6;     // multiple of the smallest letters
constexpr double greatestInOneColumn = 4.4; // if there are few lines
constexpr double letterStep = 1.0 / 18;     // one pixel of the smallest letters at 720 lines
constexpr int columnsOfABoard = 3;
constexpr int columnsOfTables = 4; // lists with headings are short, and may be larger
// The greatest share of the page for pinned lines.
constexpr double pinnedShare = 0.6;
// Condenses names this much wider than most before shrinking all others, and wraps those twice as
// wide; up to three lines, except in the smallest letters.
constexpr double muchWider = 1.5;
constexpr double twiceAsWide = 2;
constexpr double threeLines = 2.7;

// The distance between rows, as a multiple of the line height.
constexpr double usualAir = 1.08;
constexpr double leastAir = 1; // rather tighter than on another page
constexpr double mostAir = 1.75;

} // namespace

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
        m_headings.emplace_back(&group,
                                m_measure.width(printable(group.heading),
                                                lineStyle(list_measure::headingLetters, true)));
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

/// Minimizes the pages at the smallest size; then, on as many pages, adds space between groups and
/// maximizes the letters.
void ListMaker::choose() {
    const int fewestColumns = m_room.isOneColumn ? 1 : 2;
    const int columns = m_room.isOneColumn ? 1 : m_hasHeadings ? columnsOfTables : columnsOfABoard;
    std::vector<LongTexts> isLong(static_cast<size_t>(columns) + 1);
    std::optional<size_t> fewest;
    int best = fewestColumns;
    bool isTorn = true; // some group exceeds a column at any size
    for (int count = fewestColumns; count <= columns; ++count) {
        setSize(m_room.least, count);
        isLong[static_cast<size_t>(count)] = longTexts();
        if (count > columnsOfABoard)
            continue; // for larger letters, not for fewer pages
        const size_t pages = packed(0, leastAir);
        isTorn = isTorn && m_isTorn;
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
                    && packed(gap, usualAir) == *fewest && (isTorn || !m_isTorn))
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
    // Text beside a name is short; a longer one gets at most two fifths of the column.
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
    std::vector<double> widths;
    for (const TextWidths& text : m_texts)
        widths.push_back(text.whole);
    std::ranges::sort(widths);
    const double usual = widths.empty() ? 0 : widths[widths.size() / 2];
    LongTexts lengths;
    for (const TextWidths& text : m_texts) {
        const double width = text.whole * m_size;
        if (width * leastStretch > m_textWidth || text.whole > usual * twiceAsWide)
            lengths.push_back(Length::Broken);
        else if (width > m_textWidth || text.whole > usual * muchWider)
            lengths.push_back(Length::Condensed);
        else
            lengths.push_back(Length::Usual);
    }
    return lengths;
}

bool ListMaker::isAllowed(const LongTexts& isLong) const {
    for (size_t i = 0; i < m_texts.size(); ++i) {
        const double width = m_texts[i].whole * m_size;
        const double least = isLong[i] == Length::Usual ? width : width * leastStretch;
        const bool isOnLine = least <= m_textWidth;
        const bool isInLines = isLong[i] == Length::Broken
                               && m_texts[i].word * m_size <= m_textWidth
                               && width <= threeLines * m_textWidth;
        if (!isOnLine && !isInLines)
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
    m_isTorn = false;
    m_pages.assign(1, m_pinned);
    while (m_pages.back() < m_lines.size()) {
        size_t to = m_pages.back();
        for (int column = 0; column < m_columns && to < m_lines.size(); ++column) {
            const ColumnEnd end = columnEnd(to, m_lines.size(), m_rows, false);
            m_isTorn = m_isTorn || end.isTorn;
            to = end.end;
        }
        m_pages.push_back(to);
    }
    if (m_pages.size() == 1) // everything is pinned
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
        // Without pinned lines, the band's text is a heading in the list.
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
    for (const BrokenListLine& line : m_lines)
        m_rowsTo.push_back(m_rowsTo.back() + line.gap + static_cast<int>(line.texts.size()));
}

QStringList ListMaker::textsOf(const ScreenLine& line, const TextWidths& widths) const {
    const QString text = printable(line.text);
    if (widths.whole * m_size * leastStretch <= m_textWidth)
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

PlacedLists placedLists(const std::vector<ScreenGroup>& groups, const ListSpace& room) {
    return ListMaker(groups, room).run();
}

} // namespace mentat
