#include "ui/screen/board_layout.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// In millimetres, as seen from ten metres.
constexpr double leastCapitals = 25;
constexpr double screenWidth = 1200;
constexpr double screenHeight = 675;
constexpr double capitalsOfLetters = 0.729; // of DejaVu Sans
// Of the least letters.
constexpr double greatestLetters = 2.2;
constexpr double letterStep = 1.0 / 36; // a pixel of the least letters on a screen of 720 lines
constexpr double titleLetters = 1.5;
constexpr double stateLetters = 1.8;
constexpr double edgeLetters = 0.8;
/// The air in a list.
struct Spacing {
    double gap;  // between groups, of the letters
    double line; // of a line, of its height
};
constexpr Spacing usualSpacing{0.5, 1.06};
constexpr Spacing tightSpacing{0.1, 1}; // before a list has to scroll for the sake of air

/// A line of a list in letters of a size, broken where it has to be.
struct BrokenLine {
    const ScreenLine* line = nullptr; // nullptr: a heading
    QStringList texts;
    double gap = 0; // above it, unless it begins a column
    bool mayBegin = true;
};

class BoardMaker {
public:
    BoardMaker(const ScreenBoard& board, const QSizeF& screen)
        : m_board(board)
        , m_least(leastLetters(screen))
        , m_left(m_least * edgeLetters)
        , m_width(screen.width() - 2 * m_left)
        , m_top(m_least * edgeLetters / 2)
        , m_bottom(screen.height() - m_least * edgeLetters / 2) {}

    PlacedBoard run() {
        addAtTop(m_board.mark, {.size = m_least, .isBold = true}, BoardInk::Accent);
        placeTitle();
        placeNote();
        placeState();
        m_placed.body = QRectF(m_left, m_top, m_width, std::max(m_bottom - m_top, m_least));
        placeFigures();
        if (!m_board.groups.empty())
            placeLists();
        return std::move(m_placed);
    }

private:
    void addLine(const QRectF& box, const QString& text, const TypeStyle& style, BoardInk ink,
                 bool isAtEnd = false) {
        if (!text.isEmpty())
            m_placed.fixed.push_back({box, text, style, ink, isAtEnd});
    }

    /// At the top, over the whole width; broken into lines where it is too long for one.
    void addAtTop(const QString& text, TypeStyle style, BoardInk ink) {
        if (text.isEmpty())
            return;
        const QString shown = printable(text);
        style.size = m_measure.sizeThatFits(shown, style, m_width, m_least);
        for (const QString& line : m_measure.lines(shown, style, m_width)) {
            addLine({m_left, m_top, std::min(m_measure.width(line, style) + 1, m_width),
                     lineHeight(style.size)},
                    line, style, ink);
            m_top += lineHeight(style.size);
        }
    }

    void placeTitle() {
        const TypeStyle title{.size = m_least * titleLetters, .isBold = true};
        const TypeStyle weak{.size = m_least};
        const QString where = printable(m_board.where);
        const double titleWidth = m_measure.width(printable(m_board.title), title);
        const double whereWidth = m_measure.width(where, weak);
        const bool isBeside = titleWidth + m_least + whereWidth <= m_width;
        if (isBeside)
            addLine({m_left + titleWidth + m_least,
                     m_top + baseline(title.size) - baseline(m_least),
                     m_width - titleWidth - m_least, lineHeight(m_least)},
                    where, weak, BoardInk::Weak, true);
        addAtTop(m_board.title, title, BoardInk::Text);
        if (!isBeside)
            addAtTop(m_board.where, weak, BoardInk::Weak);
        m_top += m_least * 0.3;
    }

    void placeNote() {
        if (m_board.notes.isEmpty())
            return;
        const TypeStyle style{.size = m_least};
        const QStringList lines = noteLines(style);
        m_bottom -= static_cast<double>(lines.size()) * lineHeight(m_least);
        double y = m_bottom;
        for (const QString& line : lines) {
            addLine({m_left, y, m_width, lineHeight(m_least)}, line, style, BoardInk::Weak);
            y += lineHeight(m_least);
        }
        m_bottom -= m_least * 0.3;
    }

    /// As many notes on a line as it holds; one is broken only where it is longer than a line.
    [[nodiscard]] QStringList noteLines(const TypeStyle& style) const {
        QStringList lines;
        for (const QString& note : m_board.notes) {
            const QString shown = printable(note);
            const QString joined
                = lines.isEmpty() ? shown : QString(lines.last() + u" · "_s + shown);
            if (!lines.isEmpty() && m_measure.width(joined, style) <= m_width)
                lines.last() = joined;
            else
                lines += m_measure.lines(shown, style, m_width);
        }
        return lines;
    }

