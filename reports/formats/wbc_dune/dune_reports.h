#pragma once

#include "reports/formats/report_formats.h"

namespace mentat {

[[nodiscard]] ReportFormat reportFormatOf(std::type_identity<DunePlay>);

/// The places of a finished final, with what each played.
[[nodiscard]] PlacesOfKind dunePlaces(const ReportRequest& request);

/// Who sits where in each heat, the latest first; standings, awards, line-up and places, each in as
/// few columns as a phone has room for.
[[nodiscard]] std::vector<PublicPage> dunePublicPages(const PublicRequest& request);

} // namespace mentat
