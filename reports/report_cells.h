#pragma once

#include "model/values/numbers.h"
#include "reports/report_document.h"
#include "reports/wording/language/language.h"

namespace mentat {

// Builds the cells of report tables.

[[nodiscard]] ReportCell textCell(const QString& text);
/// "–" if absent.
[[nodiscard]] ReportCell textCell(const std::optional<QString>& text);
[[nodiscard]] ReportCell strongCell(const QString& text);
[[nodiscard]] ReportCell unknownCell();
/// A tick box on paper.
[[nodiscard]] ReportCell boxCell(bool isTicked);
[[nodiscard]] ReportCell numberCell(const Language& language, qint64 number);
[[nodiscard]] ReportCell amountCell(const Language& language, const std::optional<qint64>& amount);
/// Points of R2 and R5.
[[nodiscard]] ReportCell halvesCell(const Language& language, qint64 halves);
/// With one decimal; "–" if absent.
[[nodiscard]] ReportCell decimalCell(const Language& language, std::optional<double> number);
/// With three decimals; "–" if absent.
[[nodiscard]] ReportCell thousandthsCell(const Language& language,
                                         const std::optional<Fraction>& fraction);

/// An integer if possible, otherwise up to three decimals.
[[nodiscard]] ReportCell laurelsCell(const Language& language, const Fraction& laurels);

/// Appends a sentence to a row's remark; nothing if empty.
void addFootnote(ReportRow& row, const QString& sentence);

/// Marks columns, by key, that a narrow output omits: a forum has room either for names or for
/// them.
void makeSpare(ReportTable& table, const std::vector<QString>& keys);

/// A column of texts, of numbers, and one that takes the remaining width.
[[nodiscard]] ReportColumn textColumn(const QString& key, const QString& title);
[[nodiscard]] ReportColumn numberColumn(const QString& key, const QString& title);
[[nodiscard]] ReportColumn wideColumn(const QString& key, const QString& title);
/// The same column, omitted on the wall; omitted for lack of room.
[[nodiscard]] ReportColumn offWall(ReportColumn column);
[[nodiscard]] ReportColumn spare(ReportColumn column);

} // namespace mentat
