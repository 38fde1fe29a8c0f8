#include "reports/paper/block_strips.h"

#include <algorithm>

namespace mentat {
namespace {

constexpr double gapOfPair = 24;
constexpr double smallestInPairs = 8;
constexpr double tallestPart = 0.6; // of a page
constexpr double aboveName = 4;     // below the titles; between parts, another 6
constexpr double betweenParts = 6;

/// Without the first column.
ReportTable withoutNumber(const ReportTable& table) {
    ReportTable rest = table;
    rest.columns.erase(rest.columns.begin());
    for (ReportRow& row : rest.rows) {
        row.cells.erase(row.cells.begin());
        row.beginsPart = false; // its name says so
    }
    return rest;
}

/// The rows of each part.
std::vector<std::pair<size_t, size_t>> partsIn(const ReportTable& table) {
    std::vector<std::pair<size_t, size_t>> parts;
    for (size_t row = 0; row < table.rows.size(); ++row) {
        if (parts.empty() || table.rows[row].beginsPart)
            parts.emplace_back(row, row);
        parts.back().second = row + 1;
    }
    return parts;
}

void addMoved(std::vector<PlacedItem>& items, const Strip& strip, double y) {
    for (const PlacedItem& item : strip.items)
        items.push_back(moved(item, QPointF(0, y)));
}

} // namespace

std::vector<Strip> pairedStripsOf(const ReportTable& table, const ReportTable& whole,
                                  const Measures& measures) {
    if (table.rows.empty() || table.columns.size() < 3)
        return {};
    const double width = (measures.width - gapOfPair) / 2;
    const Measures halves[]
        = {{measures.text, measures.left, width, measures.pageHeight},
           {measures.text, measures.left + width + gapOfPair, width, measures.pageHeight}};
    const ColumnPlan plan = columnPlan(withoutNumber(whole), halves[0]);
    if (plan.size < smallestInPairs || plan.width() > width + 1)
        return {};
    const ReportTable rest = withoutNumber(table);
    const TypeStyle nameStyle{.size = plan.size + 1, .isBold = true};
    const auto parts = partsIn(table);

    /// A part with its name, in half the width.
    const auto partStrip = [&](const std::pair<size_t, size_t>& rows, const Measures& half) {
        ReportTable part{.name = rest.name, .columns = rest.columns};
        part.rows.assign(rest.rows.begin() + static_cast<std::ptrdiff_t>(rows.first),
                         rest.rows.begin() + static_cast<std::ptrdiff_t>(rows.second));
        Strip strip;
        const QString name = printable(table.rows[rows.first].nearPartName);
        strip.items = placedLines(measures.text.lines(name, nameStyle, width), nameStyle,
                                  QRectF(half.left, aboveName, width, 0));
        double y = aboveName
                   + lineHeight(nameStyle.size)
                         * static_cast<double>(std::max<size_t>(strip.items.size(), 1))
                   + 2;
        strip.items.emplace_back(
            PlacedLine{.from = {half.left, y}, .to = {half.left + width, y}, .width = 0.75});
        const std::vector<Strip> strips = stripsOf(part, half, plan);
        for (size_t i = 1; i < strips.size(); ++i) {
            addMoved(strip.items, strips[i], y);
            y += strips[i].height;
        }
        strip.height = y;
        return strip;
    };

    Strip titles = stripsOf(rest, halves[0], plan).front();
    if (parts.size() > 1)
        addMoved(titles.items, stripsOf(rest, halves[1], plan).front(), 0);
    titles.keepsWithNext = true;
    const auto head = std::make_shared<const Strip>(titles);
    std::vector<Strip> strips{std::move(titles)};
    for (size_t i = 0; i < parts.size(); i += 2) {
        Strip pair = partStrip(parts[i], halves[0]);
        if (i + 1 < parts.size()) {
            const Strip right = partStrip(parts[i + 1], halves[1]);
            addMoved(pair.items, right, 0);
            pair.height = std::max(pair.height, right.height);
        }
        if (pair.height > measures.pageHeight * tallestPart)
            return {};
        pair.gap = i == 0 ? 0 : betweenParts;
        pair.head = head;
        strips.push_back(std::move(pair));
    }
    return strips;
}

} // namespace mentat
