#include "reports/paper/contents_list.h"

#include "reports/paper/letters.h"
#include "reports/paper/page_parts.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr size_t fewestEntries = 3;
constexpr size_t mostEntries = 30;
constexpr TypeStyle entryStyle{.size = PageLetters::body};
constexpr TypeStyle titleStyle{.size = PageLetters::body, .isBold = true};
constexpr double roomForNumber = 34;
constexpr double roomForDots = 24;

Strip stripOf(const ContentsList::Entry& entry, const Measures& measures) {
    const double width = measures.width - roomForNumber - roomForDots;
    const QStringList lines = measures.text.lines(printable(entry.heading), entryStyle, width);
    const double line = lineHeight(entryStyle.size);
    const double height = static_cast<double>(lines.size()) * line;
    Strip strip{.gap = 2,
                .height = height,
                .items
                = placedLines(lines, entryStyle, QRectF(measures.left, 0, measures.width, height)),
                .keepsWithNext = true};
    const double right = measures.left + measures.width;
    const double y = height - line;
    PlacedText number{.box = {right - roomForNumber, y, roomForNumber, line},
                      .text = entry.page,
                      .style = entryStyle,
                      .align = Align::End,
                      .joint = Joint::Space};
    strip.items.emplace_back(std::move(number));
    for (PlacedItem& item : strip.items)
        std::get<PlacedText>(item).role = TextRole::Reference;
    std::ranges::move(leaderDots(measures.left + measures.text.width(lines.back(), entryStyle) + 5,
                                 right - measures.text.width(entry.page, entryStyle) - 4,
                                 y + baseline(entryStyle.size)),
                      std::back_inserter(strip.items));
    return strip;
}

} // namespace

ContentsList contentsOf(const std::vector<PageFlow::FlowedPage>& pages, const Language& language) {
    if (pages.size() <= mostPagesWithoutContents)
        return {};
    const char* title = QT_TRANSLATE_NOOP("Paper", "Contents");
    ContentsList contents{.title = language.translate("Paper", title)};
    std::vector<PlacedPage> placed;
    std::ranges::transform(pages, std::back_inserter(placed), &PageFlow::FlowedPage::page);
    for (const PagePart& part : partsOf(placed)) {
        const auto page = static_cast<qint64>(part.pieces.front().page) + 1;
        if (part.role == TextRole::Heading2)
            contents.entries.push_back({part.text, language.number(page)});
    }
    if (contents.entries.size() < fewestEntries || contents.entries.size() > mostEntries)
        return {};
    return contents;
}

std::vector<Strip> stripsOf(const ContentsList& contents, const Measures& measures) {
    const double height = lineHeight(titleStyle.size);
    std::vector<Strip> strips{{.gap = 6,
                               .height = height,
                               .items = placedLines({contents.title}, titleStyle,
                                                    QRectF(measures.left, 0, measures.width, 0)),
                               .keepsWithNext = true}};
    for (const ContentsList::Entry& entry : contents.entries)
        strips.push_back(stripOf(entry, measures));
    strips.back().keepsWithNext = false;
    strips.back().height += 4;
    return strips;
}

} // namespace mentat
