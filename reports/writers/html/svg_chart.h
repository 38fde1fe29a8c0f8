#pragma once

#include "reports/report_document.h"
#include "reports/wording/figure_words.h"
#include "reports/writers/html/html.h"

namespace mentat {

/// The space next to a chart on a page: letter heights match in both.
enum class ChartSpace { Page, BesideWords };

/// The style of charts on an HTML page. Uses the page's ink and paper, so that a chart is dark
/// where the page is. Shows the one of a figure's two drawings that fits.
[[nodiscard]] Html chartStyle();

/// A figure as drawings within an HTML page: the same plan and strokes as on paper, once for a page
/// and once for a phone. Well-formed XML, without a style, script, or address of its own. Its title
/// and sentence are the alternative text. Empty if it is not worth a chart. On any thread, once
/// there is a QGuiApplication.
[[nodiscard]] Html svgCharts(const FigureDrawing& drawing, ChartSpace room = ChartSpace::Page);

/// A placed picture at its own width: a window that is too narrow scrolls it. On a phone its narrow
/// one; none if that is absent and the picture is wider than a phone.
[[nodiscard]] Html svgPicture(const SheetPicture& picture);

} // namespace mentat
