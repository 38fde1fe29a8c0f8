#pragma once

#include "reports/figure_renderer.h"

#include <QLocale>

namespace mentat {

/// Draws figures into reports as charts. Only on the thread of the QApplication, which it needs
/// once it paints.
class ChartRenderer final : public FigureRenderer {
public:
    /// Whose numbers stand at the axes.
    explicit ChartRenderer(const QLocale& locale) : m_locale(locale) {}

    void paint(QPainter& painter, const QRectF& box, const FigureDrawing& drawing) const override;

private:
    QLocale m_locale;
};

} // namespace mentat
