#include "reports/paper/block_strips.h"

#include <algorithm>
#include <numeric>

namespace mentat {
namespace {

constexpr int smallest = 2 * 7; // in half points
constexpr double leastOfWide = 120;
constexpr double boxWidth = 14;

/// What a column needs in letters of size 1.
struct Needs {
    double cells = 0;
    double title = 0;
    double titleWord = 0;
    bool isWide = false;
};

std::vector<Needs> needsOf(const ReportTable& table, const TextMeasure& text) {
    const TypeStyle plain{.size = 1};
    const TypeStyle bold{.size = 1, .isBold = true};
    std::vector<Needs> needs;
    for (size_t i = 0; i < table.columns.size(); ++i) {
        const ReportColumn& column = table.columns[i];
        const QString title = printable(column.title);
        Needs need{.title = text.width(title, bold),
                   .titleWord = text.longestWord(title, bold),
                   .isWide = column.isWide};
        for (const ReportRow& row : table.rows) {
            if (i < row.cells.size() && !row.cells[i].isBox)
                need.cells = std::max(need.cells, text.width(printable(row.cells[i].text),
                                                             row.cells[i].isStrong ? bold : plain));
        }
        needs.push_back(need);
    }
    return needs;
}

/// The widths in letters of a size; with titles that are broken or not.
std::vector<double> naturalWidths(const std::vector<Needs>& needs, double size, bool titlesBroken) {
    std::vector<double> widths;
    for (const Needs& need : needs) {
        const double title = titlesBroken ? need.titleWord : need.title;
        // A little more than measured: the same text never falls into lines by rounding.
        const double natural = std::max({need.cells * size, title * size, boxWidth}) + 0.5;
        widths.push_back(need.isWide ? std::min(natural, leastOfWide) : natural);
    }
    return widths;
}

double sumOf(const std::vector<double>& widths) {
    return std::accumulate(widths.begin(), widths.end(), 0.0);
}

/// Gives wide columns what is left over; without one every column gets its share, within reason.
void spread(ColumnPlan& plan, const std::vector<Needs>& needs, double available) {
    double over = available - sumOf(plan.widths);
    const auto wide = std::ranges::count_if(needs, &Needs::isWide);
    if (wide > 0) {
        for (size_t i = 0; i < needs.size(); ++i) {
            if (needs[i].isWide)
                plan.widths[i] += over / static_cast<double>(wide);
        }
        return;
    }
    constexpr double mostPerColumn = 40;
    const double share = std::min(over / static_cast<double>(needs.size()), mostPerColumn);
    for (double& width : plan.widths)
        width += share;
}

/// The widest columns are cut to one width, so that all together have room.
void level(std::vector<double>& widths, double available) {
    std::vector<double> sorted = widths;
    std::ranges::sort(sorted);
    double left = available;
    for (size_t i = 0; i < sorted.size(); ++i) {
        const double share = left / static_cast<double>(sorted.size() - i);
        if (sorted[i] > share) {
            for (double& width : widths)
                width = std::min(width, share);
            return;
        }
        left -= sorted[i];
    }
}

} // namespace

double ColumnPlan::width() const {
    return sumOf(widths) + gutter * static_cast<double>(widths.empty() ? 0 : widths.size() - 1);
}

ColumnPlan columnPlan(const ReportTable& table, const Measures& measures) {
    ColumnPlan plan;
    if (table.columns.empty())
        return plan;
    const std::vector<Needs> needs = needsOf(table, measures.text);
    const auto gutters = static_cast<double>(needs.size() - 1);
    const int greatest = 2 * (table.isLarge ? 14 : 9);
    for (const bool titlesBroken : {false, true}) {
        for (int halves = greatest; halves >= smallest; --halves) {
            const double size = halves / 2.0;
            plan.gutter = size > 8 ? 10 : 7;
            const double available = measures.width - plan.gutter * gutters;
            plan.size = size;
            plan.widths = naturalWidths(needs, size, titlesBroken);
            if (sumOf(plan.widths) <= available) {
                spread(plan, needs, available);
                return plan;
            }
            // Breaking a title costs less than small letters.
            if (!titlesBroken && halves < greatest)
                break;
        }
    }
    // So many columns that nothing else helps: they touch each other first.
    plan.gutter = std::min(5.0, measures.width / static_cast<double>(needs.size()) / 4);
    const double available = measures.width - plan.gutter * gutters;
    level(plan.widths, available);
    return plan;
}

} // namespace mentat
