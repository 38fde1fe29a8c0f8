#include "ui/screen/list_maker.h"

#include <algorithm>
#include <array>

namespace mentat {

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

} // namespace

ListMaker::ListMaker(const std::vector<ScreenGroup>& groups, const ListRoom& room)
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
            m_hasSwatch = m_hasSwatch || line.faction;
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

PlacedLists placedLists(const std::vector<ScreenGroup>& groups, const ListRoom& room) {
    return ListMaker(groups, room).run();
}

} // namespace mentat
