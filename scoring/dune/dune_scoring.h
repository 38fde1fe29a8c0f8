#pragma once

#include "model/event.h"
#include "scoring/dune/dune_awards.h"
#include "scoring/dune/figures/dune_figures.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/dune/today/dune_to_do.h"
#include "scoring/dune/today/dune_warnings.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/players.h"
#include "scoring/scoring_kind.h"
#include "scoring/statistics/history.h"

namespace mentat {

/// Every registered player, in the order of registration. The event has heats and no R10 error.
[[nodiscard]] std::vector<PlayerRecord> duneRecords(const Event& event);

/// The event has heats and no R10 error.
[[nodiscard]] YearFacts duneYearFacts(const Event& event);

/// What Dune supplies to the heats: the factions that Mentat draws or that remain (R1.3, R1.6),
/// questions, and warnings to accept.
extern const HeatsScoring duneHeatsScoring;

constexpr ScoringKind duneScoringKind() {
    return {.standings = duneStandings,
            .advancement = duneAdvancement,
            .awards = duneAwards,
            .placements = dunePlacements,
            .warnings = duneWarnings,
            .toDo = duneToDo,
            .openAtClosing = duneOpenAtClosing,
            .dayCards = duneDayCards,
            .records = duneRecords,
            .yearFacts = duneYearFacts,
            .figures = duneFigures,
            .heats = &duneHeatsScoring,
            .goesByPoints = true,
            .hasSummaries = true};
}

} // namespace mentat
