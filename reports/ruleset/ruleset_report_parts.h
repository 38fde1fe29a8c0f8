#pragma once

#include "model/ruleset/ruleset_play.h"
#include "reports/heats/games_and_hours.h"
#include "reports/wording/ruleset/result_wording.h"
#include "scoring/ruleset/stage_lineups.h"

namespace mentat {

// What the reports of an event by a ruleset are put together from.

[[nodiscard]] const RulesetPlay& rulesetPlayOf(const ReportRequest& request);

/// What the columns of a result are called in this event.
[[nodiscard]] ResultTitles resultTitlesOf(const ReportRequest& request);

/// "Semifinal · Wednesday 19:00 · Alpine", as far as it is known.
[[nodiscard]] QString stageOccasion(const ReportRequest& request, const Name& stage);

/// Of the ruleset's stages of which games are played, in its order.
[[nodiscard]] std::vector<RoundAfterHeats> stageRounds(const ReportRequest& request);

/// "12.5", without digits that say nothing.
[[nodiscard]] QString scoreText(const Language& language, Decimal score);
[[nodiscard]] ReportCell scoreCell(const Language& language, const std::optional<Decimal>& score);

/// How many games the standings rest on, and for which stage the first qualify.
[[nodiscard]] QString rulesetStandingIntroduction(const ReportRequest& request);

} // namespace mentat
