#include "reports/paper/block_strips.h"

#include <algorithm>
#include <numeric>

namespace mentat {
namespace {

constexpr int smallest = 2 * 7; // in half points
constexpr double minOfWide = 120;
constexpr double boxWidth = 14;

/// The widths of a column at font size 1.
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

/// The widths at a font size, with titles broken or not.
std::vector<double> naturalWidths(const std::vector<Needs>& needs, double size, bool titlesBroken) {
    std::vector<double> widths;
    for (const Needs& need : needs) {
        const double title = titlesBroken ? need.titleWord : need.title;
        // Slightly more than measured, so that rounding never breaks the same text.
        const double natural = std::max({need.cells * size, title * size, boxWidth}) + 0.5;
        widths.push_back(need.isWide ? std::min(natural, minOfWide) : natural);
    }
    return widths;
}

double sumOf(const std::vector<double>& widths) {
    return std::accumulate(widths.begin(), widths.end(), 0.0);
}

/// Distributes the spare width to wide columns; without any, to all columns within reason.
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
    constexpr double maxPerColumn = 56;
    const double share = std::min(over / static_cast<double>(needs.size()), maxPerColumn);
    for (double& width : plan.widths)
        width += share;
}

/// Caps the widest columns at one width, so that all fit.
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
            // Break titles before using smaller letters.
            if (!titlesBroken && halves < greatest)
                break;
        }
    }
    // With too many columns, nothing helps but narrowing the gutters.
    plan.gutter = std::min(5.0, measures.width / static_cast<double>(needs.size()) / 4);
    const double available = measures.width - plan.gutter * gutters;
    level(plan.widths, available);
    return plan;
}

namespace {

// Keep a table with up to this many rows on one page, unless its rows are tall.
constexpr size_t rowsNeverTorn = 8;
constexpr double shareNeverTorn = 0.75;
constexpr double greatestHead = 0.4; // of a page

/// Places the texts of rows into columns.
class TableMaker {
public:
    TableMaker(const ReportTable& table, const Measures& measures, const ColumnPlan& plan)
        : m_table(table)
        , m_measures(measures)
        , m_plan(plan) {}

    [[nodiscard]] Strip titles() const {
        const TypeStyle style = styleOf(true);
        const double line = lineHeight(style.size);
        std::vector<QStringList> titles;
        qsizetype most = 1;
        for (size_t i = 0; i < m_table.columns.size(); ++i) {
            titles.push_back(m_measures.text.lines(printable(m_table.columns[i].title), style,
                                                   m_plan.widths[i]));
            // Every page repeats the titles: an endless one would leave no room for rows.
            const auto room = static_cast<qsizetype>(m_measures.pageHeight * greatestHead / line);
            if (titles.back().size() > room) {
                titles.back().resize(room);
                titles.back().last() = titles.back().last().chopped(1) + u'…';
            }
            most = std::max(most, titles.back().size());
        }
        const double height = static_cast<double>(most) * line + 2;
        Strip strip{
            .gap = m_table.isDense ? 3.0 : 8.0, .height = height + 1, .keepsWithNext = true};
        double x = m_measures.left;
        for (size_t i = 0; i < titles.size(); ++i) {
            // Align short titles at the bottom, next to their columns.
            const double top = static_cast<double>(most - titles[i].size()) * line;
            add(strip, placedLines(titles[i], style, QRectF(x, top, m_plan.widths[i], 0),
                                   m_table.columns[i].align));
            x += m_plan.widths[i] + m_plan.gutter;
        }
        joinBeside(strip.items);
        addRule(strip, height, 0.75, 1);
        return strip;
    }

    [[nodiscard]] Strip row(const ReportRow& row) const {
        const double top = padding();
        Strip strip;
        double bottom = top + lineHeight(m_plan.size);
        double x = m_measures.left;
        for (size_t i = 0; i < m_plan.widths.size(); ++i) {
            const double width = m_plan.widths[i];
            if (i < row.cells.size())
                bottom = std::max(bottom, addCell(strip, row.cells[i], m_table.columns[i].align,
                                                  QRectF(x, top, width, 0)));
            if (leads(row, i))
                addLeader(strip, row.cells[i], QRectF(x, top, width, 0));
            x += width + m_plan.gutter;
        }
        joinBeside(strip.items);
        if (!row.remark.isEmpty())
            bottom
                = addRemark(strip, row.nearRemark.isEmpty() ? row.remark : row.nearRemark, bottom);
        strip.height = bottom + padding() - 0.5;
        addRule(strip, strip.height, 0.25, 0.4);
        if (row.beginsPart)
            addRule(strip, 0.5, 1.25, 1);
        return strip;
    }

private:
    [[nodiscard]] double padding() const {
        if (m_table.isDense)
            return 1;
        return m_table.isLarge ? 5 : 3;
    }
    [[nodiscard]] TypeStyle styleOf(bool isBold) const {
        return {.size = m_plan.size, .isBold = isBold};
    }
    static void add(Strip& strip, std::vector<PlacedItem> items) {
        std::ranges::move(items, std::back_inserter(strip.items));
    }
    void addRule(Strip& strip, double y, double width, Darkness darkness) const {
        strip.items.emplace_back(PlacedLine{.from = {m_measures.left, y},
                                            .to = {m_measures.left + m_plan.width(), y},
                                            .width = width,
                                            .darkness = darkness});
    }

