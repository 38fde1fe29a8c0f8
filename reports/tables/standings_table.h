#pragma once

#include "reports/report.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// For paper and files; for web pages and phones, which have room for few columns and are nobody's
/// reasons.
enum class StandingDetails { All, Public };

/// R4, H5: the standings of an event: rank, name, a column for each key of its order, the cut, why
/// each stands before the next, below them who is disqualified (R6.2).
[[nodiscard]] ReportTable standingsTable(const ReportRequest& request, const Standings& standings,
                                         StandingDetails details);

} // namespace mentat
