#include "reports/charts/bracket_plan.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace mentat {
namespace {

// Lengths in text heights.
constexpr double lineStep = 1.35;
constexpr double boxPadding = 0.4; // at the sides of a box
constexpr double boxRadius = 0.25;
constexpr double betweenBoxes = 0.9;
constexpr double betweenColumns = 2.4;
constexpr double betweenColumnsOnScreen = 1.8;
constexpr double betweenSubcolumns = 1.0;
constexpr double minWidth = 9;
constexpr double maxWidth = 19;
constexpr double maxHeight = 58;     // of a column, before it wraps into several
constexpr double leastOnScreen = 13; // narrower, too many names would be small: it scrolls instead
constexpr Darkness quietInk = 0.7;
constexpr Darkness leadInk = 0.6;

constexpr size_t nowhere = std::numeric_limits<size_t>::max();

double boxHeight(const BracketBox& box) {
    return (static_cast<double>(box.lines.size()) + (box.heading.isEmpty() ? 0 : 1)) * lineStep;
}

double boxHeight(const std::vector<BracketBox>& boxes) {
    double height = 0;
    for (const BracketBox& box : boxes)
        height += boxHeight(box) + betweenBoxes;
    return std::max(height - betweenBoxes, 0.0);
}

/// A column with the positions of its boxes, in text heights.
struct Laid {
    std::vector<size_t> order;  // the boxes from the top
    std::vector<QPointF> at;    // per box: its upper left corner within the column
    std::vector<double> widths; // of the side-by-side columns that it wraps into
    double width = 0;
    double height = 0;
    double extent = 0;   // including the gaps of boxes spread over their neighbors' height
    double before = 0;   // width before the names, so that they align
    bool isFlow = false; // wraps into several columns
};

class BracketMaker {
public:
    BracketMaker(const BracketDrawing& drawing, const TextMeasure& measure, double letters,
                 size_t first, size_t end, double details)
        : m_measure(measure)
        , m_letters(letters)
        , m_details(details)
        , m_columns(drawing.columns.begin() + static_cast<std::ptrdiff_t>(first),
                    drawing.columns.begin() + static_cast<std::ptrdiff_t>(end)) {}

    /// All columns equally wide, none wrapped; as narrow as this width asks for, in points.
    void useOnePitch(double width) { m_room = width / m_letters; }

    [[nodiscard]] PlacedPage make() && {
        for (const BracketColumn& column : m_columns)
            m_laid.push_back(laid(column));
        if (m_room)
            equalize(*m_room);
        orderBoxes();
        for (size_t column = 0; column < m_columns.size(); ++column)
            m_laid[column].isFlow ? flow(column) : stack(column);
        if (m_room)
            settle();
        place();
        return std::move(m_page);
    }

private:
    /// Between columns.
    [[nodiscard]] double gap() const { return m_room ? betweenColumnsOnScreen : betweenColumns; }
    [[nodiscard]] double em(double times) const { return times * m_letters; }
    [[nodiscard]] TypeStyle style(bool isStrong = false, double share = 1) const {
        return {.size = m_letters * share, .isBold = isStrong};
    }
    [[nodiscard]] double widthOf(const QString& text, const TypeStyle& style) const {
        return text.isEmpty() ? 0 : m_measure.width(printable(text), style) / m_letters;
    }

    [[nodiscard]] Laid laid(const BracketColumn& column) const {
        Laid result;
        double width = minWidth;
        for (const BracketBox& box : column.boxes) {
            width = std::max(width, widthOf(box.heading, style(true)) + 2 * boxPadding);
            for (const BracketLine& line : box.lines) {
                result.before
                    = std::max(result.before, widthOf(line.before, style(false, m_details)));
                width = std::max(width, widthOf(line.before, style())
                                            + widthOf(line.name, style(line.isStrong))
                                            + widthOf(line.after, style()) + 2 * boxPadding + 1.2);
            }
        }
        width = std::min(width, maxWidth);
        const auto parts = m_room ? size_t(1)
                                  : static_cast<size_t>(std::max(
                                      1.0, std::ceil(boxHeight(column.boxes) / maxHeight)));
        result.isFlow = parts > 1;
        result.widths.assign(parts, width);
        result.width = static_cast<double>(parts) * (width + betweenSubcolumns) - betweenSubcolumns;
        result.order.resize(column.boxes.size());
        std::iota(result.order.begin(), result.order.end(), size_t(0));
        result.at.resize(column.boxes.size());
        return result;
    }

