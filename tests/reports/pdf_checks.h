#pragma once

#include "reports/report_document.h"

#include <QByteArray>
#include <QRectF>
#include <QStringList>
#include <QTemporaryDir>

#include <vector>

namespace mentat::test {

// A PDF as other programs (poppler, zbar) read it.

/// What another program prints: one of poppler's about a file.
[[nodiscard]] QString outputOf(const QString& program, const QStringList& arguments);

/// The document as a PDF in the folder; its path.
[[nodiscard]] QString writtenPdf(const ReportDocument& document, const QTemporaryDir& folder);

struct PdfWord {
    QString text;
    QRectF box;
};
struct PdfPage {
    QSizeF size;
    std::vector<PdfWord> words;
};
[[nodiscard]] std::vector<PdfPage> wordsOfPdf(const QString& file);

/// What the QR codes on its pages say, as a camera reads them from paper.
[[nodiscard]] QStringList codesOnPdf(const QString& file, const QTemporaryDir& folder);

/// Words within 8 mm of the edge, and words on top of each other.
[[nodiscard]] QStringList faultsOf(const std::vector<PdfPage>& pages);

} // namespace mentat::test