    /// Returns the end of the cell. box: its left edge and width.
    double addCell(Strip& strip, const ReportCell& cell, Align align, const QRectF& box) const {
        if (cell.isBox)
            return addTickBox(strip, cell, align, box);
        const TypeStyle style = styleOf(cell.isStrong);
        const QStringList lines = m_measures.text.lines(printable(cell.text), style, box.width());
        add(strip, placedLines(lines, style, box, align));
        return box.top() + static_cast<double>(lines.size()) * lineHeight(style.size);
    }

    [[nodiscard]] bool leads(const ReportRow& row, size_t column) const {
        return m_table.hasLeaders && m_table.columns[column].isWide && column + 1 < row.cells.size()
               && !row.cells[column].isBox && m_table.columns[column].align == Align::Start;
    }

    /// Draws a leader on the first baseline, across the empty part.
    void addLeader(Strip& strip, const ReportCell& cell, const QRectF& box) const {
        constexpr double room = 5; // after the text
        const TypeStyle style = styleOf(cell.isStrong);
        const QString first
            = m_measures.text.lines(printable(cell.text), style, box.width()).value(0);
        add(strip, leaderDots(box.left() + m_measures.text.width(first, style) + room, box.right(),
                              box.top() + baseline(style.size)));
    }

    double addTickBox(Strip& strip, const ReportCell& cell, Align align, const QRectF& box) const {
        const double side = m_plan.size + 1;
        double x = box.left();
        if (align != Align::Start)
            x += (box.width() - side) * (align == Align::Center ? 0.5 : 1);
        const QRectF square(x, box.top(), side, side);
        strip.items.emplace_back(PlacedBox{.box = square, .outline = 0.75});
        if (!cell.text.isEmpty()) {
            const QPointF inset(2, 2);
            for (const auto& [from, to] :
                 {std::pair(square.topLeft() + inset, square.bottomRight() - inset),
                  std::pair(square.topRight() + QPointF(-2, 2),
                            square.bottomLeft() + QPointF(2, -2))})
                strip.items.emplace_back(PlacedLine{.from = from, .to = to, .width = 1});
        }
        return box.top() + side;
    }

    /// Below the text of the wide column, if that is near the edge: a remark is about it.
    [[nodiscard]] double indentOfRemark() const {
        constexpr double usual = 12;
        constexpr double greatestShare = 0.35;
        double x = 0;
        for (size_t i = 0; i < m_plan.widths.size(); ++i) {
            if (m_table.columns[i].isWide)
                return x > m_measures.width * greatestShare ? usual : std::max(x, usual);
            x += m_plan.widths[i] + m_plan.gutter;
        }
        return usual;
    }

    double addRemark(Strip& strip, const QString& remark, double top) const {
        const double indent = indentOfRemark();
        const TypeStyle style{.size = std::max(7.0, m_plan.size - 1)};
        const double width = m_measures.width - indent;
        const QStringList lines = m_measures.text.lines(printable(remark), style, width);
        add(strip, placedLines(lines, style, QRectF(m_measures.left + indent, top + 1, width, 0),
                               Align::Start, 0.75));
        return top + 1 + static_cast<double>(lines.size()) * lineHeight(style.size);
    }

    const ReportTable& m_table;
    const Measures& m_measures;
    const ColumnPlan& m_plan;
};

} // namespace

std::vector<Strip> stripsOf(const ReportTable& table, const Measures& measures,
                            const ColumnPlan& plan) {
    if (table.columns.empty())
        return {};
    const TableMaker maker(table, measures, plan);
    std::vector<Strip> strips{maker.titles()};
    const auto head = std::make_shared<const Strip>(strips.front());
    double height = 0;
    for (const ReportRow& row : table.rows) {
        strips.push_back(maker.row(row));
        strips.back().head = head;
        height += strips.back().height;
    }
    // Keep at least two rows together at both ends.
    const bool isShort
        = table.rows.size() <= rowsNeverTorn && height < measures.pageHeight * shareNeverTorn;
    for (size_t row = 1; row + 1 < strips.size(); ++row)
        strips[row].keepsWithNext = isShort || row == 1 || row + 2 == strips.size();
    strips.front().keepsWithNext = strips.size() > 1;
    return strips;
}

} // namespace mentat
