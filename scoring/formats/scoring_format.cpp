#include "scoring/formats/scoring_format.h"

#include "scoring/formats/eye_of_the_storm/storm_records.h"
#include "scoring/formats/eye_of_the_storm/storm_scores.h"
#include "scoring/formats/eye_of_the_storm/storm_to_do.h"
#include "scoring/formats/wbc_dune/awards/dune_awards.h"
#include "scoring/formats/wbc_dune/dune_heats.h"
#include "scoring/formats/wbc_dune/figures/dune_figures.h"
#include "scoring/formats/wbc_dune/figures/dune_records.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"
#include "scoring/formats/wbc_dune/today/dune_to_do.h"
#include "scoring/formats/wbc_dune/today/dune_warnings.h"

#include <algorithm>
#include <array>

namespace mentat {

std::span<const ScoringFormat> scoringFormats() {
    static constexpr std::array<ScoringFormat, std::variant_size_v<Play>> all{{
        {.standings = duneStandings,
         .advancement = duneAdvancement,
         .awards = duneAwards,
         .placements = dunePlacements,
         .warnings = duneWarnings,
         .toDo = duneToDo,
         .openAtClosing = duneOpenAtClosing,
         .records = duneRecords,
         .yearFacts = duneYearFacts,
         .figures = duneFigures,
         .heats = &duneHeatsScoring,
         .hasSummaries = true},
        {.toDo = stormToDo,
         .openAtClosing = stormOpenAtClosing,
         .victoryScores = stormScores,
         .records = stormRecords,
         .yearFacts = stormYearFacts},
    }};
    return all;
}

const ScoringFormat& scoringFormatOf(const Event& event) {
    return scoringFormats()[event.play.index()];
}

size_t formatOfSummaries() {
    const auto formats = scoringFormats();
    const auto found = std::ranges::find_if(formats, &ScoringFormat::hasSummaries);
    return static_cast<size_t>(found - formats.begin());
}

} // namespace mentat
