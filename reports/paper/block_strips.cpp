#include "reports/paper/block_strips.h"

#include "reports/paper/letters.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr double tolerance = 0.001;

double headHeight(const Strip& strip) {
    return strip.head ? strip.head->height : 0;
}

/// Cuts a strip taller than a page into several, between lines.
std::vector<Strip> torn(const Strip& strip, double greatest) {
    std::vector<PlacedItem> items = strip.items;
    std::ranges::stable_sort(items, {}, [](const PlacedItem& item) { return boxOf(item).top(); });
    std::vector<Strip> pieces;
    double top = 0;
    for (const PlacedItem& item : items) {
        const QRectF box = boxOf(item);
        if (pieces.empty() || box.bottom() - top > greatest) {
            top = pieces.empty() ? 0 : box.top();
            pieces.push_back({.gap = pieces.empty() ? strip.gap : 0, .head = strip.head});
        }
        pieces.back().height = std::max(pieces.back().height, box.bottom() - top);
        pieces.back().items.push_back(moved(item, QPointF(0, -top)));
    }
    if (!pieces.empty())
        pieces.back().keepsWithNext = strip.keepsWithNext;
    return pieces;
}

} // namespace

PlacedItem moved(PlacedItem item, QPointF by) {
    if (auto* text = std::get_if<PlacedText>(&item))
        text->box.translate(by);
    else if (auto* box = std::get_if<PlacedBox>(&item))
        box->box.translate(by);
    else if (auto* figure = std::get_if<PlacedFigure>(&item))
        figure->box.translate(by);
    else if (auto* logo = std::get_if<PlacedLogo>(&item))
        logo->box.translate(by);
    else {
        auto& line = std::get<PlacedLine>(item);
        line.from += by;
        line.to += by;
    }
    return item;
}

QRectF boxOf(const PlacedItem& item) {
    if (const auto* text = std::get_if<PlacedText>(&item))
        return text->box;
    if (const auto* box = std::get_if<PlacedBox>(&item))
        return box->box;
    if (const auto* figure = std::get_if<PlacedFigure>(&item))
        return figure->box;
    if (const auto* logo = std::get_if<PlacedLogo>(&item))
        return logo->box;
    const auto& line = std::get<PlacedLine>(item);
    return QRectF(line.from, line.to).normalized();
}

PageFlow::PageFlow(QSizeF size, QRectF body) : m_size(size), m_body(body) {}

void PageFlow::beginPage() {
    m_pages.push_back({.page = {m_size, {}}});
    m_y = m_body.top();
    m_isOpen = true;
}

void PageFlow::breakPage() {
    if (m_isOpen && !isAtTop())
        m_isOpen = false;
}

void PageFlow::addPage(PlacedPage page) {
    m_pages.push_back({.page = std::move(page), .isPlaced = true});
    m_isOpen = false;
}

void PageFlow::placeItems(const std::vector<PlacedItem>& items) {
    if (!m_isOpen)
        beginPage();
    for (const PlacedItem& item : items)
        m_pages.back().page.items.push_back(moved(item, QPointF(0, m_y)));
}

void PageFlow::place(const std::vector<Strip>& strips) {
    std::vector<Strip> sound;
    double above = 0; // of what stays with the next, before the first row of a table
    for (const Strip& strip : strips) {
        const double greatest = m_body.height() - headHeight(strip);
        // The first row stays with its headings and titles, or at least its first lines do.
        const double room
            = strip.head && above > 0 ? m_body.height() - above - strip.gap : greatest;
        if (strip.height <= std::min(room, greatest))
            sound.push_back(strip);
        else
            // Short enough to leave room for what precedes the first piece.
            std::ranges::move(torn(strip, std::clamp(room, greatest * 0.3, greatest * 0.7)),
                              std::back_inserter(sound));
        above = strip.keepsWithNext && !strip.head ? above + strip.gap + strip.height : 0;
    }
    const Strip* const end = sound.data() + sound.size();
    for (const Strip* first = sound.data(); first != end;) {
        const Strip* last = first;
        while (last + 1 != end && last->keepsWithNext)
            ++last;
        placeTogether(first, last + 1);
        first = last + 1;
    }
}

