#pragma once

#include "model/formats/wbc_dune/dune_play.h"
#include "reports/report.h"
#include "scoring/end_values.h"

namespace mentat {

// What the reports of this format are put together from.

/// A text of a report in its language; QT_TRANSLATE_NOOP("Report", …) marks it.
[[nodiscard]] QString reportText(const ReportRequest& request, const char* english,
                                 const QStringList& filling = {}, int count = -1);

/// With the event's name and year, its GM, time and paper of the request.
[[nodiscard]] ReportDocument documentFor(const ReportRequest& request, const QString& title);

/// The heat asked for, or the latest that has tables; refused where there is no such heat, or it
/// has no tables.
[[nodiscard]] Result<const Heat*> heatWithTables(const ReportRequest& request);

/// "Heat 2", or as the GM calls it.
[[nodiscard]] QString heatName(const Heat& heat, const Language& language);

/// The same with its title as its heading.
[[nodiscard]] ReportDocument titledDocument(const ReportRequest& request, const QString& title);

[[nodiscard]] const DunePlay& playOf(const ReportRequest& request);
/// The heats by their numbers.
[[nodiscard]] std::vector<const Heat*> heatsInOrder(const ReportRequest& request);
/// The one heat that was asked for, or all. Failure: UnknownHeat.
[[nodiscard]] Result<std::vector<const Heat*>> heatsAskedFor(const ReportRequest& request);

[[nodiscard]] NameOf namesIn(const Event& event);

[[nodiscard]] ReportCell textCell(const QString& text);
/// "–" where it is absent.
[[nodiscard]] ReportCell textCell(const std::optional<QString>& text);
[[nodiscard]] ReportCell strongCell(const QString& text);
[[nodiscard]] ReportCell unknownCell();
/// To be ticked on paper.
[[nodiscard]] ReportCell boxCell(bool isTicked);
[[nodiscard]] ReportCell numberCell(const Language& language, qint64 number);
[[nodiscard]] ReportCell amountCell(const Language& language, const Amount& amount);
/// QP and PP.
[[nodiscard]] ReportCell halvesCell(const Language& language, qint64 halves);
/// With three decimals; "–" where there is none.
[[nodiscard]] ReportCell thousandthsCell(const Language& language,
                                         const std::optional<Fraction>& fraction);

/// A column of texts, of numbers, and one that takes the room that is left.
[[nodiscard]] ReportColumn textColumn(const QString& key, const QString& title);
[[nodiscard]] ReportColumn numberColumn(const QString& key, const QString& title);
[[nodiscard]] ReportColumn wideColumn(const QString& key, const QString& title);

} // namespace mentat
