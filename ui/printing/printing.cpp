#include "ui/printing/printing.h"

#include "reports/paper/page_painter.h"
#include "reports/writers/file_writing.h"

#include <QCoreApplication>
#include <QPrinter>

namespace mentat {

Result<void> printAll(const std::vector<MadeReport>& made, QPrinter& printer,
                      const std::function<bool()>& givenUp) {
    if (const auto allowed = mayPrintTo(printer); !allowed)
        return allowed;
    std::vector<PlacedPage> pages;
    for (const MadeReport& one : made)
        pages.insert(pages.end(), one.pages.begin(), one.pages.end());
    // A printer that cannot count gets every copy from us.
    const int copies = printer.supportsMultipleCopies() ? 1 : std::max(1, printer.copyCount());
    std::vector<PlacedPage> all;
    for (int copy = 0; copy < copies; ++copy)
        all.insert(all.end(), pages.begin(), pages.end());
    if (givenUp())
        return {};
    return printPages(all, printer);
}

Result<void> mayPrintTo(const QPrinter& printer) {
    return printer.outputFileName().isEmpty() ? Result<void>()
                                              : mayBeWritten(printer.outputFileName());
}

PrintedPlace placeOf(const QPrinter& printer) {
    if (printer.outputFileName().isEmpty())
        return {PrintedTo::Printer, printer.printerName()};
    return {PrintedTo::File, printer.outputFileName()};
}

QString kindName(ReportKind kind) {
    const auto named
        = [](const char* english) { return QCoreApplication::translate("ReportKind", english); };
    switch (kind) {
    case ReportKind::Pdf: return named(QT_TRANSLATE_NOOP("ReportKind", "PDF"));
    case ReportKind::Html: return named(QT_TRANSLATE_NOOP("ReportKind", "Web page"));
    case ReportKind::Csv: return named(QT_TRANSLATE_NOOP("ReportKind", "CSV table"));
    case ReportKind::Xlsx: return named(QT_TRANSLATE_NOOP("ReportKind", "Spreadsheet"));
    case ReportKind::Text: return named(QT_TRANSLATE_NOOP("ReportKind", "Text"));
    case ReportKind::Markdown: return named(QT_TRANSLATE_NOOP("ReportKind", "Markdown"));
    case ReportKind::BbCode: return named(QT_TRANSLATE_NOOP("ReportKind", "BBCode"));
    }
    return {};
}

} // namespace mentat
