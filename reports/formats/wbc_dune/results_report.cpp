#include "reports/formats/wbc_dune/dune_report_list.h"

#include "model/failure_kind.h"
#include "reports/formats/wbc_dune/game_parts.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/heats/heats_wording.h"

#include <algorithm>

namespace mentat {

Result<ReportDocument> resultsReport(const ReportRequest& request) {
    const auto rounds = roundsAskedFor(request);
    if (!rounds)
        return tl::unexpected(rounds.error());
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Results")));
    bool hasGames = false;
    for (const Round& round : *rounds) {
        if (std::ranges::all_of(round.games(), [](const Game& game) { return game.seats.empty(); }))
            continue;
        hasGames = true;
        if (round.heat()) // the final's one game is headed by its name
            document.add(Heading{2, numberedTitle(request.wording.language(), round)});
        for (const Game& game : round.games())
            addGame(document, request, {round.id(), game.table}, game);
    }
    if (!hasGames)
        document.add(Paragraph{reportText(request, QT_TRANSLATE_NOOP("Report", "No games yet."))});
    return document;
}

} // namespace mentat