    /// Alone, it stands in the middle, as large as it can be.
    void placeState() {
        const bool isAlone = m_board.figures.empty() && m_board.groups.empty();
        const TypeStyle style{.size = m_least * (isAlone ? 2 * stateLetters : stateLetters),
                              .isBold = true};
        if (isAlone)
            m_top = std::max(m_top, (m_top + m_bottom) / 2 - style.size);
        addAtTop(m_board.state, style, BoardInk::Accent);
    }

    /// Each in its share of the height, all in letters of one size. What is measured has a 0 for
    /// each digit: nothing moves as they run.
    void placeFigures() {
        if (m_board.figures.empty())
            return;
        static const QRegularExpression digits(u"\\d"_s);
        const double share = m_placed.body.height() / static_cast<double>(m_board.figures.size());
        const double labelHeight = lineHeight(m_least * 1.2);
        TypeStyle style{.size = std::max((share - labelHeight) / 1.17, m_least), .isBold = true};
        for (const ScreenFigure& figure : m_board.figures)
            style.size = m_measure.sizeThatFits(QString(figure.figure).replace(digits, u"0"_s),
                                                style, m_width, m_least);
        double y = m_placed.body.top();
        for (const ScreenFigure& figure : m_board.figures) {
            addLine({m_left, y, m_width, labelHeight}, printable(figure.label),
                    {.size = m_least * 1.2}, BoardInk::Weak);
            addLine({m_left, y + labelHeight, m_width, lineHeight(style.size)}, figure.figure,
                    style, BoardInk::Text);
            y += share;
        }
    }

    void placeLists() {
        measureLists();
        for (int step = 0; greatestLetters - step * letterStep > 1; ++step) {
            setSize(m_least * (greatestLetters - step * letterStep));
            if (fewAreBroken() && breakAndSplit() <= m_placed.body.height())
                return placeColumns();
        }
        setSize(m_least);
        for (const Spacing& spacing : {usualSpacing, tightSpacing}) {
            m_spacing = spacing;
            if (breakAndSplit() <= m_placed.body.height())
                return placeColumns();
        }
        m_spacing = usualSpacing;
        breakAndSplit();
        placeColumns();
    }

    /// In letters of size 1: widths grow with the size.
    void measureLists() {
        for (const ScreenGroup& group : m_board.groups) {
            for (const ScreenLine& line : group.lines) {
                const TypeStyle style{.size = 1};
                m_before = std::max(m_before, m_measure.width(printable(line.before), style));
                m_after = std::max(m_after, m_measure.width(printable(line.after), style));
                m_texts.push_back({m_measure.width(printable(line.text), style),
                                   m_measure.longestWord(printable(line.text), style)});
            }
        }
    }

    void setSize(double size) {
        m_size = size;
        m_columnWidth = (m_width - size * 1.4) / 2;
        const double gutter = size * 0.6;
        // What stands beside a text is short; where it is not, it takes two fifths and no more.
        m_beforeWidth = m_before > 0 ? std::min(m_before * size, m_columnWidth * 0.4) + gutter : 0;
        m_afterWidth = m_after > 0 ? std::min(m_after * size, m_columnWidth * 0.4) + gutter : 0;
        m_textWidth = m_columnWidth - m_beforeWidth - m_afterWidth;
    }

    [[nodiscard]] bool fewAreBroken() const {
        size_t broken = 0;
        for (const TextWidths& text : m_texts) {
            if (text.word * m_size > m_textWidth)
                return false;
            broken += text.whole * m_size > m_textWidth ? 1 : 0;
        }
        return broken * 12 <= m_texts.size();
    }

    /// Breaks the lists into lines and these into two columns that end as evenly as they can;
    /// returns the height of the taller.
    double breakAndSplit() {
        m_lines.clear();
        size_t at = 0;
        for (const ScreenGroup& group : m_board.groups) {
            double gap = m_size * (m_lines.empty() ? 0 : m_spacing.gap);
            bool mayBegin = true;
            if (!group.heading.isEmpty()) {
                m_lines.push_back({.texts = m_measure.lines(printable(group.heading),
                                                            headingStyle(), m_columnWidth),
                                   .gap = gap});
                gap = 0;
                mayBegin = false;
            }
            for (const ScreenLine& line : group.lines) {
                gap += line.beginsPart ? m_size * 0.5 : 0;
                m_lines.push_back({&line, textsOf(line, m_texts[at++]), gap, mayBegin});
                gap = 0;
            }
        }
        sumHeights();
        m_split = m_lines.size();
        double lowest = heightOf(0, m_split);
        for (size_t i = 1; i < m_lines.size(); ++i) {
            const double height = std::max(heightOf(0, i), heightOf(i, m_lines.size()));
            if (m_lines[i].mayBegin && height < lowest) {
                lowest = height;
                m_split = i;
            }
        }
        m_placed.height = lowest;
        return lowest;
    }

