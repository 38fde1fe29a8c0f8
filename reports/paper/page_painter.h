#pragma once

#include "model/result.h"
#include "reports/placed_page.h"

#include <functional>

class QPagedPaintDevice;
class QPainter;

namespace mentat {

/// Paints a page with a painter whose unit is the point and whose origin is the page's upper left
/// corner, at any scale and position. Restores the painter.
void paintPage(QPainter& painter, const PlacedPage& page);

/// Called before each item of a page with its index; may paint.
using BeforeItem = std::function<void(QPainter& painter, size_t item)>;

/// Sets size and margins of the device for each page and paints it: a PDF, a printer, a preview.
/// Fails if the device cannot be painted on.
[[nodiscard]] Result<void> printPages(const std::vector<PlacedPage>& pages,
                                      QPagedPaintDevice& device, const BeforeItem& before = {});

} // namespace mentat
