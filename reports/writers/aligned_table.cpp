#include "reports/writers/aligned_table.h"

#include "reports/writers/display_width.h"
#include "reports/writers/plain_text.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int columnGap = 2;
constexpr int remarkIndent = 4;
/// What a column keeps however little room there is, if it needs so much.
constexpr int narrowest = 6;
constexpr int narrowestWide = 16;

using Widths = std::vector<int>;

Widths naturalWidths(const ReportTable& table, int most) {
    Widths widths;
    for (size_t i = 0; i < table.columns.size(); ++i) {
        int width = displayWidth(plainLine(table.columns[i].title));
        for (const ReportRow& row : table.rows)
            width = std::max(width, displayWidth(shownText(row.cells[i])));
        widths.push_back(std::clamp(width, 1, most));
    }
    return widths;
}

/// Takes from the widest until all fit, first from the columns that are to be broken.
Widths fittedWidths(const ReportTable& table, int most) {
    Widths widths = naturalWidths(table, most);
    const int gaps = columnGap * (static_cast<int>(widths.size()) - 1);
    int tooMuch = std::accumulate(widths.begin(), widths.end(), gaps) - most;
    for (const bool wideOnesOnly : {true, false}) {
        const int least = wideOnesOnly ? narrowestWide : narrowest;
        while (tooMuch > 0) {
            size_t widest = widths.size();
            for (size_t i = 0; i < widths.size(); ++i) {
                const bool mayGive
                    = widths[i] > least && (!wideOnesOnly || table.columns[i].isWide);
                if (mayGive && (widest == widths.size() || widths[i] > widths[widest]))
                    widest = i;
            }
            if (widest == widths.size())
                break;
            --widths[widest];
            --tooMuch;
        }
    }
    return widths;
}

class TableLines {
public:
    TableLines(const ReportTable& table, int width)
        : m_table(table)
        , m_width(width)
        , m_widths(fittedWidths(table, width)) {}

    QStringList run() {
        QStringList titles;
        for (const ReportColumn& column : m_table.columns)
            titles.append(plainLine(column.title));
        addCells(titles);
        QStringList rules;
        for (const int width : m_widths)
            rules.append(QString(width, u'-'));
        addCells(rules);
        for (const ReportRow& row : m_table.rows)
            add(row);
        return std::move(m_lines);
    }

private:
    void add(const ReportRow& row) {
        if (row.beginsPart)
            m_lines.append(QString(tableWidth(), u'-'));
        QStringList texts;
        for (const ReportCell& cell : row.cells)
            texts.append(shownText(cell));
        addCells(texts);
        if (row.remark.isEmpty())
            return;
        for (const QString& line : brokenInto(plainLine(row.remark), m_width - remarkIndent))
            m_lines.append(QString(remarkIndent, u' ') + line);
    }

    /// As many lines as the cell with most of them has.
    void addCells(const QStringList& texts) {
        std::vector<QStringList> cells;
        qsizetype height = 1;
        for (qsizetype i = 0; i < texts.size(); ++i) {
            cells.push_back(brokenInto(texts[i], std::max(2, m_widths[static_cast<size_t>(i)])));
            height = std::max(height, cells.back().size());
        }
        for (qsizetype line = 0; line < height; ++line) {
            QStringList parts;
            for (size_t i = 0; i < cells.size(); ++i)
                parts.append(paddedTo(cells[i].value(line), m_widths[i],
                                      m_table.columns[i].align == Align::End));
            QString whole = parts.join(QString(columnGap, u' '));
            while (whole.endsWith(u' '))
                whole.chop(1);
            m_lines.append(whole);
        }
    }

    [[nodiscard]] int tableWidth() const {
        return std::accumulate(m_widths.begin(), m_widths.end(),
                               columnGap * (static_cast<int>(m_widths.size()) - 1));
    }

    const ReportTable& m_table;
    int m_width;
    Widths m_widths;
    QStringList m_lines;
};

} // namespace

QString shownText(const ReportCell& cell) {
    if (cell.isBox)
        return cell.text.isEmpty() ? u"[ ]"_s : u"[x]"_s;
    return plainLine(cell.text);
}

QStringList alignedTable(const ReportTable& table, int width) {
    return TableLines(table, width).run();
}

} // namespace mentat
