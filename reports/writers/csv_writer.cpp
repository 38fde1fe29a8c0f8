#include "reports/writers/report_writer.h"

#include "model/document/bytes/csv.h"
#include "reports/writers/plain_text.h"
#include "reports/writers/text_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using CsvLines = std::vector<std::vector<QString>>;

QString csvField(const ReportCell& cell) {
    if (cell.isBox)
        return cell.text.isEmpty() ? QString() : u"x"_s;
    if (cell.number)
        return QString::number(*cell.number, 'g', QLocale::FloatingPointShortest);
    const QString text = plainLine(cell.text);
    return text == u"–"_s ? QString() : text;
}

std::vector<QString> csvHeader(const ReportTable& table) {
    std::vector<QString> header;
    for (const ReportColumn& column : table.columns)
        header.push_back(plainLine(column.key));
    return header;
}

void addCsvRows(const ReportTable& table, const QString* part, CsvLines& lines) {
    for (const ReportRow& row : table.rows) {
        std::vector<QString> fields;
        if (part)
            fields.push_back(plainLine(*part));
        for (const ReportCell& cell : row.cells)
            fields.push_back(csvField(cell));
        lines.push_back(std::move(fields));
    }
}

QByteArray oneAfterAnother(const std::vector<const ReportTable*>& tables) {
    QByteArray csv;
    for (const ReportTable* table : tables) {
        CsvLines lines{csvHeader(*table)};
        addCsvRows(*table, nullptr, lines);
        if (!csv.isEmpty())
            csv += "\r\n";
        csv += writeCsv(lines);
    }
    return csv;
}

QByteArray asOneTable(const std::vector<const ReportTable*>& tables) {
    CsvLines lines{csvHeader(*tables.front())};
    lines.front().insert(lines.front().begin(), u"part"_s);
    for (const ReportTable* table : tables)
        addCsvRows(*table, &table->name, lines);
    return writeCsv(lines);
}

/// Applies even if only one part exists so far, so that columns do not depend on the games played.
bool hasParts(const ReportDocument& document, const std::vector<const ReportTable*>& tables) {
    return std::ranges::any_of(
        tables, [&](const ReportTable* table) { return table->name != document.title; });
}

bool areAlike(const std::vector<const ReportTable*>& tables) {
    return std::ranges::all_of(tables, [&](const ReportTable* table) {
        return csvHeader(*table) == csvHeader(*tables.front());
    });
}

} // namespace

QByteArray writtenAsCsv(const ReportDocument& document) {
    const auto tables = tablesOf(document.blocks);
    const QByteArray csv = hasParts(document, tables) && areAlike(tables) ? asOneTable(tables)
                                                                          : oneAfterAnother(tables);
    // A first line that is not a header keeps programs from reading the table by mistake.
    return document.mark.isEmpty() ? csv : writeCsv({{plainLine(document.mark)}}) + csv;
}

} // namespace mentat
