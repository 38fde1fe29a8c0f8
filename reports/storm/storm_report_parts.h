#pragma once

#include "reports/report.h"
#include "reports/report_cells.h"

namespace mentat {

// Building blocks for the reports of this kind.

[[nodiscard]] const StormPlay& stormOf(const ReportRequest& request);
/// Empty if the player has none, or it has no name.
[[nodiscard]] QString houseName(const StormPlay& play, const PlayerId& player);

/// Rank, name, house, victory points, games; each row with its summands.
[[nodiscard]] ReportTable stormRanking(const ReportRequest& request);

} // namespace mentat
