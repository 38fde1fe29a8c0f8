#pragma once

#include "reports/heats/report_parts.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// A place of the final as a step of the podium: "Champion", or "1st (tied)" where it is shared
/// until a roll. about: what else is said of them, after their home; empty ones are left out.
[[nodiscard]] PodiumStep podiumStep(const ReportRequest& request, const Placement& placement,
                                    QStringList about = {});

/// The same of somebody in the standings, while there is no final: "1st in the standings".
[[nodiscard]] PodiumStep leaderStep(const ReportRequest& request, const PlayerId& player,
                                    Place rank, const QString& about);

/// "2nd"
[[nodiscard]] QString ordinalText(const Language& language, int place);

/// "Ada Byron, IL": as convention books name people; the name alone where no home is known.
[[nodiscard]] QString nameAndHome(const Event& event, const PlayerId& player);

} // namespace mentat
