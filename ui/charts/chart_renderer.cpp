#include "ui/charts/chart_renderer.h"

#include "ui/charts/figure_chart.h"

#include <QGraphicsScene>
#include <QPainter>

namespace mentat {

namespace {

/// Units of the scene to a point: letters have whole sizes, and their widths are measured in these.
constexpr double fineness = 8;
constexpr double letters = 7.5; // points

} // namespace

void ChartRenderer::paint(QPainter& painter, const QRectF& box,
                          const FigureDrawing& drawing) const {
    if (!hasValues(drawing.figure))
        return;
    QGraphicsScene scene;
    auto* chart = new FigureChart(drawing, paperLook(m_locale, qRound(letters * fineness)));
    scene.addItem(chart);
    chart->resize(box.size() * fineness);
    const QRectF whole(QPointF(), box.size() * fineness);
    scene.setSceneRect(whole);
    scene.render(&painter, box, whole, Qt::IgnoreAspectRatio);
}

} // namespace mentat
