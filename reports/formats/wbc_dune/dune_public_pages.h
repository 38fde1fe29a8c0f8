#pragma once

#include "reports/public_page.h"

namespace mentat {

/// Who sits where in each heat, the latest first; standings, awards, line-up and places, each in as
/// few columns as a phone has room for.
[[nodiscard]] std::vector<PublicPage> dunePublicPages(const ReportRequest& request);

} // namespace mentat
