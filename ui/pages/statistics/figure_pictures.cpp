#include "ui/pages/statistics/figure_look.h"

#include "reports/paper/block_strips.h"
#include "reports/paper/page_painter.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace mentat {

namespace {

// Points.
constexpr double pictureMargin = 12;
constexpr double widthOfPicture = 492;
constexpr double greatestHeight = 700;

/// As it stands in a report, on a page of its own size.
PlacedPage pictureOf(const FigureDrawing& drawing) {
    const TextMeasure text;
    PlacedPage page;
    double y = pictureMargin;
    for (const Strip& strip : stripsOf(
             drawing, {text, pictureMargin, widthOfPicture - 2 * pictureMargin, greatestHeight})) {
        if (y > pictureMargin)
            y += strip.gap;
        for (const PlacedItem& item : strip.items)
            page.items.push_back(moved(item, QPointF(0, y)));
        y += strip.height;
    }
    page.size = QSizeF(widthOfPicture, y + pictureMargin);
    return page;
}

void paintOn(QPaintDevice& device, const PlacedPage& page, double scale) {
    QPainter painter(&device);
    painter.scale(scale, scale);
    painter.fillRect(QRectF(QPointF(), page.size), Qt::white);
    paintPage(painter, page);
}

} // namespace

QByteArray svgOf(const FigureDrawing& drawing) {
    const PlacedPage page = pictureOf(drawing);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(drawing.words.title);
    generator.setDescription(drawing.words.remark);
    generator.setResolution(72);
    generator.setSize(page.size.toSize());
    generator.setViewBox(QRectF(QPointF(), page.size));
    paintOn(generator, page, 1);
    return buffer.data();
}

QImage imageOf(const FigureDrawing& drawing, double scale) {
    const PlacedPage page = pictureOf(drawing);
    QImage image((page.size * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    paintOn(image, page, scale);
    return image;
}

} // namespace mentat
