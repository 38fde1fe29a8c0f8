#include "reports/paper/block_strips.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr TypeStyle bodyStyle{.size = 10};
constexpr TypeStyle noteStyle{.size = 8};
constexpr Darkness softText = 0.75;

struct HeadingLook {
    TypeStyle style;
    double gap;
};

HeadingLook lookOf(const Heading& heading) {
    if (heading.level <= 1)
        return {{.size = 19, .isBold = true}, 20};
    if (heading.level == 2)
        return {{.size = 13, .isBold = true}, 16};
    return {{.size = 10, .isBold = true}, 10};
}

/// A strip for each line; neither the first line nor the last is left alone on a page.
void addTextLines(std::vector<Strip>& strips, const QString& text, const TypeStyle& style,
                  const Measures& measures, double gap, Darkness darkness = 1) {
    const QStringList lines = measures.text.lines(printable(text), style, measures.width);
    const double height = lineHeight(style.size);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool keeps = i + 1 < lines.size() && (i == 0 || i + 2 == lines.size());
        strips.push_back({.gap = i == 0 ? gap : 0,
                          .height = height,
                          .items = placedLines({lines[i]}, style,
                                               QRectF(measures.left, 0, measures.width, height),
                                               Align::Start, darkness),
                          .keepsWithNext = keeps});
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
                                          .darkness = darkness});
        y += height;
    }
    return items;
}

std::vector<Strip> stripsOf(const Heading& heading, const Measures& measures) {
    const HeadingLook look = lookOf(heading);
    std::vector<Strip> strips;
    addTextLines(strips, heading.text, look.style, measures, look.gap);
    for (Strip& strip : strips)
        strip.keepsWithNext = true;
    strips.back().height += 2;
    return strips;
}

std::vector<Strip> stripsOf(const Paragraph& paragraph, const Measures& measures) {
    std::vector<Strip> strips;
    double gap = 6;
    // A note of the GM may have lines of its own.
    for (const QString& text : paragraph.text.split(u'\n', Qt::SkipEmptyParts)) {
        if (paragraph.isNote)
            addTextLines(strips, text, noteStyle, measures, gap, softText);
        else
            addTextLines(strips, text, bodyStyle, measures, gap);
        gap = 2;
    }
    return strips;
}

std::vector<Strip> stripsOf(const BulletList& list, const Measures& measures) {
    constexpr double indent = 12;
    std::vector<Strip> strips;
    const Measures inner{measures.text, measures.left + indent, measures.width - indent,
                         measures.pageHeight};
    for (const QString& item : list.items) {
        const size_t first = strips.size();
        addTextLines(strips, item, bodyStyle, inner, first == 0 ? 6 : 3);
        const double height = lineHeight(bodyStyle.size);
        strips[first].items.insert(strips[first].items.begin(),
                                   PlacedText{.box = QRectF(measures.left, 0, indent - 2, height),
                                              .text = u"•"_s,
                                              .style = bodyStyle});
    }
    return strips;
}

std::vector<Strip> stripsOf(const FactList& list, const Measures& measures) {
    constexpr double gutter = 14;
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
        strips.push_back(std::move(strip));
    }
    return strips;
}

} // namespace mentat
