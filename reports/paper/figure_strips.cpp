#include "reports/paper/block_strips.h"

#include "reports/charts/chart_painter.h"
#include "reports/paper/letters.h"

#include <algorithm>

namespace mentat {
namespace {

constexpr double usualFigureHeight = 190;
constexpr double heightOfBarAcross = 11; // with its name beside it
constexpr size_t maxColumnsUpright = 14;

/// With very many columns, names do not fit below them: the bars lie horizontally, and each needs
/// height.
double figureHeight(const Figure& figure, double pageHeight) {
    const bool hasNames = std::ranges::any_of(figure.categories, [](const FigureLabel& label) {
        return std::holds_alternative<QString>(label) || std::holds_alternative<SideGroup>(label)
               || std::holds_alternative<Side>(label);
    });
    const size_t bars = figure.categories.size();
    if (!hasNames || bars <= maxColumnsUpright)
        return usualFigureHeight;
    return std::min(pageHeight * maxShareOfPage,
                    usualFigureHeight + heightOfBarAcross * double(bars - maxColumnsUpright));
}

} // namespace

std::vector<Strip> stripsOf(const FigureDrawing& drawing, const Measures& measures) {
    std::vector<Strip> strips;
    if (!drawing.words.title.isEmpty())
        strips = stripsOf(Heading{3, drawing.words.title}, measures);
    const auto add = [&](std::vector<Strip> more) {
        for (Strip& strip : more)
            strip.keepsWithNext = true;
        std::ranges::move(more, std::back_inserter(strips));
    };
    if (!drawing.words.headline.isEmpty())
        add(stripsOf(findingOf(drawing.words), measures));
    if (isWorthAChart(drawing.figure)) {
        const double height = figureHeight(drawing.figure, measures.pageHeight);
        strips.push_back({.gap = 2,
                          .height = height,
                          .items = {PlacedFigure{QRectF(measures.left, 0, measures.width, height),
                                                 std::make_shared<const FigureDrawing>(drawing)}},
                          .keepsWithNext = true});
    } else {
        const FigureWords& words = drawing.words;
        const QString& said = hasValues(drawing.figure) ? words.sentence : words.nothing;
        if (!said.isEmpty())
            add(stripsOf(Paragraph{.text = said}, measures));
    }
    if (!drawing.words.remark.isEmpty())
        add(stripsOf(Paragraph{.text = drawing.words.remark, .isNote = true}, measures));
    if (!strips.empty())
        strips.back().keepsWithNext = false;
    return strips;
}

namespace {

constexpr TypeStyle loudStyle{.size = PageLetters::title, .isBold = true};
constexpr TypeStyle headingStyle{.size = PageLetters::heading, .isBold = true};
constexpr TypeStyle plainStyle{.size = PageLetters::body};
constexpr TypeStyle strongStyle{.size = PageLetters::body, .isBold = true};
constexpr TypeStyle smallStyle{.size = PageLetters::note};
constexpr Darkness quietText = 0.75;
constexpr Darkness podiumTint = 0.06;

/// Texts below each other in one column of a strip.
class TextColumn {
public:
    TextColumn(const TextMeasure& text, double left, double width, double top)
        : m_text(text)
        , m_left(left)
        , m_width(width)
        , m_y(top) {}

    void add(const QString& text, const TypeStyle& style, double gap = 0, Darkness darkness = 1) {
        if (text.isEmpty())
            return;
        m_y += gap;
        const QStringList lines = m_text.lines(printable(text), style, m_width);
        std::ranges::move(
            placedLines(lines, style, QRectF(m_left, m_y, m_width, 0), Align::Start, darkness),
            std::back_inserter(m_items));
        m_y += static_cast<double>(lines.size()) * lineHeight(style.size);
    }
    /// Adds the strips of another block.
    void add(const std::vector<Strip>& strips) {
        for (const Strip& strip : strips) {
            m_y += m_items.empty() ? 0 : strip.gap;
            for (const PlacedItem& item : strip.items)
                m_items.push_back(moved(item, QPointF(0, m_y)));
            m_y += strip.height;
        }
    }

