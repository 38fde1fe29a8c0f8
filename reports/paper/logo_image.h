#pragma once

#include "model/values/logo.h"

#include <QImage>

namespace mentat {

/// A logo's own width and height, in pixels; empty if it cannot, or must not, be drawn.
[[nodiscard]] QSize sizeOfLogo(const Logo& logo);

/// Drawn as large as fits into this size, in proportion; null on failure.
[[nodiscard]] QImage imageOfLogo(const Logo& logo, const QSize& within);

} // namespace mentat
