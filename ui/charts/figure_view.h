#pragma once

#include "reports/charts/chart_look.h"
#include "reports/charts/chart_plan.h"
#include "reports/wording/figure_words.h"

#include <QGraphicsView>

namespace mentat {

class FigureChart;

/// A figure on the screen: as wide as there is room, as high as it needs to be. Says what there is
/// to say where it has no value.
class FigureView final : public QGraphicsView {
    Q_OBJECT

public:
    explicit FigureView(QWidget* parent = nullptr);

    void setDrawing(const FigureDrawing& drawing);
    void setLook(const ChartLook& look);
    [[nodiscard]] const FigureDrawing& drawing() const { return m_drawing; }
    /// Absent where there is no value.
    [[nodiscard]] const ChartPlan* plan() const;
    /// nullptr where there is no value.
    [[nodiscard]] const FigureChart* chart() const { return m_chart; }
    /// How often a chart was made anew.
    [[nodiscard]] int rebuilds() const { return m_rebuilds; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void rebuild();
    void fit();

    FigureDrawing m_drawing;
    ChartLook m_look;
    FigureChart* m_chart = nullptr; // in the scene
    int m_rebuilds = 0;
};

/// What a figure shows, for whoever cannot see the chart: its few values, or of many the highest
/// and the lowest. The table beside it says all.
[[nodiscard]] QString sentenceOf(const FigureDrawing& drawing);

} // namespace mentat
