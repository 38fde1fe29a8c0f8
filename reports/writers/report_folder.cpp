#include "reports/writers/report_folder.h"

#include "reports/writers/report_writer.h"

#include <QDir>
#include <QFileInfo>

namespace mentat {

Result<std::vector<FileToWrite>> filesOf(const std::vector<ReportFile>& files,
                                         const QString& folder, const Language& language,
                                         const std::function<bool()>& givenUp) {
    std::vector<FileToWrite> all;
    for (const ReportFile& file : files) {
        for (const ReportKind kind : file.kinds) {
            if (givenUp())
                return all;
            auto bytes = written(file.document, kind, language);
            if (!bytes)
                return tl::unexpected(bytes.error());
            const QString name = fileNameOf(file.name) + u'.' + QString(idOf(kind));
            all.push_back({QDir(folder).absoluteFilePath(name), *std::move(bytes)});
        }
    }
    return all;
}

Result<QStringList> writeReportFolder(const QString& folder, const ReportFiles& files,
                                      const Language& language,
                                      const std::function<bool()>& givenUp) {
    const auto made = filesOf(files.files, folder, language, givenUp);
    if (!made)
        return tl::unexpected(made.error());
    const bool wasThere = QFileInfo(folder).isDir();
    if (const auto done = writeWhole(*made, givenUp); !done) {
        if (!wasThere)
            QDir().rmdir(folder);
        return tl::unexpected(done.error());
    }
    QStringList names;
    for (const FileToWrite& file : *made)
        names.append(QFileInfo(file.path).fileName());
    return names;
}

} // namespace mentat
