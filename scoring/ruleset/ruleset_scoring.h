#pragma once

#include "scoring/heats/heats_scoring.h"
#include "scoring/ruleset/figures/ruleset_figures.h"
#include "scoring/ruleset/ruleset_records.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "scoring/ruleset/ruleset_warnings.h"
#include "scoring/scoring_kind.h"

namespace mentat {

// What an event by a ruleset supplies to the shared scoring. Its stages are in stage_lineups.h.

/// H6 to H8: who plays the final, as far as known; the ties of the standings.
[[nodiscard]] Advancement rulesetAdvancement(const Event& event);

/// Whether a stage's line-up is closed, or it has tables.
[[nodiscard]] bool isStageSettled(const Event& event);
/// Ties of the standings that dice may decide: among the places called for the first stage held or,
/// without stages, the places with a plaque or laurels.
[[nodiscard]] StandingsAtStake rulesetAtStake(const Event& event);

/// What to do now: heats, the ties of the standings, each stage from the call list to the last
/// result, then the places. The event has no H10 error.
[[nodiscard]] std::vector<ToDo> rulesetToDo(const Event& event, const VenueTime& now);
/// What closing the event would leave open.
[[nodiscard]] std::vector<ToDo> rulesetOpenAtClosing(const Event& event);

/// The heats and the ruleset's stages in figures; empty without heats.
[[nodiscard]] std::vector<DayCard> rulesetDayCards(const Event& event, const VenueTime& now);

/// Draws no part, awaits and asks nothing; the warnings to accept follow from H10.
extern const HeatsScoring rulesetHeatsScoring;

constexpr ScoringKind rulesetScoringKind() {
    return {.standings = rulesetStandings,
            .advancement = rulesetAdvancement,
            .placements = rulesetPlacements,
            .warnings = rulesetWarnings,
            .toDo = rulesetToDo,
            .openAtClosing = rulesetOpenAtClosing,
            .dayCards = rulesetDayCards,
            .records = rulesetRecords,
            .yearFacts = rulesetYearFacts,
            .figures = rulesetCharts,
            .heats = &rulesetHeatsScoring};
}

} // namespace mentat
