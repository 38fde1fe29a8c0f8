#include "reports/paper/page_painter.h"

#include "model/failure_kind.h"
#include "reports/charts/chart_painter.h"
#include "reports/charts/placed_painter.h"
#include "reports/paper/logo_image.h"
#include "reports/text_measure.h"

#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace mentat {
namespace {

constexpr QColor accent(0xb0, 0x4a, 0x12);

QColor ink(Darkness darkness) {
    return QColor::fromRgbF(1 - static_cast<float>(darkness), 1 - static_cast<float>(darkness),
                            1 - static_cast<float>(darkness));
}

/// Paints the items of one page.
class PagePainter {
public:
    explicit PagePainter(QPainter& painter) : m_painter(painter), m_base(painter.transform()) {}

    void paint(const PlacedText& text) {
        m_painter.setPen(ink(text.darkness));
        m_painter.setFont(paperFont(text.style));
        if (text.isTurned)
            m_painter.setTransform(aboutMiddle(text.box) * m_base);
        const QTransform base = m_painter.transform();
        double y = text.box.top() + baseline(text.style.size);
        const QStringList lines = text.isBroken
                                      ? m_measure.lines(text.text, text.style, text.box.width())
                                      : QStringList{text.text};
        for (const QString& line : lines) {
            double x = text.box.left();
            if (text.align != Align::Start) {
                const double over = text.box.width() - m_measure.width(line, text.style);
                x += text.align == Align::Center ? over / 2 : over;
            }
            paintLine(line, QPointF(x, y), text.style.size, base);
            y += lineHeight(text.style.size);
        }
        m_painter.setTransform(m_base);
    }

    void paint(const PlacedLine& line) {
        QPen pen(line.isAccent ? accent : ink(line.darkness), line.width, Qt::SolidLine,
                 Qt::FlatCap);
        if (line.isDashed)
            pen.setDashPattern({4 / line.width, 4 / line.width});
        m_painter.setPen(pen);
        if (line.isCurved) {
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawPath(curveOf(line));
        } else {
            m_painter.drawLine(line.from, line.to);
        }
    }

    void paint(const PlacedBox& box) {
        if (box.fill > 0 && box.radius > 0) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(box.isAccent && box.fill >= 1 ? accent : ink(box.fill));
            m_painter.drawPath(roundedOf(box));
        } else if (box.fill > 0) {
            m_painter.fillRect(box.box, ink(box.fill));
        }
        if (box.outline <= 0)
            return;
        QPen pen(box.isAccent ? accent : ink(1), box.outline, Qt::SolidLine, Qt::FlatCap,
                 Qt::MiterJoin);
        if (box.isDashed)
            pen.setDashPattern({3, 3});
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        if (box.radius > 0)
            m_painter.drawPath(roundedOf(box));
        else
            m_painter.drawRect(box.box);
    }

    void paint(const PlacedLogo& logo) {
        constexpr double pixelsPerPoint = 600.0 / 72;
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.drawImage(logo.box,
                            imageOfLogo(*logo.logo, (logo.box.size() * pixelsPerPoint).toSize()));
    }

    void paint(const PlacedFigure& figure) { paintFigure(m_painter, figure.box, *figure.drawing); }

    void paint(const PlacedMark& mark) {
        constexpr TypeStyle letters{.size = 24, .isBold = true};
        constexpr double betweenLines = 120;
        const double step = m_measure.width(mark.text, letters) + 60;
        // Rotated about its center, a square of the diagonal covers the page.
        const double reach = std::hypot(mark.page.width(), mark.page.height()) / 2;
        m_painter.save();
        m_painter.setClipRect(mark.page);
        m_painter.setPen(ink(0.12));
        m_painter.setFont(paperFont(letters));
        const QTransform turned
            = QTransform().translate(mark.page.center().x(), mark.page.center().y()).rotate(-32);
        const double scale = letters.size / referenceSize;
        const auto lines = static_cast<int>(std::ceil(2 * reach / betweenLines));
        const auto perLine = static_cast<int>(std::ceil(2 * reach / step));
        for (int line = 0; line < lines; ++line) {
            for (int nth = 0; nth < perLine; ++nth) {
                const QPointF at(nth * step - reach, line * betweenLines - reach);
                m_painter.setTransform(QTransform(scale, 0, 0, scale, at.x(), at.y()) * turned
                                       * m_base);
                m_painter.drawText(QPointF(0, 0), mark.text);
            }
        }
        m_painter.restore();
    }

private:
    static QTransform aboutMiddle(const QRectF& box) {
        return QTransform()
            .translate(box.center().x(), box.center().y())
            .rotate(180)
            .translate(-box.center().x(), -box.center().y());
    }
    void paintLine(const QString& line, QPointF at, double size, const QTransform& base) {
        const double scale = size / referenceSize;
        m_painter.setTransform(QTransform(scale, 0, 0, scale, at.x(), at.y()) * base);
        m_painter.drawText(QPointF(0, 0), line);
    }

    QPainter& m_painter;
    QTransform m_base;
    TextMeasure m_measure;
};

void paintItems(QPainter& painter, const PlacedPage& page, const BeforeItem& before) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    PagePainter pages(painter);
    for (size_t i = 0; i < page.items.size(); ++i) {
        if (before)
            before(painter, i);
        std::visit([&pages](const auto& one) { pages.paint(one); }, page.items[i]);
    }
    painter.restore();
}

QPageLayout layoutOf(const PlacedPage& page) {
    const bool isSideways = page.size.width() > page.size.height();
    const QSizeF upright = isSideways ? page.size.transposed() : page.size;
    QPageLayout layout(QPageSize(upright, QPageSize::Point, {}, QPageSize::FuzzyMatch),
                       isSideways ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF());
    // The pages have their own margins, wider than any printer's.
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

} // namespace

void paintPage(QPainter& painter, const PlacedPage& page) {
    paintItems(painter, page, {});
}

Result<void> printPages(const std::vector<PlacedPage>& pages, QPagedPaintDevice& device,
                        const BeforeItem& before) {
    QPainter painter;
    for (const PlacedPage& page : pages) {
        const bool isFirst = !painter.isActive();
        device.setPageLayout(layoutOf(page));
        if (isFirst ? !painter.begin(&device) : !device.newPage())
            return failure(FailureKind::UnwritableFile);
        painter.save();
        painter.scale(device.logicalDpiX() / 72.0, device.logicalDpiY() / 72.0);
        paintItems(painter, page, before);
        painter.restore();
    }
    if (painter.isActive() && !painter.end())
        return failure(FailureKind::UnwritableFile);
    return {};
}

} // namespace mentat
