#pragma once

#include "app/session/session.h"
#include "model/recovered.h"

namespace mentat {

class PersonRemoval;

/// Where the backups of an event file stand.
struct BackupFolders {
    QString file;
    QString second; // besides the folder beside the file: of a stick, say; empty: none was chosen
};

enum class BackupFolder { BesideFile, SecondFolder };

/// A verified copy of an event file as it was at a moment.
struct Backup {
    QString path;
    QDateTime time; // UTC
    BackupFolder place;
};

/// Newest first; of one moment, that beside the file first. Those that a wrong clock has put into
/// the future come last, the nearest first. Of the second folder, what stands there of another file
/// of the same name is left out; else only names are looked at.
[[nodiscard]] std::vector<Backup> backupsOf(const BackupFolders& folders, const QDateTime& nowUtc);
/// The newest that opens; absent where there is none.
[[nodiscard]] std::optional<Backup> newestSoundBackup(const BackupFolders& folders,
                                                      const Desk& desk);

/// What came of one round of backups: what was made, and why the others were not. A second folder
/// that is not there (the stick is out) is FileMissing.
struct BackupRound {
    std::optional<Backup> beside;
    std::optional<Backup> second;
    std::optional<Failure> besideFailure;
    std::optional<Failure> secondFailure;
};

/// Makes a backup in each folder and removes what is old there. For any thread: it reads the file
/// through a connection of its own.
[[nodiscard]] BackupRound makeBackups(const BackupFolders& folders, const QDateTime& nowUtc);

struct EventCounts {
    QString name;
    int year;
    int players;
    int games;
    friend bool operator==(const EventCounts&, const EventCounts&) = default;
};

/// What a backup holds, and what was done since.
struct BackupComparison {
    std::vector<EventCounts> inBackup;
    std::vector<EventCounts> now;        // empty where the file itself cannot be read
    std::optional<QDateTime> lastChange; // in the backup, UTC
    /// The backup is an earlier state of the file as it is now.
    bool isEarlierState = false;
    /// Acts that the backup does not have: how many, and the newest of them first.
    int actsSince = 0;
    std::vector<JournalEntry> latestActs;
};

/// How many acts a comparison names.
inline constexpr int actsNamed = 50;

/// now: the session on the file; nullptr where it cannot be opened. Failures: those of the backup.
[[nodiscard]] Result<BackupComparison> compareBackup(const QString& backup, Session* now,
                                                     const Desk& desk);

/// Puts a backup in the file's place; no session may have it open for writing. The file that stood
/// there keeps standing beside it, under the name that is returned (empty: there was none). Undo
/// stops at it. Failures: LockedByOther, those of either file; then nothing was touched.
[[nodiscard]] Result<QString> restoreBackup(const QString& file, const QString& backup,
                                            const Desk& desk);

/// The copies of an event file that still name somebody who is removed from it: backups, and what a
/// restore or an update of the file left beside it. One that cannot be read is named too: what it
/// holds is not known.
[[nodiscard]] QStringList copiesNaming(const PersonRemoval& removal, const BackupFolders& folders,
                                       const Desk& desk);
/// Deletes copies, with what stands beside them. Those that are left.
[[nodiscard]] QStringList deleteCopies(const QStringList& copies);

/// Makes a new event file of all that is left of a damaged one and of its backups. The damaged file
/// is never touched. Failures: FileExists (newFile), FileMissing, NotAnEventFile, NewerFile,
/// NothingLeft, those of writing; then there is no new file.
[[nodiscard]] Result<Recovery> recoverInto(const QString& newFile, const BackupFolders& folders,
                                           const Desk& desk);

} // namespace mentat
