#pragma once

#include "ui/charts/chart_look.h"
#include "ui/charts/chart_plan.h"

#include <QGraphicsItem>

namespace mentat {

/// What a chart of Qt does not draw: hatches, marks with their intervals, lines over all
/// categories, names and values. Vectors only.
class ChartMarks final : public QGraphicsItem {
public:
    ChartMarks(const FigureDrawing& drawing, const ChartLook& look, QGraphicsItem* chart);

    void setPlan(const ChartPlan& plan);

    [[nodiscard]] QRectF boundingRect() const override { return {QPointF(), m_plan.size}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintColumns(QPainter& painter) const;
    void paintWhiskers(QPainter& painter) const;
    void paintPoints(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintSwatches(QPainter& painter) const;
    void paintFactions(QPainter& painter) const;
    void paintLabel(QPainter& painter, const ChartLabel& label) const;
    [[nodiscard]] const QColor& colour(size_t series) const;
    [[nodiscard]] double em(double times) const { return times * m_plan.em; }

    const FigureDrawing& m_drawing;
    const ChartLook& m_look;
    ChartPlan m_plan;
};

} // namespace mentat
