#include "reports/writers/html/svg_chart.h"

#include "reports/charts/chart_painter.h"
#include "reports/charts/placed_painter.h"
#include "reports/text_measure.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr double letterPixels = 13;
constexpr double pageWidth = 720;
constexpr double besideWidth = 560;
constexpr double phoneWidth = 340;

/// A color of the chart and its class name: the page defines the color.
struct Ink {
    QRgb color = 0;
    const char* name = "";
};
constexpr std::array inks{Ink{0xffffffff, "paper"}, Ink{0xff000000, "ink"},
                          Ink{0xff404040, "quiet"}, Ink{0xffc8c8c8, "line"},
                          Ink{0xff505050, "quiet"}, Ink{0xff606060, "bar"},
                          Ink{0xff202020, "other"}, Ink{0xffb04a12, "accent"},
                          Ink{0xfff4f1ec, "tint"},  Ink{0xff8f8f8f, "dim"}};

QString inkOf(const QColor& color) {
    for (const Ink& ink : inks) {
        if (ink.color == color.rgba())
            return QString::fromLatin1(ink.name);
    }
    return u"ink"_s;
}

/// In tenths of a pixel; finer steps are invisible.
QString number(double value) {
    const double rounded = std::round(value * 10) / 10;
    return QString::number(rounded == 0 ? 0 : rounded);
}

/// Writes a painter's lines, areas, and words. Qt's own generator writes colors where a page needs
/// classes for its light and dark look, and makes whole documents.
class SvgEngine : public QPaintEngine {
public:
    explicit SvgEngine(bool hasOwnLetters)
        : QPaintEngine(AllFeatures)
        , m_hasOwnLetters(hasOwnLetters) {}

    [[nodiscard]] const Html& drawn() const { return m_drawn; }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}

    void drawPath(const QPainterPath& path) override {
        QString d;
        for (int i = 0; i < path.elementCount(); ++i) {
            const QPainterPath::Element& element = path.elementAt(i);
            if (element.isMoveTo())
                d += u'M';
            else if (element.isLineTo())
                d += u'L';
            else if (element.isCurveTo())
                d += u'C';
            else
                d += u' ';
            d += placed(element);
        }
        add(d, inkOfBrush());
    }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QString d;
        for (int i = 0; i < count; ++i)
            d += (i == 0 ? u'M' : u'L') + placed(points[i]);
        const bool isLine = mode == PolylineMode;
        add(isLine ? d : QString(d + u'Z'), isLine ? QString() : inkOfBrush());
    }
    void drawLines(const QLineF* lines, int count) override {
        QString d;
        for (int i = 0; i < count; ++i)
            d += u'M' + placed(lines[i].p1()) + u'L' + placed(lines[i].p2());
        if (count > 0)
            add(d, {});
    }
    void drawRects(const QRectF* rects, int count) override {
        for (int i = 0; i < count; ++i) {
            const QRectF& rect = rects[i];
            const std::array corners{rect.topLeft(), rect.topRight(), rect.bottomRight(),
                                     rect.bottomLeft()};
            drawPolygon(corners.data(), int(corners.size()), ConvexMode);
        }
    }

    /// Two arcs: a quarter of the path's curves.
    void drawEllipse(const QRectF& box) override {
        const QString radii = number(box.width() / 2) + u' ' + number(box.height() / 2);
        const QPointF left(box.left(), box.center().y());
        const QPointF right(box.right(), box.center().y());
        const QString arc = u"A"_s + radii + u" 0 0 1 "_s;
        add(u'M' + placed(left) + arc + placed(right) + arc + placed(left), inkOfBrush());
    }

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QTransform& transform = state->transform();
        QString turned;
        if (transform.type() > QTransform::TxTranslate)
            turned = u" rotate(%1)"_s.arg(
                number(std::atan2(transform.m12(), transform.m11()) * 180 / std::numbers::pi));
        // Set the measured length, so that another font does not overflow.
        m_drawn += Html("<text class=\"fill-%1\" transform=\"translate(%2)%3\" textLength=\"%4\" "
                        "lengthAdjust=\"spacingAndGlyphs\"%5>%6</text>\n",
                        inkOf(state->pen().color()), placed(at), turned, number(item.width()),
                        lettersOf(item.font()), item.text());
    }

private:
    /// A chart has one font size, set by the page's style.
    [[nodiscard]] Html lettersOf(const QFont& font) const {
        if (!m_hasOwnLetters)
            return {};
        return Html(" font-size=\"%1\"%2", font.pixelSize(),
                    Html::when(font.bold(), " font-weight=\"600\""));
    }
    [[nodiscard]] QString placed(const QPointF& point) const {
        const QPointF at = state->transform().map(point);
        return number(at.x()) + u' ' + number(at.y());
    }
    [[nodiscard]] QString inkOfBrush() const {
        return state->brush().style() == Qt::NoBrush ? QString() : inkOf(state->brush().color());
    }

    void add(const QString& d, const QString& fill) {
        const QPen pen = state->pen();
        QStringList classes;
        if (!fill.isEmpty())
            classes.append(u"fill-"_s + fill);
        Html attributes;
        if (pen.style() != Qt::NoPen) {
            classes.append(u"stroke-"_s + inkOf(pen.color()));
            attributes = Html(" stroke-width=\"%1\"", number(std::max(pen.widthF(), 0.5)));
            if (pen.joinStyle() == Qt::RoundJoin)
                attributes += " stroke-linejoin=\"round\"";
            if (pen.style() != Qt::SolidLine)
                attributes += Html(" stroke-dasharray=\"%1\"", dashesOf(pen));
        }
        m_drawn += Html("<path class=\"%1\"%2 d=\"%3\"/>\n", classes.join(u' '), attributes, d);
    }

    /// The pattern in multiples of the pen's width.
    [[nodiscard]] static QString dashesOf(const QPen& pen) {
        QStringList lengths;
        for (const qreal length : pen.dashPattern())
            lengths.append(number(length * pen.widthF()));
        return lengths.join(u' ');
    }

    Html m_drawn;
    bool m_hasOwnLetters;
};

