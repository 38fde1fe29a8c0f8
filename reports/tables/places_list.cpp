#include "reports/tables/places_list.h"

#include "reports/heats/report_parts.h"
#include "reports/reports_kind.h"
#include "reports/wording/language/phrase.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

std::vector<ListedPlace> listedPlaces(const ReportRequest& request,
                                      const std::vector<Placement>& placements) {
    const PlayerIndex players(request.event);
    const auto nameOf = [&](const PlayerId& player) { return players.nameOf(player); };
    std::vector<ListedPlace> places;
    for (size_t i = 0; i < placements.size(); ++i) {
        places.push_back({placements[i]});
        if (i + 1 < placements.size())
            places.back().reason = request.wording.placement(request.event, placements[i],
                                                             placements[i + 1], nameOf);
    }
    return places;
}

} // namespace

Listing<ListedPlace> placesList(const ReportRequest& request) {
    const auto make = kindOf<ReportsKind>(request.event).places;
    if (!make)
        return {};
    const PlacesOfKind kind = make(request);
    Listing<ListedPlace> list{.name = kind.name,
                              .columns = {},
                              .rows = listedPlaces(request, kind.placements),
                              .key
                              = [](const ListedPlace& row) { return row.placement.player.text(); }};
    list.columns.push_back(
        {.column = numberColumn(u"place"_s, say(request, Phrase("Report", "Place"))),
         .cell = [](const ListedPlace& row) -> ListedCell {
             return PlaceCell{row.placement.place, row.placement.tied};
         }});
    list.columns.push_back(
        {.column = wideColumn(u"name"_s, say(request, Phrase("Report", "Player"))),
         .cell = [areAllStrong = kind.areAllStrong](const ListedPlace& row) -> ListedCell {
             return PersonCell{row.placement.player, areAllStrong || row.placement.plaque};
         }});
    if (kind.hasHomes)
        list.columns.push_back(
            {.column = textColumn(u"from"_s, say(request, Phrase("Report", "From"))),
             .readers = deskAndPaper,
             .cell = [&event = request.event](const ListedPlace& row) -> ListedCell {
                 return TextCell{findPlayer(event, row.placement.player)->from};
             }});
    if (kind.own)
        list.columns.push_back(*kind.own);
    list.columns.push_back(
        {.column = numberColumn(u"laurels"_s, say(request, Phrase("Report", "Laurels"))),
         .cell = [](const ListedPlace& row) -> ListedCell {
             return LaurelsCell{row.placement.laurels};
         }});
    list.columns.push_back(
        {.column = offWall(textColumn(u"plaque"_s, say(request, Phrase("Report", "Plaque")))),
         .readers = deskAndPaper,
         .cell
         = [word = say(request, Phrase("Report", "plaque"))](const ListedPlace& row) -> ListedCell {
             return FlagCell{row.placement.plaque, word};
         }});
    list.columns.push_back(
        {.column = offWall(wideColumn(u"reason"_s, say(request, Phrase("Report", "Why")))),
         .readers = kind.reasonsFor,
         .cell = [](const ListedPlace& row) -> ListedCell { return TextCell{row.reason}; },
         .isBelow = true});
    return list;
}

ReportTable placesOnPaper(const ReportRequest& request, const Listing<ListedPlace>& list) {
    ReportTable table = tableAt(request, list, Audience::Paper);
    table.hasLeaders = true;
    return table;
}

PublicPage publicPlacesPage(const PublicRequest& request) {
    ReportTable table = publicTable(request, placesList(request));
    PublicPage page{.file = u"places"_s,
                    .title = table.name,
                    .document = titledDocument(request, table.name),
                    .isEmpty = table.rows.empty()};
    if (page.isEmpty)
        page.document.add(
            Paragraph{say(request, Phrase("Report", "The final has no result yet."))});
    else
        page.document.add(std::move(table));
    return page;
}

} // namespace mentat
