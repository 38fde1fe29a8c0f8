#pragma once

#include "model/store/database.h"
#include "model/store/migrations.h"

namespace mentat {

/// Checks a file's first bytes without opening it as a database, so that a file that is not an
/// event file, or was made by a newer program, is left untouched. Throws StoreError: FileMissing,
/// FileIsFolder, NoPermission, EmptyFile, NotAnEventFile, NewerFile. newestVersion: the newest
/// schema version that this program understands.
void checkHeader(const QString& path, int newestVersion);

/// The same for an open one, by its own statements. Throws StoreError: NotAnEventFile, NewerFile.
void checkIsEventFile(Database& database);

/// Removes the remains of a new file that a dead program left under this name. Throws StoreError
/// (NameInTheWay) if something else has the name.
void removeUnfinished(const QString& path);

/// What is next to a file that nobody has open, judged by its header: a closed file has no log, one
/// left open for writing has its own.
enum class FoundLog : quint8 { AsItShouldBe, OfAnotherFile, Missing };
[[nodiscard]] FoundLog foundLogOf(const QString& path);
/// The same for a file with this beginning.
[[nodiscard]] FoundLog foundLogOf(const QString& path, const QByteArray& header);
/// Moves away a log that belongs to another file, before it is applied to this one. Returns its new
/// name.
QString moveStrayLogAside(const QString& path);

/// Refuses a file with tables other than those of the migrations, or with anything else: triggers,
/// views, and table conditions are programs, which SQLite runs when a file is read. Throws
/// StoreError: DamagedFile, NewerFile.
void checkSchema(Database& database, const std::vector<Migration>& steps);

/// SHA-256 of the names and statements of all tables, indexes, and so on, in hexadecimal: a
/// migration may note it.
[[nodiscard]] QByteArray schemaDigestOf(Database& database);

/// Checks the pages and references of an event file over a read-only connection. Throws StoreError:
/// DamagedFile, NewerFile.
void checkIntegrity(Database& database, int newestVersion);

/// Opens a file for reading, even on a medium where nothing can be written.
[[nodiscard]] std::unique_ptr<Database> openForReading(const QString& path,
                                                       StatementWatch* watch = nullptr);

/// The same, ignoring a log next to it.
[[nodiscard]] std::unique_ptr<Database> openWithoutLog(const QString& path, StatementWatch* watch);

/// The path of the copy made before a file of this schema version is migrated: next to it, never
/// over another file.
[[nodiscard]] QString backupPathBeforeMigration(const QString& path, int version);

/// Whether a new event file may be created there. Throws StoreError: FileExists; IsEventFile, if
/// the name is reserved for a file next to an event file.
void checkIsFree(const QString& path);

/// A consistent, verified copy of the file as a new file. Throws StoreError (FileExists among
/// others); then there is no new file. watch: for the connection that checks the copy.
void copyTo(Database& database, const QString& newPath, StatementWatch* watch = nullptr);

/// Makes a new, empty event file. Throws StoreError: FileExists, NoPermission, WriteFailed; then
/// there is none.
void makeEmptyFile(const QString& path, const std::vector<Migration>& steps);

/// Whether the file is a practice file; the mark is inside it, wherever it is copied.
[[nodiscard]] bool isPracticeFile(Database& database);
/// Permanent.
void markAsPractice(Database& database);

} // namespace mentat
