#pragma once

#include "model/result.h"
#include "reports/report.h"

#include <QByteArray>
#include <QFileDevice>
#include <QString>

#include <functional>
#include <vector>

namespace mentat {

/// Writes all files for people: reports, pages, pictures, documents.

/// Failure: IsEventFile.
[[nodiscard]] Result<void> mayBeWritten(const QString& path);

/// Writes all bytes to the system; false on failure, with the error in the file.
[[nodiscard]] bool writeAll(QFileDevice& file, const QByteArray& bytes);

/// Why a file could not be opened, written, or renamed: NoSpaceForFile or UnwritableFile.
[[nodiscard]] Failure writingFailure(const QString& path, const QFileDevice& file);

/// Writes the bytes to a temporary file next to the path, then replaces the path, so that a file
/// there is always whole, either old or new. Writes directly to anything that is not a regular file
/// (a printer's device, a pipe). Failures: UnwritableFile, NoSpaceForFile, IsEventFile.
[[nodiscard]] Result<void> writeReportFile(const QString& path, const QByteArray& bytes);

struct FileToWrite {
    QString path;
    QByteArray bytes;
};

/// Writes all files or, if one cannot be written or the operation is canceled before the last step,
/// none: each is first written next to its path. Creates folders. Failures: UnwritableFile,
/// NoSpaceForFile, IsEventFile.
[[nodiscard]] Result<void> writeWhole(const std::vector<FileToWrite>& files,
                                      const std::function<bool()>& givenUp);

/// Removes a file written for people. Failure: UnwritableFile.
[[nodiscard]] Result<void> takeAway(const QString& path);

/// A file name valid on any disk and system from the name of an event or report, with or without a
/// suffix: "Dune 2026: A/B" → "Dune 2026 A B", "Nul." → "Mentat Nul".
[[nodiscard]] QString fileNameOf(const QString& text);

/// A file by name, for a folder to be chosen later.
struct NamedFile {
    QString name;
    QByteArray bytes;
};

/// A folder's files, in each of its formats; if canceled: those made so far. Failures: those of
/// written().
[[nodiscard]] Result<std::vector<NamedFile>> namedFilesOf(const std::vector<ReportFile>& files,
                                                          const Language& language,
                                                          const std::function<bool()>& givenUp);

/// Makes all files, then writes all or none; creates the folder if needed. Returns their names.
/// Failures: those of writeWhole().
[[nodiscard]] Result<QStringList> writeReportFolder(
    const QString& folder, const ReportFiles& files, const Language& language = {},
    const std::function<bool()>& givenUp = [] { return false; });

} // namespace mentat