    struct TextWidths {
        double whole;
        double word; // the longest
    };
    [[nodiscard]] QStringList textsOf(const ScreenLine& line, const TextWidths& widths) const {
        const QString text = printable(line.text);
        if (widths.whole * m_size <= m_textWidth)
            return {text};
        return m_measure.lines(text, {.size = m_size}, m_textWidth);
    }

    [[nodiscard]] TypeStyle headingStyle() const { return {.size = m_size * 1.05, .isBold = true}; }
    [[nodiscard]] double row() const { return lineHeight(m_size) * m_spacing.line; }
    [[nodiscard]] double heightOf(const BrokenLine& line) const {
        return row() + static_cast<double>(line.texts.size() - 1) * lineHeight(m_size);
    }
    void sumHeights() {
        m_heights.assign(1, 0);
        for (const BrokenLine& line : m_lines)
            m_heights.push_back(m_heights.back() + line.gap + heightOf(line));
    }
    /// Of these lines as a column.
    [[nodiscard]] double heightOf(size_t from, size_t to) const {
        return m_heights[to] - m_heights[from] - m_lines[from].gap;
    }

    void placeColumns() {
        m_placed.line = row();
        double y = 0;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            const BrokenLine& line = m_lines[i];
            const double x = m_left + (i < m_split ? 0 : m_columnWidth + m_size * 1.4);
            const bool isFirst = i == 0 || i == m_split;
            y = isFirst ? 0 : y + line.gap;
            if (line.line && line.line->beginsPart && !isFirst)
                m_placed.cuts.emplace_back(x, y - m_size * 0.25, x + m_columnWidth,
                                           y - m_size * 0.25);
            placeLine(line, {x, y});
            y += heightOf(line);
        }
    }

    void placeLine(const BrokenLine& line, const QPointF& at) {
        const double height = lineHeight(m_size);
        const double down = (row() - height) / 2;
        const double x = at.x() + (line.line ? m_beforeWidth : 0);
        const double width = line.line ? m_textWidth : m_columnWidth;
        const TypeStyle style = line.line ? TypeStyle{.size = m_size} : headingStyle();
        const BoardInk ink = line.line ? BoardInk::Text : BoardInk::Accent;
        double y = at.y() + down;
        if (line.line) {
            addToLists({at.x(), y, m_beforeWidth - m_size * 0.6, height}, line.line->before, style,
                       BoardInk::Weak, true);
            addToLists({at.x() + m_columnWidth - m_afterWidth + m_size * 0.6, y,
                        m_afterWidth - m_size * 0.6, height},
                       line.line->after, style, BoardInk::Accent, true);
        }
        for (const QString& text : line.texts) {
            addToLists({x, y, width, height}, text, style, ink);
            y += height;
        }
    }

    void addToLists(const QRectF& box, const QString& text, TypeStyle style, BoardInk ink,
                    bool isAtEnd = false) {
        if (text.isEmpty())
            return;
        const QString shown = printable(text);
        // Only what stands beside the text, where a document makes it long.
        style.size = m_measure.sizeThatFits(shown, style, box.width() + 0.5, 1);
        m_placed.lists.push_back({box, shown, style, ink, isAtEnd});
    }

    const ScreenBoard& m_board;
    TextMeasure m_measure;
    double m_least;
    double m_left;
    double m_width;
    double m_top;
    double m_bottom;
    PlacedBoard m_placed;
    // Of the lists: at size 1, then in the size that is tried.
    std::vector<TextWidths> m_texts;
    double m_before = 0;
    double m_after = 0;
    double m_size = 0;
    Spacing m_spacing = usualSpacing;
    double m_columnWidth = 0;
    double m_beforeWidth = 0;
    double m_afterWidth = 0;
    double m_textWidth = 0;
    std::vector<BrokenLine> m_lines;
    std::vector<double> m_heights; // to the end of each line
    size_t m_split = 0;            // the first of the second column
};

} // namespace

double leastLetters(const QSizeF& screen) {
    const double millimetre
        = std::min(screen.width() / screenWidth, screen.height() / screenHeight);
    return leastCapitals * millimetre / capitalsOfLetters;
}

PlacedBoard placedBoard(const ScreenBoard& board, const QSizeF& screen) {
    return BoardMaker(board, screen).run();
}

} // namespace mentat
