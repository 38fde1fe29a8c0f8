#pragma once

#include "reports/report_document.h"
#include "reports/wording/figure_words.h"
#include "reports/writers/html/html.h"

namespace mentat {

/// What a chart has beside it on a page: letters are as high in both.
enum class ChartSpace { Page, BesideWords };

/// The style of charts on a page of HTML. Ink and paper are those of the page, so that a chart is
/// dark where the page is. Of a figure's two drawings the one that has room is shown.
[[nodiscard]] Html chartStyle();

/// A figure as drawings within a page of HTML: the same plan and the same strokes as on paper, once
/// for a page and once for a phone. Well-formed as XML, without a style, script or address of its
/// own. Its words for whoever sees no chart are its title and sentence. Empty where it is not worth
/// a chart. Once there is a QGuiApplication, on any thread.
[[nodiscard]] Html svgCharts(const FigureDrawing& drawing, ChartSpace room = ChartSpace::Page);

/// What is placed, as wide as it is: a narrow screen moves it across.
[[nodiscard]] Html svgPicture(const SheetPicture& picture);

} // namespace mentat
