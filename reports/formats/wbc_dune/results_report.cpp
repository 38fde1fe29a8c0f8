#include "reports/formats/wbc_dune/dune_report_list.h"

#include "model/failure_kind.h"
#include "reports/formats/wbc_dune/game_parts.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/heats/heats_wording.h"

namespace mentat {

Result<ReportDocument> resultsReport(const ReportRequest& request) {
    const auto heats = heatsAskedFor(request);
    if (!heats)
        return tl::unexpected(heats.error());
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Results")));
    bool hasGames = false;
    for (const Heat* heat : *heats) {
        if (heat->games.empty())
            continue;
        hasGames = true;
        document.add(Heading{2, heatTitle(request.wording.language(), *heat)});
        for (const Game& game : heat->games)
            addGame(document, request, {heat->number, game.table}, game);
    }
    const Game* finalGame = onlyFinalGame(request.event);
    if (!request.heat && finalGame && !finalGame->seats.empty()) {
        hasGames = true;
        addGame(document, request, finalAddress(request.event), *finalGame);
    }
    if (!hasGames)
        document.add(Paragraph{reportText(request, QT_TRANSLATE_NOOP("Report", "No games yet."))});
    return document;
}

} // namespace mentat
