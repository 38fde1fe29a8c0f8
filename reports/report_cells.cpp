#include "reports/report_cells.h"

#include "reports/wording/figure_wording.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

ReportCell textCell(const QString& text) {
    return {.text = text, .number = {}};
}

ReportCell textCell(const std::optional<QString>& text) {
    return text ? textCell(*text) : unknownCell();
}

ReportCell strongCell(const QString& text) {
    return {.text = text, .number = {}, .isStrong = true};
}

ReportCell unknownCell() {
    return {.text = u"–"_s, .number = {}};
}

ReportCell boxCell(bool isTicked) {
    return {.text = isTicked ? u"x"_s : QString(), .number = {}, .isBox = true};
}

ReportCell numberCell(const Language& language, qint64 number) {
    return {.text = language.number(number), .number = static_cast<double>(number)};
}

ReportCell amountCell(const Language& language, const std::optional<qint64>& amount) {
    return amount ? numberCell(language, *amount) : unknownCell();
}

ReportCell halvesCell(const Language& language, qint64 halves) {
    return {.text = language.points(halves), .number = static_cast<double>(halves) / 2};
}

ReportCell decimalCell(const Language& language, std::optional<double> number) {
    if (!number)
        return unknownCell();
    return {.text = oneDecimal(language, number), .number = number};
}

ReportCell thousandthsCell(const Language& language, const std::optional<Fraction>& fraction) {
    if (!fraction)
        return unknownCell();
    return {.text = language.thousandths(fraction->thousandths()),
            .number = static_cast<double>(fraction->thousandths()) / 1000};
}

ReportCell laurelsCell(const Language& language, const Fraction& laurels) {
    return {.text = language.upToThousandths(laurels.thousandths()),
            .number = static_cast<double>(laurels.thousandths()) / 1000};
}

void addFootnote(ReportRow& row, const QString& sentence) {
    if (sentence.isEmpty())
        return;
    row.remark = row.remark.isEmpty() ? sentence : QString(row.remark + u". "_s + sentence);
}

void makeSpare(ReportTable& table, const std::vector<QString>& keys) {
    for (ReportColumn& column : table.columns)
        column.isSpare |= std::ranges::find(keys, column.key) != keys.end();
}

ReportColumn textColumn(const QString& key, const QString& title) {
    return {.key = key, .title = title};
}

ReportColumn numberColumn(const QString& key, const QString& title) {
    return {.key = key, .title = title, .align = Align::End};
}

ReportColumn wideColumn(const QString& key, const QString& title) {
    return {.key = key, .title = title, .isWide = true};
}

ReportColumn offWall(ReportColumn column) {
    column.isOffWall = true;
    return column;
}

ReportColumn spare(ReportColumn column) {
    column.isSpare = true;
    return column;
}

} // namespace mentat
