#include "reports/formats/wbc_dune/dune_report_list.h"

#include "reports/heats/hand_in_files.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"

namespace mentat {

Result<ReportFiles> handInFolder(const ReportRequest& request) {
    RoundAfterHeats last{reportText(request, QT_TRANSLATE_NOOP("Report", "Final")), {}};
    const Game* finalGame = onlyFinalGame(request.event);
    if (finalGame && isCompleted(*finalGame))
        last.games.push_back(finalGame);
    return handInFiles(request, {.rounds = {last}, .placements = dunePlacements(request.event)});
}

} // namespace mentat
