#pragma once

#include "model/rounds/round.h"
#include "reports/report.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// A game in a report: its heading, how it was won, its seats, and the verdict if it was
/// adjudicated.
void addGame(ReportDocument& document, const ReportRequest& request, const GameAddress& place,
             const Game& game);

/// "Ada Byron (Ixian)", or only the name if the faction is unknown.
[[nodiscard]] QString nameAndFaction(const ReportRequest& request, const Seat& seat);
/// "Ada Byron (Emperor)", listing all winners; empty if there are none.
[[nodiscard]] QString winnersText(const ReportRequest& request, const Game& game);

/// The player's faction in the final; absent if unknown.
[[nodiscard]] std::optional<Faction> factionInFinal(const ReportRequest& request,
                                                    const PlayerId& player);
/// How the first place of a finished final won it, in a sentence. placements: at least one.
[[nodiscard]] QString wonFinal(const ReportRequest& request,
                               const std::vector<Placement>& placements);

} // namespace mentat
