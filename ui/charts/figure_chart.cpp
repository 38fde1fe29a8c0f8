#include "ui/charts/figure_chart.h"

#include "reports/charts/chart_painter.h"

#include <QBarSeries>
#include <QBarSet>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsSceneResizeEvent>
#include <QHorizontalBarSeries>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLineSeries>
#include <QStackedBarSeries>
#include <QValueAxis>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr double overAll = 100; // above everything the chart draws

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

namespace {

std::unique_ptr<QAbstractBarSeries> columnsFor(FigureShape shape, bool isAcross) {
    if (shape == FigureShape::Stacked) {
        if (isAcross)
            return std::make_unique<QHorizontalStackedBarSeries>();
        return std::make_unique<QStackedBarSeries>();
    }
    if (isAcross)
        return std::make_unique<QHorizontalBarSeries>();
    return std::make_unique<QBarSeries>();
}

} // namespace

FigureChart::FigureChart(FigureDrawing drawing, ChartLook look)
    : m_drawing(std::move(drawing))
    , m_look(std::move(look))
    , m_em(QFontMetricsF(m_look.font).height()) {
    setAnimationOptions(NoAnimation);
    setLocalizeNumbers(true);
    setLocale(m_drawing.words.locale);
    legend()->hide(); // Qt's markers have no hatches; series names are drawn here
    setMargins(QMargins());
    layout()->setContentsMargins(0, 0, 0, 0);
    setBackgroundRoundness(0);
    setDropShadowEnabled(false);
    setBackgroundPen(Qt::NoPen);
    setBackgroundBrush(m_look.background);
    m_marks = new ChartMarks(m_drawing, m_look, this);
}

void FigureChart::resizeEvent(QGraphicsSceneResizeEvent* event) {
    QChart::resizeEvent(event);
    lay();
}

void FigureChart::lay() {
    m_plan = planOf(m_drawing, m_look, size());
    if (!m_valueAxis || m_isAcross != m_plan.isAcross) {
        m_isAcross = m_plan.isAcross;
        removeAllSeries();
        addAxes();
        switch (m_drawing.figure.shape) {
        case FigureShape::Bars:
        case FigureShape::Stacked: addColumns(); break;
        case FigureShape::Lines: addLines(); break;
        case FigureShape::Dots: break; // markers only
        }
    }
    const ValueRange& range = m_plan.range;
    m_valueAxis->setRange(range.bottom, range.top);
    m_valueAxis->setTickCount(range.ticks());
    m_valueAxis->setLabelFormat(u"%.%1f%2"_s.arg(range.decimals).arg(range.isPercent ? u"%" : u""));
    setPlotArea(m_plan.plot);
    layout()->activate(); // lay out before the chart is grabbed or printed
    m_marks->setPlan(m_plan);
}

void FigureChart::addAxes() {
    for (QAbstractAxis* axis : axes()) {
        removeAxis(axis);
        delete axis;
    }
    const QPen edge(m_look.edge, m_em / 16);
    m_categoryAxis = new QValueAxis;
    m_categoryAxis->setRange(-0.5, static_cast<double>(m_plan.categories) - 0.5);
    m_categoryAxis->setReverse(m_isAcross);
    m_categoryAxis->setTickCount(2);
    m_categoryAxis->setLabelsVisible(false); // label positions are planned
    m_categoryAxis->setGridLineVisible(false);
    m_categoryAxis->setLinePen(edge);
    m_valueAxis = new QValueAxis;
    m_valueAxis->setGridLinePen(QPen(m_look.grid, m_em / 20));
    m_valueAxis->setLinePen(edge);
    m_valueAxis->setLabelsFont(m_look.font);
    m_valueAxis->setLabelsBrush(m_look.text);
    m_valueAxis->setTruncateLabels(false);
    addAxis(m_categoryAxis, m_isAcross ? Qt::AlignLeft : Qt::AlignBottom);
    addAxis(m_valueAxis, m_isAcross ? Qt::AlignBottom : Qt::AlignLeft);
}

void FigureChart::attach(QAbstractSeries* series) {
    addSeries(series);
    series->attachAxis(m_categoryAxis);
    series->attachAxis(m_valueAxis);
}

void FigureChart::addColumns() {
    const Figure& figure = m_drawing.figure;
    auto columns = columnsFor(figure.shape, m_isAcross);
    columns->setBarWidth(groupShare);
    for (size_t i = 0; i < figure.series.size(); ++i) {
        auto* set = new QBarSet(m_drawing.words.series[i]);
        // ChartMarks paints the columns: a QBarSet has one color and no hatch.
        set->setBrush(Qt::NoBrush);
        set->setPen(Qt::NoPen);
        for (const FigurePoint& point : figure.series[i].points)
            set->append(point.value.value_or(0) * m_plan.range.factor);
        columns->append(set);
    }
    attach(columns.release());
}

/// Breaks a line where a value is unknown.
void FigureChart::addLines() {
    const Figure& figure = m_drawing.figure;
    for (size_t i = 0; i < figure.series.size(); ++i) {
        QLineSeries* run = nullptr;
        const auto& points = figure.series[i].points;
        for (size_t category = 0; category < points.size(); ++category) {
            if (!points[category].value) {
                run = nullptr;
                continue;
            }
            if (!run) {
                run = new QLineSeries;
                run->setName(m_drawing.words.series[i]);
                run->setPen(Qt::NoPen); // ChartMarks paints it antialiased
                attach(run);
            }
            // A line chart is never drawn across: labels without room are turned.
            run->append(static_cast<double>(category),
                        *points[category].value * m_plan.range.factor);
        }
    }
}

} // namespace mentat