void PageFlow::placeTogether(const Strip* first, const Strip* last) {
    double height = 0;
    for (const Strip* strip = first; strip != last; ++strip)
        height += strip->height + (strip == first ? 0 : strip->gap);
    if (!m_isOpen)
        beginPage();
    const double gap = isAtTop() ? 0 : first->gap;
    if (gap + height > left() + tolerance)
        breakPage();
    for (const Strip* strip = first; strip != last; ++strip)
        placeOne(*strip);
}

void PageFlow::placeOne(const Strip& strip) {
    if (!m_isOpen || (isAtTop() ? 0 : strip.gap) + strip.height > left() + tolerance)
        beginPage();
    if (isAtTop() && strip.head) {
        placeItems(strip.head->items);
        m_y += strip.head->height;
    } else if (!isAtTop())
        m_y += strip.gap;
    placeItems(strip.items);
    m_y += strip.height;
}

namespace {

constexpr Darkness softText = 0.75;

TypeStyle bodyStyleOf(const Measures& measures) {
    return measures.readAt == ReadAt::Wall ? narrow(WallLetters::detail)
                                           : TypeStyle{.size = PageLetters::body};
}

TypeStyle noteStyleOf(const Measures& measures) {
    return measures.readAt == ReadAt::Wall ? narrow(WallLetters::note)
                                           : TypeStyle{.size = PageLetters::note};
}

struct HeadingLook {
    TypeStyle style;
    double gap;
};

TextRole roleOf(const Heading& heading) {
    if (heading.level <= 1)
        return TextRole::Heading1;
    return heading.level == 2 ? TextRole::Heading2 : TextRole::Heading3;
}

HeadingLook lookOf(const Heading& heading, const Measures& measures) {
    if (measures.readAt == ReadAt::Wall)
        return {narrow(heading.level <= 1 ? WallLetters::title : WallLetters::detail, true), 14};
    if (heading.level <= 1)
        return {{.size = PageLetters::title, .isBold = true}, 20};
    if (heading.level == 2)
        return {{.size = PageLetters::heading, .isBold = true}, 16};
    return {{.size = PageLetters::body, .isBold = true}, 10};
}

/// Joins lines by the blank that the break replaced, or by nothing if a word was broken.
std::vector<Joint> jointsOf(const QString& text, const QStringList& lines) {
    std::vector<Joint> joints;
    qsizetype end = 0;
    for (const QString& line : lines) {
        const qsizetype at = text.indexOf(line, end);
        const Joint joint = at == end ? Joint::InWord : Joint::Space;
        joints.push_back(joints.empty() ? Joint::None : joint);
        end = std::max(end, at) + line.size();
    }
    return joints;
}

/// Adds a strip for each line; keeps the first two and the last two together.
void addTextLines(std::vector<Strip>& strips, const QString& text, const TypeStyle& style,
                  const Measures& measures, double gap, Darkness darkness = 1,
                  TextRole role = TextRole::Text) {
    const QString shown = printable(text);
    const QStringList lines = measures.text.lines(shown, style, measures.width);
    const std::vector<Joint> joints = jointsOf(shown, lines);
    const double height = lineHeight(style.size);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool keeps = i + 1 < lines.size() && (i == 0 || i + 2 == lines.size());
        strips.push_back({.gap = i == 0 ? gap : 0,
                          .height = height,
                          .items = placedLines({lines[i]}, style,
                                               QRectF(measures.left, 0, measures.width, height),
                                               Align::Start, darkness),
                          .keepsWithNext = keeps});
        for (PlacedItem& item : strips.back().items) {
            std::get<PlacedText>(item).role = role;
            std::get<PlacedText>(item).joint = joints[static_cast<size_t>(i)];
        }
    }
}

} // namespace

std::vector<PlacedItem> placedLines(const QStringList& lines, const TypeStyle& style,
                                    const QRectF& box, Align align, Darkness darkness) {
    std::vector<PlacedItem> items;
    const double height = lineHeight(style.size);
    double y = box.top();
    for (const QString& line : lines) {
        if (!line.isEmpty())
            items.emplace_back(PlacedText{.box = QRectF(box.left(), y, box.width(), height),
                                          .text = line,
                                          .style = style,
                                          .align = align,
                                          .darkness = darkness,
                                          .joint = items.empty() ? Joint::None : Joint::Space});
        y += height;
    }
    return items;
}

