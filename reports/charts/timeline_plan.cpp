#include "reports/charts/timeline_plan.h"

#include <algorithm>

namespace mentat {
namespace {

// Lengths in text heights.
constexpr double timeRow = 2.1;
constexpr double timeBar = 1.35;
constexpr double headOfTimes = 1.7;
constexpr double footOfTimes = 2.8; // the current time, and below it the band
constexpr double airOfTimes = 0.9;
constexpr double minScale = 0.4; // of the width
constexpr double maxOfState = 12;
constexpr Darkness gridInk = 0.2;
constexpr Darkness doneInk = 0.42;
constexpr Darkness bandInk = 0.08;
constexpr Darkness weakInk = 0.75;

class TimelinePlan {
public:
    TimelinePlan(const TimelineDrawing& drawing, const TextMeasure& measure, double width,
                 double letters)
        : m_drawing(drawing)
        , m_measure(measure)
        , m_letters(letters)
        , m_width(width)
        , m_top(em(headOfTimes))
        , m_bottom(m_top + em(timeRow) * static_cast<double>(drawing.rows.size())) {
        m_page.size = {width, m_bottom + em(footOfTimes)};
    }

    [[nodiscard]] PlacedPage make() && {
        findScale();
        placeBand();
        placeTicks();
        for (size_t row = 0; row < m_drawing.rows.size(); ++row)
            placeRow(row);
        placeNow();
        return std::move(m_page);
    }

private:
    [[nodiscard]] double em(double times) const { return times * m_letters; }
    [[nodiscard]] TypeStyle style(bool isBold) const {
        return {.size = m_letters, .isBold = isBold};
    }
    [[nodiscard]] double widthOf(const QString& said, const TypeStyle& letters) const {
        return said.isEmpty() ? 0 : m_measure.width(printable(said), letters) + em(0.1);
    }
    [[nodiscard]] double at(double minutes) const {
        return m_left + (m_drawing.length > 0 ? minutes / m_drawing.length : 0) * m_scale;
    }
    /// The end of everything drawn in a row.
    [[nodiscard]] static double endOf(const TimelineRow& row) {
        const double bar = row.bar ? row.bar->second : 0;
        return row.likely ? std::max(*row.likely, bar) : bar;
    }

    /// Leaves room for the text after each bar.
    void findScale() {
        for (const TimelineRow& row : m_drawing.rows) {
            m_names = std::max(m_names, widthOf(row.name, style(true)));
            m_states = std::max(m_states, widthOf(row.state, style(false)));
        }
        m_names = std::min(m_names, m_width * 0.2);
        m_states = std::min({m_states, em(maxOfState), m_width * 0.25});
        const double half
            = m_drawing.ticks.empty() ? 0 : widthOf(m_drawing.ticks.front().text, style(false)) / 2;
        m_left = m_names + em(airOfTimes) + m_states + em(airOfTimes) + half;
        m_scale = m_width - m_left - half;
        for (const TimelineRow& row : m_drawing.rows) {
            const double share = m_drawing.length > 0 ? endOf(row) / m_drawing.length : 0;
            if (share > 0 && !row.after.isEmpty())
                m_scale = std::min(
                    m_scale,
                    (m_width - m_left - widthOf(row.after, style(false)) - em(airOfTimes)) / share);
        }
        m_scale = std::max(m_scale, std::min(m_width * minScale, m_width - m_left - half));
    }

    void placeBand() {
        if (m_drawing.band)
            m_page.items.emplace_back(
                PlacedBox{.box = QRectF(QPointF(at(m_drawing.band->first), m_top),
                                        QPointF(at(m_drawing.band->second), m_bottom)),
                          .outline = 0,
                          .fill = bandInk,
                          .isAccent = true});
    }

    /// Omits ticks that do not fit: with many hours, every second or third stays.
    void placeTicks() {
        double free = 0;
        for (const TimelineTick& tick : m_drawing.ticks) {
            const double x = at(tick.at);
            m_page.items.emplace_back(PlacedLine{
                .from = {x, m_top}, .to = {x, m_bottom}, .width = em(0.07), .darkness = gridInk});
            const double width = widthOf(tick.text, style(false));
            if (x - width / 2 < free || x + width / 2 > m_width + em(0.1))
                continue;
            text(tick.text, {x - width / 2, 0, width, em(headOfTimes) - em(0.2)}, style(false),
                 weakInk, Align::Center);
            free = x + width / 2 + em(0.6);
        }
    }

