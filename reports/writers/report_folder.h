#pragma once

#include "reports/report.h"
#include "reports/writers/file_writing.h"

namespace mentat {

/// A file by its name alone, to go into a folder that is yet to be found.
struct NamedFile {
    QString name;
    QByteArray bytes;
};

/// A folder's files, each as every kind it is made as; given up: what is made so far. Failures:
/// those of written().
[[nodiscard]] Result<std::vector<NamedFile>> namedFilesOf(const std::vector<ReportFile>& files,
                                                          const Language& language,
                                                          const std::function<bool()>& givenUp);

/// Makes them all, then writes them, all or none; makes the folder where there is none. Returns
/// their names. Failures: those of writeWhole().
[[nodiscard]] Result<QStringList> writeReportFolder(
    const QString& folder, const ReportFiles& files, const Language& language = {},
    const std::function<bool()>& givenUp = [] { return false; });

} // namespace mentat
