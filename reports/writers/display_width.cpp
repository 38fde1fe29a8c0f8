#include "reports/writers/display_width.h"

#include <algorithm>
#include <array>

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

/// Gathers words into lines.
class LineBreaker {
public:
    explicit LineBreaker(int width) : m_width(width) {}

    /// Whether the word has room in the line, which then has it.
    bool takes(const QString& word) {
        const int gap = m_used == 0 ? 0 : 1;
        if (m_used + gap + word.size() > m_width) // it is at least as wide, but for rare characters
            return false;
        const int width = displayWidth(word);
        if (m_used + gap + width > m_width)
            return false;
        m_line += QString(gap, u' ') + word;
        m_used += gap + width;
        return true;
    }
    /// A word, or a part of one that ends with a hyphen, with a blank before it or none.
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

} // namespace mentat
