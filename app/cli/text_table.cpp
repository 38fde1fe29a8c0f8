#include "app/cli/text_table.h"

#include "reports/wording/sentences.h"

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// The blocks that Unicode's East Asian Width calls wide, as far as names are written with them.
constexpr std::array wideRanges{
    Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0x33FF},
    Range{0x3400, 0x4DBF},   Range{0x4E00, 0x9FFF},   Range{0xA000, 0xA4CF},
    Range{0xA960, 0xA97F},   Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},
    Range{0xFE30, 0xFE6F},   Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},
    Range{0x1F300, 0x1F64F}, Range{0x1F900, 0x1F9FF}, Range{0x20000, 0x3FFFD},
};

int widthOf(char32_t character) {
    constexpr char32_t afterAscii = 0x80;
    if (character < afterAscii)
        return 1;
    switch (QChar::category(character)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format: return 0;
    default: break;
    }
    const bool isWide = std::any_of(wideRanges.begin(), wideRanges.end(), [&](const Range& range) {
        return character >= range.first && character <= range.last;
    });
    return isWide ? 2 : 1;
}

QString shownText(const Cell& cell) {
    return cell.isUnknown && cell.text.isEmpty() ? u"–"_s : onOneLine(cell.text);
}

QString padded(const QString& text, int width, bool toTheRight) {
    const QString blanks(std::max(0, width - displayWidth(text)), u' ');
    return toTheRight ? QString(blanks + text) : QString(text + blanks);
}

QString lineOf(const QStringList& texts, const std::vector<int>& widths,
               const std::vector<bool>& toTheRight) {
    QStringList cells;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const auto column = static_cast<size_t>(i);
        cells << padded(texts[i], widths[column], toTheRight[column]);
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

int displayWidth(const QString& text) {
    int width = 0;
    for (const uint character : text.toUcs4())
        width += widthOf(character);
    return width;
}

QString textTable(const Grid& grid) {
    std::vector<QStringList> lines{QStringList(grid.header.begin(), grid.header.end())};
    for (const auto& row : grid.rows) {
        QStringList texts;
        for (const Cell& cell : row)
            texts << shownText(cell);
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
