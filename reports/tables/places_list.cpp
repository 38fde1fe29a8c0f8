#include "reports/tables/places_list.h"

#include "reports/heats/report_parts.h"
#include "reports/reports_kind.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/wording.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

std::vector<ListedPlace> listedPlaces(const ReportRequest& request, const PlacesOfKind& kind) {
    const std::vector<Placement>& placements = kind.placements;
    const PlayerIndex players(request.event);
    NameOf nameOf;
    if (kind.nameReasons)
        nameOf = [&](const PlayerId& player) { return players.nameOf(player); };
    std::vector<ListedPlace> places;
    for (size_t i = 0; i < placements.size(); ++i)
        places.push_back({placements[i], placementText(request.wording.language(), request.event,
                                                       placements, i, nameOf)});
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
                              .rows = listedPlaces(request, kind),
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
    for (size_t column = 0; column < table.columns.size(); ++column) {
        if (table.columns[column].key != u"laurels"_s)
            continue;
        for (ReportRow& row : table.rows) {
            ReportCell& cell = row.cells[column];
            if (cell.number == 0) // spreadsheets have it
                cell.text.clear();
        }
    }
    return table;
}

namespace {

constexpr size_t mostOnPodium = 3;

/// What a row says besides the place, the name, and the laurels: the faction.
QStringList ownTexts(const ReportTable& table, size_t row) {
    QStringList texts;
    for (size_t i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].align == Align::Start && !table.columns[i].isWide)
            texts.append(table.rows[row].cells[i].text);
    }
    return texts;
}

Podium podiumOf(const PublicRequest& request, const Listing<ListedPlace>& list,
                const ReportTable& table) {
    const size_t steps = std::min(list.rows.size(), mostOnPodium);
    // Where all say the same ("Final"), it says nothing of one.
    bool tellsApart = false;
    for (size_t i = 1; i < steps; ++i)
        tellsApart = tellsApart || ownTexts(table, i) != ownTexts(table, 0);
    Podium podium;
    for (size_t i = 0; i < steps; ++i)
        podium.steps.push_back(podiumStep(request, list.rows[i].placement,
                                          tellsApart ? ownTexts(table, i) : QStringList()));
    return podium;
}

} // namespace

PublicPage publicPlacesPage(const PublicRequest& request) {
    const Listing<ListedPlace> list = placesList(request);
    ReportTable table = publicTable(request, list);
    PublicPage page{.file = u"places"_s,
                    .title = table.name,
                    .document = titledDocument(request, table.name),
                    .isEmpty = table.rows.empty()};
    if (page.isEmpty) {
        page.document.add(
            Paragraph{say(request, Phrase("Report", "The final has no result yet."))});
    } else {
        page.glance.emplace_back(podiumOf(request, list, table));
        page.document.add(std::move(table));
    }
    return page;
}

} // namespace mentat
