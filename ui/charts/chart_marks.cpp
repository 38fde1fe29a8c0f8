#include "ui/charts/chart_marks.h"

#include "reports/charts/chart_painter.h"

namespace mentat {

namespace {

constexpr double overAll = 100; // above whatever the chart draws

} // namespace

ChartMarks::ChartMarks(const FigureDrawing& drawing, const ChartLook& look, QGraphicsItem* chart)
    : QGraphicsItem(chart)
    , m_drawing(drawing)
    , m_look(look) {
    setZValue(overAll);
}

void ChartMarks::setPlan(const ChartPlan& plan) {
    prepareGeometryChange();
    m_plan = plan;
    update();
}

void ChartMarks::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    ChartPainter(*painter, m_drawing, m_look, m_plan).paintMarks();
}

} // namespace mentat