    [[nodiscard]] double bottom() const { return m_y; }
    void giveTo(Strip& strip) {
        std::ranges::move(m_items, std::back_inserter(strip.items));
        strip.height = std::max(strip.height, m_y);
    }

private:
    const TextMeasure& m_text;
    double m_left;
    double m_width;
    double m_y;
    std::vector<PlacedItem> m_items;
};

/// With room below it, on a tint as wide as the page. inset: in points.
Strip onTint(Strip strip, const Measures& measures, double inset) {
    strip.height += inset;
    strip.items.insert(strip.items.begin(),
                       PlacedBox{.box = QRectF(measures.left, 0, measures.width, strip.height),
                                 .outline = 0,
                                 .fill = podiumTint});
    return strip;
}

} // namespace

std::vector<Strip> columnStrips(const BulletList& list, const Measures& measures) {
    constexpr double gutter = 18;
    constexpr double inset = 10;
    const bool isHonors = list.look == ListLook::Honors;
    const double margin = isHonors ? inset : 0;
    const double left = measures.left + margin;
    const double room = measures.width - 2 * margin;
    const double width = (room - gutter) / 2;
    std::vector<Strip> strips;
    qsizetype next = 0;
    if (isHonors && !list.items.isEmpty()) {
        Strip first;
        TextColumn champion(measures.text, left, room, 0);
        champion.add(list.items[next++], headingStyle);
        champion.giveTo(first);
        strips.push_back(std::move(first));
    }
    for (; next < list.items.size(); next += 2) {
        Strip strip{.gap = next <= 1 ? 6.0 : 3.0};
        for (qsizetype i = next; i < std::min(next + 2, list.items.size()); ++i) {
            TextColumn column(measures.text,
                              left + static_cast<double>(i - next) * (width + gutter), width, 0);
            column.add(list.items[i], plainStyle);
            column.giveTo(strip);
        }
        strips.push_back(std::move(strip));
    }
    if (!isHonors || strips.empty())
        return strips;
    Strip whole{.gap = 8};
    TextColumn all(measures.text, left, room, inset - 2);
    all.add(strips);
    all.giveTo(whole);
    return {onTint(std::move(whole), measures, inset)};
}

std::vector<Strip> stripsOf(const KeyFigures& key, const Measures& measures) {
    constexpr size_t maxInRow = 6;
    constexpr double gutter = 10;
    std::vector<Strip> strips;
    for (size_t first = 0; first < key.figures.size(); first += maxInRow) {
        const size_t count = std::min(maxInRow, key.figures.size() - first);
        const double width = (measures.width + gutter) / static_cast<double>(count) - gutter;
        Strip strip{.gap = 12};
        for (size_t i = 0; i < count; ++i) {
            const KeyFigure& figure = key.figures[first + i];
            TextColumn column(measures.text,
                              measures.left + static_cast<double>(i) * (width + gutter), width, 0);
            column.add(figure.value, loudStyle);
            column.add(figure.label, smallStyle);
            column.add(figure.before, smallStyle, 0, quietText);
            column.giveTo(strip);
        }
        strips.push_back(std::move(strip));
    }
    return strips;
}

std::vector<Strip> stripsOf(const Podium& podium, const Measures& measures) {
    if (podium.steps.empty())
        return {};
    constexpr double inset = 10;
    constexpr double gutter = 18;
    constexpr double shareOfFirst = 0.6;
    const bool isAlone = podium.steps.size() == 1;
    const double room = measures.width - 2 * inset;
    const double left = measures.left + inset;
    const double width = isAlone ? room : room * shareOfFirst - gutter;
    Strip strip{.gap = 8};
    TextColumn champion(measures.text, left, width, inset - 2);
    const PodiumStep& first = podium.steps.front();
    champion.add(first.place, smallStyle, 0, quietText);
    champion.add(first.name, loudStyle, 1);
    champion.add(first.about, plainStyle, 1);
    champion.add(podium.how, plainStyle, 5);
    champion.giveTo(strip);
    TextColumn others(measures.text, left + width + gutter, room - width - gutter, inset - 2);
    for (size_t i = 1; i < podium.steps.size(); ++i) {
        others.add(podium.steps[i].place, smallStyle, i == 1 ? 0 : 6, quietText);
        others.add(podium.steps[i].name, strongStyle);
        others.add(podium.steps[i].about, plainStyle);
    }
    others.giveTo(strip);
    return {onTint(std::move(strip), measures, inset)};
}

std::vector<Strip> stripsOf(const BesideFigure& beside, const Measures& measures) {
    constexpr double shareOfChart = 0.6;
    constexpr double gutter = 16;
    constexpr double minChart = 150;
    constexpr double maxToFillUp = 220;
    const FigureDrawing& drawing = beside.drawing;
    const FigureWords& words = drawing.words;
    const bool hasChart = isWorthAChart(drawing.figure);
    const double chart = hasChart ? measures.width * shareOfChart : 0;
    const double left = measures.left + (hasChart ? chart + gutter : 0);
    const Measures inner{measures.text, left, measures.left + measures.width - left,
                         measures.pageHeight};
    TextColumn column(measures.text, inner.left, inner.width, 0);
    column.add(stripsOf(Heading{2, words.title}, inner));
    if (!words.headline.isEmpty())
        column.add(stripsOf(findingOf(words), inner));
    if (!hasChart)
        column.add(
            stripsOf(Paragraph{hasValues(drawing.figure) ? words.sentence : words.nothing}, inner));
    for (const QString& text : beside.words)
        column.add(stripsOf(Paragraph{text}, inner));
    if (beside.table)
        column.add(stripsOf(*beside.table, inner, columnPlan(*beside.table, inner)));
    if (!words.remark.isEmpty())
        column.add(stripsOf(Paragraph{words.remark, true}, inner));
    Strip strip{.gap = 16};
    column.giveTo(strip);
    if (hasChart) {
        // As tall as its neighbor, within reason.
        const double height = std::clamp(
            std::max(heightOfFigure(drawing, chart), std::min(column.bottom(), maxToFillUp)),
            minChart, measures.pageHeight * maxShareOfPage);
        strip.height = std::max(strip.height, height);
        strip.items.insert(strip.items.begin(),
                           PlacedFigure{QRectF(measures.left, 0, chart, height),
                                        std::make_shared<const FigureDrawing>(drawing)});
    }
    return {std::move(strip)};
}

std::vector<Strip> stripsOf(const SignatureLine& line, const Measures& measures) {
    if (line.fields.empty())
        return {};
    constexpr double gutter = 18;
    constexpr double roomToWrite = 30;
    const auto count = static_cast<double>(line.fields.size());
    const double width = (measures.width + gutter) / count - gutter;
    Strip strip{.gap = 24};
    double text = roomToWrite;
    for (const Fact& field : line.fields) {
        const auto lines = measures.text.lines(printable(field.value), plainStyle, width).size();
        text = std::max(text, static_cast<double>(lines) * lineHeight(plainStyle.size) + 2);
    }
    double x = measures.left;
    for (const Fact& field : line.fields) {
        const auto lines = measures.text.lines(printable(field.value), plainStyle, width).size();
        TextColumn value(measures.text, x, width,
                         text - 2 - static_cast<double>(lines) * lineHeight(plainStyle.size));
        value.add(field.value, plainStyle);
        value.giveTo(strip);
        strip.items.emplace_back(
            PlacedLine{.from = {x, text}, .to = {x + width, text}, .width = 0.75});
        TextColumn label(measures.text, x, width, text + 2);
        label.add(field.label, smallStyle);
        label.giveTo(strip);
        x += width + gutter;
    }
    return {std::move(strip)};
}

} // namespace mentat
