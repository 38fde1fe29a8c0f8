#include "app/cli/text_table.h"

#include "reports/wording/sentences.h"
#include "reports/writers/display_width.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString cellTextOf(const GridCell& cell) {
    return cell.isUnknown && cell.text.isEmpty() ? u"–"_s : onOneLine(cell.text);
}

QString lineOf(const QStringList& texts, const std::vector<int>& widths,
               const std::vector<bool>& toTheRight) {
    QStringList cells;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const auto column = static_cast<size_t>(i);
        cells << paddedTo(texts[i], widths[column], toTheRight[column]);
    }
    QString line = cells.join(u"  "_s);
    while (line.endsWith(u' '))
        line.chop(1);
    return line + u'\n';
}

/// A column of numbers may have gaps, but no word.
std::vector<bool> numberColumns(const Grid& grid) {
    std::vector<bool> areNumbers;
    for (size_t i = 0; i < grid.header.size(); ++i) {
        bool hasNumber = false;
        bool hasWord = false;
        for (const auto& row : grid.rows) {
            hasNumber = hasNumber || row[i].isNumber;
            hasWord = hasWord || (!row[i].isNumber && !row[i].text.isEmpty());
        }
        areNumbers.push_back(hasNumber && !hasWord);
    }
    return areNumbers;
}

} // namespace

QString textTable(const Grid& grid) {
    std::vector<QStringList> lines{QStringList(grid.header.begin(), grid.header.end())};
    for (const auto& row : grid.rows) {
        QStringList texts;
        for (const GridCell& cell : row)
            texts << cellTextOf(cell);
        lines.push_back(std::move(texts));
    }
    std::vector<int> widths(grid.header.size(), 0);
    for (const QStringList& line : lines) {
        for (size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(line[static_cast<qsizetype>(i)]));
    }
    const std::vector<bool> toTheRight = numberColumns(grid);
    QString table;
    for (const QStringList& line : lines)
        table += lineOf(line, widths, toTheRight);
    return table;
}

} // namespace mentat
