#include "reports/charts/race_plan.h"

#include <algorithm>

namespace mentat {
namespace {

// Lengths in text heights.
constexpr double minRow = 1.35;
constexpr double greatestRow = 2.4;
constexpr double headRows = 1.9;      // the column titles, with space
constexpr double dotAcross = 0.7;     // of a dot
constexpr double airBeside = 0.8;     // between the last dot, a rank, a name, and a value
constexpr double maxNameShare = 0.46; // of the total width
constexpr double narrowShare = 0.56;  // on a phone, where names are long beside so few letters
constexpr double narrowWidth = 34;
constexpr Darkness plainInk = 0.42;
constexpr Darkness tintInk = 0.08;
constexpr size_t rowsToFoot = 2;  // from the last line to the lane for all lower ranks
constexpr double footWord = 0.95; // overhang of the word below that lane
// What all lines need besides their own rows, if lower ranks have their lane.
constexpr double besideRows = headRows + footWord;
constexpr double rowsOfFoot = double(rowsToFoot) + 1;

class RaceMaker {
public:
    RaceMaker(const RaceDrawing& drawing, const TextMeasure& measure, QSizeF room, double letters,
              size_t lines)
        : m_drawing(drawing)
        , m_measure(measure)
        , m_letters(letters)
        , m_width(room.width())
        , m_lines(std::min(lines, drawing.lines.size()))
        , m_hasFoot(hasRankBelow()) {
        const double rows = static_cast<double>(m_lines) + (m_hasFoot ? rowsOfFoot : 0.0);
        const double beside = em(headRows) + (m_hasFoot ? em(footWord) : 0);
        m_row = std::clamp((room.height() - beside) / std::max(rows, 1.0), em(minRow),
                           em(greatestRow));
        m_page.size = {m_width, beside + rows * m_row};
    }

    [[nodiscard]] PlacedPage make() && {
        measureNames();
        placeColumns();
        placeCut();
        for (const RaceTone tone : {RaceTone::Plain, RaceTone::In, RaceTone::Told})
            placeLines(tone);
        placeHeads();
        for (size_t line = 0; line < m_lines; ++line)
            placeNames(line);
        placeFoot();
        return std::move(m_page);
    }

private:
    [[nodiscard]] double em(double times) const { return times * m_letters; }
    [[nodiscard]] TypeStyle style(bool isBold) const {
        return {.size = m_letters, .isBold = isBold};
    }
    [[nodiscard]] double widthOf(const QString& text) const {
        return text.isEmpty() ? 0 : m_measure.width(printable(text), style(true)) + em(0.1);
    }

    [[nodiscard]] bool hasRankBelow() const {
        return std::any_of(m_drawing.lines.begin(),
                           m_drawing.lines.begin() + static_cast<std::ptrdiff_t>(m_lines),
                           [this](const RaceLine& line) {
                               return std::ranges::any_of(line.ranks, [this](const auto& rank) {
                                   return rank && *rank > static_cast<int>(m_lines);
                               });
                           });
    }

    void measureNames() {
        double names = 0;
        for (size_t i = 0; i < m_lines; ++i) {
            const RaceLine& line = m_drawing.lines[i];
            m_rankWidth = std::max(m_rankWidth, widthOf(line.rank));
            names = std::max(names, widthOf(line.name));
            m_valueWidth = std::max(m_valueWidth, widthOf(line.value));
        }
        const double beside
            = m_rankWidth + em(airBeside) + (m_valueWidth > 0 ? m_valueWidth + em(airBeside) : 0);
        const double share = m_width < em(narrowWidth) ? narrowShare : maxNameShare;
        m_nameWidth = std::min(names, std::max(m_width * share - beside, em(3)));
        m_right = m_width - beside - m_nameWidth - em(airBeside) - em(dotAcross) / 2;
    }

    /// Centers all titles above their dots, including the first and the last.
    void placeColumns() {
        const auto columns = static_cast<size_t>(m_drawing.columns.size());
        const double left
            = columns > 0 ? std::min(widthOf(m_drawing.columns.front()) / 2, m_width * 0.12) : 0;
        m_left = std::max(left, em(dotAcross));
        for (size_t i = 0; i < columns; ++i)
            m_columns.push_back(columns == 1 ? m_left
                                             : m_left
                                                   + (m_right - m_left) * static_cast<double>(i)
                                                         / static_cast<double>(columns - 1));
    }

    [[nodiscard]] double middleOfRow(size_t row) const {
        return em(headRows) + (static_cast<double>(row) + 0.5) * m_row;
    }
    /// At the end each runner has a row; before, equal ranks share one.
    [[nodiscard]] QPointF dot(size_t line, size_t column) const {
        const int rank = *m_drawing.lines[line].ranks[column];
        size_t row = static_cast<size_t>(rank) - 1;
        if (column + 1 == m_columns.size())
            row = line;
        else if (row >= m_lines)
            row = m_lines + rowsToFoot;
        return {m_columns[column], middleOfRow(row)};
    }

    void placeCut() {
        if (m_drawing.cut == 0 || m_drawing.cut > m_lines)
            return;
        const double y = em(headRows) + static_cast<double>(m_drawing.cut) * m_row;
        m_page.items.emplace_back(
            PlacedBox{.box = QRectF(0, em(headRows), m_width, y - em(headRows)),
                      .outline = 0,
                      .fill = tintInk,
                      .isAccent = true});
        m_page.items.emplace_back(
            PlacedLine{.from = {0, y}, .to = {m_width, y}, .width = em(0.14), .isAccent = true});
        text(m_drawing.cutWord, {0, y + em(0.15), m_right, lineHeight(m_letters)}, style(true), 1);
    }

