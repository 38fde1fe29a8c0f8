#pragma once

#include "model/values/side.h"

#include <QColor>
#include <QPainter>
#include <QWidget>

#include <optional>

namespace mentat {

/// By custom; never the only sign of a side.
[[nodiscard]] QColor sideColor(Side side);

/// The size of a chip with the two-letter code.
[[nodiscard]] QSize chipSize(const QFontMetrics& metrics);
/// A rounded tag with the side's color as a bar at its left, outlined in the text color.
void paintSideChip(QPainter& painter, const QRect& rect, Side side, const QColor& textColor);

/// A side's chip as a widget, with its name next to it if that fits; empty, but as wide, without a
/// side.
class SideTag : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// name: for screen readers.
    void setSide(std::optional<Side> side, const QString& name);
    /// The width reserved for the longest name next to the chip, in pixels; 0: no name is shown.
    void keepRoomForName(int width);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<Side> m_side;
    int m_nameRoom = 0;
};

} // namespace mentat
