#pragma once

#include "reports/tables/listing.h"
#include "scoring/dune/dune_awards.h"

namespace mentat {

/// Somebody who leads or won an award. One whom the GM chose between equals stands alone: the
/// others are told in the reason.
struct AwardedPlayer {
    const AwardCourse* course;
    const Performance* performance; // nullptr: nobody scored with the faction
    bool isLast;                    // of those who share the award
};

/// Who leads or won each award, and with what; equals one below the other. For paper and for
/// everybody. Keeps references to the courses.
[[nodiscard]] Listing<AwardedPlayer> awardsList(const ReportRequest& request,
                                                const std::vector<AwardCourse>& courses);

/// How far each award is: one row a faction, known by idOf() it. For the desk.
[[nodiscard]] Listing<const AwardCourse*> awardCoursesList(const ReportRequest& request,
                                                           const std::vector<AwardCourse>& courses);

/// A performance in the ranking of one faction.
struct RankedPerformance {
    Place place;           // equal ones share it
    bool isEqual = false;  // one of several names at the top
    bool isChosen = false; // by the GM, among equals
    Performance performance;
};

/// All that was done with one faction, the highest first; who was chosen among equals stands first.
[[nodiscard]] std::vector<RankedPerformance> performancesOf(const Award& award);
/// For the desk.
[[nodiscard]] Listing<RankedPerformance>
performancesList(const ReportRequest& request, const std::vector<RankedPerformance>& performances);

} // namespace mentat
