#include "reports/formats/wbc_dune/game_parts.h"
#include "reports/formats/wbc_dune/result_tables.h"

#include "reports/heats/report_parts.h"
#include "reports/wording/formats/wbc_dune/year_wording.h"
#include "scoring/heats/games/game_lengths.h"

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

ReportTable placementTable(const ReportRequest& request, const std::vector<Placement>& placements,
                           PlacementReasons reasons) {
    const Language& language = request.wording.language();
    const auto text = [&](const char* english) { return reportText(request, english); };
    ReportTable table{text(QT_TRANSLATE_NOOP("Report", "Places in the final")),
                      {numberColumn(u"place"_s, text(QT_TRANSLATE_NOOP("Report", "Place"))),
                       wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player"))),
                       textColumn(u"from"_s, text(QT_TRANSLATE_NOOP("Report", "From"))),
                       textColumn(u"faction"_s, text(QT_TRANSLATE_NOOP("Report", "Faction"))),
                       numberColumn(u"laurels"_s, text(QT_TRANSLATE_NOOP("Report", "Laurels"))),
                       textColumn(u"plaque"_s, text(QT_TRANSLATE_NOOP("Report", "Plaque")))}};
    table.columns.back().isOffWall = true;
    table.hasLeaders = true;
    const NameOf names = namesIn(request.event);
    for (size_t i = 0; i < placements.size(); ++i) {
        const Placement& placement = placements[i];
        const Player& player = *findPlayer(request.event, placement.player);
        const auto faction = factionInFinal(request, placement.player);
        ReportRow row{{numberCell(language, placement.place.value()),
                       strongCell(names(placement.player)), textCell(player.from),
                       faction ? textCell(request.wording.factionName(*faction)) : unknownCell(),
                       laurelsCell(language, placement.laurels),
                       textCell(placement.plaque ? text(QT_TRANSLATE_NOOP("Report", "yes"))
                                                 : text(QT_TRANSLATE_NOOP("Report", "no")))}};
        if (reasons == PlacementReasons::Told && i + 1 < placements.size())
            row.remark
                = request.wording.placement(request.event, placement, placements[i + 1], names);
        row.wallRemark = QString();
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace mentat
