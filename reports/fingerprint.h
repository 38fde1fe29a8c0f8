#pragma once

#include "reports/report.h"

namespace mentat {

/// What a document says, in short: two that say the same have the same. Neither when it was
/// printed nor its paper, letters and places on a page are part of it.
[[nodiscard]] QString fingerprintOf(const ReportDocument& document);
/// Of several documents together, in their order.
[[nodiscard]] QString fingerprintOf(const std::vector<const ReportDocument*>& documents);

/// What the report of this name, or the folder of reports, says of the event as it is now: in
/// English whatever the desk speaks, so that another language changes nothing. A report that is
/// made for a round, without one: its blank sheets. Absent where there is nothing to make it of.
[[nodiscard]] std::optional<QString> fingerprintNow(const Book& book, const Event& event,
                                                    const QString& report,
                                                    std::optional<RoundId> round);

} // namespace mentat
