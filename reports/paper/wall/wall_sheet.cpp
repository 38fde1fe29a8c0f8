#include "reports/paper/wall/wall_sheet.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mentat {

double readableFrom(double size) {
    constexpr double millimetresPerPoint = 25.4 / 72;
    const double arc = std::tan(5.0 / 60 * std::numbers::pi / 180);
    return capitals(size) * millimetresPerPoint / 1000 / arc;
}

double topInMiddle(double middle, double size, qsizetype lines) {
    const double above = baseline(size) - capitals(size); // of the first line's capitals
    const double height = static_cast<double>(std::max<qsizetype>(lines, 1) - 1) * lineHeight(size)
                          + capitals(size);
    return middle - height / 2 - above;
}

} // namespace mentat
