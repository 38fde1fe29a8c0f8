#pragma once

#include "app/session/session.h"
#include "model/recovered.h"

namespace mentat {

class PersonRemoval;

/// The folders with backups of an event file.
struct BackupFolders {
    QString file;
    QString second; // in addition to the folder next to the file: on a USB drive, say; empty: none
                    // was chosen
};

enum class BackupFolder { BesideFile, SecondFolder };

/// A verified copy of an event file as it was at a moment.
struct Backup {
    QString path;
    QDateTime time; // UTC
    BackupFolder place;
};

/// Newest first; at the same moment, the one next to the file first. Backups that a wrong clock
/// dated in the future come last, the nearest first. Omits those of another file of the same name
/// in the second folder; otherwise looks only at names.
[[nodiscard]] std::vector<Backup> backupsOf(const BackupFolders& folders, const QDateTime& nowUtc);
/// The newest that opens; absent if there is none.
[[nodiscard]] std::optional<Backup> newestSoundBackup(const BackupFolders& folders,
                                                      const Desk& desk);

/// The result of making backups: those made, and why others failed. A missing second folder (the
/// drive is unplugged) is FileMissing.
struct BackupRound {
    std::optional<Backup> beside;
    std::optional<Backup> second;
    std::optional<Failure> besideFailure;
    std::optional<Failure> secondFailure;
};

/// Makes a backup in each folder and removes old ones. Thread-safe: it reads the file over its own
/// connection.
[[nodiscard]] BackupRound makeBackups(const BackupFolders& folders, const QDateTime& nowUtc);

struct EventCounts {
    QString name;
    int year;
    int players;
    int games;
    friend bool operator==(const EventCounts&, const EventCounts&) = default;
};

/// What a backup contains, and what was done since.
struct BackupComparison {
    std::vector<EventCounts> inBackup;
    std::vector<EventCounts> now;        // empty if the file itself is unreadable
    std::optional<QDateTime> lastChange; // in the backup, UTC
    /// The backup is an earlier state of the current file.
    bool isEarlierState = false;
    /// Acts missing in the backup: the number, and the newest of them, newest first.
    int actsSince = 0;
    std::vector<JournalEntry> latestActs;
};

/// The maximum number of acts listed in a comparison.
inline constexpr int actsNamed = 50;

/// now: the session on the file; nullptr if it cannot be opened. Failures: those of the backup.
[[nodiscard]] Result<BackupComparison> compareBackup(const QString& backup, Session* now,
                                                     const Desk& desk);

/// Replaces the file by a backup; no session may have it open for writing. The previous file stays
/// next to it, under the returned name (empty: there was none). An undo barrier. Failures:
/// LockedByOther, those of either file; then nothing was touched.
[[nodiscard]] Result<QString> restoreBackup(const QString& file, const QString& backup,
                                            const Desk& desk);

/// Copies of an event file that still name a removed person: backups, and files left by a restore
/// or an update. Includes unreadable ones, whose content is unknown.
[[nodiscard]] QStringList copiesNaming(const PersonRemoval& removal, const BackupFolders& folders,
                                       const Desk& desk);
/// Deletes copies, with their side files. Returns those that remain.
[[nodiscard]] QStringList deleteCopies(const QStringList& copies);

/// Makes a new event file from everything left of a damaged one and its backups. Never touches the
/// damaged file. Failures: FileExists (newFile), FileMissing, NotAnEventFile, NewerFile,
/// NothingLeft, those of writing; then there is no new file.
[[nodiscard]] Result<Recovery> recoverInto(const QString& newFile, const BackupFolders& folders,
                                           const Desk& desk);

} // namespace mentat
