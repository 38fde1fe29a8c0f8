#pragma once

#include "reports/tables/listing.h"
#include "scoring/heats/draw/draw_options.h"
#include "scoring/players.h"

namespace mentat {

// Lists of the desk about players.

/// What somebody's games of the event came to.
[[nodiscard]] Listing<GameRecord> gamesOfPlayer(const ReportRequest& request,
                                                const std::vector<GameRecord>& games);

/// Whom the draw keeps apart, a row a wish; known by its number.
[[nodiscard]] Listing<KeepApart> keptApart(const ReportRequest& request);

/// The ways in which a heat could be drawn. hasBound: with the fewest repeats.
[[nodiscard]] Listing<DrawOption> drawOptionsList(const ReportRequest& request,
                                                  const std::vector<DrawOption>& options,
                                                  bool hasBound);

} // namespace mentat
