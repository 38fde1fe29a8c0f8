#pragma once

#include "reports/placed_page.h"
#include "reports/text_measure.h"

namespace mentat {

/// A text on one line in the middle of the height of a box, smaller where it is too wide; only what
/// is very long ends before its end, with "…".
[[nodiscard]] PlacedText fittedLine(const TextMeasure& measure, const QString& text,
                                    const TypeStyle& style, const QRectF& room,
                                    Align align = Align::Start);

} // namespace mentat
