#pragma once

#include "model/rounds/round.h"
#include "reports/report.h"

namespace mentat {

/// For the GM: whom to phone before the final, how, and what they said.
[[nodiscard]] Result<ReportDocument> callListReport(const ReportRequest& request);

/// Everybody whom the file knows, by name, with a box for each heat, ticked for who is in it
/// already; below them room for new names. Nothing that is not for everybody's eyes.
[[nodiscard]] Result<ReportDocument> checkInListReport(const ReportRequest& request);

/// For the wall: who plays the final, and who stands in for them. Names and homes alone.
[[nodiscard]] Result<ReportDocument> finalistsReport(const ReportRequest& request);

// Who sits where in a heat, for the wall.
[[nodiscard]] Result<ReportDocument> tablesByTableReport(const ReportRequest& request);
[[nodiscard]] Result<ReportDocument> tablesByNameReport(const ReportRequest& request);
// The same of any round.
[[nodiscard]] ReportDocument tablesByTable(const ReportRequest& request, const Round& round);
[[nodiscard]] ReportDocument tablesByName(const ReportRequest& request, const Round& round);

/// For everybody: what the GM answered this year, by topic.
[[nodiscard]] Result<ReportDocument> rulingsReport(const ReportRequest& request);

/// A card for each seat of a heat, to be cut out: table, seat, name, what is drawn.
[[nodiscard]] Result<ReportDocument> seatCardsReport(const ReportRequest& request);

} // namespace mentat
