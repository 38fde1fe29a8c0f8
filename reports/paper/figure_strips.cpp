#include "reports/paper/block_strips.h"

#include <algorithm>

namespace mentat {
namespace {

constexpr double usualFigureHeight = 190;
constexpr double heightOfBarAcross = 11; // with its name beside it
constexpr size_t mostColumnsUpright = 14;

/// Names do not stand below each of very many columns; those bars lie, and want room each.
double figureHeight(const Figure& figure, double pageHeight) {
    const bool hasNames = std::ranges::any_of(figure.categories, [](const FigureLabel& label) {
        return std::holds_alternative<QString>(label) || std::holds_alternative<FactionGroup>(label)
               || std::holds_alternative<Faction>(label);
    });
    const size_t bars = figure.categories.size();
    if (!hasNames || bars <= mostColumnsUpright)
        return usualFigureHeight;
    return std::min(pageHeight * 0.85,
                    usualFigureHeight + heightOfBarAcross * double(bars - mostColumnsUpright));
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

} // namespace mentat
