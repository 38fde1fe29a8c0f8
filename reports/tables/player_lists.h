#pragma once

#include "reports/tables/listing.h"
#include "scoring/heats/draw/draw_options.h"
#include "scoring/players.h"

namespace mentat {

// The desk's lists about players.

/// A player's results in the event.
[[nodiscard]] Listing<GameRecord> gamesOfPlayer(const ReportRequest& request,
                                                const std::vector<GameRecord>& games);

/// Keep-apart wishes, one per row; identified by number.
[[nodiscard]] Listing<KeepApart> keptApart(const ReportRequest& request);

/// The ways to draw a heat. hasBound: with the fewest possible repeats.
[[nodiscard]] Listing<DrawOption> drawOptionsList(const ReportRequest& request,
                                                  const std::vector<DrawOption>& options,
                                                  bool hasBound);

} // namespace mentat
