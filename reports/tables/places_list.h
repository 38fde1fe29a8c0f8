#pragma once

#include "reports/public_pages.h"
#include "reports/tables/listing.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// A place, and what separates it from the next (R7.5, H11); empty for the last.
struct ListedPlace {
    Placement placement;
    QString reason{};
};

/// A kind of rules' additions to its places.
struct PlacesOfKind {
    QString name; // of the list
    std::vector<Placement> placements;
    /// More about each, after the hometown: what they played, how far they got.
    std::optional<ListedColumn<ListedPlace>> own{};
    bool hasHomes = true;     // otherwise the column is omitted
    bool areAllStrong = true; // otherwise only those with a plaque
    Audiences reasonsFor = deskAndPaper;
    bool nameReasons = true; // otherwise they are read between two rows
};

/// The places at the end of an event, with laurels and plaques (R7.6); empty while unknown, or if
/// the event's rules have none.
[[nodiscard]] Listing<ListedPlace> placesList(const ReportRequest& request);

/// On paper, with dots from the names to the text far to their right, and without zeros.
[[nodiscard]] ReportTable placesOnPaper(const ReportRequest& request,
                                        const Listing<ListedPlace>& list);
/// The public page.
[[nodiscard]] PublicPage publicPlacesPage(const PublicRequest& request);

} // namespace mentat
