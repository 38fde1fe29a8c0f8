#pragma once

#include "model/values/numbers.h"
#include "reports/report_document.h"
#include "reports/wording/language/language.h"

namespace mentat {

// What the tables of reports are put together from.

[[nodiscard]] ReportCell textCell(const QString& text);
/// "–" where it is absent.
[[nodiscard]] ReportCell textCell(const std::optional<QString>& text);
[[nodiscard]] ReportCell strongCell(const QString& text);
[[nodiscard]] ReportCell unknownCell();
/// To be ticked on paper.
[[nodiscard]] ReportCell boxCell(bool isTicked);
[[nodiscard]] ReportCell numberCell(const Language& language, qint64 number);
[[nodiscard]] ReportCell amountCell(const Language& language, const std::optional<qint64>& amount);
/// Points of R2 and R5.
[[nodiscard]] ReportCell halvesCell(const Language& language, qint64 halves);
/// With one decimal; "–" where there is none.
[[nodiscard]] ReportCell decimalCell(const Language& language, std::optional<double> number);
/// With three decimals; "–" where there is none.
[[nodiscard]] ReportCell thousandthsCell(const Language& language,
                                         const std::optional<Fraction>& fraction);

/// Whole where they are, else with three decimals.
[[nodiscard]] ReportCell laurelsCell(const Language& language, const Fraction& laurels);

/// Adds a sentence to what stands below a row; nothing where it is empty.
void addFootnote(ReportRow& row, const QString& sentence);

/// Columns, by their keys, that a narrow output does without: a forum has room for names or for
/// them.
void makeSpare(ReportTable& table, const std::vector<QString>& keys);

/// A column of texts, of numbers, and one that takes the room that is left.
[[nodiscard]] ReportColumn textColumn(const QString& key, const QString& title);
[[nodiscard]] ReportColumn numberColumn(const QString& key, const QString& title);
[[nodiscard]] ReportColumn wideColumn(const QString& key, const QString& title);
/// The same column, left out on the wall; left out where there is no room.
[[nodiscard]] ReportColumn offWall(ReportColumn column);
[[nodiscard]] ReportColumn spare(ReportColumn column);

} // namespace mentat
