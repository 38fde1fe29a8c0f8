#pragma once

#include "model/values/logo.h"

#include <QImage>

namespace mentat {

/// The width and height that a logo gives itself, in pixels; empty where it cannot, or must
/// not, be drawn.
[[nodiscard]] QSize sizeOfLogo(const Logo& logo);

/// Drawn in as many pixels as fit into so many, its proportions kept; null where that fails.
[[nodiscard]] QImage imageOfLogo(const Logo& logo, const QSize& within);

} // namespace mentat
