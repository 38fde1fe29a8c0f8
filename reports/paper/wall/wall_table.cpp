#include "reports/paper/wall/wall_sheet.h"

#include <algorithm>
#include <limits>

namespace mentat {
namespace {

constexpr double tintOfBand = 0.12;
// Text wider than this share of the paper may be broken.
constexpr double shareOfText = 0.3;

bool isDigit(QChar c) {
    return c.isDigit();
}

bool isOnWall(const ReportColumn& column) {
    return !column.isSpare && !column.isOffWall;
}

/// A column at font size 1; figures have their own size.
struct WallColumn {
    size_t index;
    const ReportColumn& column;
    double cells = 0;
    double word = 0; // its longest word
    double title = 0;
    bool isWide = false;
};

/// In columns of rows.
struct WallFit : WallTry {
    std::vector<double> widths{};
    std::vector<double> heights{}; // of the rows, with their padding
};

class WallTable {
public:
    WallTable(const ReportTable& table, const Measures& measures)
        : m_table(table)
        , m_measures(measures) {
        for (size_t i = 0; i < table.columns.size(); ++i) {
            if (isOnWall(table.columns[i]))
                m_columns.push_back(measured(i));
        }
        m_hasFigures = std::ranges::any_of(table.columns, &ReportColumn::isFigure);
        // If no column is wide, allow breaking as a last resort.
        if (std::ranges::none_of(m_columns, &WallColumn::isWide) && !m_columns.empty())
            std::ranges::max_element(m_columns, {}, &WallColumn::cells)->isWide = true;
    }

    [[nodiscard]] std::optional<std::vector<WallPage>> pages(double first, double further) const {
        const auto best = bestFit(first, further);
        if (!best)
            return std::nullopt;
        return placed(*best, first, further);
    }

private:
    [[nodiscard]] WallColumn measured(size_t index) const {
        const ReportColumn& column = m_table.columns[index];
        WallColumn measured{.index = index, .column = column, .isWide = column.isWide};
        measured.title = m_measures.text.width(printable(column.title), narrow(1, true));
        for (const ReportRow& row : m_table.rows) {
            if (index >= row.cells.size())
                continue;
            const ReportCell& cell = row.cells[index];
            const TypeStyle style = styleOf(column, cell, 1);
            const QString shown = printable(cell.text);
            measured.cells = std::max(measured.cells, m_measures.text.width(shown, style));
            measured.word = std::max(measured.word, m_measures.text.longestWord(shown, style));
        }
        if (measured.cells * WallLetters::minNames > m_measures.width * shareOfText)
            measured.isWide = true;
        return measured;
    }

    [[nodiscard]] static TypeStyle styleOf(const ReportColumn& column, const ReportCell& cell,
                                           double size) {
        return narrow(size, cell.isStrong || column.isFigure);
    }
    [[nodiscard]] static double sizeOf(const WallColumn& column, double names) {
        return column.column.isFigure ? WallLetters::figure : names;
    }
    [[nodiscard]] static double gutter(double size) { return size * 0.75; }
    /// Lists of figures need no titles: people look for their own.
    [[nodiscard]] bool hasTitles() const { return !m_hasFigures; }
    [[nodiscard]] double titleHeight() const {
        return hasTitles() ? lineHeight(WallLetters::note) + 4 : 0;
    }

