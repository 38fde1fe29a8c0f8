#pragma once

#include "reports/writers/folders/folder_mark.h"
#include "reports/writers/report_folder.h"

namespace mentat {

/// The files of a folder of reports, each as every kind it is made as, with the event in its name:
/// "1 participants" is "1 Dune 2026 participants.pdf". Given up: what is made so far. Failures:
/// those of written().
[[nodiscard]] Result<std::vector<NamedFile>> namedFilesOf(std::vector<ReportFile> files,
                                                          const QString& title,
                                                          const Language& language,
                                                          const std::function<bool()>& givenUp);

/// What writing into a folder of an event's own came to.
struct OwnFolder {
    QString path;
    QStringList written;  // names, as they are there
    QStringList replaced; // of these: what the event had written there before
    /// What stood at a name and is not the event's, or was changed since: it stays, and the new
    /// file has another name.
    QStringList kept;
};

/// The folder of this name within another, in which nothing is but what was written for this event:
/// a new or empty one, or one that says so. Where another's stands there, "… (2)" and so on.
[[nodiscard]] QString ownFolderPath(const QString& within, const QString& name,
                                    const FilesOwner& owner);

/// Writes files into ownFolderPath(): all of them or none. A file of that name that was written for
/// this event, and that nobody has changed since, is replaced; whatever else stands there stays.
/// Failures: those of writeWhole().
[[nodiscard]] Result<OwnFolder> writeOwnFolder(const QString& within, const QString& name,
                                               const FilesOwner& owner,
                                               const std::vector<NamedFile>& files,
                                               const std::function<bool()>& givenUp);

} // namespace mentat
