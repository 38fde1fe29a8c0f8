#include "reports/writers/aligned_table.h"

#include "reports/writers/plain_text.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// The blocks with East Asian Width "wide" in Unicode, as far as names use them.
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

/// Collects words into lines.
class LineBreaker {
public:
    explicit LineBreaker(int width) : m_width(width) {}

    /// Adds the word to the line if it fits.
    bool takes(const QString& word) {
        const int gap = m_used == 0 ? 0 : 1;
        if (m_used + gap + word.size() > m_width) // rarely narrower than its length
            return false;
        const int width = displayWidth(word);
        if (m_used + gap + width > m_width)
            return false;
        m_line += QString(gap, u' ') + word;
        m_used += gap + width;
        return true;
    }
    /// Adds a word, or a part of one that ends with a hyphen; isJoined: no blank before it.
    void add(const QString& word, bool isJoined) {
        const int width = displayWidth(word);
        const int gap = isJoined || m_used == 0 ? 0 : 1;
        if (m_used > 0 && m_used + gap + width <= m_width) {
            m_line += QString(gap, u' ') + word;
            m_used += gap + width;
            return;
        }
        if (m_used > 0)
            end();
        if (width <= m_width) {
            m_line = word;
            m_used = width;
        } else {
            addPieces(word);
        }
    }

    QStringList take() {
        if (m_used > 0 || m_lines.isEmpty())
            end();
        return std::move(m_lines);
    }

private:
    void addPieces(const QString& word) {
        for (qsizetype i = 0; i < word.size(); ++i) {
            const bool isPair = word[i].isHighSurrogate() && i + 1 < word.size();
            const char32_t character
                = isPair ? QChar::surrogateToUcs4(word[i], word[i + 1]) : word[i].unicode();
            const int width = widthOf(character);
            if (m_used + width > m_width)
                end();
            m_line += word[i];
            if (isPair)
                m_line += word[++i];
            m_used += width;
        }
    }
    void end() {
        m_lines.append(std::move(m_line));
        m_line = QString();
        m_used = 0;
    }

    int m_width;
    int m_used = 0;
    QString m_line;
    QStringList m_lines;
};

} // namespace

int displayWidth(const QString& text) {
    int width = 0;
    for (const uint character : text.toUcs4())
        width += widthOf(character);
    return width;
}

QString paddedTo(const QString& text, int width, bool toTheRight) {
    const QString blanks(std::max(0, width - displayWidth(text)), u' ');
    return toTheRight ? QString(blanks + text) : QString(text + blanks);
}

QStringList brokenInto(const QString& line, int width) {
    LineBreaker breaker(width);
    for (const QString& word : line.split(u' ', Qt::SkipEmptyParts)) {
        if (breaker.takes(word))
            continue;
        if (displayWidth(word) <= width) {
            breaker.add(word, false);
            continue;
        }
        qsizetype begin = 0;
        while (begin < word.size()) {
            const qsizetype hyphen = word.indexOf(u'-', begin);
            const qsizetype end = hyphen < 0 ? word.size() : hyphen + 1;
            breaker.add(word.mid(begin, end - begin), begin > 0);
            begin = end;
        }
    }
    return breaker.take();
}

