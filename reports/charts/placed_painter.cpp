#include "reports/charts/placed_painter.h"

#include "reports/text_measure.h"

#include <QPainter>

namespace mentat {
namespace {

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
                x += text.align == Align::Centre ? over / 2 : over;
            m_painter.drawText(QPointF(x, y), line);
            y += lineHeight(text.style.size);
        }
    }
    void operator()(const PlacedLine& line) {
        m_painter.setPen(QPen(m_look.edge, std::max(line.width, 1.0), Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(QLineF(line.from, line.to));
    }
    void operator()(const PlacedBox& box) {
        m_painter.setPen(QPen(m_look.edge, std::max(box.outline, 1.0)));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(box.box);
    }
    // What no such page has.
    void operator()(const PlacedFigure&) {}
    void operator()(const PlacedLogo&) {}
    void operator()(const PlacedMark&) {}

private:
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
