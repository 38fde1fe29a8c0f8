#pragma once

#include "reports/public_pages.h"
#include "reports/tables/listing.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// A place, and why it comes before the next (R7.5, H11); of the last empty.
struct ListedPlace {
    Placement placement;
    QString reason{};
};

/// What a kind of rules says of its places.
struct PlacesOfKind {
    QString name; // of the list
    std::vector<Placement> placements;
    /// What else is said of each, behind the home: what they played, how far they came.
    std::optional<ListedColumn<ListedPlace>> own{};
    bool hasHomes = true;     // else their column would be empty
    bool areAllStrong = true; // else those with a plaque
    Audiences reasonsFor = deskAndPaper;
};

/// The places at the end of an event, with laurels and plaques (R7.6); empty as long as they are
/// not known, and where the event's rules have none.
[[nodiscard]] Listing<ListedPlace> placesList(const ReportRequest& request);

/// On paper, where dots lead from the names to what stands far to their right.
[[nodiscard]] ReportTable placesOnPaper(const ReportRequest& request,
                                        const Listing<ListedPlace>& list);
/// The page for everybody.
[[nodiscard]] PublicPage publicPlacesPage(const PublicRequest& request);

} // namespace mentat
