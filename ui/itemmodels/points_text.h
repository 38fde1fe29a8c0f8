#pragma once

#include "model/points.h"

#include <QLocale>
#include <QString>

namespace mentat {

/// "2.5", in the locale's own writing; a whole number of points too with one decimal, as tables
/// show them.
template <class Tag>
[[nodiscard]] QString pointsText(HalfPoints<Tag> points) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(static_cast<double>(points.halves()) / 2, 'f', 1);
}

} // namespace mentat
