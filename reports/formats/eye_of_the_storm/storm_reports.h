#pragma once

#include "reports/report.h"

namespace mentat {

/// The reports of a session of scoring play.
[[nodiscard]] std::span<const Report> stormReports();

} // namespace mentat