    void equalize(double room) {
        if (m_laid.empty())
            return;
        const auto columns = static_cast<double>(m_laid.size());
        const double wanted = std::ranges::max_element(m_laid, {}, &Laid::width)->width;
        const double fitting = (room - (columns - 1) * gap()) / columns;
        const double width = std::min(wanted, std::max(fitting, leastOnScreen));
        for (Laid& laid : m_laid) {
            laid.width = width;
            laid.widths.front() = width;
        }
    }

    /// Whether lines lead from this column to the next.
    [[nodiscard]] bool isJoined(size_t column) const {
        return column + 1 < m_columns.size() && !m_laid[column].isFlow
               && !m_laid[column + 1].isFlow;
    }

    /// From the last column back: orders boxes by the boxes that they lead to, so that no lines
    /// cross if each sends on one person.
    void orderBoxes() {
        for (size_t column = m_columns.size(); column-- > 0;) {
            // If some are still open, readers search by table number.
            const bool isKnown = std::ranges::none_of(
                m_columns[column].boxes, [](const BracketBox& box) { return box.leads.empty(); });
            if (!isJoined(column) || !isKnown)
                continue;
            std::vector<size_t> rankThere(m_columns[column + 1].boxes.size(), nowhere);
            for (size_t rank = 0; rank < rankThere.size(); ++rank)
                rankThere[m_laid[column + 1].order[rank]] = rank;
            std::ranges::stable_sort(m_laid[column].order, {}, [&](size_t box) {
                const auto& leads = m_columns[column].boxes[box].leads;
                return std::pair(rankThere[leads.front().box], leads.front().lineThere);
            });
        }
    }

    /// Wraps into several columns of even length.
    void flow(size_t column) {
        Laid& laid = m_laid[column];
        const double each
            = boxHeight(m_columns[column].boxes) / static_cast<double>(laid.widths.size());
        size_t part = 0;
        double y = 0;
        for (const size_t box : laid.order) {
            const double height = boxHeight(m_columns[column].boxes[box]);
            if (y > 0 && y + height / 2 > each && part + 1 < laid.widths.size()) {
                ++part;
                y = 0;
            }
            laid.at[box] = {static_cast<double>(part) * (laid.widths[part] + betweenSubcolumns), y};
            y += height + betweenBoxes;
            laid.height = std::max(laid.height, y - betweenBoxes);
        }
        laid.extent = laid.height;
    }

    /// Centers each box on those that lead to it; otherwise stacks them, spread over the whole
    /// height if it is open who comes from where.
    void stack(size_t column) {
        Laid& laid = m_laid[column];
        const auto& boxes = m_columns[column].boxes;
        std::vector<std::optional<double>> wanted(boxes.size());
        if (column > 0 && isJoined(column - 1))
            wanted = middles(column - 1, boxes.size());
        const bool isOpen
            = std::ranges::none_of(wanted, [](const auto& one) { return one.has_value(); });
        const double before = column > 0 ? m_laid[column - 1].extent : 0;
        const double slack = isOpen ? std::max(before - boxHeight(boxes), 0.0) : 0;
        const double air = boxes.empty() ? 0 : slack / static_cast<double>(boxes.size());
        double y = 0;
        for (const size_t box : laid.order) {
            const double height = boxHeight(boxes[box]);
            double top = y + (isOpen ? air / 2 : 0);
            if (wanted[box])
                top = std::max(*wanted[box] - height / 2, y);
            laid.at[box] = {0, top};
            y = top + height + betweenBoxes + (isOpen ? air / 2 : 0);
            laid.height = std::max(laid.height, top + height);
        }
        laid.extent = isOpen ? std::max(before, laid.height) : laid.height;
    }

