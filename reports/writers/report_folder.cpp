#include "reports/writers/report_folder.h"

#include "reports/writers/report_writer.h"

#include <QDir>
#include <QFileInfo>

namespace mentat {

Result<std::vector<NamedFile>> namedFilesOf(const std::vector<ReportFile>& files,
                                            const Language& language,
                                            const std::function<bool()>& givenUp) {
    std::vector<NamedFile> all;
    for (const ReportFile& file : files) {
        for (const ReportKind kind : file.kinds) {
            if (givenUp())
                return all;
            auto bytes = written(file.document, kind, language);
            if (!bytes)
                return tl::unexpected(bytes.error());
            all.push_back({fileNameOf(file.name) + u'.' + QString(idOf(kind)), *std::move(bytes)});
        }
    }
    return all;
}

Result<QStringList> writeReportFolder(const QString& folder, const ReportFiles& files,
                                      const Language& language,
                                      const std::function<bool()>& givenUp) {
    auto made = namedFilesOf(files.files, language, givenUp);
    if (!made)
        return tl::unexpected(made.error());
    QStringList names;
    std::vector<FileToWrite> placed;
    for (NamedFile& file : *made) {
        names.append(file.name);
        placed.push_back({QDir(folder).absoluteFilePath(file.name), std::move(file.bytes)});
    }
    const bool wasThere = QFileInfo(folder).isDir();
    if (const auto done = writeWhole(placed, givenUp); !done) {
        if (!wasThere)
            QDir().rmdir(folder);
        return tl::unexpected(done.error());
    }
    return names;
}

} // namespace mentat
