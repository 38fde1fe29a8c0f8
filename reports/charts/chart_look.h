#pragma once

#include "model/faction.h"

#include <QColor>
#include <QFont>

#include <map>
#include <vector>

namespace mentat {

/// What charts look like: passed in, so that they follow whatever theme there is. Lengths follow
/// the height of the font.
struct ChartLook {
    QColor background;
    QColor text;
    QColor weakText;
    QColor grid;
    QColor edge; // of the axes
    /// Of the series, in turn: at least one. Hatches, marks and dashes tell them apart.
    std::vector<QColor> fills;
    /// A small addition beside the name of a faction; empty: none.
    std::map<Faction, QColor> factions{};
    QFont font{};
    friend bool operator==(const ChartLook&, const ChartLook&) = default;
};

/// Grey on white, letters of that many units (at least 10: letters have whole sizes).
[[nodiscard]] ChartLook paperLook(int letters);

} // namespace mentat