    void placeRow(size_t index) {
        const TimelineRow& row = m_drawing.rows[index];
        const double top = m_top + em(timeRow) * static_cast<double>(index);
        text(row.name, {0, top, m_names, em(timeRow)}, style(true), 1);
        text(row.state, {m_names + em(airOfTimes), top, m_states, em(timeRow)}, style(false),
             weakInk);
        const double bar = top + em(timeRow - timeBar) / 2;
        if (row.bar)
            placeBar(row, bar);
        const double end = at(endOf(row)) + em(airOfTimes) / 2;
        text(row.after, {end, top, std::max(m_width - end, em(2)), em(timeRow)}, style(false),
             row.isPlaying ? 1 : weakInk);
    }

    void placeBar(const TimelineRow& row, double top) {
        const double from = at(row.bar->first);
        const double to = std::max(at(row.bar->second), from + em(0.2));
        if (row.likely && *row.likely > row.bar->second)
            m_page.items.emplace_back(
                PlacedBox{.box = QRectF(to, top, at(*row.likely) - to, em(timeBar)),
                          .outline = em(0.09),
                          .radius = em(0.25),
                          .isDashed = true});
        m_page.items.emplace_back(PlacedBox{.box = QRectF(from, top, to - from, em(timeBar)),
                                            .outline = 0,
                                            .fill = row.isPlaying ? 1 : doneInk,
                                            .isSeries = row.isPlaying,
                                            .radius = em(0.25)});
        for (const double notch : row.notches)
            m_page.items.emplace_back(PlacedLine{.from = {at(notch), top},
                                                 .to = {at(notch), top + em(timeBar)},
                                                 .width = em(0.14),
                                                 .darkness = 0});
    }

    void placeNow() {
        const double x = at(m_drawing.now);
        m_page.items.emplace_back(PlacedLine{.from = {x, m_top - em(0.2)},
                                             .to = {x, m_bottom + em(0.2)},
                                             .width = em(0.16),
                                             .isAccent = true});
        below(m_drawing.nowWord, x, m_bottom + em(0.25), style(true));
        if (m_drawing.band)
            below(m_drawing.bandWord, (at(m_drawing.band->first) + at(m_drawing.band->second)) / 2,
                  m_bottom + em(1.5), style(false));
    }
    void below(const QString& said, double middle, double top, const TypeStyle& letters) {
        // On screen, letters snap to whole pixels, which makes text slightly longer.
        const double width = 1.05 * widthOf(said, letters);
        const double left = std::clamp(middle - width / 2, 0.0, std::max(m_width - width, 0.0));
        text(said, {left, top, width, lineHeight(letters.size)}, letters, 1, Align::Center);
    }

    void text(const QString& said, const QRectF& box, const TypeStyle& letters, Darkness ink,
              Align align = Align::Start) {
        if (!said.isEmpty())
            m_page.items.emplace_back(fittedLine(m_measure, said, letters, box, align, ink));
    }

    const TimelineDrawing& m_drawing;
    const TextMeasure& m_measure;
    double m_letters;
    double m_width;
    double m_top;
    double m_bottom;
    double m_names = 0;
    double m_states = 0;
    double m_left = 0;  // of the scale
    double m_scale = 0; // its width
    PlacedPage m_page{};
};

} // namespace

QStringList textsOf(const TimelineDrawing& drawing) {
    QStringList texts{drawing.title, drawing.note};
    for (const TimelineRow& row : drawing.rows)
        texts << row.name << row.state << row.after;
    texts << drawing.nowWord << drawing.bandWord;
    texts.removeAll(QString());
    return texts;
}

PlacedPage placedTimeline(const TimelineDrawing& drawing, const TextMeasure& measure, double width,
                          double letters) {
    return TimelinePlan(drawing, measure, width, letters).make();
}

} // namespace mentat
