#include "reports/formats/wbc_dune/dune_report_list.h"

#include "reports/formats/wbc_dune/game_parts.h"
#include "reports/heats/report_parts.h"
#include "reports/tables/places_list.h"
#include "reports/wording/formats/wbc_dune/victory_wording.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/final/final_game.h"

namespace mentat {

Result<ReportDocument> placementsReport(const ReportRequest& request) {
    ReportDocument document = titledDocument(
        request, reportText(request, QT_TRANSLATE_NOOP("Report", "Places in the final")));
    document.readAt = ReadAt::Wall;
    const auto placements = dunePlacements(request.event);
    if (placements.empty()) {
        document.add(Paragraph{
            reportText(request, QT_TRANSLATE_NOOP("Report", "The final has no result yet."))});
        return document;
    }
    const Game& game = *onlyFinalGame(request.event);
    document.add(FactList{{{reportText(request, QT_TRANSLATE_NOOP("Report", "Victory")),
                            victoryName(request.wording.language(), *dune(game).victory)},
                           {reportText(request, QT_TRANSLATE_NOOP("Report", "Winners")),
                            winnersText(request, game)}}});
    document.add(placesOnPaper(request, placesList(request)));
    BulletList ties;
    for (const auto& players : tiesOfFinal(placements)) {
        ToDo toDo{.kind = ToDoKind::RollInFinal};
        toDo.players = players;
        ties.items.append(request.wording.toDo(toDo, namesIn(request.event)));
    }
    if (!ties.items.isEmpty())
        document.add(std::move(ties));
    document.add(prizesNote(request));
    return document;
}

} // namespace mentat
