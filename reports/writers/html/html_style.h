#pragma once

#include "reports/paper.h"
#include "reports/writers/html/html.h"

namespace mentat {

/// The style of a report as a page: follows light and dark, scrolls wide tables by themselves on a
/// phone, and keeps rows whole in print.
[[nodiscard]] Html htmlStyle(Paper paper, Orientation orientation);

} // namespace mentat
