#include "reports/paper/page_flow.h"

#include <algorithm>

namespace mentat {
namespace {

constexpr double tolerance = 0.001;

double headHeight(const Strip& strip) {
    return strip.head ? strip.head->height : 0;
}

/// A strip that is higher than a page, as several that are not: torn between lines.
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
    for (const Strip& strip : strips) {
        const double greatest = m_body.height() - headHeight(strip);
        if (strip.height <= greatest)
            sound.push_back(strip);
        else
            // So high that there is room for what stands above the first piece.
            std::ranges::move(torn(strip, greatest * 0.7), std::back_inserter(sound));
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

} // namespace mentat
