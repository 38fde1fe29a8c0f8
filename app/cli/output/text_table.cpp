#include "app/cli/output/text_table.h"

#include "reports/wording/sentences.h"
#include "reports/writers/aligned_table.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString cellTextOf(const GridCell& cell) {
    return cell.isUnknown && cell.text.isEmpty() ? u"–"_s : onOneLine(cell.text);
}

/// textAt: what stands in a column of the line.
template <class TextAt>
QString lineOf(const std::vector<int>& widths, const std::vector<bool>& toTheRight, TextAt textAt) {
    QStringList cells;
    for (size_t column = 0; column < widths.size(); ++column)
        cells << paddedTo(textAt(column), widths[column], toTheRight[column]);
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

// Line by line: a list of what is wrong in each line of a file can have half a million.
QString textTable(const Grid& grid) {
    std::vector<int> widths;
    for (const QString& title : grid.header)
        widths.push_back(displayWidth(title));
    for (const auto& row : grid.rows) {
        for (size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(cellTextOf(row[i])));
    }
    const std::vector<bool> toTheRight = numberColumns(grid);
    QString table = lineOf(widths, toTheRight, [&](size_t column) { return grid.header[column]; });
    for (const auto& row : grid.rows)
        table += lineOf(widths, toTheRight, [&](size_t column) { return cellTextOf(row[column]); });
    return table;
}

} // namespace mentat