class SvgCanvas : public QPaintDevice {
public:
    explicit SvgCanvas(bool hasOwnLetters = false) : m_engine(hasOwnLetters) {}
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
    [[nodiscard]] const Html& drawn() const { return m_engine.drawn(); }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
        case PdmWidthMM:
        case PdmHeightMM: return 10000;
        case PdmNumColors: return 1 << 24;
        case PdmDepth: return 24;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
        default: return 0;
        }
    }

private:
    mutable SvgEngine m_engine;
};

Html svgOf(const QString& name, QSizeF size, const QString& said, const SvgCanvas& canvas) {
    return Html("<svg class=\"%1\" viewBox=\"0 0 %2 %3\" width=\"%2\" height=\"%3\" role=\"img\" "
                "aria-label=\"%4\">\n%5</svg>\n",
                name, number(size.width()), number(size.height()), said, canvas.drawn());
}

Html drawnAs(const FigureDrawing& drawing, double width, const QString& name) {
    ChartLook look = paperLook(qRound(letterPixels));
    const double height = leastHeight(drawing, look, width);
    const ChartPlan plan = planOf(drawing, look, QSizeF(width, height));
    SvgCanvas canvas;
    {
        QPainter painter(&canvas);
        const ChartPainter chart(painter, drawing, look, plan);
        chart.paintFrame();
        chart.paintMarks();
    }
    const FigureWords& words = drawing.words;
    const QString said
        = words.sentence.isEmpty() ? words.title : QString(words.title + u". "_s + words.sentence);
    return svgOf(name, {width, height}, said, canvas);
}

} // namespace

Html chartStyle() {
    Html style(".chart svg { display: block; max-width: 100%; height: auto; fill: none; }\n");
    style += Html(".chart svg:not(.picture) text { font-size: %1px; }\n", number(letterPixels));
    style
        += ".chart .on-phone { display: none; }\n"
           "@media screen and (max-width: 40rem) {\n"
           "  .chart .on-page { display: none; }\n"
           "  .chart .on-phone { display: block; } }\n"
           // Up to the edge of the window; a shadow where there is more of it.
           ".chart.wide { overflow-x: auto; margin-right: min(0px, 31rem - 50vw);\n"
           "  background: linear-gradient(to left, transparent, var(--paper) 2rem) -1px 0,\n"
           "    linear-gradient(to right, transparent, var(--paper) 2rem) calc(100% + 1px) 0,\n"
           "    linear-gradient(to left, transparent, var(--line)) 0 0,\n"
           "    linear-gradient(to right, transparent, var(--line)) 100% 0;\n"
           "  background-repeat: no-repeat; background-attachment: local, local, scroll, scroll;\n"
           "  background-size: 3rem 100%, 3rem 100%, .8rem 100%, .8rem 100%; }\n"
           ".chart.wide svg { max-width: none; }\n"
           ".chart.widest { margin-left: min(0px, 31rem - 50vw); }\n"
           "@media print { .chart { break-inside: avoid; } .chart.wide svg { max-width: 100%; } }\n";
    for (const char* ink :
         {"paper", "ink", "quiet", "line", "bar", "other", "accent", "tint", "dim"})
        style += Html(
            ".chart .fill-%1 { fill: var(--%1); } .chart .stroke-%1 { stroke: var(--%1); }\n",
            QString::fromLatin1(ink));
    return style;
}

Html svgCharts(const FigureDrawing& drawing, ChartSpace room) {
    if (!isWorthAChart(drawing.figure))
        return {};
    return Html("<div class=\"chart\">\n%1%2</div>\n",
                drawnAs(drawing, room == ChartSpace::Page ? pageWidth : besideWidth, u"on-page"_s),
                drawnAs(drawing, phoneWidth, u"on-phone"_s));
}

namespace {

constexpr double pictureMargin = 2; // for outlines at the edges
constexpr double phoneScreen = 366;
constexpr double besideText = 1104; // of a window 1280 pixels wide, from where the text begins

Html pictureOf(const PlacedPage& page, const QString& title, const QString& name) {
    SvgCanvas canvas(true);
    {
        QPainter painter(&canvas);
        painter.translate(pictureMargin, pictureMargin);
        paintPlaced(painter, page, paperLook(qRound(letterPixels)));
    }
    return svgOf(name, page.size + QSizeF(2 * pictureMargin, 2 * pictureMargin), title, canvas);
}

} // namespace

Html svgPicture(const SheetPicture& picture) {
    const bool isForAll = !picture.narrow && picture.page.size.width() <= phoneScreen;
    const Html wide
        = pictureOf(picture.page, picture.title, isForAll ? u"picture"_s : u"picture on-page"_s);
    const Html narrow = picture.narrow
                            ? pictureOf(*picture.narrow, picture.title, u"picture on-phone"_s)
                            : Html();
    const bool isWidest = picture.page.size.width() + 2 * pictureMargin > besideText;
    return Html("<div class=\"%1\">\n%2%3</div>\n",
                isWidest ? u"chart wide widest"_s : u"chart wide"_s, wide, narrow);
}

} // namespace mentat
