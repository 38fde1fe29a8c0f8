#include "ui/printing/made_files.h"

#include "reports/paper/pdf_writer.h"
#include "reports/writers/report_writer.h"

#include <QBuffer>
#include <QDir>

namespace mentat {

Result<QByteArray> bytesOf(const ReportDocument& document, ReportKind kind,
                           const Language& language) {
    if (kind != ReportKind::Pdf)
        return written(document, kind);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return writePdf(document, buffer, language).map([&] { return buffer.data(); });
}

Result<std::vector<FileToWrite>> filesOf(const MadeReport& made, const QString& folder,
                                         const Language& language,
                                         const std::function<bool()>& givenUp) {
    std::vector<FileToWrite> files;
    for (const ReportFile& file : made.files) {
        for (const ReportKind kind : file.kinds) {
            if (givenUp())
                return files;
            auto bytes = bytesOf(file.document, kind, language);
            if (!bytes)
                return tl::unexpected(bytes.error());
            const QString name = fileNameOf(file.name) + u'.' + QString(idOf(kind));
            files.push_back({QDir(folder).absoluteFilePath(name), *std::move(bytes)});
        }
    }
    return files;
}

} // namespace mentat
