#include "tests/gui/painted_texts.h"

#include <QPaintEngine>
#include <QWidget>

#include <cmath>

namespace mentat::test {

namespace {

constexpr int dpi = 96;
constexpr double pointsAnInch = 72;

/// Takes down texts and paints nothing.
class TextTaker final : public QPaintEngine {
public:
    TextTaker() : QPaintEngine(QPaintEngine::AllFeatures) {}

    std::vector<PaintedText> taken;

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& now) override {
        m_toDevice = now.transform();
        m_ink = now.pen().color();
        m_ink.setAlphaF(m_ink.alphaF() * static_cast<float>(now.opacity()));
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& start, const QTextItem& item) override {
        const QRectF box(start.x(), start.y() - item.ascent(), item.width(),
                         item.ascent() + item.descent());
        PaintedText piece;
        piece.text = item.text();
        piece.box = m_toDevice.mapRect(box);
        piece.baseline = m_toDevice.map(start).y();
        piece.pixels = pixelsOf(item.font()) * std::sqrt(std::abs(m_toDevice.determinant()));
        piece.isBold = item.font().weight() >= QFont::DemiBold;
        piece.ink = m_ink;
        piece.room = systemClip().isEmpty() ? piece.box : QRectF(systemClip().boundingRect());
        taken.push_back(std::move(piece));
    }
    [[nodiscard]] Type type() const override { return QPaintEngine::User; }

private:
    [[nodiscard]] static double pixelsOf(const QFont& font) {
        return font.pointSizeF() > 0 ? font.pointSizeF() * dpi / pointsAnInch : font.pixelSize();
    }

    QTransform m_toDevice;
    QColor m_ink;
};

class TextDevice final : public QPaintDevice {
public:
    explicit TextDevice(const QSize& size) : m_size(size) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_taker; }
    [[nodiscard]] std::vector<PaintedText>& taken() const { return m_taker.taken; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth: return m_size.width();
        case PdmHeight: return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return dpi;
        case PdmDepth: return 32;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        case PdmWidthMM:
        case PdmHeightMM:
        case PdmNumColors: break;
        }
        return 0;
    }

private:
    QSize m_size;
    mutable TextTaker m_taker;
};

} // namespace

std::vector<PaintedText> paintedPieces(QWidget& widget) {
    TextDevice device(widget.size());
    widget.render(&device);
    std::erase_if(device.taken(),
                  [](const PaintedText& piece) { return piece.text.trimmed().isEmpty(); });
    return std::move(device.taken());
}

QStringList paintedTexts(QWidget& widget) {
    TextDevice device(widget.size());
    widget.render(&device);
    QStringList texts;
    for (const PaintedText& taken : device.taken())
        texts.append(taken.text);
    return texts;
}

} // namespace mentat::test
