#pragma once

#include "model/store/database.h"

#include <QDateTime>

namespace mentat {

/// Snapshots: verified copies of an event file as it was at a moment, in a folder of their own.
/// Their names hold the moment in UTC, so that they stand in its order wherever the laptop is:
/// "dune 2026-07-29 18-00-00Z.mentat".
struct Snapshot {
    QString path;
    QDateTime time; // UTC, whole seconds
};

/// The folder for the snapshots of an event file within another: "dune backups".
[[nodiscard]] QString snapshotFolder(const QString& file, const QString& within);

/// What an event file and all its copies have in common, and no other file: the first entry of its
/// journal. Empty: it cannot be read, or has none.
[[nodiscard]] QString originOf(const QString& file);

/// The same folder where files of several may come together, on a stick: where another file of the
/// same name has its snapshots in "dune backups", those of this one are in "dune backups (2)".
[[nodiscard]] QString sharedSnapshotFolder(const QString& file, const QString& within);
/// Where its snapshots may stand there; all of that name where the file cannot say what it is.
[[nodiscard]] QStringList sharedSnapshotFolders(const QString& file, const QString& within);

/// Where an event file is kept that was taken away while it was open: a path beside its snapshots,
/// never one of theirs, at which nothing stands.
[[nodiscard]] QString refugePath(const QString& file, const QString& folder, const QDateTime& now);

/// Those that stand in a folder, and what was kept of a file that was taken away, newest first.
/// Only names are looked at.
[[nodiscard]] std::vector<Snapshot> snapshotsOf(const QString& file, const QString& folder);

/// Whether it was made while a clock was wrong: its moment is yet to come. Which of two such, or of
/// one and another, is the newer cannot be known.
[[nodiscard]] bool isOfTheFuture(const QDateTime& made, const QDateTime& now);

/// Makes a snapshot through a connection of its own that only reads; the folder is made if need
/// be. It gets its name only when it has been checked and is on the disk. Throws StoreError; then
/// nothing is left. watch: of the connection that checks the copy.
[[nodiscard]] Snapshot takeSnapshot(const QString& file, const QString& folder,
                                    const QDateTime& now, StatementWatch* watch = nullptr);

/// Removes what is old, as far as it is of this file: all of today's stay, and of the last day
/// before that has any; of each earlier day the newest. So a clock that is ahead for once thins out
/// nothing of the real today. Days are the laptop's.
void rotateSnapshots(const QString& file, const QString& folder, const QDateTime& now);

/// Puts a snapshot in the place of the event file, which whoever calls has the right to write. What
/// stood there keeps standing beside it, under the name that is returned; where nothing stood, that
/// is empty. The journal of what then stands there says so. Throws StoreError; then nothing was
/// touched.
[[nodiscard]] QString restoreSnapshot(const QString& file, const QString& snapshot,
                                      const QDateTime& now, const QString& scorekeeper);

/// A restore that died half-way left the event file with a second name, and its log perhaps beside
/// that one: puts the log back and takes the second name away. For whoever has the right to write.
/// Throws StoreError.
void finishDeadRestore(const QString& file);

} // namespace mentat
