#pragma once

#include "reports/report.h"
#include "scoring/placement.h"

namespace mentat {

enum class PlacementReasons { Told, LeftOut };

/// The places of a finished final, with factions, plaques and laurels.
[[nodiscard]] ReportTable placementTable(const ReportRequest& request,
                                         const std::vector<Placement>& placements,
                                         PlacementReasons reasons);

} // namespace mentat
