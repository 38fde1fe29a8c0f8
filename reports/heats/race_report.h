#pragma once

#include "reports/charts/race_drawing.h"
#include "reports/public_pages.h"
#include "reports/report.h"

namespace mentat {

/// "The race to the final"; where the event has no final alone, "The race".
[[nodiscard]] QString raceTitle(const Event& event, const Language& language);

/// How the ranks went from heat to heat, what is seen as its title, with the first of the
/// standings. Without lines until two heats have a completed game.
[[nodiscard]] RaceDrawing raceDrawing(const Event& event, const Language& language);
/// What is said instead.
[[nodiscard]] QString noRaceText(const Language& language);

/// For everybody: the picture on a sheet of its own, and everyone's ranks as a list.
[[nodiscard]] Result<ReportDocument> raceReport(const ReportRequest& request);

/// The same as a page: empty until there is a race.
[[nodiscard]] PublicPage racePage(const PublicRequest& request);

} // namespace mentat
