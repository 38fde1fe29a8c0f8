#pragma once

#include "reports/report.h"

namespace mentat {

// What the reports of this format are put together from.

/// A text in the language of the request; QT_TRANSLATE_NOOP("StormReport", …) marks it.
[[nodiscard]] QString stormText(const ReportRequest& request, const char* english,
                                const QStringList& filling = {});
/// With the event's name and year, its GM, time and paper of the request; its title as its heading.
[[nodiscard]] ReportDocument stormReport(const ReportRequest& request, const QString& title);
[[nodiscard]] const StormPlay& stormOf(const ReportRequest& request);
/// Empty where the player has none, or one without a name.
[[nodiscard]] QString houseName(const StormPlay& play, const PlayerId& player);

[[nodiscard]] ReportColumn stormColumn(const QString& key, const QString& title);
[[nodiscard]] ReportColumn stormNumber(const QString& key, const QString& title);
[[nodiscard]] ReportCell wholeCell(const Language& language, std::optional<qint64> number);

/// Rank, name, house, victory points, games; told: each row with what its sum is made of.
[[nodiscard]] ReportTable stormRanking(const ReportRequest& request, bool isTold);

} // namespace mentat
