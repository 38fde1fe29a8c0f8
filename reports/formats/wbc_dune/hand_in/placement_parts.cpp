#include "reports/formats/wbc_dune/dune_reports.h"

#include "reports/formats/wbc_dune/game_parts.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/formats/wbc_dune/year_wording.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/heats/games/games_played.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

std::optional<Faction> factionInFinal(const ReportRequest& request, const PlayerId& player) {
    const Game* game = onlyFinalGame(request.event);
    if (!game)
        return std::nullopt;
    const auto seat = std::ranges::find(game->seats, player, &Seat::player);
    return seat == game->seats.end() ? std::nullopt : dune(*seat).faction;
}

QString wonFinal(const ReportRequest& request, const std::vector<Placement>& placements) {
    const Game& game = *onlyFinalGame(request.event);
    FinalCourse course{.victory = *dune(game).victory, .minutes = minutesOf(game)};
    if (game.turns)
        course.turn = game.turns->value();
    for (const Seat& seat : game.seats) {
        if (dune(seat).winner && seat.player != placements.front().player)
            course.allies.append(nameAndFaction(request, seat));
    }
    return finalSentence(request.wording.language(), course);
}

PlacesOfKind dunePlaces(const ReportRequest& request) {
    ListedColumn<ListedPlace> faction{
        .column
        = textColumn(u"faction"_s, reportText(request, QT_TRANSLATE_NOOP("Report", "Faction"))),
        .cell = [&request](const ListedPlace& row) -> ListedCell {
            return FactionCell{factionInFinal(request, row.placement.player)};
        }};
    return {.name = reportText(request, QT_TRANSLATE_NOOP("Report", "Places in the final")),
            .placements = dunePlacements(request.event),
            .own = std::move(faction)};
}

} // namespace mentat
