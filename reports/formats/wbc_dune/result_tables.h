#pragma once

#include "reports/public_event.h"
#include "scoring/formats/wbc_dune/awards/award_course.h"
#include "scoring/ranking/placement.h"

namespace mentat {

enum class AwardReasons { Told, LeftOut };

/// The awards with who leads or won each, and with what; equals one below the other.
[[nodiscard]] ReportTable awardTable(const ReportRequest& request,
                                     const std::vector<AwardCourse>& courses, AwardReasons reasons);

enum class PlacementReasons { Told, LeftOut };

/// The places of a finished final, with factions, plaques and laurels.
[[nodiscard]] ReportTable placementTable(const ReportRequest& request,
                                         const std::vector<Placement>& placements,
                                         PlacementReasons reasons);

/// What somebody played in the final; absent where it is not known.
[[nodiscard]] std::optional<Faction> factionInFinal(const ReportRequest& request,
                                                    const PlayerId& player);

/// How the first of a finished final came there, in a sentence. placements: at least one.
[[nodiscard]] QString wonFinal(const ReportRequest& request,
                               const std::vector<Placement>& placements);

// The tables of the public pages: as few columns as a phone has room for, nobody's reasons.

/// Who leads or won each Best Faction award, with the game below the name.
[[nodiscard]] ReportTable publicAwards(const PublicRequest& request,
                                       const std::vector<AwardCourse>& courses);

/// The places of a finished final, with factions and laurels.
[[nodiscard]] ReportTable publicPlaces(const PublicRequest& request,
                                       const std::vector<Placement>& placements);

} // namespace mentat