    /// Absent if the columns do not fit side by side.
    [[nodiscard]] std::optional<WallFit> fitOf(int columns, double size) const {
        WallFit fit{{.columns = columns, .size = size}};
        fit.width = (m_measures.width - WallColumns::between * (columns - 1)) / columns;
        double left = fit.width;
        int wide = 0;
        for (const WallColumn& column : m_columns) {
            double width = column.cells * sizeOf(column, size) + 0.5;
            if (hasTitles())
                width = std::max(width, column.title * WallLetters::note + 0.5);
            fit.widths.push_back(width);
            wide += column.isWide ? 1 : 0;
            left -= column.isWide ? 0 : width;
        }
        left -= gutter(size) * static_cast<double>(m_columns.size() - 1);
        for (size_t i = 0; i < m_columns.size(); ++i) {
            if (!m_columns[i].isWide)
                continue;
            fit.widths[i] = left / wide;
            if (hasTitles() && m_columns[i].title * WallLetters::note > fit.widths[i])
                return std::nullopt;
            if (left <= 0 || m_columns[i].word * sizeOf(m_columns[i], size) > fit.widths[i])
                return std::nullopt;
        }
        return fit;
    }

    struct RowLines {
        std::vector<QStringList> cells;
        qsizetype most = 1;
    };
    [[nodiscard]] RowLines linesOf(const ReportRow& row, const WallFit& fit) const {
        RowLines lines;
        for (size_t i = 0; i < m_columns.size(); ++i) {
            const size_t index = m_columns[i].index;
            if (index >= row.cells.size()) {
                lines.cells.emplace_back();
                continue;
            }
            const ReportCell& cell = row.cells[index];
            const TypeStyle style
                = styleOf(m_columns[i].column, cell, sizeOf(m_columns[i], fit.size));
            lines.cells.push_back(
                m_measures.text.lines(printable(cell.text), style, fit.widths[i] + 0.01));
            lines.most = std::max(lines.most, lines.cells.back().size());
        }
        return lines;
    }
    [[nodiscard]] QStringList remarkLines(const ReportRow& row, const WallFit& fit) const {
        const QString remark = row.wallRemark.value_or(row.remark);
        if (remark.isEmpty())
            return {};
        return m_measures.text.lines(printable(remark), narrow(WallLetters::note), fit.width);
    }
    [[nodiscard]] static QStringList bandLines(const ReportRow& row, const WallFit& fit,
                                               const TextMeasure& text) {
        if (!row.beginsPart || row.partName.isEmpty())
            return {};
        return text.lines(printable(row.partName), narrow(fit.size, true),
                          fit.width - 2 * bandInset);
    }
    [[nodiscard]] static double heightOfBand(qsizetype lines, double size) {
        return lines == 0 ? 0 : static_cast<double>(lines) * lineHeight(size) + size * 0.4;
    }
    [[nodiscard]] static double heightOfRemark(qsizetype lines) {
        return lines == 0 ? 0 : static_cast<double>(lines) * lineHeight(WallLetters::note) + 3;
    }

    [[nodiscard]] static double heightOfCell(const WallColumn& column, const QStringList& lines,
                                             double names) {
        // Digits have no descenders.
        const bool isNumber = lines.size() == 1 && std::ranges::all_of(lines.first(), &isDigit);
        if (column.column.isFigure && isNumber)
            return capitals(WallLetters::figure) + 4;
        const double size = sizeOf(column, names);
        return static_cast<double>(lines.size()) * lineHeight(size) + size * 0.3;
    }

    /// Measures the rows; false if too many need breaking.
    [[nodiscard]] bool measureRows(WallFit& fit) const {
        int broken = 0;
        fit.heights.clear();
        for (const ReportRow& row : m_table.rows) {
            const RowLines lines = linesOf(row, fit);
            broken += lines.most > 1 ? 1 : 0;
            double height = 0;
            for (size_t i = 0; i < m_columns.size(); ++i)
                height = std::max(height, heightOfCell(m_columns[i], lines.cells[i], fit.size));
            height += heightOfRemark(remarkLines(row, fit).size());
            height += heightOfBand(bandLines(row, fit, m_measures.text).size(), fit.size);
            fit.heights.push_back(height);
        }
        fit.isWhole = broken == 0;
        return broken * WallColumns::oneBrokenIn <= static_cast<int>(m_table.rows.size());
    }

