#pragma once

#include "scoring/statistics/figure.h"

#include <QLocale>

namespace mentat {

/// What the value axis shows: from 0, to a round number above everything that is drawn. Shares are
/// drawn in percent.
struct ValueRange {
    double bottom = 0; // 0, or below it where a value is
    double top = 1;
    double step = 1; // between ticks; top and bottom are multiples of it
    int decimals = 0;
    double factor = 1; // of the figure's values: 100 for shares
    bool isPercent = false;

    [[nodiscard]] int ticks() const;
    [[nodiscard]] QString tickText(int tick, const QLocale& locale) const;
};

/// most: so many steps at most, at least 2.
[[nodiscard]] ValueRange rangeOf(const Figure& figure, int most = 5);

} // namespace mentat
