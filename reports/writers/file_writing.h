#pragma once

#include "model/result.h"
#include "reports/report.h"

#include <QByteArray>
#include <QFileDevice>
#include <QString>

#include <functional>
#include <vector>

namespace mentat {

/// What everything goes through that is written for people: reports, pages, pictures, documents.

/// Failure: IsEventFile.
[[nodiscard]] Result<void> mayBeWritten(const QString& path);

/// Hands all bytes over to the system; false where it does not take them, and then the file says
/// why.
[[nodiscard]] bool writeAll(QFileDevice& file, const QByteArray& bytes);

/// Why a file could not be opened, written or given its name: NoSpaceForFile or UnwritableFile.
[[nodiscard]] Failure writingFailure(const QString& path, const QFileDevice& file);

/// The bytes at a path: written beside it and put in its place once they are all there, so that a
/// file that stood there is whole, the old or the new one. What is no file (a printer's device, a
/// pipe) is written to straight. Failures: UnwritableFile, NoSpaceForFile, IsEventFile.
[[nodiscard]] Result<void> writeReportFile(const QString& path, const QByteArray& bytes);

struct FileToWrite {
    QString path;
    QByteArray bytes;
};

/// Writes all of them, or, where one cannot be written or it is given up before the last step,
/// none: each stands beside its place first. Folders are made. Failures: UnwritableFile,
/// NoSpaceForFile, IsEventFile.
[[nodiscard]] Result<void> writeWhole(const std::vector<FileToWrite>& files,
                                      const std::function<bool()>& givenUp);

/// Removes a file that was written for people. Failure: UnwritableFile.
[[nodiscard]] Result<void> takeAway(const QString& path);

/// What a name of the event or a report may be called on any disk and any system, with or without
/// something put behind it: "Dune 2026: A/B" → "Dune 2026 A B", "Nul." → "Mentat Nul".
[[nodiscard]] QString fileNameOf(const QString& text);

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
