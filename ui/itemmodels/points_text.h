#pragma once

#include "model/points.h"

#include <QString>

namespace mentat {

/// "2.5"; a whole number of points too with one decimal, as tables show them.
template <class Tag>
[[nodiscard]] QString pointsText(HalfPoints<Tag> points) {
    return QString::number(points.halves() / 2)
           + (points.isWhole() ? QStringLiteral(".0") : QStringLiteral(".5"));
}

} // namespace mentat
