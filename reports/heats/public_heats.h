#pragma once

#include "reports/public_page.h"

namespace mentat {

/// Who sits where in each heat that has tables, by name and by table; the latest first.
[[nodiscard]] std::vector<PublicPage> publicHeatPages(const ReportRequest& request);

} // namespace mentat
