#include "ui/screen/board_layout.h"

#include "reports/charts/bracket_plan.h"
#include "reports/charts/race_plan.h"
#include "reports/paper/page_canvas.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// In millimeters, for a distance of five meters.
constexpr double leastCapitals = 12.5;
constexpr double screenWidth = 1200;
constexpr double screenHeight = 675;
// Multiples of the smallest letters.
constexpr double titleLetters = 2.2;
constexpr double leadLetters = 1.25;
constexpr double timeLetters = 1.5;
constexpr double edgeLetters = 1.2;
// Multiples of the letters that are read from far away.
constexpr double stateLetters = 1.8;
constexpr double winnerLetters = 4;
constexpr double ofLetters = 1.1;     // the lines below the winner
constexpr double aboveAccents = 0.35; // above a name: its accents leave its line

TypeStyle narrowStyle(double size, bool isBold = false) {
    return {.size = size, .isBold = isBold, .face = Typeface::Narrow};
}

class BoardMaker {
public:
    /// `hasPages`: reserves space for the page number.
    BoardMaker(const ScreenBoard& board, const QSizeF& screen, bool hasPages)
        : m_board(board)
        , m_least(leastLetters(screen))
        , m_far(m_least * farLetters)
        , m_left(m_least * edgeLetters)
        , m_width(screen.width() - 2 * m_left)
        , m_top(m_least * edgeLetters / 2)
        , m_bottom(screen.height() - m_least * edgeLetters / 2)
        , m_pageWidth(hasPages ? m_measure.width(u"88 / 88"_s, narrowStyle(m_least)) + 1 : 0) {}