namespace {

constexpr int columnGap = 2;
constexpr int remarkIndent = 4;
constexpr int stackedIndent = 2;
/// The width that a column to be broken keeps at first, if it needs that much.
constexpr int narrowestWide = 16;

using Widths = std::vector<int>;

int longestWordOf(const QString& line) {
    int found = 1;
    for (const QString& word : line.split(u' ', Qt::SkipEmptyParts))
        found = std::max(found, displayWidth(word));
    return found;
}

/// For each column, the widest of its title and cells.
template <class WidthOf>
Widths widthsOf(const ReportTable& table, WidthOf widthOf) {
    Widths widths;
    for (size_t i = 0; i < table.columns.size(); ++i) {
        int width = std::max(1, widthOf(plainLine(table.columns[i].title)));
        for (const ReportRow& row : table.rows)
            width = std::max(width, widthOf(shownText(row.cells[i])));
        widths.push_back(width);
    }
    return widths;
}

int widthOfTable(const Widths& widths) {
    return std::accumulate(widths.begin(), widths.end(),
                           columnGap * (static_cast<int>(widths.size()) - 1));
}

/// Narrows the widest columns until all fit, starting with those to be broken, without splitting
/// words; absent if that is not enough.
std::optional<Widths> fittedWidths(const ReportTable& table, int most) {
    Widths widths = widthsOf(table, displayWidth);
    const Widths words = widthsOf(table, longestWordOf);
    if (widthOfTable(words) > most)
        return std::nullopt;
    int tooMuch = widthOfTable(widths) - most;
    for (const bool wideOnesOnly : {true, false}) {
        while (tooMuch > 0) {
            size_t widest = widths.size();
            for (size_t i = 0; i < widths.size(); ++i) {
                const int least = wideOnesOnly ? std::max(narrowestWide, words[i]) : words[i];
                const bool mayGive
                    = widths[i] > least && (!wideOnesOnly || table.columns[i].isWide);
                if (mayGive && (widest == widths.size() || widths[i] > widths[widest]))
                    widest = i;
            }
            if (widest == widths.size())
                break;
            // Narrow it at once to the least width asked for: an endless text would take forever.
            const int least = wideOnesOnly ? std::max(narrowestWide, words[widest]) : words[widest];
            const int taken
                = widths[widest] > most
                      ? std::min({tooMuch, widths[widest] - most, widths[widest] - least})
                      : 1;
            widths[widest] -= taken;
            tooMuch -= taken;
        }
    }
    return widths;
}

/// Stacks the cells of each row, below its first cell: for a table whose words do not fit side by
/// side.
QStringList stackedRows(const ReportTable& table, int width) {
    QStringList lines;
    const auto add = [&](const QString& text, int indent) {
        for (const QString& line : brokenInto(text, width - indent))
            lines.append(QString(indent, u' ') + line);
    };
    for (const ReportRow& row : table.rows) {
        if (row.beginsPart)
            lines.append(QString(width, u'-'));
        else if (!lines.isEmpty())
            lines.append(QString());
        if (row.beginsPart && !row.partName.isEmpty())
            add(plainLine(row.partName), 0);
        for (size_t i = 0; i < row.cells.size(); ++i) {
            const QString text = shownText(row.cells[i]);
            const QString title = plainLine(table.columns[i].title);
            if (i == 0)
                add(text, 0);
            else if (!text.isEmpty())
                add(title.isEmpty() ? text : QString(title + u": "_s + text), stackedIndent);
        }
        if (!row.remark.isEmpty())
            add(plainLine(row.remark), remarkIndent);
    }
    return lines;
}

class TableLines {
public:
    TableLines(const ReportTable& table, int width, Widths widths)
        : m_table(table)
        , m_width(width)
        , m_widths(std::move(widths)) {}

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
        if (row.beginsPart && !row.partName.isEmpty())
            m_lines.append(brokenInto(plainLine(row.partName), m_width));
        QStringList texts;
        for (const ReportCell& cell : row.cells)
            texts.append(shownText(cell));
        addCells(texts);
        if (row.remark.isEmpty())
            return;
        for (const QString& line : brokenInto(plainLine(row.remark), m_width - remarkIndent))
            m_lines.append(QString(remarkIndent, u' ') + line);
    }

    /// As many lines as the tallest cell needs.
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

    [[nodiscard]] int tableWidth() const { return widthOfTable(m_widths); }

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
    auto widths = fittedWidths(table, width);
    return widths ? TableLines(table, width, std::move(*widths)).run() : stackedRows(table, width);
}

ReportTable withoutSpareColumns(ReportTable table, int width) {
    while (widthOfTable(widthsOf(table, displayWidth)) > width) {
        const auto last = std::find_if(table.columns.rbegin(), table.columns.rend(),
                                       [](const ReportColumn& column) { return column.isSpare; });
        if (last == table.columns.rend())
            break;
        const auto place = std::distance(table.columns.begin(), last.base()) - 1;
        table.columns.erase(table.columns.begin() + place);
        for (ReportRow& row : table.rows)
            row.cells.erase(row.cells.begin() + place);
    }
    return table;
}

} // namespace mentat
