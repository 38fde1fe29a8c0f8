#pragma once

#include "scoring/heats/heats_scoring.h"
#include "scoring/ruleset/figures/ruleset_figures.h"
#include "scoring/ruleset/ruleset_records.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "scoring/ruleset/ruleset_warnings.h"
#include "scoring/scoring_kind.h"

namespace mentat {

// What the shared machinery asks of an event by a ruleset. Its stages stand in stage_lineups.h.

/// H6 to H8: who plays the final, as far as that is known; the ties of the standings.
[[nodiscard]] Advancement rulesetAdvancement(const Event& event);

/// Whether the line-up of a stage is closed, or it has tables.
[[nodiscard]] bool isStageSettled(const Event& event);
/// Whose dice the standings may want: of the places called for the first stage held, or, without
/// stages, of those that get a plaque or laurels.
[[nodiscard]] StandingsAtStake rulesetAtStake(const Event& event);

/// What there is to do now: heats, the ties of the standings, stage after stage from the call list
/// to the last result, then the places. The event has no error of H10.
[[nodiscard]] std::vector<ToDo> rulesetToDo(const Event& event, const VenueTime& now);
/// What closing it would leave open.
[[nodiscard]] std::vector<ToDo> rulesetOpenAtClosing(const Event& event);

/// The heats and the stages of the ruleset in figures; empty while the event has no heat.
[[nodiscard]] std::vector<DayCard> rulesetDayCards(const Event& event, const VenueTime& now);

/// No part is drawn, nothing is awaited or asked; what there is to accept follows from H10.
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
