#pragma once

#include "model/ruleset/ruleset_play.h"
#include "reports/heats/games_and_hours.h"
#include "reports/wording/ruleset/result_wording.h"
#include "scoring/ruleset/stage_lineups.h"

namespace mentat {

// Building blocks for the reports of an event by a ruleset.

[[nodiscard]] const RulesetPlay& rulesetPlayOf(const ReportRequest& request);

/// The titles of the result columns in this event.
[[nodiscard]] ResultTitles resultTitlesOf(const ReportRequest& request);

/// "Semifinal · Wednesday 19:00 · Alpine", as far as known.
[[nodiscard]] QString stageOccasion(const ReportRequest& request, const Name& stage);

/// The ruleset's stages with games, in its order.
[[nodiscard]] std::vector<RoundAfterHeats> stageRounds(const ReportRequest& request);

/// "12.5", without trailing zeros.
[[nodiscard]] QString scoreText(const Language& language, Decimal score);
[[nodiscard]] ReportCell scoreCell(const Language& language, const std::optional<Decimal>& score);

/// How many games the standings include, and which stage the first qualify for.
[[nodiscard]] QString rulesetStandingIntroduction(const ReportRequest& request);

} // namespace mentat