    /// The first row of each column, on all pages; absent if a row is taller than a page. cap: the
    /// column height to use where pages allow more.
    [[nodiscard]] std::optional<std::vector<size_t>>
    columnStarts(const WallFit& fit, double first, double further, double cap) const {
        std::vector<size_t> starts{0};
        double y = titleHeight();
        for (size_t row = 0; row < fit.heights.size(); ++row) {
            const auto room = [&] {
                const bool isFirst = starts.size() <= static_cast<size_t>(fit.columns);
                return std::min(isFirst ? first : further, cap);
            };
            if (y > titleHeight() && y + fit.heights[row] > room()) {
                starts.push_back(row);
                y = titleHeight();
            }
            y += fit.heights[row];
            if (y > room())
                return std::nullopt;
        }
        return starts;
    }

    [[nodiscard]] static int pagesTaken(size_t columns, const WallFit& fit) {
        return static_cast<int>((columns + static_cast<size_t>(fit.columns) - 1)
                                / static_cast<size_t>(fit.columns));
    }

    [[nodiscard]] std::optional<WallFit> bestFit(double first, double further) const {
        const auto fitted = [&](int columns, double size, bool mayBreakMany) {
            auto fit = fitOf(columns, size);
            if (!fit || (!measureRows(*fit) && !mayBreakMany))
                return std::optional<WallFit>();
            const auto starts
                = columnStarts(*fit, first, further, std::numeric_limits<double>::max());
            if (!starts)
                return std::optional<WallFit>();
            fit->pages = pagesTaken(starts->size(), *fit);
            return fit;
        };
        auto best = bestTry<WallFit>(
            [&](int columns, double size) { return fitted(columns, size, false); });
        return best ? best : fitted(1, WallLetters::minNames, true);
    }

    /// The smallest column height that does not add pages, so that columns end alike.
    [[nodiscard]] std::vector<size_t> evenStarts(const WallFit& fit, double first,
                                                 double further) const {
        double cap = std::max(first, further);
        std::vector<size_t> starts = *columnStarts(fit, first, further, cap);
        const auto most = static_cast<size_t>(fit.pages * fit.columns);
        for (;;) {
            cap -= fit.size / 2;
            auto fewer = columnStarts(fit, first, further, cap);
            if (!fewer || fewer->size() > most)
                return starts;
            starts = std::move(*fewer);
        }
    }

    [[nodiscard]] std::vector<WallPage> placed(const WallFit& fit, double first,
                                               double further) const;
    void addTitles(WallPage& page, const WallFit& fit, double left) const;
    void addRow(WallPage& page, const ReportRow& row, const WallFit& fit, const QRectF& box) const;
    double addBand(WallPage& page, const ReportRow& row, const WallFit& fit,
                   const QRectF& box) const;

    static constexpr double bandInset = 6;

