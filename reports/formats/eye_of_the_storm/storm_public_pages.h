#pragma once

#include "reports/public_page.h"

namespace mentat {

/// The ranking of the session (R11.4).
[[nodiscard]] std::vector<PublicPage> stormPublicPages(const ReportRequest& request);

} // namespace mentat
