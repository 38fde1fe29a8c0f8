#pragma once

#include "reports/wording/figure_words.h"

#include <QRectF>

class QPainter;

namespace mentat {

/// Draws figures into reports; the one who can (Qt Charts) stands above the reports and is passed
/// in by the programs.
class FigureRenderer {
public:
    virtual ~FigureRenderer() = default;

    /// As vectors, in grey on white, told apart without colour, with the numbers of the language;
    /// into the box, in the painter's units (points). The title stands above the box already.
    virtual void paint(QPainter& painter, const QRectF& box,
                       const FigureDrawing& drawing) const = 0;
};

} // namespace mentat
