#include "tests/gui/painted_texts.h"

#include <QPaintEngine>
#include <QWidget>

namespace mentat::test {

namespace {

/// Takes down texts and paints nothing.
class TextTaker final : public QPaintEngine {
public:
    TextTaker() : QPaintEngine(QPaintEngine::AllFeatures) {}

    QStringList texts;

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF&, const QTextItem& item) override { texts.append(item.text()); }
    [[nodiscard]] Type type() const override { return QPaintEngine::User; }
};

class TextDevice final : public QPaintDevice {
public:
    explicit TextDevice(const QSize& size) : m_size(size) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_taker; }
    [[nodiscard]] const QStringList& texts() const { return m_taker.texts; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth: return m_size.width();
        case PdmHeight: return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
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

QStringList paintedTexts(QWidget& widget) {
    TextDevice device(widget.size());
    widget.render(&device);
    return device.texts();
}

} // namespace mentat::test
