#pragma once

#include "reports/placed_page.h"

namespace mentat {

/// All letter sizes on a report's pages, in points: five, including that of its tables.
struct PageLetters {
    static constexpr double title = 19;
    static constexpr double heading = 13;
    static constexpr double body = 10;
    static constexpr double note = 8;
};

/// The letter sizes of a sheet for the wall, in points; with one size for all its names, at most
/// five per sheet. Normal eyes can read capitals 1/688 of their distance high (five minutes of
/// arc): figures of 30 pt from five meters, names of 14 pt from two and a half.
struct WallLetters {
    static constexpr double title = 34;
    static constexpr double detail = 18;
    static constexpr double figure = 30;
    static constexpr double note = 10;
    static constexpr double minNames = 14;
    static constexpr double maxNames = 28;
};

[[nodiscard]] constexpr TypeStyle narrow(double size, bool isBold = false) {
    return {.size = size, .isBold = isBold, .face = Typeface::Narrow};
}

} // namespace mentat
