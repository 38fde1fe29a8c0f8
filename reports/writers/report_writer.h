#pragma once

#include "model/result.h"
#include "reports/report.h"
#include "reports/report_document.h"
#include "reports/wording/language/language.h"

#include <QByteArray>

namespace mentat {

/// BBCode to paste into a forum, UTF-8. Forums have no tag for tables in common, so tables stand in
/// [code], which all of them know and show in a font of fixed width; 80 places wide. A bracket that
/// could begin a tag is kept from it by a space of no width: BBCode has no way to escape one.
[[nodiscard]] QByteArray writtenAsBbCode(const ReportDocument& document);

/// The tables alone, as RFC 4180 (model/document/bytes/csv.h, which also takes formulas their
/// effect): the columns' keys, then the rows, numbers with a point whatever the language; what is
/// unknown is empty. Tables of the same columns are one, with their names in a first column "part",
/// unless the only table is named as the report is; those of others follow each other with an empty
/// line between.
[[nodiscard]] QByteArray writtenAsCsv(const ReportDocument& document);

/// Markdown with the tables of GitHub and most forums, UTF-8. Whatever a name holds stands there as
/// it is read: nothing of it is markup. Remarks of rows, which a table cannot hold, follow as a
/// list.
[[nodiscard]] QByteArray writtenAsMarkdown(const ReportDocument& document);

/// Plain text in UTF-8 for a font of fixed width, no line wider than 100 places; lines end with a
/// line feed.
[[nodiscard]] QByteArray writtenAsText(const ReportDocument& document);

/// A workbook: a sheet for each table, with its header frozen, columns as wide as they need and
/// numbers as numbers; before them a sheet with what the report says outside of its tables, where
/// it says something. Texts are texts, never formulas. Failure: UnwritableFile, where the temporary
/// file that it is made in cannot be written.
[[nodiscard]] Result<QByteArray> writtenAsXlsx(const ReportDocument& document);

/// A report as the bytes of a file of that kind. PDF needs a QGuiApplication, which has the fonts;
/// its running lines are in the language.
/// Failures: those of a temporary file that cannot be written (UnwritableFile).
[[nodiscard]] Result<QByteArray> written(const ReportDocument& document, ReportKind kind,
                                         const Language& language = {});

} // namespace mentat
