#pragma once

#include "reports/paper/page_flow.h"
#include "reports/report_document.h"
#include "reports/text_measure.h"

namespace mentat {

/// Where flowing text may stand on a page: from where, how wide, and how high a page is.
struct Measures {
    const TextMeasure& text;
    double left;
    double width;
    double pageHeight;
};

/// The lines of one text from the top, each a placed text of its own.
[[nodiscard]] std::vector<PlacedItem> placedLines(const QStringList& lines, const TypeStyle& style,
                                                  const QRectF& box, Align align = Align::Start,
                                                  Darkness darkness = 1);

[[nodiscard]] std::vector<Strip> stripsOf(const Heading& heading, const Measures& measures);
[[nodiscard]] std::vector<Strip> stripsOf(const Paragraph& paragraph, const Measures& measures);
[[nodiscard]] std::vector<Strip> stripsOf(const BulletList& list, const Measures& measures);
[[nodiscard]] std::vector<Strip> stripsOf(const FactList& list, const Measures& measures);
/// Title, figure and remark, kept together; what there is to say instead where it has no value.
[[nodiscard]] std::vector<Strip> stripsOf(const FigureDrawing& drawing, const Measures& measures);

} // namespace mentat
