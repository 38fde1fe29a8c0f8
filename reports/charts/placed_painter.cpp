#include "reports/charts/placed_painter.h"

#include "reports/text_measure.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mentat {

QPainterPath curveOf(const PlacedLine& line) {
    const double middle = (line.from.x() + line.to.x()) / 2;
    QPainterPath path(line.from);
    path.cubicTo(QPointF(middle, line.from.y()), QPointF(middle, line.to.y()), line.to);
    return path;
}

QPainterPath roundedOf(const PlacedBox& box) {
    QPainterPath path;
    path.addRoundedRect(box.box, box.radius, box.radius);
    return path;
}

namespace {

constexpr Darkness minEdge = 0.5;  // anything paler is for comparison
constexpr Darkness maxGrid = 0.25; // anything paler only guides the eye
constexpr Darkness maxTint = 0.15; // anything paler lies behind something

class PlacedPainter {
public:
    PlacedPainter(QPainter& painter, const ChartLook& look) : m_painter(painter), m_look(look) {}

    void operator()(const PlacedText& text) {
        QFont font = paperFont(text.style);
        font.setPixelSize(std::max(qRound(text.style.size), 1));
        m_painter.setFont(font);
        m_painter.setPen(text.darkness < 1 ? m_look.weakText : m_look.text);
        const QStringList lines = text.isBroken
                                      ? m_measure.lines(text.text, text.style, text.box.width())
                                      : QStringList{text.text};
        double y = text.box.top() + baseline(text.style.size);
        for (const QString& line : lines) {
            const double over = text.box.width() - m_measure.width(line, text.style);
            double x = text.box.left();
            if (text.align != Align::Start)
                x += text.align == Align::Center ? over / 2 : over;
            m_painter.drawText(QPointF(x, y), line);
            y += lineHeight(text.style.size);
        }
    }
    void operator()(const PlacedLine& line) {
        QPen pen(colorOf(line), std::max(line.width, 1.0), Qt::SolidLine, Qt::FlatCap);
        if (line.isDashed)
            pen.setDashPattern({3, 3});
        m_painter.setPen(pen);
        if (!line.isCurved) {
            m_painter.drawLine(QLineF(line.from, line.to));
            return;
        }
        m_painter.setBrush(Qt::NoBrush);
        smoothly([&] { m_painter.drawPath(curveOf(line)); });
    }
    void operator()(const PlacedBox& box) {
        if (box.fill > 0) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(fillOf(box));
            draw(box);
        }
        if (box.fill > 0 && box.outline <= 0)
            return;
        QPen pen(box.isAccent ? m_look.accent : m_look.edge, std::max(box.outline, 1.0));
        if (box.isDashed)
            pen.setDashPattern({3, 3});
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        draw(box);
    }
    // Charts have none.
    void operator()(const PlacedFigure&) {}
    void operator()(const PlacedLogo&) {}
    void operator()(const PlacedMark&) {}

private:
    [[nodiscard]] const QColor& colorOf(const PlacedLine& line) const {
        if (line.isAccent)
            return m_look.accent;
        if (line.isSeries)
            return m_look.fills.front();
        if (line.darkness <= 0)
            return m_look.background;
        if (line.darkness <= maxGrid)
            return m_look.grid;
        return line.darkness < minEdge ? m_look.dim : m_look.edge;
    }
    [[nodiscard]] const QColor& fillOf(const PlacedBox& box) const {
        if (box.fill <= maxTint)
            return m_look.tint;
        if (box.isAccent)
            return m_look.accent;
        return box.isSeries ? m_look.fills.front() : m_look.dim;
    }
    void draw(const PlacedBox& box) {
        const bool isRound = 2 * box.radius >= std::max(box.box.width(), box.box.height());
        if (box.radius > 0 && isRound)
            smoothly([&] { m_painter.drawEllipse(box.box); });
        else if (box.radius > 0)
            smoothly([&] { m_painter.drawPath(roundedOf(box)); });
        else
            m_painter.drawRect(box.box);
    }
    /// Antialiases only slanted and curved lines: horizontal and vertical ones follow pixels.
    template <class Draw>
    void smoothly(Draw draw) {
        const bool was = m_painter.testRenderHint(QPainter::Antialiasing);
        m_painter.setRenderHint(QPainter::Antialiasing);
        draw();
        m_painter.setRenderHint(QPainter::Antialiasing, was);
    }

    QPainter& m_painter;
    const ChartLook& m_look;
    TextMeasure m_measure;
};

} // namespace

void paintPlaced(QPainter& painter, const PlacedPage& page, const ChartLook& look) {
    painter.save();
    PlacedPainter paint(painter, look);
    for (const PlacedItem& item : page.items)
        std::visit(paint, item);
    painter.restore();
}

} // namespace mentat
