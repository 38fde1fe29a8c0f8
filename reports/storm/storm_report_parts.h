#pragma once

#include "reports/report.h"
#include "reports/report_cells.h"

namespace mentat {

// What the reports of this kind are put together from.

[[nodiscard]] const StormPlay& stormOf(const ReportRequest& request);
/// Empty where the player has none, or one without a name.
[[nodiscard]] QString houseName(const StormPlay& play, const PlayerId& player);

/// Rank, name, house, victory points, games; each row with what its sum is made of.
[[nodiscard]] ReportTable stormRanking(const ReportRequest& request);

} // namespace mentat
