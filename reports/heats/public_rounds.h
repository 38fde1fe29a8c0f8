#pragma once

#include "reports/public_pages.h"

namespace mentat {

/// Who sits where in each round that has tables, by name and by table; the latest first. An
/// advanced round of one table has no page.
[[nodiscard]] std::vector<PublicPage> publicRoundPages(const PublicRequest& request);

} // namespace mentat
