#pragma once

#include <QByteArray>
#include <QRectF>
#include <QStringList>

#include <vector>

namespace mentat::test {

// A PDF as another program (poppler) reads it.

/// What a program of poppler's prints about the file.
[[nodiscard]] QString poppler(const QString& program, const QStringList& arguments);

struct PdfWord {
    QString text;
    QRectF box;
};
struct PdfPage {
    QSizeF size;
    std::vector<PdfWord> words;
};
[[nodiscard]] std::vector<PdfPage> wordsOfPdf(const QString& file);

/// Words within 8 mm of the edge, and words on top of each other.
[[nodiscard]] QStringList faultsOf(const std::vector<PdfPage>& pages);

} // namespace mentat::test
