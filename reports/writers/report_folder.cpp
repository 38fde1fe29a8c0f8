#include "reports/writers/report_folder.h"

#include "reports/writers/report_file.h"
#include "reports/writers/report_writer.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct MadeFile {
    QString name;
    QByteArray bytes;
};

Result<std::vector<MadeFile>> madeFiles(const ReportFiles& files, const Language& language) {
    std::vector<MadeFile> made;
    for (const ReportFile& file : files.files) {
        for (const ReportKind kind : file.kinds) {
            auto bytes = written(file.document, kind, language);
            if (!bytes)
                return tl::unexpected(bytes.error());
            made.push_back({file.name + u'.' + idOf(kind), *std::move(bytes)});
        }
    }
    return made;
}

/// What the system would say is not told by QDir.
tl::unexpected<Failure> noFolder(const QString& folder) {
    const bool isFile = QFileInfo(folder).isFile();
    return failure(FailureKind::UnwritableFile, {folder, isFile ? u"there is a file of that name"_s
                                                                : u"the folder cannot be made"_s});
}

} // namespace

Result<QStringList> writeReportFolder(const QString& folder, const ReportFiles& files,
                                      const Language& language) {
    const auto made = madeFiles(files, language);
    if (!made)
        return tl::unexpected(made.error());
    const bool wasThere = QFileInfo(folder).isDir();
    if (!wasThere && !QDir().mkpath(folder))
        return noFolder(folder);
    const QDir place(folder);
    QStringList names;
    QStringList newOnes;
    for (const MadeFile& file : *made) {
        const QString path = place.filePath(file.name);
        const bool isNew = !QFileInfo::exists(path);
        if (const auto done = writeReportFile(path, file.bytes); !done) {
            for (const QString& other : newOnes)
                QFile::remove(other);
            if (!wasThere)
                QDir().rmdir(folder);
            return tl::unexpected(done.error());
        }
        names.append(file.name);
        if (isNew)
            newOnes.append(path);
    }
    return names;
}

} // namespace mentat
