#pragma once

#include "model/faction.h"

#include <QColor>
#include <QPainter>

namespace mentat {

/// By custom; never the only sign of a faction.
[[nodiscard]] QColor factionColour(Faction faction);

/// The room that a chip with the two-letter code needs.
[[nodiscard]] QSize chipSize(const QFontMetrics& metrics);
/// A rounded tag with the faction's colour as a bar at its left, outlined in the text's colour.
void paintFactionChip(QPainter& painter, const QRect& rect, Faction faction,
                      const QColor& textColour);

} // namespace mentat