    /// From the last column back: moves boxes down to the middle of the box that they lead to, if
    /// the boxes above that one pushed it down. Otherwise many lines would share one way.
    void settle() {
        for (size_t column = m_columns.size() - 1; column-- > 0;) {
            if (isJoined(column))
                settle(column);
        }
    }
    void settle(size_t column) {
        Laid& laid = m_laid[column];
        const auto& boxes = m_columns[column].boxes;
        const auto middleOfBox
            = [&](size_t box) { return laid.at[box].y() + boxHeight(boxes[box]) / 2; };
        double below = std::numeric_limits<double>::max();
        for (size_t end = laid.order.size(); end > 0;) {
            const auto target = targetOf(boxes[laid.order[end - 1]]);
            size_t first = end - 1;
            while (target && first > 0 && targetOf(boxes[laid.order[first - 1]]) == target)
                --first;
            const size_t top = laid.order[first];
            const size_t last = laid.order[end - 1];
            const double room = below - betweenBoxes - laid.at[last].y() - boxHeight(boxes[last]);
            double down = 0;
            if (target) {
                const double there = m_laid[column + 1].at[*target].y()
                                     + boxHeight(m_columns[column + 1].boxes[*target]) / 2;
                down = std::clamp(there - (middleOfBox(top) + middleOfBox(last)) / 2, 0.0,
                                  std::max(room, 0.0));
            }
            for (size_t i = first; i < end; ++i)
                laid.at[laid.order[i]].ry() += down;
            laid.height = std::max(laid.height, laid.at[last].y() + boxHeight(boxes[last]));
            below = laid.at[top].y();
            end = first;
        }
    }
    /// The only box that it leads to.
    [[nodiscard]] static std::optional<size_t> targetOf(const BracketBox& box) {
        return box.leads.size() == 1 ? std::optional(box.leads.front().box) : std::nullopt;
    }

    /// For each box of the next column, the middle of the boxes that lead to it.
    [[nodiscard]] std::vector<std::optional<double>> middles(size_t column, size_t next) const {
        std::vector<std::vector<double>> from(next);
        for (size_t box = 0; box < m_columns[column].boxes.size(); ++box) {
            const BracketBox& shown = m_columns[column].boxes[box];
            for (const BracketLead& lead : shown.leads)
                from[lead.box].push_back(m_laid[column].at[box].y() + boxHeight(shown) / 2);
        }
        std::vector<std::optional<double>> result(next);
        for (size_t box = 0; box < next; ++box) {
            if (!from[box].empty()) {
                const auto [least, most] = std::ranges::minmax(from[box]);
                result[box] = (least + most) / 2;
            }
        }
        return result;
    }

    void place() {
        const double head = headHeight();
        double x = 0;
        double bottom = 0;
        for (size_t column = 0; column < m_columns.size(); ++column) {
            placeHead(m_columns[column], x, m_laid[column].width);
            for (const size_t box : m_laid[column].order) {
                const QPointF at = m_laid[column].at[box];
                const size_t part
                    = m_laid[column].isFlow ? static_cast<size_t>(
                          at.x() / (m_laid[column].widths[0] + betweenSubcolumns) + 0.5)
                                            : 0;
                placeBox(m_columns[column].boxes[box], {x + at.x(), head + at.y()},
                         m_laid[column].widths[part], m_laid[column].before);
            }
            double below = head + m_laid[column].height;
            if (m_laid[column].height > 0)
                below += betweenBoxes;
            below += placeBelow(m_columns[column], {x, below}, m_laid[column].width);
            bottom = std::max(bottom, below);
            if (isJoined(column))
                placeLeads(column, x, head);
            x += m_laid[column].width + gap();
        }
        m_page.size = {em(std::max(x - gap(), 0.0)), em(bottom)};
    }

    [[nodiscard]] QStringList detailLines(const BracketColumn& column, double width) const {
        if (column.detail.isEmpty())
            return {};
        return m_measure.lines(printable(column.detail), style(false, m_details), em(width));
    }
    [[nodiscard]] QStringList titleLines(const BracketColumn& column, double width) const {
        return m_measure.lines(printable(column.title), style(true), em(width));
    }

    /// All columns begin below the tallest head.
    [[nodiscard]] double headHeight() const {
        double height = 0;
        for (size_t column = 0; column < m_columns.size(); ++column) {
            const double width = m_laid[column].width;
            const auto titles = titleLines(m_columns[column], width).size();
            const auto details = detailLines(m_columns[column], width).size();
            height = std::max(height, lineHeight(1) * static_cast<double>(titles)
                                          + lineHeight(m_details) * static_cast<double>(details));
        }
        return height + 0.6;
    }

    void placeHead(const BracketColumn& column, double x, double width) {
        double y = 0;
        for (const QString& line : titleLines(column, width)) {
            text(line, {x, y, width, lineHeight(1)}, style(true), 1);
            y += lineHeight(1);
        }
        for (const QString& line : detailLines(column, width)) {
            text(line, {x, y, width, lineHeight(m_details)}, style(false, m_details), quietInk);
            y += lineHeight(m_details);
        }
    }

