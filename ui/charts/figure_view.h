#pragma once

#include "reports/charts/chart_look.h"
#include "reports/charts/chart_plan.h"
#include "reports/wording/figure_words.h"

#include <QGraphicsView>

namespace mentat {

class FigureChart;

/// A figure on the screen: as wide and high as its room, higher if necessary. Shows a sentence
/// instead of a chart if one sentence says as much, or if no value is known.
class FigureView final : public QGraphicsView {
    Q_OBJECT

public:
    explicit FigureView(QWidget* parent = nullptr);

    void setDrawing(const FigureDrawing& drawing);
    void setLook(const ChartLook& look);
    [[nodiscard]] const FigureDrawing& drawing() const { return m_drawing; }
    /// Keeps the chart as high as what can be seen of it at once, in pixels, if less would do.
    void setRoom(int height);
    /// nullptr: there is no chart.
    [[nodiscard]] const ChartPlan* plan() const;
    /// nullptr: a sentence is shown instead.
    [[nodiscard]] const FigureChart* chart() const { return m_chart; }
    /// The number of times a chart was rebuilt.
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
    [[nodiscard]] const QString& saidInstead() const;
    [[nodiscard]] double heightOfSentence(double width) const;

    FigureDrawing m_drawing;
    ChartLook m_look;
    FigureChart* m_chart = nullptr; // in the scene
    int m_rebuilds = 0;
    int m_room = QWIDGETSIZE_MAX;
};

} // namespace mentat
