#pragma once

#include "model/values/side.h"

#include <QColor>
#include <QPainter>
#include <QWidget>

#include <optional>

namespace mentat {

/// By custom; never the only sign of a side.
[[nodiscard]] QColor sideColor(Side side);

/// The room that a chip with the two-letter code needs.
[[nodiscard]] QSize chipSize(const QFontMetrics& metrics);
/// A rounded tag with the side's color as a bar at its left, outlined in the text's color.
void paintSideChip(QPainter& painter, const QRect& rect, Side side, const QColor& textColor);

/// A side's chip as a widget, with its name beside it where that has room; empty, but as wide,
/// while there is none.
class SideTag : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// name: as it is read out.
    void setSide(std::optional<Side> side, const QString& name);
    /// How wide the longest name is that may stand beside the chip, in pixels; 0: none does.
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
