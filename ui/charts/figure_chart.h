#pragma once

#include "reports/charts/chart_look.h"
#include "reports/charts/chart_plan.h"

#include <QChart>
#include <QGraphicsItem>

class QValueAxis;

namespace mentat {

/// Marks that Qt Charts cannot draw, painted over its chart.
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

/// A figure as a chart, at any size. Only draws the figure's values and computes nothing; its title
/// is shown by the surrounding view. The figure has a value.
class FigureChart final : public QChart {
public:
    FigureChart(FigureDrawing drawing, ChartLook look);

    [[nodiscard]] const FigureDrawing& drawing() const { return m_drawing; }
    [[nodiscard]] const ChartPlan& plan() const { return m_plan; }

protected:
    void resizeEvent(QGraphicsSceneResizeEvent* event) override;

private:
    void addAxes();
    void addColumns();
    void addLines();
    void attach(QAbstractSeries* series);
    void lay();

    FigureDrawing m_drawing;
    ChartLook m_look;
    ChartPlan m_plan;
    double m_em;
    ChartMarks* m_marks = nullptr;
    QValueAxis* m_categoryAxis = nullptr;
    QValueAxis* m_valueAxis = nullptr;
    bool m_isAcross = false; // how the series were created
};

} // namespace mentat
