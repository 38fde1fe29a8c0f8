#include "reports/writers/report_writer.h"

#include "reports/paper/pdf_writer.h"
#include "reports/writers/html/html_writer.h"

#include <QBuffer>

namespace mentat {
namespace {

Result<QByteArray> writtenAsPdf(const ReportDocument& document, const Language& language) {
    QBuffer buffer;
    (void)buffer.open(QIODevice::WriteOnly);
    if (const auto done = writePdf(document, buffer, language); !done)
        return tl::unexpected(done.error());
    return buffer.data();
}

/// With the byte order mark, without which Excel does not read UTF-8.
QByteArray markedCsv(const ReportDocument& document) {
    const QByteArray csv = writtenAsCsv(document);
    return csv.isEmpty() ? csv : "\xEF\xBB\xBF" + csv;
}

} // namespace

Result<QByteArray> written(const ReportDocument& document, ReportKind kind,
                           const Language& language) {
    switch (kind) {
    case ReportKind::Pdf: return writtenAsPdf(document, language);
    case ReportKind::Html: return writtenAsHtml(document);
    case ReportKind::Csv: return markedCsv(document);
    case ReportKind::Xlsx: return writtenAsXlsx(document);
    case ReportKind::Text: return writtenAsText(document);
    case ReportKind::Markdown: return writtenAsMarkdown(document);
    case ReportKind::BbCode: break;
    }
    return writtenAsBbCode(document);
}

} // namespace mentat
