#pragma once

#include "reports/charts/race_plan.h"
#include "reports/public_pages.h"
#include "reports/report.h"

namespace mentat {

/// "The race to the final"; "The race" if the event has other advanced rounds.
[[nodiscard]] QString raceTitle(const Event& event, const Language& language);

/// The ranks from heat to heat, with a finding as the title, for the first of the standings.
/// Without lines until two heats have a completed game.
[[nodiscard]] RaceDrawing raceDrawing(const Event& event, const Language& language);
/// The text shown instead.
[[nodiscard]] QString noRaceText(const Language& language);

/// For the public: the picture on a separate sheet, and everyone's ranks as a list.
[[nodiscard]] Result<ReportDocument> raceReport(const ReportRequest& request);

/// The same as a page: empty until there is a race.
[[nodiscard]] PublicPage racePage(const PublicRequest& request);

} // namespace mentat
