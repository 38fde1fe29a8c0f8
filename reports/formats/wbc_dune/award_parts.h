#pragma once

#include "reports/report.h"
#include "scoring/formats/wbc_dune/awards/award_course.h"

namespace mentat {

enum class AwardReasons { Told, LeftOut };

/// The awards with who leads or won each, and with what; equals one below the other.
[[nodiscard]] ReportTable awardTable(const ReportRequest& request,
                                     const std::vector<AwardCourse>& courses, AwardReasons reasons);

} // namespace mentat
