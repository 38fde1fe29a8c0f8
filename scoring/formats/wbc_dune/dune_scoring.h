#pragma once

#include "scoring/formats/scoring_format.h"
#include "scoring/formats/wbc_dune/awards/dune_awards.h"
#include "scoring/formats/wbc_dune/figures/dune_figures.h"
#include "scoring/formats/wbc_dune/figures/dune_records.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"
#include "scoring/formats/wbc_dune/today/dune_to_do.h"
#include "scoring/formats/wbc_dune/today/dune_warnings.h"
#include "scoring/heats/heats_scoring.h"

namespace mentat {

/// What the machinery of heats asks of Dune: the factions that the program draws, or that are the
/// last ones left (R1.3, R1.6), what is to be asked and accepted.
extern const HeatsScoring duneHeatsScoring;

constexpr ScoringFormat scoringFormatOf(std::type_identity<DunePlay>) {
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
            .hasQp = true,
            .hasSummaries = true};
}

} // namespace mentat
