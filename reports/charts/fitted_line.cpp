#include "reports/charts/fitted_line.h"

#include <algorithm>

namespace mentat {

PlacedText fittedLine(const TextMeasure& measure, const QString& text, const TypeStyle& style,
                      const QRectF& room, Align align) {
    constexpr double leastShare = 0.55; // of the letters, for a very long name
    PlacedText placed
        = measure.fitted(printable(text), style, room, style.size * leastShare, align);
    if (placed.isBroken) {
        placed.style.size = style.size * leastShare;
        const QStringList lines = measure.lines(placed.text, placed.style, room.width());
        placed.text = lines.front();
        if (lines.size() > 1)
            placed.text = placed.text.chopped(std::min<qsizetype>(2, placed.text.size())) + u'…';
        placed.isBroken = false;
    }
    const double height = lineHeight(placed.style.size);
    placed.box = QRectF(room.left(), room.center().y() - height / 2, room.width(), height);
    return placed;
}

} // namespace mentat
