#include "reports/formats/wbc_dune/dune_report_heats.h"

#include <algorithm>

namespace mentat {

std::vector<ReportHeat> duneReportHeats(const Event& event) {
    std::vector<ReportHeat> all;
    for (const Heat& heat : std::get<DunePlay>(event.play).heats) {
        const bool isOver
            = !heat.games.empty() && std::ranges::all_of(heat.games, [](const Game& game) {
                  return game.isVoid || game.victory.has_value();
              });
        all.push_back({heat.number, !heat.games.empty(), isOver});
    }
    return all;
}

} // namespace mentat