    void placeLines(RaceTone tone) {
        for (size_t i = 0; i < m_lines; ++i) {
            const RaceLine& line = m_drawing.lines[i];
            if (line.tone != tone)
                continue;
            const size_t columns = std::min(line.ranks.size(), m_columns.size());
            for (size_t column = 0; column + 1 < columns; ++column) {
                if (line.ranks[column] && line.ranks[column + 1])
                    m_page.items.emplace_back(
                        PlacedLine{.from = dot(i, column),
                                   .to = dot(i, column + 1),
                                   .width = em(tone == RaceTone::Plain ? 0.11 : 0.22),
                                   .darkness = tone == RaceTone::Plain ? plainInk : 1,
                                   .isAccent = tone == RaceTone::Told,
                                   .isSeries = tone == RaceTone::In,
                                   .isCurved = true});
            }
            for (size_t column = 0; column < columns; ++column) {
                if (line.ranks[column])
                    placeDot(dot(i, column), tone);
            }
        }
    }

    void placeDot(QPointF middle, RaceTone tone) {
        const double across = em(dotAcross);
        m_page.items.emplace_back(PlacedBox{
            .box = QRectF(middle.x() - across / 2, middle.y() - across / 2, across, across),
            .outline = 0,
            .fill = tone == RaceTone::Plain ? plainInk : 1,
            .isAccent = tone == RaceTone::Told,
            .isSeries = tone == RaceTone::In,
            .radius = across / 2});
    }

    void placeHeads() {
        const double step = m_columns.size() > 1 ? m_columns[1] - m_columns[0]
                                                 : std::max(m_right - m_left, em(4));
        for (size_t i = 0; i < m_columns.size(); ++i) {
            const double half
                = std::min({step / 2 - em(0.2), m_columns[i], m_width - m_columns[i]});
            if (half > 0)
                text(m_drawing.columns[static_cast<qsizetype>(i)],
                     {m_columns[i] - half, 0, 2 * half, lineHeight(m_letters)}, style(true), 1,
                     Align::Center);
        }
    }

    void placeNames(size_t index) {
        const RaceLine& line = m_drawing.lines[index];
        const bool isBold = line.tone != RaceTone::Plain;
        const Darkness ink = isBold ? 1 : 0.75;
        const double y = middleOfRow(index) - lineHeight(m_letters) / 2;
        const double height = lineHeight(m_letters);
        double x = m_right + em(dotAcross) / 2 + em(airBeside);
        text(line.rank, {x, y, m_rankWidth, height}, style(isBold), ink, Align::End);
        x += m_rankWidth + em(airBeside);
        text(line.name, {x, y, m_nameWidth, height}, style(isBold), ink);
        if (m_valueWidth > 0)
            text(line.value, {m_width - m_valueWidth, y, m_valueWidth, height}, style(isBold), ink,
                 Align::End);
    }

    void placeFoot() {
        if (m_hasFoot)
            text(m_drawing.belowWord,
                 {0, middleOfRow(m_lines + rowsToFoot) + em(0.45), m_right, lineHeight(m_letters)},
                 style(false), 0.75);
    }

    void text(const QString& said, const QRectF& box, const TypeStyle& letters, Darkness ink,
              Align align = Align::Start) {
        if (!said.isEmpty())
            m_page.items.emplace_back(fittedLine(m_measure, said, letters, box, align, ink));
    }

    const RaceDrawing& m_drawing;
    const TextMeasure& m_measure;
    double m_letters;
    double m_width;
    size_t m_lines;
    bool m_hasFoot;
    double m_row = 0;
    double m_rankWidth = 0;
    double m_nameWidth = 0;
    double m_valueWidth = 0;
    double m_left = 0;
    double m_right = 0; // of the last column
    std::vector<double> m_columns{};
    PlacedPage m_page{};
};

} // namespace

QStringList textsOf(const RaceDrawing& drawing) {
    QStringList texts{drawing.title, drawing.note};
    texts << drawing.columns;
    for (const RaceLine& line : drawing.lines)
        texts << line.rank << line.name << line.value;
    texts << drawing.cutWord << drawing.belowWord;
    texts.removeAll(QString());
    return texts;
}

size_t linesThatFit(const RaceDrawing& drawing, double height, double letters) {
    const double rows = (height / letters - besideRows) / minRow - rowsOfFoot;
    return std::min(static_cast<size_t>(std::max(rows, 1.0)), drawing.lines.size());
}

double leastHeight(const RaceDrawing& drawing, double letters) {
    const double rows = static_cast<double>(drawing.lines.size()) + rowsOfFoot;
    return (besideRows + rows * minRow) * letters;
}

PlacedPage placedRace(const RaceDrawing& drawing, const TextMeasure& measure, QSizeF room,
                      double letters, size_t lines) {
    return RaceMaker(drawing, measure, room, letters, lines).make();
}

PlacedPage placedRace(const RaceDrawing& drawing, const TextMeasure& measure, QSizeF room,
                      double letters) {
    return placedRace(drawing, measure, room, letters,
                      linesThatFit(drawing, room.height(), letters));
}

} // namespace mentat
