#include "ui/screen/board_layout.h"

#include "reports/charts/bracket_plan.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// In millimetres, as seen from ten metres.
constexpr double leastCapitals = 25;
constexpr double screenWidth = 1200;
constexpr double screenHeight = 675;
// Of the least letters.
constexpr double titleLetters = 1.5;
constexpr double stateLetters = 1.8;
constexpr double edgeLetters = 0.8;
constexpr double winnerLetters = 4;
constexpr double ofLetters = 1.25; // what stands below the winner

class BoardMaker {
public:
    /// hasPages: room is kept for which page it is.
    BoardMaker(const ScreenBoard& board, const QSizeF& screen, bool hasPages)
        : m_board(board)
        , m_least(leastLetters(screen))
        , m_left(m_least * edgeLetters)
        , m_width(screen.width() - 2 * m_left)
        , m_top(m_least * edgeLetters / 2)
        , m_bottom(screen.height() - m_least * edgeLetters / 2)
        , m_pageWidth(hasPages ? m_measure.width(u"88 / 88"_s, {.size = m_least}) + m_least : 0) {}

    PlacedBoard run() {
        addAtTop(m_board.mark, {.size = m_least, .isBold = true}, BoardInk::Accent);
        placeTitle();
        placeNote();
        placeState();
        placeWinner();
        m_placed.body = QRectF(m_left, m_top, m_width, std::max(m_bottom - m_top, m_least));
        placeFigures();
        placeCode();
        placeBracket();
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

    /// At the top, over the whole width but what is kept at its end; broken into lines where it is
    /// too long for one.
    void addAtTop(const QString& text, TypeStyle style, BoardInk ink, double kept = 0) {
        if (text.isEmpty())
            return;
        const double width = m_width - kept;
        const QString shown = printable(text);
        style.size = m_measure.sizeThatFits(shown, style, width, m_least);
        for (const QString& line : m_measure.lines(shown, style, width)) {
            addLine({m_left, m_top, std::min(m_measure.width(line, style) + 1, width),
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
        const double width = m_width - m_pageWidth;
        const double whereTop = m_top + baseline(title.size) - baseline(m_least);
        const bool isBeside = titleWidth + m_least + whereWidth <= width;
        if (isBeside)
            addLine({m_left + titleWidth + m_least, whereTop, width - titleWidth - m_least,
                     lineHeight(m_least)},
                    where, weak, BoardInk::Weak, true);
        m_pageBox = {m_left + width, std::max(whereTop, 0.0), m_pageWidth, lineHeight(m_least)};
        addAtTop(m_board.title, title, BoardInk::Text, m_pageWidth);
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
        const bool isAlone = m_board.figures.empty() && m_board.groups.empty()
                             && m_board.code.isEmpty() && !m_board.bracket;
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

    /// In the middle, as large as it can be, with its text below.
    void placeCode() {
        if (m_board.code.isEmpty())
            return;
        TypeStyle style{.size = m_least * stateLetters, .isBold = true};
        style.size = m_measure.sizeThatFits(m_board.code, style, m_width, m_least);
        const QRectF body = m_placed.body;
        const double side = std::min(body.width(), body.height() - lineHeight(style.size));
        m_placed.code = {{body.center().x() - side / 2, body.top(), side, side}, m_board.code};
        const double width = m_measure.width(m_board.code, style) + 1;
        addLine({body.center().x() - width / 2, body.top() + side, width, lineHeight(style.size)},
                m_board.code, style, BoardInk::Text);
    }

    /// In the middle, in the largest letters in which the columns have room that are wanted.
    void placeBracket() {
        if (!m_board.bracket)
            return;
        const auto fit = lastColumnsThatFit(*m_board.bracket, m_measure, m_placed.body.size(),
                                            m_least * bracketShare, m_least * 1.5);
        if (!fit)
            return;
        PlacedPage page
            = placedBracket(*m_board.bracket, m_measure, fit->letters, fit->first, fit->end);
        const QSizeF air = m_placed.body.size() - page.size;
        m_placed.picture
            = {m_placed.body.topLeft()
                   + QPointF(std::max(air.width(), 0.0) / 2, std::max(air.height(), 0.0) / 2),
               std::move(page)};
    }

    /// The name as large as it has room, its side and of how many below it.
    void placeWinner() {
        if (!m_board.winner)
            return;
        const ScreenWinner& winner = *m_board.winner;
        addAtTop(winner.name, {.size = m_least * winnerLetters, .isBold = true}, BoardInk::Accent);
        const double size = m_least * ofLetters;
        const double indent = winner.color ? size * 0.62 : 0;
        if (winner.color)
            m_placed.swatches.push_back({swatchBox({m_left, m_top}, size), *winner.color});
        const QString side = printable(winner.side);
        const double sideWidth
            = side.isEmpty() ? 0 : m_measure.width(side, {.size = size, .isBold = true}) + 1;
        addLine({m_left + indent, m_top, sideWidth, lineHeight(size)}, side,
                {.size = size, .isBold = true}, BoardInk::Text);
        const double ofLeft = m_left + indent + sideWidth + (sideWidth > 0 ? size : 0);
        TypeStyle style{.size = size};
        style.size = m_measure.sizeThatFits(printable(winner.of), style, m_left + m_width - ofLeft,
                                            m_least);
        addLine({ofLeft, m_top + baseline(size) - baseline(style.size), m_left + m_width - ofLeft,
                 lineHeight(style.size)},
                printable(winner.of), style, BoardInk::Weak);
        m_top += lineHeight(size) + m_least * 0.6;
    }

    void placeLists() {
        PlacedLists lists = placedLists(
            m_board.groups,
            {.body = m_placed.body, .least = m_least, .isOneColumn = m_board.isOneColumn});
        m_placed.line = lists.line;
        m_placed.pages = std::move(lists.pages);
        const size_t count = m_placed.pages.size();
        for (size_t page = 0; m_pageWidth > 0 && count > 1 && page < count; ++page)
            m_placed.pages[page].texts.push_back({m_pageBox,
                                                  u"%1 / %2"_s.arg(page + 1).arg(count),
                                                  {.size = m_least},
                                                  BoardInk::Weak,
                                                  true});
    }

    const ScreenBoard& m_board;
    TextMeasure m_measure;
    double m_least;
    double m_left;
    double m_width;
    double m_top;
    double m_bottom;
    double m_pageWidth;
    QRectF m_pageBox;
    PlacedBoard m_placed;
};

} // namespace

double leastLetters(const QSizeF& screen) {
    const double millimetre
        = std::min(screen.width() / screenWidth, screen.height() / screenHeight);
    return leastCapitals * millimetre / capitals(1);
}

QRectF swatchBox(const QPointF& at, double size) {
    const double height = size * 0.86;
    return {at.x(), at.y() + (lineHeight(size) - height) / 2, size * 0.34, height};
}

PlacedBoard placedBoard(const ScreenBoard& board, const QSizeF& screen) {
    PlacedBoard placed = BoardMaker(board, screen, false).run();
    return placed.pages.size() > 1 ? BoardMaker(board, screen, true).run() : placed;
}

} // namespace mentat
