#pragma once

#include "model/faction.h"

#include <QColor>
#include <QPainter>
#include <QWidget>

#include <optional>

namespace mentat {

/// By custom; never the only sign of a faction.
[[nodiscard]] QColor factionColor(Faction faction);

/// The room that a chip with the two-letter code needs.
[[nodiscard]] QSize chipSize(const QFontMetrics& metrics);
/// A rounded tag with the faction's color as a bar at its left, outlined in the text's color.
void paintFactionChip(QPainter& painter, const QRect& rect, Faction faction,
                      const QColor& textColor);

/// A faction's chip as a widget, with its name beside it where that has room; empty, but as wide,
/// while there is none.
class FactionTag : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// name: as it is read out.
    void setFaction(std::optional<Faction> faction, const QString& name);
    /// How wide the longest name is that may stand beside the chip, in pixels; 0: none does.
    void keepRoomForName(int width);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<Faction> m_faction;
    int m_nameRoom = 0;
};

} // namespace mentat
