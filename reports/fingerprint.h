#pragma once

#include "reports/report.h"

namespace mentat {

/// A hash of a document's content: equal content, equal hash. Excludes the time of printing, paper,
/// letters, and positions.
[[nodiscard]] QString fingerprintOf(const ReportDocument& document);
/// Of several documents together, in order.
[[nodiscard]] QString fingerprintOf(const std::vector<const ReportDocument*>& documents);

/// The hash of the current content of this report or folder of reports: in English whatever the
/// desk's language, so that switching languages changes nothing. For a report about a round,
/// without one: its blank sheets. Absent if it cannot be made now.
[[nodiscard]] std::optional<QString> fingerprintNow(const Book& book, const Event& event,
                                                    const QString& report,
                                                    std::optional<RoundId> round);

} // namespace mentat
