#include "reports/writers/report_writer.h"

#include "reports/writers/bbcode_writer.h"
#include "reports/writers/csv_writer.h"
#include "reports/writers/html_writer.h"
#include "reports/writers/markdown_writer.h"
#include "reports/writers/text_writer.h"
#include "reports/writers/xlsx_writer.h"

namespace mentat {

Result<QByteArray> written(const ReportDocument& document, ReportKind kind) {
    switch (kind) {
    case ReportKind::Html: return writtenAsHtml(document);
    case ReportKind::Csv: return writtenAsCsv(document);
    case ReportKind::Xlsx: return writtenAsXlsx(document);
    case ReportKind::Text: return writtenAsText(document);
    case ReportKind::Markdown: return writtenAsMarkdown(document);
    case ReportKind::BbCode: return writtenAsBbCode(document);
    case ReportKind::Pdf: break;
    }
    return failure(FailureKind::KindNotMade,
                   {document.title, QString(idOf(kind)), QString(idOf(ReportKind::Html))});
}

} // namespace mentat
