#include "tests/reports/pdf_checks.h"

#include "reports/paper/pdf_writer.h"

#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QXmlStreamReader>

#include <tuple>

using namespace Qt::StringLiterals;

namespace mentat::test {

QString writtenPdf(const ReportDocument& document, const QTemporaryDir& folder) {
    QString path = folder.filePath(u"report.pdf"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !writePdf(document, file))
        qFatal("no PDF");
    return path;
}

QString outputOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(patience) || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

std::vector<PdfPage> wordsOfPdf(const QString& file) {
    std::vector<PdfPage> pages;
    QXmlStreamReader xml(outputOf(u"pdftotext"_s, {u"-bbox"_s, file, u"-"_s}));
    const auto number = [&xml](const char* name) {
        return xml.attributes().value(QLatin1String(name)).toDouble();
    };
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"page"_s)
            pages.push_back({QSizeF(number("width"), number("height")), {}});
        if (xml.name() == u"word"_s) {
            const QRectF box(QPointF(number("xMin"), number("yMin")),
                             QPointF(number("xMax"), number("yMax")));
            pages.back().words.push_back({xml.readElementText(), box});
        }
    }
    return pages;
}

QStringList codesOnPdf(const QString& file, const QTemporaryDir& folder) {
    const QString pictures = folder.filePath(u"pages"_s);
    QDir(pictures).removeRecursively();
    QDir().mkpath(pictures);
    std::ignore = outputOf(u"pdftoppm"_s,
                           {u"-r"_s, u"130"_s, u"-png"_s, u"-gray"_s, file, pictures + u"/page"_s});
    QStringList codes;
    for (const QFileInfo& picture : QDir(pictures).entryInfoList(QDir::Files, QDir::Name)) {
        QProcess reader;
        reader.start(u"zbarimg"_s, {u"-q"_s, u"--raw"_s, picture.filePath()});
        // It ends with 4 where it finds none.
        if (!reader.waitForFinished(patience) || (reader.exitCode() != 0 && reader.exitCode() != 4))
            qFatal("zbarimg: %s", reader.readAllStandardError().constData());
        codes += QString::fromUtf8(reader.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    }
    return codes;
}

QStringList faultsOf(const std::vector<PdfPage>& pages) {
    constexpr double eightMillimetres = 8 * 72 / 25.4;
    QStringList faults;
    for (const PdfPage& page : pages) {
        const QRectF allowed = QRectF(QPointF(0, 0), page.size)
                                   .adjusted(eightMillimetres, eightMillimetres, -eightMillimetres,
                                             -eightMillimetres);
        for (size_t i = 0; i < page.words.size(); ++i) {
            if (!allowed.contains(page.words[i].box))
                faults.append(u"near the edge: "_s + page.words[i].text);
            for (size_t j = i + 1; j < page.words.size(); ++j) {
                // What poppler takes for the height of letters is more than their ink.
                const QRectF common = page.words[i].box & page.words[j].box;
                if (common.width() > 0.7 && common.height() > page.words[i].box.height() * 0.25)
                    faults.append(u"overlap: "_s + page.words[i].text + u" / "_s
                                  + page.words[j].text);
            }
        }
    }
    return faults;
}

} // namespace mentat::test
