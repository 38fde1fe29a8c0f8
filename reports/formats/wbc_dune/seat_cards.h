#pragma once

#include "reports/report.h"

namespace mentat {

/// A card for each seat of a heat, to be cut out: table, seat, name, the faction where it is drawn.
[[nodiscard]] Result<ReportDocument> seatCardsReport(const ReportRequest& request);

} // namespace mentat
