#pragma once

#include "reports/tables/listing.h"
#include "scoring/dune/dune_awards.h"

namespace mentat {

/// A player who leads or won an award. A winner whom the GM chose among tied players is listed
/// alone: the reason names the others.
struct AwardedPlayer {
    const AwardCourse* course;
    const Performance* performance; // nullptr: nobody scored with the faction
    bool isLast;                    // of the players who share the award
};

/// The leader or winner of each award, with the figures; tied players on separate rows. For paper
/// and the public. Keeps references to the courses.
[[nodiscard]] Listing<AwardedPlayer> awardsList(const ReportRequest& request,
                                                const std::vector<AwardCourse>& courses);

/// The state of each award: one row per faction, identified by idOf(). For the desk.
[[nodiscard]] Listing<const AwardCourse*> awardCoursesList(const ReportRequest& request,
                                                           const std::vector<AwardCourse>& courses);

/// A performance in one faction's ranking.
struct RankedPerformance {
    Place place;           // shared in a tie
    bool isEqual = false;  // one of several tied at the top
    bool isChosen = false; // by the GM, among tied players
    Performance performance;
};

/// All performances with one faction, highest first; a chosen winner comes before those tied with
/// it.
[[nodiscard]] std::vector<RankedPerformance> performancesOf(const Award& award);
/// For the desk.
[[nodiscard]] Listing<RankedPerformance>
performancesList(const ReportRequest& request, const std::vector<RankedPerformance>& performances);

} // namespace mentat
