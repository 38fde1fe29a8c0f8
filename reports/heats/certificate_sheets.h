#pragma once

#include "model/values/numbers.h"
#include "reports/report.h"

namespace mentat {

/// What stands on one: "First place", who, and what it was for.
struct Certificate {
    QString achievement{};
    QString name{};
    /// What they are, after the name: "is the champion of 34 players".
    QString statement{};
    /// How, in words.
    QString detail{};
    /// Beside it in a list of them, and not on what is framed: what is uncertain about it.
    QString footnote{};
    bool isFirstPlace = false; // set apart from the others
};

/// One sheet to frame for each. Refused where there is none.
[[nodiscard]] Result<ReportDocument> certificateSheets(const ReportRequest& request,
                                                       const std::vector<Certificate>& all);

/// "First place"
[[nodiscard]] QString placeOnCertificate(const ReportRequest& request, Place of);
/// "Champion · field of 34", "Field of 34"
[[nodiscard]] QString statementOfPlace(const ReportRequest& request, Place place, int players);

} // namespace mentat
