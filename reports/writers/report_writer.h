#pragma once

#include "model/result.h"
#include "reports/report.h"
#include "reports/report_document.h"
#include "reports/wording/language/language.h"

#include <QByteArray>

namespace mentat {

/// BBCode to paste into a forum, UTF-8. Forums have no common tag for tables, so tables are in
/// [code], which all know and show in a monospaced font; 80 columns wide. A zero-width space keeps
/// a bracket from beginning a tag: BBCode has no escape.
[[nodiscard]] QByteArray writtenAsBbCode(const ReportDocument& document);

/// Only the tables, as RFC 4180 (model/document/bytes/csv.h, which also neutralizes formulas):
/// column keys, then rows, numbers with a point whatever the language; unknown values are empty.
/// Tables with the same columns are merged, with their names in a first column "part", unless the
/// only table has the report's name; others follow each other, separated by an empty line.
[[nodiscard]] QByteArray writtenAsCsv(const ReportDocument& document);

/// Markdown with the tables of GitHub and most forums, UTF-8. Text from names never becomes markup.
/// Remarks of rows, which a table cannot contain, follow as a list.
[[nodiscard]] QByteArray writtenAsMarkdown(const ReportDocument& document);

/// Plain text in UTF-8 for a monospaced font, at most 100 columns wide; lines end with a line feed.
[[nodiscard]] QByteArray writtenAsText(const ReportDocument& document);

/// A workbook: a sheet per table, with a frozen header, fitted columns, and numbers as numbers;
/// before them a sheet with the report's other text, if any. Texts are never formulas. Failure:
/// UnwritableFile, if its temporary file cannot be written.
[[nodiscard]] Result<QByteArray> writtenAsXlsx(const ReportDocument& document);

/// A report as the bytes of a file of that format. PDF needs a QGuiApplication for its fonts; its
/// running lines are in the language. Failure: UnwritableFile, if a temporary file cannot be
/// written.
[[nodiscard]] Result<QByteArray> written(const ReportDocument& document, ReportKind kind,
                                         const Language& language = {});

} // namespace mentat
