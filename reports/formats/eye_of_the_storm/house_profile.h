#pragma once

#include "reports/report.h"

namespace mentat {

/// The House Profile of everybody registered, a page each, filled in as far as it is known: the
/// house, what it starts with, its decks held against R11.2, the checklist of the decks, and room
/// for favor and for the totals of each game.
[[nodiscard]] Result<ReportDocument> houseProfilesReport(const ReportRequest& request);

} // namespace mentat
