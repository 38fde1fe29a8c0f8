#pragma once

#include <QFont>
#include <QImage>
#include <QPaintDevice>
#include <QPainterPath>
#include <QPen>
#include <QTransform>

#include <memory>
#include <variant>
#include <vector>

namespace mentat {

/// What was painted, kept as paths and texts, to be painted again on another device and another
/// thread. (A QPicture loses the scale of what a scene paints.) Clips and opacity are not kept:
/// charts need none.
class Recording final : public QPaintDevice {
public:
    /// size: in the units of whoever paints.
    explicit Recording(QSizeF size);
    ~Recording() override;

    /// Its corner is the painter's origin. Leaves the painter as it was.
    void paintOn(QPainter& painter) const;

    [[nodiscard]] QPaintEngine* paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;
    struct Letters {
        QPointF at;
        QString text;
        QFont font;
    };
    struct Points {
        QRectF box;
        QImage image;
    };
    struct Painted {
        QTransform transform;
        QPen pen;
        QBrush brush;
        std::variant<QPainterPath, Letters, Points> what;
    };

    QSizeF m_size;
    std::vector<Painted> m_painted;
    std::unique_ptr<Engine> m_engine;
};

} // namespace mentat
