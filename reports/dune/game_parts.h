#pragma once

#include "model/rounds/round.h"
#include "reports/report.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// A game as a report tells it: its heading, how it was won, its seats, and the verdict where it
/// was adjudicated.
void addGame(ReportDocument& document, const ReportRequest& request, const GameAddress& place,
             const Game& game);

/// "Ada Byron (Ixian)", the name alone where the faction is not known.
[[nodiscard]] QString nameAndFaction(const ReportRequest& request, const Seat& seat);
/// "Ada Byron (Emperor)", the winners one after another; empty where there are none.
[[nodiscard]] QString winnersText(const ReportRequest& request, const Game& game);

/// What somebody played in the final; absent where it is not known.
[[nodiscard]] std::optional<Faction> factionInFinal(const ReportRequest& request,
                                                    const PlayerId& player);
/// How the first of a finished final came there, in a sentence. placements: at least one.
[[nodiscard]] QString wonFinal(const ReportRequest& request,
                               const std::vector<Placement>& placements);

} // namespace mentat
