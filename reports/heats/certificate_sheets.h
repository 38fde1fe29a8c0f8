#pragma once

#include "model/values/numbers.h"
#include "reports/report.h"

namespace mentat {

/// The text of a certificate: "First place", the name, and the reason.
struct Certificate {
    QString achievement{};
    QString name{};
    /// What they are, after the name: "is the champion of 34 players".
    QString statement{};
    /// How, in words.
    QString detail{};
    /// In a list of certificates, not on the framed one: what is uncertain about it.
    QString footnote{};
    bool isFirstPlace = false; // visually distinct
};

/// One sheet to frame for each. Refused if there are none.
[[nodiscard]] Result<ReportDocument> certificateSheets(const ReportRequest& request,
                                                       const std::vector<Certificate>& all);

/// "First place"
[[nodiscard]] QString placeOnCertificate(const ReportRequest& request, Place of);
/// "Champion · field of 34", "Field of 34"
[[nodiscard]] QString statementOfPlace(const ReportRequest& request, Place place, int players);

} // namespace mentat