    /// Returns the height.
    double placeBelow(const BracketColumn& column, QPointF at, double width) {
        double height = 0;
        const TypeStyle small = style(false, m_details);
        for (const QString& sentence : column.below) {
            for (const QString& line : m_measure.lines(printable(sentence), small, em(width))) {
                text(line, {at.x(), at.y() + height, width, lineHeight(m_details)}, small,
                     quietInk);
                height += lineHeight(m_details);
            }
        }
        return height;
    }

    void placeBox(const BracketBox& box, QPointF at, double width, double before) {
        const QRectF frame(at.x(), at.y(), width, boxHeight(box));
        m_page.items.emplace_back(
            PlacedBox{.box = inPoints(frame), .outline = em(0.06), .radius = em(boxRadius)});
        double y = at.y();
        if (!box.heading.isEmpty()) {
            fitted(box.heading, {at.x() + boxPadding, y, width - 2 * boxPadding, lineStep},
                   style(true), quietInk);
            y += lineStep;
        }
        for (const BracketLine& line : box.lines) {
            if (y > at.y())
                m_page.items.emplace_back(PlacedLine{.from = QPointF(em(at.x()), em(y)),
                                                     .to = QPointF(em(at.x() + width), em(y)),
                                                     .width = em(0.03),
                                                     .darkness = leadInk});
            placeLine(line, {at.x() + boxPadding, y, width - 2 * boxPadding, lineStep}, before);
            y += lineStep;
        }
    }

    void placeLine(const BracketLine& line, QRectF room, double before) {
        const Darkness ink = line.isQuiet ? quietInk : 1;
        if (before > 0) {
            fitted(line.before, {room.left(), room.top(), before + 0.1, room.height()},
                   style(false, m_details), quietInk, Align::End);
            room.setLeft(room.left() + before + 0.5);
        }
        // On a screen the names need the room.
        const TypeStyle afterStyle = m_room ? style(false, m_details) : style(line.isStrong);
        const double after = widthOf(line.after, afterStyle);
        if (after > 0) {
            fitted(line.after, {room.right() - after - 0.1, room.top(), after + 0.1, room.height()},
                   afterStyle, m_room ? quietInk : ink, Align::End);
            room.setRight(room.right() - after - 0.5);
        }
        fitted(line.name, room, style(line.isStrong), ink);
    }

    void placeLeads(size_t column, double x, double head) {
        const Laid& here = m_laid[column];
        const Laid& there = m_laid[column + 1];
        const double from = x + here.width;
        const double to = from + gap();
        for (size_t box = 0; box < m_columns[column].boxes.size(); ++box) {
            const BracketBox& shown = m_columns[column].boxes[box];
            for (const BracketLead& lead : shown.leads) {
                const double y = head + here.at[box].y() + middleOf(shown, lead.line);
                const double yThere
                    = head + there.at[lead.box].y()
                      + middleOf(m_columns[column + 1].boxes[lead.box], lead.lineThere);
                elbow({from, y}, {to, yThere});
            }
            if (!shown.leads.empty() || !isSureWhere(column))
                continue;
            for (size_t next = 0; next < there.at.size(); ++next)
                elbow({from, head + middleOf(column, box)},
                      {to, head + middleOf(column + 1, next)});
        }
    }

    /// Whether one table has all players of the column, or gets all that advance from it.
    [[nodiscard]] bool isSureWhere(size_t column) const {
        const auto& boxes = m_columns[column].boxes;
        const bool isAnyKnown
            = std::ranges::any_of(boxes, [](const BracketBox& box) { return !box.leads.empty(); });
        return m_columns[column + 1].boxes.size() == 1 || (boxes.size() == 1 && !isAnyKnown);
    }

    /// Of a whole table: at its heading, since at a row it would be of the player there.
    [[nodiscard]] double middleOf(size_t column, size_t box) const {
        const BracketBox& table = m_columns[column].boxes[box];
        return m_laid[column].at[box].y()
               + (table.heading.isEmpty() ? boxHeight(table) : lineStep) / 2;
    }

