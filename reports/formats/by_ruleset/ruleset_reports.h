#pragma once

#include "reports/formats/report_formats.h"

namespace mentat {

[[nodiscard]] ReportFormat reportFormatOf(std::type_identity<RulesetPlay>);

/// H11: the places with the stage that was reached.
[[nodiscard]] PlacesOfKind rulesetPlaces(const ReportRequest& request);

/// Who sits where in each heat, the latest first; standings, the line-ups of the stages, places,
/// each in as few columns as a phone has room for.
[[nodiscard]] std::vector<PublicPage> rulesetPublicPages(const PublicRequest& request);

} // namespace mentat
