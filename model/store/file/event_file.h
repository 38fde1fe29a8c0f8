#pragma once

#include "model/store/database.h"
#include "model/store/migrations.h"

namespace mentat {

/// Looks at a file's first bytes without opening it as a database, so that what is no event file,
/// or one of a newer program, is left exactly as it is. Throws StoreError: FileMissing,
/// FileIsFolder, NoPermission, EmptyFile, NotAnEventFile, NewerFile.
/// newestVersion: the newest schema version that this program understands.
void checkHeader(const QString& path, int newestVersion);

/// The same of an open one, by what it says of itself. Throws StoreError: NotAnEventFile,
/// NewerFile.
void checkIsEventFile(Database& database);

/// Removes what a program that died has left of a new file under this name. Throws StoreError
/// (NameInTheWay) where something else has it.
void removeUnfinished(const QString& path);

/// What stands beside a file that nobody has open, by its header: a file that is closed has no log,
/// one that was in use for writing has its own.
enum class FoundLog : quint8 { AsItShouldBe, OfAnotherFile, Missing };
[[nodiscard]] FoundLog foundLogOf(const QString& path);
/// The same of a file that begins so.
[[nodiscard]] FoundLog foundLogOf(const QString& path, const QByteArray& header);
/// Moves a log away that is of another file, before it is laid over this one. Its new name.
QString moveStrayLogAside(const QString& path);

/// Refuses a file with other tables than the steps make, or with anything beside them: triggers,
/// views and the conditions of tables are programs, which SQLite runs when a file is looked at.
/// Throws StoreError: DamagedFile, NewerFile.
void checkSchema(Database& database, const std::vector<Migration>& steps);

/// SHA-256 of the names and statements of all tables, indexes and the like, in hexadecimal digits:
/// what a step of the schema may note.
[[nodiscard]] QByteArray schemaDigestOf(Database& database);

/// Checks the pages and references of an event file through a connection that only reads. Throws
/// StoreError: DamagedFile, NewerFile.
void checkIntegrity(Database& database, int newestVersion);

/// Opens a file for reading: also on a medium where nothing can be written beside it.
[[nodiscard]] std::unique_ptr<Database> openForReading(const QString& path,
                                                       StatementWatch* watch = nullptr);

/// The same, as if no log stood beside it.
[[nodiscard]] std::unique_ptr<Database> openWithoutLog(const QString& path, StatementWatch* watch);

/// Where the copy goes that is made before a file of this schema version is brought up to date:
/// beside it, never over another file.
[[nodiscard]] QString backupPathBeforeMigration(const QString& path, int version);

/// Whether a new event file may come to stand there. Throws StoreError: FileExists; IsEventFile,
/// where the name is that of something which stands beside an event file.
void checkIsFree(const QString& path);

/// A consistent copy of the file as a new file, checked. Throws StoreError (FileExists among
/// others); then nothing new is there. watch: of the connection that checks the copy.
void copyTo(Database& database, const QString& newPath, StatementWatch* watch = nullptr);

/// Makes a new, empty event file. Throws StoreError: FileExists, NoPermission, WriteFailed; then
/// there is none.
void makeEmptyFile(const QString& path, const std::vector<Migration>& steps);

/// Whether nothing of the file counts; the file itself says so, wherever it is copied to.
[[nodiscard]] bool isPracticeFile(Database& database);
/// From now on for good.
void markAsPractice(Database& database);

} // namespace mentat