    void elbow(QPointF from, QPointF to) {
        const double bend = (from.x() + to.x()) / 2;
        rule(from, {bend, from.y()});
        rule({bend, from.y()}, {bend, to.y()});
        rule({bend, to.y()}, to);
    }

    [[nodiscard]] static double middleOf(const BracketBox& box, size_t line) {
        return (static_cast<double>(line) + 0.5 + (box.heading.isEmpty() ? 0 : 1)) * lineStep;
    }

    void rule(QPointF from, QPointF to) {
        if (from != to)
            m_page.items.emplace_back(PlacedLine{.from = from * m_letters,
                                                 .to = to * m_letters,
                                                 .width = em(0.08),
                                                 .darkness = leadInk});
    }

    [[nodiscard]] QRectF inPoints(const QRectF& box) const {
        return {em(box.left()), em(box.top()), em(box.width()), em(box.height())};
    }

    void text(const QString& said, const QRectF& box, const TypeStyle& style, Darkness ink) {
        m_page.items.emplace_back(
            PlacedText{.box = inPoints(box), .text = said, .style = style, .darkness = ink});
    }
    /// Writes on one line, vertically centered, in smaller letters if too wide; elides only very
    /// long text.
    void fitted(const QString& said, const QRectF& box, const TypeStyle& style, Darkness ink,
                Align align = Align::Start) {
        if (!said.isEmpty())
            m_page.items.emplace_back(
                fittedLine(m_measure, said, style, inPoints(box), align, ink));
    }

    const TextMeasure& m_measure;
    double m_letters;
    double m_details;
    std::optional<double> m_room{}; // in text heights, for columns of one pitch
    std::vector<BracketColumn> m_columns;
    std::vector<Laid> m_laid;
    PlacedPage m_page;
};

/// The largest letters, up to `most`, in which the columns fit; all lengths scale with them.
double lettersThatFit(const BracketDrawing& drawing, const TextMeasure& measure, QSizeF room,
                      size_t first, size_t end, double most) {
    const QSizeF size = placedBracket(drawing, measure, most, first, end).size;
    const double share = std::min(size.width() > 0 ? room.width() / size.width() : 1,
                                  size.height() > 0 ? room.height() / size.height() : 1);
    return most * std::min(share, 1.0);
}

} // namespace

QStringList textsOf(const BracketDrawing& drawing) {
    QStringList texts{drawing.title};
    for (const BracketColumn& column : drawing.columns) {
        texts << column.title << column.detail;
        for (const BracketBox& box : column.boxes) {
            texts << box.heading;
            for (const BracketLine& line : box.lines)
                texts << line.before << line.name << line.after;
        }
        texts << column.below;
    }
    texts << drawing.notes;
    texts.removeAll(QString());
    return texts;
}

PlacedPage placedBracket(const BracketDrawing& drawing, const TextMeasure& measure, double letters,
                         size_t first, std::optional<size_t> end, double details) {
    return BracketMaker(drawing, measure, letters, first, end.value_or(drawing.columns.size()),
                        details)
        .make();
}

PlacedPage bracketForScreen(const BracketDrawing& drawing, const TextMeasure& measure,
                            double letters, double width, double details) {
    BracketMaker maker(drawing, measure, letters, 0, drawing.columns.size(), details);
    maker.useOnePitch(width);
    return std::move(maker).make();
}

std::optional<BracketFit> lastColumnsThatFit(const BracketDrawing& drawing,
                                             const TextMeasure& measure, QSizeF room, double least,
                                             double most) {
    const size_t end = drawing.columns.size();
    for (size_t first = 0; first < end; ++first) {
        const double letters = lettersThatFit(drawing, measure, room, first, end, most);
        if (letters >= least)
            return BracketFit{first, end, letters};
    }
    return std::nullopt;
}

std::vector<BracketFit> columnsByPage(const BracketDrawing& drawing, const TextMeasure& measure,
                                      QSizeF room, double least, double most) {
    std::vector<BracketFit> pages;
    for (size_t end = drawing.columns.size(); end > 0;) {
        BracketFit page{end - 1, end, lettersThatFit(drawing, measure, room, end - 1, end, most)};
        while (page.first > 0) {
            const double letters
                = lettersThatFit(drawing, measure, room, page.first - 1, end, most);
            if (letters < least)
                break;
            page.letters = letters;
            --page.first;
        }
        end = page.first;
        pages.insert(pages.begin(), page);
    }
    return pages;
}

} // namespace mentat