    PlacedBoard run() {
        addAtTop(m_board.mark, {.size = m_least * leadLetters, .isBold = true}, BoardInk::Accent);
        placeHead();
        placeFoot();
        placeNote();
        placeState();
        placeWinner();
        m_placed.body = QRectF(m_left, m_top, m_width, std::max(m_bottom - m_top, m_least));
        placeFigures();
        placeCode();
        placeBracket();
        placeRace();
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
    [[nodiscard]] double widthOf(const QString& text, const TypeStyle& style) const {
        return text.isEmpty() ? 0 : m_measure.width(text, style) + 1;
    }
    /// Starts at `left`, on the baseline `base`.
    void addOn(double base, double left, const QString& text, const TypeStyle& style,
               BoardInk ink) {
        addLine({left, base - baseline(style.size), widthOf(text, style), lineHeight(style.size)},
                text, style, ink);
    }

    /// Over the whole width, except for the space kept at both ends; wraps if it is too long.
    struct Kept {
        double before = 0;
        double after = 0;
    };
    void addAtTop(const QString& text, TypeStyle style, BoardInk ink, Kept kept = {0, 0}) {
        if (text.isEmpty())
            return;
        const double width = m_width - kept.before - kept.after;
        const QString shown = printable(text);
        style.size = m_measure.sizeThatFits(shown, style, width, std::min(style.size, m_far));
        for (const QString& line : m_measure.lines(shown, style, width)) {
            addLine({m_left + kept.before, m_top, std::min(widthOf(line, style), width),
                     lineHeight(style.size)},
                    line, style, ink);
            m_top += lineHeight(style.size);
        }
    }
    /// Centered, as large as this share of the width lets it be; wraps rather than shrink below the
    /// far letters.
    void addCentered(const QString& text, TypeStyle style, BoardInk ink, double share = 1) {
        const QString shown = printable(text);
        const double most = m_width * share;
        style.size = m_measure.sizeThatFits(shown, style, most, std::min(style.size, m_far));
        for (const QString& line : m_measure.lines(shown, style, most)) {
            const double width = std::min(widthOf(line, style), most);
            addLine({m_left + (m_width - width) / 2, m_top, width, lineHeight(style.size)}, line,
                    style, ink);
            m_top += lineHeight(style.size);
        }
    }

    /// Logo, title, and purpose at the start; time and place at the end, and the time of day in the
    /// corner. If they do not fit on a line, the weak texts go below the title.
    void placeHead() {
        const ScreenFace face = m_board.face.value_or(ScreenFace());
        const TypeStyle title{.size = m_least * titleLetters, .isBold = true};
        const TypeStyle clock{.size = m_least * timeLetters, .isBold = true};
        const TypeStyle weak = narrowStyle(m_least * leadLetters);
        const QString name = printable(m_board.title);
        const QString lead = printable(m_board.lead);
        const QString where = printable(m_board.where);
        const double gap = m_least * 0.7;
        const double logo = placeLogo(face, lineHeight(title.size));
        const double clockWidth = widthOf(face.time, clock);
        const double whereWidth = widthOf(where, weak);
        const double atEnd = whereWidth + clockWidth + (whereWidth > 0 && clockWidth > 0 ? gap : 0);
        const double atBegin
            = logo + widthOf(name, title) + (lead.isEmpty() ? 0 : gap + widthOf(lead, weak));
        const double base = m_top + baseline(title.size);
        const double right = m_left + m_width;
        if (atBegin + gap + atEnd <= m_width) {
            addOn(base, m_left + logo, name, title, BoardInk::Text);
            addOn(base, m_left + logo + widthOf(name, title) + gap, lead, weak, BoardInk::Weak);
            addOn(base, right - clockWidth, face.time, clock, BoardInk::Text);
            addOn(base, right - atEnd, where, weak, BoardInk::Weak);
            m_top += lineHeight(title.size);
        } else {
            addOn(base, right - clockWidth, face.time, clock, BoardInk::Text);
            addAtTop(name, title, BoardInk::Text, {logo, clockWidth > 0 ? clockWidth + gap : 0});
            m_top = std::max(m_top, base - baseline(clock.size) + lineHeight(clock.size));
            QStringList more{lead, where};
            more.removeAll(QString());
            addAtTop(more.join(u" · "_s), weak, BoardInk::Weak, {logo, 0});
        }
        if (logo > 0)
            m_top = std::max(m_top, m_placed.logo->page.size.height() + m_placed.logo->at.y());
        m_top += m_least * 0.15;
        m_placed.rule = {m_left, m_top, m_width, std::max(m_least * 0.14, 2.0)};
        m_top = m_placed.rule.bottom() + m_least * 0.35;
    }
    /// Returns the width taken at the left.
    double placeLogo(const ScreenFace& face, double height) {
        if (!face.logo || !canBeShown(*face.logo))
            return 0;
        const QSizeF size(height * 1.6, height);
        PageCanvas canvas(m_measure, size);
        canvas.logo(QRectF(QPointF(), size), *face.logo);
        if (canvas.items() == 0)
            return 0;
        m_placed.logo = {QPointF(m_left, m_top), canvas.taken()};
        return size.width() + m_least * 0.5;
    }

    /// The event, how far it is, and the page number.
    void placeFoot() {
        const TypeStyle style = narrowStyle(m_least);
        const double height = lineHeight(style.size);
        QStringList whose;
        if (m_board.face)
            whose = {printable(m_board.face->host), printable(m_board.face->event)};
        whose.removeAll(QString());
        const QString left = whose.join(u" · "_s);
        const QString count = printable(m_board.count);
        if (left.isEmpty() && count.isEmpty() && m_pageWidth <= 0)
            return;
        m_bottom -= height;
        double end = m_left + m_width;
        if (m_pageWidth > 0) {
            m_pageBox = {end - m_pageWidth, m_bottom, m_pageWidth, height};
            end -= m_pageWidth + m_least;
        }
        addOn(m_bottom + baseline(style.size), end - widthOf(count, style), count, style,
              BoardInk::Weak);
        end -= widthOf(count, style) + m_least;
        if (m_left + widthOf(left, style) <= end) {
            addOn(m_bottom + baseline(style.size), m_left, left, style, BoardInk::Weak);
        } else {
            const QStringList lines = m_measure.lines(left, style, m_width);
            double y = m_bottom - static_cast<double>(lines.size()) * height;
            m_bottom = y;
            for (const QString& line : lines) {
                addLine({m_left, y, m_width, height}, line, style, BoardInk::Weak);
                y += height;
            }
        }
        m_bottom -= m_least * 0.3;
    }

    void placeNote() {
        if (m_board.notes.isEmpty())
            return;
        const TypeStyle style = narrowStyle(m_least * leadLetters);
        const double height = lineHeight(style.size);
        const QStringList lines = noteLines(style);
        m_bottom -= static_cast<double>(lines.size()) * height;
        double y = m_bottom;
        for (const QString& line : lines) {
            addLine({m_left, y, m_width, height}, line, style, BoardInk::Weak);
            y += height;
        }
        m_bottom -= m_least * 0.3;
    }

    /// Puts as many notes on a line as fit; wraps only a note longer than a line.
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

    /// Alone on the board, centers it, as large as possible; quiet, in the letters of a list.
    void placeState() {
        if (m_board.isStateQuiet) {
            const TypeStyle quiet = narrowStyle(m_far);
            m_top = std::max(m_top, (m_top + m_bottom - lineHeight(quiet.size)) / 2);
            return addCentered(m_board.state, quiet, BoardInk::Weak);
        }
        const bool isAlone = m_board.figures.empty() && m_board.groups.empty()
                             && m_board.code.isEmpty() && !m_board.bracket && !m_board.race;
        const TypeStyle style{.size = m_far * (isAlone ? 2 * stateLetters : stateLetters),
                              .isBold = true};
        if (isAlone)
            m_top = std::max(m_top, (m_top + m_bottom) / 2 - style.size);
        addAtTop(m_board.state, style, BoardInk::Accent);
    }

    /// Divides the height among the figures, all in the same size. Measures with 0 for each digit,
    /// so that nothing moves while they run.
    void placeFigures() {
        if (m_board.figures.empty())
            return;
        static const QRegularExpression digits(u"\\d"_s);
        const double share = m_placed.body.height() / static_cast<double>(m_board.figures.size());
        const double labelHeight = lineHeight(m_far * 1.2);
        TypeStyle style{.size = std::max((share - labelHeight) / 1.17, m_far), .isBold = true};
        for (const ScreenFigure& figure : m_board.figures)
            style.size = m_measure.sizeThatFits(QString(figure.figure).replace(digits, u"0"_s),
                                                style, m_width, m_far);
        double y = m_placed.body.top();
        for (const ScreenFigure& figure : m_board.figures) {
            addLine({m_left, y, m_width, labelHeight}, printable(figure.label),
                    {.size = m_far * 1.2}, BoardInk::Weak);
            addLine({m_left, y + labelHeight, m_width, lineHeight(style.size)}, figure.figure,
                    style, BoardInk::Text);
            y += share;
        }
    }

    /// Centered, as large as possible, with its text below.
    void placeCode() {
        if (m_board.code.isEmpty())
            return;
        TypeStyle style{.size = m_far * stateLetters, .isBold = true};
        style.size = m_measure.sizeThatFits(m_board.code, style, m_width, m_far);
        const QRectF body = m_placed.body;
        const double side = std::min(body.width(), body.height() - lineHeight(style.size));
        m_placed.code = {{body.center().x() - side / 2, body.top(), side, side}, m_board.code};
        const double width = m_measure.width(m_board.code, style) + 1;
        addLine({body.center().x() - width / 2, body.top() + side, width, lineHeight(style.size)},
                m_board.code, style, BoardInk::Text);
    }

    /// Centered, in the largest letters in which the wanted columns fit.
    void placeBracket() {
        if (!m_board.bracket)
            return;
        const auto fit = lastColumnsThatFit(*m_board.bracket, m_measure, m_placed.body.size(),
                                            m_far * bracketShare, m_far * 1.5);
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

    /// Over the whole width, with as many lines as fit; shrinks only if lines above the cut would
    /// not fit.
    void placeRace() {
        if (!m_board.race)
            return;
        const double least = m_far * bracketShare;
        double letters = m_far * raceShare;
        const size_t wanted = std::min(m_board.race->cut + 1, m_board.race->lines.size());
        while (letters > least
               && linesThatFit(*m_board.race, m_placed.body.height(), letters) < wanted)
            letters = std::max(letters * 0.95, least);
        m_placed.picture = {m_placed.body.topLeft(),
                            placedRace(*m_board.race, m_measure, m_placed.body.size(), letters)};
    }

    /// Centered: the name as large as possible; below it the side and the size of the field.
    void placeWinner() {
        if (!m_board.winner)
            return;
        const ScreenWinner& winner = *m_board.winner;
        const double width = std::min(m_width / 4, m_far * 8);
        m_placed.ornament = {m_left + (m_width - width) / 2, m_top, width, m_far * 0.6};
        m_top = m_placed.ornament.bottom() + m_far * aboveAccents;
        addCentered(winner.name, {.size = m_far * winnerLetters, .isBold = true}, BoardInk::Text,
                    winnerShare);
        const TypeStyle style = narrowStyle(m_far * ofLetters, true);
        const QString side = printable(winner.side);
        const double indent = winner.color ? style.size * 0.62 : 0;
        if (!side.isEmpty() && indent + widthOf(side, style) <= m_width) {
            const double left = m_left + (m_width - indent - widthOf(side, style)) / 2;
            if (winner.color)
                m_placed.swatches.push_back({swatchBox({left, m_top}, style.size), *winner.color});
            addOn(m_top + baseline(style.size), left + indent, side, style, BoardInk::Text);
            m_top += lineHeight(style.size);
        } else if (!side.isEmpty()) {
            addCentered(side, style, BoardInk::Text);
        }
        if (!winner.of.isEmpty())
            addCentered(winner.of, narrowStyle(m_far * ofLetters), BoardInk::Weak);
        m_top += m_least * 0.8;
    }

    void placeLists() {
        PlacedLists lists = placedLists(
            m_board.groups,
            {.body = m_placed.body, .least = m_least, .isOneColumn = m_board.isOneColumn});
        m_placed.line = lists.line;
        m_placed.pages = std::move(lists.pages);
        const size_t count = m_placed.pages.size();
        for (size_t page = 0; m_pageWidth > 0 && count > 1 && page < count; ++page)
            m_placed.pages[page].texts.push_back({m_pageBox, u"%1 / %2"_s.arg(page + 1).arg(count),
                                                  narrowStyle(m_least), BoardInk::Weak, true});
    }

    const ScreenBoard& m_board;
    TextMeasure m_measure;
    double m_least;
    double m_far;
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