std::vector<PlacedItem> leaderDots(double from, double to, double y) {
    constexpr double pitch = 4;
    constexpr double dot = 0.7;
    constexpr Darkness gray = 0.7;
    std::vector<PlacedItem> dots;
    for (double x = pitch * std::ceil(from / pitch); x + dot <= to; x += pitch)
        dots.emplace_back(
            PlacedLine{.from = {x, y}, .to = {x + dot, y}, .width = dot, .darkness = gray});
    return dots;
}

void joinBeside(std::vector<PlacedItem>& items) {
    bool isFirst = true;
    for (PlacedItem& item : items) {
        auto* text = std::get_if<PlacedText>(&item);
        if (!text)
            continue;
        if (isFirst || text->joint == Joint::None)
            text->joint = isFirst ? Joint::None : Joint::Beside;
        isFirst = false;
    }
}

std::vector<Strip> stripsOf(const Heading& heading, const Measures& measures) {
    const HeadingLook look = lookOf(heading, measures);
    std::vector<Strip> strips;
    addTextLines(strips, heading.text, look.style, measures, look.gap, 1, roleOf(heading));
    for (Strip& strip : strips)
        strip.keepsWithNext = true;
    strips.back().height += 2;
    return strips;
}

std::vector<Strip> stripsOf(const Paragraph& paragraph, const Measures& measures) {
    std::vector<Strip> strips;
    double gap = 6;
    TypeStyle style = bodyStyleOf(measures);
    style.isBold = paragraph.isStrong;
    // A GM's note may have several lines.
    for (const QString& text : paragraph.text.split(u'\n', Qt::SkipEmptyParts)) {
        if (paragraph.isNote)
            addTextLines(strips, text, noteStyleOf(measures), measures, gap, softText);
        else
            addTextLines(strips, text, style, measures, gap);
        gap = 2;
    }
    return strips;
}

std::vector<Strip> stripsOf(const BulletList& list, const Measures& measures) {
    if (list.look != ListLook::Lines)
        return columnStrips(list, measures);
    const TypeStyle bodyStyle = bodyStyleOf(measures);
    const double indent = bodyStyle.size * 1.2;
    std::vector<Strip> strips;
    Measures inner = measures;
    inner.left += indent;
    inner.width -= indent;
    for (const QString& item : list.items) {
        const size_t first = strips.size();
        addTextLines(strips, item, bodyStyle, inner, first == 0 ? 6 : 3);
        const double height = lineHeight(bodyStyle.size);
        strips[first].items.insert(strips[first].items.begin(),
                                   PlacedText{.box = QRectF(measures.left, 0, indent - 2, height),
                                              .text = u"•"_s,
                                              .style = bodyStyle,
                                              .role = TextRole::Decoration});
    }
    return strips;
}

std::vector<Strip> stripsOf(const FactList& list, const Measures& measures) {
    constexpr double gutter = 14;
    const TypeStyle bodyStyle = bodyStyleOf(measures);
    double labels = 0;
    for (const Fact& fact : list.facts)
        labels = std::max(labels, measures.text.width(printable(fact.label), bodyStyle));
    labels = std::min(labels, measures.width * 0.4);
    const double left = measures.left + labels + gutter;
    const double width = measures.width - labels - gutter;

    std::vector<Strip> strips;
    for (const Fact& fact : list.facts) {
        const QStringList label = measures.text.lines(printable(fact.label), bodyStyle, labels + 1);
        const QStringList value = measures.text.lines(printable(fact.value), bodyStyle, width);
        const auto lines = static_cast<double>(std::max(label.size(), value.size()));
        Strip strip{.gap = strips.empty() ? 6.0 : 2.5,
                    .height = lines * lineHeight(bodyStyle.size),
                    .items = placedLines(label, bodyStyle, QRectF(measures.left, 0, labels + 1, 0),
                                         Align::Start, softText)};
        std::ranges::move(placedLines(value, bodyStyle, QRectF(left, 0, width, 0)),
                          std::back_inserter(strip.items));
        joinBeside(strip.items);
        strips.push_back(std::move(strip));
    }
    return strips;
}

} // namespace mentat
