#pragma once

#include "reports/charts/chart_look.h"
#include "reports/charts/chart_plan.h"

#include <QGraphicsItem>

namespace mentat {

/// What a chart of Qt does not draw, over what it draws.
class ChartMarks final : public QGraphicsItem {
public:
    ChartMarks(const FigureDrawing& drawing, const ChartLook& look, QGraphicsItem* chart);

    void setPlan(const ChartPlan& plan);

    [[nodiscard]] QRectF boundingRect() const override { return {QPointF(), m_plan.size}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const FigureDrawing& m_drawing;
    const ChartLook& m_look;
    ChartPlan m_plan;
};

} // namespace mentat
