#include "ui/printing/made_files.h"

#include "reports/writers/report_writer.h"

#include <QDir>

namespace mentat {

Result<std::vector<FileToWrite>> filesOf(const MadeReport& made, const QString& folder,
                                         const Language& language,
                                         const std::function<bool()>& givenUp) {
    std::vector<FileToWrite> files;
    for (const ReportFile& file : made.files) {
        for (const ReportKind kind : file.kinds) {
            if (givenUp())
                return files;
            auto bytes = written(file.document, kind, language);
            if (!bytes)
                return tl::unexpected(bytes.error());
            const QString name = fileNameOf(file.name) + u'.' + QString(idOf(kind));
            files.push_back({QDir(folder).absoluteFilePath(name), *std::move(bytes)});
        }
    }
    return files;
}

} // namespace mentat
