#pragma once

#include <QFontMetrics>

#include <algorithm>

namespace mentat {

enum class Density { Compact, Comfortable };

// From one row to the next, in pixels: with the platform's font, and more with a larger one.

/// Of every list.
[[nodiscard]] inline int listPitch(const QFontMetrics& metrics, Density density) {
    const bool compact = density == Density::Compact;
    return std::max(compact ? 28 : 36, metrics.height() + (compact ? 10 : 18));
}

/// Of the lines within a card, whatever the lists have.
[[nodiscard]] inline int cardPitch(const QFontMetrics& metrics) {
    return std::max(26, metrics.height() + 8);
}

} // namespace mentat
