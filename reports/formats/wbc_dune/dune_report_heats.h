#pragma once

#include "reports/report.h"

namespace mentat {

/// The heats of a Dune event, as far as reports ask.
[[nodiscard]] std::vector<ReportHeat> duneReportHeats(const Event& event);

} // namespace mentat
