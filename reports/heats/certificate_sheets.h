#pragma once

#include "model/values/bounded_int.h"
#include "reports/report.h"

namespace mentat {

/// What stands on one: "First place", who, and what it was for.
struct Certificate {
    QString achievement;
    QString name;
    QString detail;
    /// Beside it in a list of them, and not on what is framed: what is uncertain about it.
    QString footnote{};
};

/// One sheet to frame for each. Refused where there is none.
[[nodiscard]] Result<ReportDocument> certificateSheets(const ReportRequest& request,
                                                       const std::vector<Certificate>& all);

/// "First place"
[[nodiscard]] QString placeOnCertificate(const ReportRequest& request, Place of);

/// A text of certificates; QT_TRANSLATE_NOOP("Certificate", …) marks it.
[[nodiscard]] QString certificateText(const ReportRequest& request, const char* english,
                                      const QStringList& filling = {});

} // namespace mentat
