#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace mentat::test {

/// The contrast of two opaque colors, 1 to 21 (WCAG 2.1, 1.4.3).
[[nodiscard]] inline double contrast(const QColor& one, const QColor& other) {
    const auto linear = [](double channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    const auto luminance = [&](const QColor& color) {
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
               + 0.0722 * linear(color.blueF());
    };
    // In braces: of two temporaries minmax would return references.
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace mentat::test