    const ReportTable& m_table;
    const Measures& m_measures;
    std::vector<WallColumn> m_columns;
    bool m_hasFigures = false;
};

void WallTable::addTitles(WallPage& page, const WallFit& fit, double left) const {
    const TypeStyle style = narrow(WallLetters::note, true);
    double x = left;
    for (size_t i = 0; i < m_columns.size(); ++i) {
        const QRectF box(x, 0, fit.widths[i], lineHeight(style.size));
        std::ranges::move(placedLines({printable(m_columns[i].column.title)}, style, box,
                                      m_columns[i].column.align),
                          std::back_inserter(page));
        x += fit.widths[i] + gutter(fit.size);
    }
    page.emplace_back(PlacedLine{.from = {left, titleHeight() - 1},
                                 .to = {left + fit.width, titleHeight() - 1},
                                 .width = 1});
}

double WallTable::addBand(WallPage& page, const ReportRow& row, const WallFit& fit,
                          const QRectF& box) const {
    const QStringList lines = bandLines(row, fit, m_measures.text);
    const double height = heightOfBand(lines.size(), fit.size);
    if (lines.isEmpty()) {
        if (row.beginsPart)
            page.emplace_back(
                PlacedLine{.from = box.topLeft(), .to = box.topRight(), .width = 1.5});
        return 0;
    }
    page.emplace_back(PlacedBox{
        .box = {box.left(), box.top(), box.width(), height}, .outline = 0, .fill = tintOfBand});
    const double top = topInMiddle(box.top() + height / 2, fit.size, lines.size());
    std::ranges::move(placedLines(lines, narrow(fit.size, true),
                                  {box.left() + bandInset, top, box.width() - 2 * bandInset, 0}),
                      std::back_inserter(page));
    return height;
}

void WallTable::addRow(WallPage& page, const ReportRow& row, const WallFit& fit,
                       const QRectF& box) const {
    const double top = box.top() + addBand(page, row, fit, box);
    const QStringList remark = remarkLines(row, fit);
    const double bottom = box.bottom() - heightOfRemark(remark.size());
    const RowLines lines = linesOf(row, fit);
    std::vector<PlacedItem> texts;
    double x = box.left();
    for (size_t i = 0; i < m_columns.size(); ++i) {
        const double size = sizeOf(m_columns[i], fit.size);
        if (!lines.cells[i].isEmpty()) {
            const ReportCell& cell = row.cells[m_columns[i].index];
            const double y = topInMiddle((top + bottom) / 2, size, lines.cells[i].size());
            std::ranges::move(placedLines(lines.cells[i], styleOf(m_columns[i].column, cell, size),
                                          QRectF(x, y, fit.widths[i], 0),
                                          m_columns[i].column.align),
                              std::back_inserter(page));
        }
        x += fit.widths[i] + gutter(fit.size);
    }
    joinBeside(texts);
    std::ranges::move(texts, std::back_inserter(page));
    std::ranges::move(placedLines(remark, narrow(WallLetters::note),
                                  QRectF(box.left(), bottom, box.width(), 0), Align::Start, 0.75),
                      std::back_inserter(page));
    page.emplace_back(PlacedLine{
        .from = box.bottomLeft(), .to = box.bottomRight(), .width = 0.5, .darkness = 0.4});
}

std::vector<WallPage> WallTable::placed(const WallFit& fit, double first, double further) const {
    std::vector<size_t> starts = evenStarts(fit, first, further);
    const size_t columns = starts.size();
    starts.push_back(m_table.rows.size());
    // The spare height of the fullest column; rows too far apart are hard to follow.
    double extra = fit.size * 1.5;
    for (size_t column = 0; column < columns; ++column) {
        double used = titleHeight();
        for (size_t row = starts[column]; row < starts[column + 1]; ++row)
            used += fit.heights[row];
        const double room = column < static_cast<size_t>(fit.columns) ? first : further;
        const auto rows = static_cast<double>(starts[column + 1] - starts[column]);
        if (rows > 0)
            extra = std::min(extra, (room - used) / rows);
    }
    std::vector<WallPage> pages(static_cast<size_t>(pagesTaken(columns, fit)));
    for (size_t column = 0; column < columns; ++column) {
        const auto perPage = static_cast<size_t>(fit.columns);
        WallPage& page = pages[column / perPage];
        const double left
            = m_measures.left
              + static_cast<double>(column % perPage) * (fit.width + WallColumns::between);
        if (hasTitles())
            addTitles(page, fit, left);
        double y = titleHeight();
        for (size_t row = starts[column]; row < starts[column + 1]; ++row) {
            const double height = fit.heights[row] + extra;
            addRow(page, m_table.rows[row], fit, {left, y, fit.width, height});
            y += height;
        }
    }
    return pages;
}

} // namespace

std::optional<std::vector<WallPage>> wallPagesOf(const ReportTable& table, const Measures& measures,
                                                 double first, double further) {
    if (std::ranges::none_of(table.columns, isOnWall) || table.rows.empty())
        return std::nullopt;
    return WallTable(table, measures).pages(first, further);
}

} // namespace mentat
