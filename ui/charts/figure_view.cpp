#include "ui/charts/figure_view.h"

#include "ui/charts/figure_chart.h"

#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mentat {

namespace {

constexpr double usualWidth = 30; // in lines of text
constexpr double mostLines = 64;  // in height, if less would do

} // namespace

FigureView::FigureView(QWidget* parent) : QGraphicsView(parent) {
    setScene(new QGraphicsScene(this));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setInteractive(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void FigureView::setDrawing(const FigureDrawing& drawing) {
    if (m_drawing == drawing)
        return;
    m_drawing = drawing;
    setAccessibleName(drawing.words.title);
    setAccessibleDescription(drawing.words.sentence);
    rebuild();
}

void FigureView::setLook(const ChartLook& look) {
    if (m_look == look)
        return;
    m_look = look;
    setBackgroundBrush(look.background);
    rebuild();
}

void FigureView::setRoom(int height) {
    if (std::exchange(m_room, height) != height)
        fit();
}

const ChartPlan* FigureView::plan() const {
    return m_chart ? &m_chart->plan() : nullptr;
}

const QString& FigureView::saidInstead() const {
    return hasValues(m_drawing.figure) ? m_drawing.words.sentence : m_drawing.words.nothing;
}

void FigureView::rebuild() {
    scene()->clear();
    m_chart = nullptr;
    if (!m_look.fills.empty() && isWorthAChart(m_drawing.figure)) {
        m_chart = new FigureChart(m_drawing, m_look);
        scene()->addItem(m_chart);
        ++m_rebuilds;
    }
    fit();
    viewport()->update();
}

void FigureView::fit() {
    const double em = QFontMetricsF(m_look.font).height();
    const double width = std::max(viewport()->width(), 1);
    const double least = m_chart ? leastHeight(m_drawing, m_look, width) : heightOfSentence(width);
    setMinimumHeight(static_cast<int>(std::ceil(least)));
    // A long table beside the chart must not stretch it beyond what is seen.
    const double most = std::min(
        {mostLines * em, double(m_room), m_chart ? greatestHeight(m_drawing, m_look, width) : 0});
    setMaximumHeight(static_cast<int>(std::ceil(m_chart ? std::max(least, most) : least)));
    updateGeometry();
    if (!m_chart)
        return;
    m_chart->resize(QSizeF(width, std::max(double(viewport()->height()), least)));
    setSceneRect(m_chart->geometry());
}

double FigureView::heightOfSentence(double width) const {
    const QFontMetricsF metrics(m_look.font);
    return metrics
               .boundingRect(QRectF(0, 0, width, 1e6), Qt::AlignLeft | Qt::TextWordWrap,
                             saidInstead())
               .height()
           + metrics.height();
}

QSize FigureView::sizeHint() const {
    const double em = QFontMetricsF(m_look.font).height();
    return {static_cast<int>(usualWidth * em), minimumHeight()};
}

void FigureView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    fit();
}

void FigureView::paintEvent(QPaintEvent* event) {
    QGraphicsView::paintEvent(event);
    if (m_chart && !hasFocus())
        return;
    QPainter painter(viewport());
    painter.setFont(m_look.font);
    if (!m_chart) {
        painter.setPen(hasValues(m_drawing.figure) ? m_look.text : m_look.weakText);
        painter.drawText(viewport()->rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                         saidInstead());
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_look.text, 1));
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void FigureView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    viewport()->update();
}

void FigureView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    viewport()->update();
}

} // namespace mentat

#include "moc_figure_view.cpp"
