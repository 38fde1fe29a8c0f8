#pragma once

#include "model/store/database.h"

#include <QDateTime>

namespace mentat {

/// Snapshots: verified copies of an event file at a moment, in a folder of their own. Their names
/// contain the moment in UTC, so that they sort by time in any time zone: "dune 2026-07-29
/// 18-00-00Z.mentat".
struct Snapshot {
    QString path;
    QDateTime time; // UTC, whole seconds
};

/// The folder for the snapshots of an event file within another: "dune backups".
[[nodiscard]] QString snapshotFolder(const QString& file, const QString& within);

/// What an event file and all its copies share, and no other file: the first entry of its journal.
/// Empty: unreadable, or there is none.
[[nodiscard]] QString originOf(const QString& file);

/// The same folder on a shared drive: if another file of the same name has its snapshots in "dune
/// backups", those of this one are in "dune backups (2)".
[[nodiscard]] QString sharedSnapshotFolder(const QString& file, const QString& within);
/// The folders that may hold its snapshots; all with that name if the file's origin is unknown.
[[nodiscard]] QStringList sharedSnapshotFolders(const QString& file, const QString& within);

/// The path to save an event file that was removed while open: next to its snapshots, never a
/// snapshot's name, and unused.
[[nodiscard]] QString refugePath(const QString& file, const QString& folder, const QDateTime& now);

/// The snapshots in a folder, and what was saved of a removed file, newest first. Looks only at
/// names.
[[nodiscard]] std::vector<Snapshot> snapshotsOf(const QString& file, const QString& folder);

/// Whether it was made while a clock was wrong: its moment is in the future. It cannot be ordered
/// relative to others.
[[nodiscard]] bool isOfTheFuture(const QDateTime& made, const QDateTime& now);

/// Makes a snapshot over a read-only connection of its own, creating the folder if needed. It gets
/// its name only once it is verified and on the disk. Throws StoreError; then nothing is left.
/// watch: for the connection that checks the copy.
[[nodiscard]] Snapshot takeSnapshot(const QString& file, const QString& folder,
                                    const QDateTime& now, StatementWatch* watch = nullptr);

/// Removes old snapshots of this file: keeps all of today's and of the last earlier day that has
/// any; of each day before that, the newest. So a clock that is once ahead never thins out the real
/// today. Days are local.
void rotateSnapshots(const QString& file, const QString& folder, const QDateTime& now);

/// Replaces the event file by a snapshot; the caller holds the write lock. The previous file stays
/// next to it, under the returned name; empty if there was none. The restored journal records this.
/// Throws StoreError; then nothing was touched.
[[nodiscard]] QString restoreSnapshot(const QString& file, const QString& snapshot,
                                      const QDateTime& now, const QString& scorekeeper);

/// A restore that died halfway left the event file with a second name, and its log perhaps with
/// that one: restores the log and removes the second name. The caller holds the write lock. Throws
/// StoreError.
void finishDeadRestore(const QString& file);

} // namespace mentat
