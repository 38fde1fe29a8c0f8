#pragma once

#include "model/formats/wbc_dune/dune_play.h"
#include "reports/report.h"
#include "scoring/end_values.h"

namespace mentat {

// What the reports of this format are put together from.

/// A text of a report in its language; QT_TRANSLATE_NOOP("Report", …) marks it.
[[nodiscard]] QString reportText(const ReportRequest& request, const char* english,
                                 const QStringList& filling = {}, int count = -1);

/// A report that says nothing yet but its title.
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
