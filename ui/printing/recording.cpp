#include "ui/printing/recording.h"

#include <QPaintEngine>
#include <QPainter>

#include <cmath>
#include <limits>

namespace mentat {

namespace {

constexpr int dotsAnInch = 72; // letters have sizes in the painter's units: nothing follows this
constexpr double millimetresAnInch = 25.4;

/// As a font that was never used: one that a text's document has used keeps the sizes of the device
/// on which that was.
QFont freeOf(const QFont& used) {
    QFont font(used.family());
    font.setPixelSize(used.pixelSize());
    font.setBold(used.bold());
    font.setItalic(used.italic());
    font.setHintingPreference(used.hintingPreference());
    return font;
}

} // namespace

/// Takes down what a painter asks for.
class Recording::Engine final : public QPaintEngine {
public:
    explicit Engine(std::vector<Painted>& painted)
        : QPaintEngine(AllFeatures)
        , m_painted(painted) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }
    void updateState(const QPaintEngineState&) override {} // asked for at each act

    void drawPath(const QPainterPath& path) override { take(path, painter()->brush()); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPainterPath path;
        path.moveTo(points[0]);
        for (int i = 1; i < count; ++i)
            path.lineTo(points[i]);
        if (mode != PolylineMode)
            path.closeSubpath();
        path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        take(path, mode == PolylineMode ? QBrush(Qt::NoBrush) : painter()->brush());
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        take(Letters{at, item.text(), freeOf(item.font())}, Qt::NoBrush);
    }
    void drawPixmap(const QRectF& box, const QPixmap& pixmap, const QRectF& part) override {
        take(Points{box, pixmap.copy(part.toAlignedRect()).toImage()}, Qt::NoBrush);
    }

private:
    template <class What>
    void take(What what, const QBrush& brush) {
        m_painted.push_back(
            {painter()->combinedTransform(), painter()->pen(), brush, std::move(what)});
    }

    std::vector<Painted>& m_painted;
};

Recording::Recording(QSizeF size) : m_size(size), m_engine(std::make_unique<Engine>(m_painted)) {}

Recording::~Recording() = default;

QPaintEngine* Recording::paintEngine() const {
    return m_engine.get();
}

int Recording::metric(PaintDeviceMetric metric) const {
    switch (metric) {
    case PdmWidth: return static_cast<int>(std::ceil(m_size.width()));
    case PdmHeight: return static_cast<int>(std::ceil(m_size.height()));
    case PdmWidthMM: return static_cast<int>(m_size.width() * millimetresAnInch / dotsAnInch);
    case PdmHeightMM: return static_cast<int>(m_size.height() * millimetresAnInch / dotsAnInch);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY: return dotsAnInch;
    case PdmDepth: return 32;
    case PdmDevicePixelRatio: return 1;
    case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
    case PdmNumColors: return std::numeric_limits<int>::max();
    default: return QPaintDevice::metric(metric);
    }
}

void Recording::paintOn(QPainter& painter) const {
    painter.save();
    const QTransform base = painter.transform();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    for (const Painted& one : m_painted) {
        painter.setTransform(one.transform * base);
        painter.setPen(one.pen);
        painter.setBrush(one.brush);
        if (const auto* letters = std::get_if<Letters>(&one.what)) {
            painter.setFont(letters->font);
            painter.drawText(letters->at, letters->text);
        } else if (const auto* points = std::get_if<Points>(&one.what))
            painter.drawImage(points->box, points->image);
        else
            painter.drawPath(std::get<QPainterPath>(one.what));
    }
    painter.restore();
}

} // namespace mentat
