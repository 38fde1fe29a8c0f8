#include "model/store/file/event_file.h"

#include "model/failure_kind.h"
#include "model/file_header.h"
#include "model/protected_file.h"
#include "model/store/file/held_file.h"
#include "model/store/file/on_disk.h"
#include "model/store/file/write_lock.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

bool isEventFile(quint32 applicationId) {
    return applicationId == eventFileApplicationId || applicationId == practiceFileApplicationId;
}

} // namespace

void checkHeader(const QString& path, int newestVersion) {
    const QFileInfo info(path);
    if (!info.exists())
        throw StoreError(FailureKind::FileMissing, {path});
    if (info.isDir())
        throw StoreError(FailureKind::FileIsFolder, {path});
    if (!info.isFile()) // opening a pipe waits for its writer
        throw StoreError(FailureKind::NotAnEventFile, {path});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw StoreError(FailureKind::NoPermission, {path});
    const QByteArray header = file.read(fileheader::length);
    if (header.isEmpty())
        throw StoreError(FailureKind::EmptyFile, {path});
    if (header.size() < fileheader::length || !header.startsWith(fileheader::magic)
        || !isEventFile(fileheader::numberAt(header, fileheader::applicationOffset)))
        throw StoreError(FailureKind::NotAnEventFile, {path});
    if (static_cast<int>(fileheader::numberAt(header, fileheader::versionOffset)) > newestVersion)
        throw StoreError(FailureKind::NewerFile, {path});
}

void checkIsEventFile(Database& database) {
    const auto id = static_cast<quint32>(wholeIn(database.single(u"PRAGMA application_id"_s)));
    if (!isEventFile(id))
        throw StoreError(FailureKind::NotAnEventFile, {database.path()});
    if (schemaVersion(database) > latestVersion(migrations()))
        throw StoreError(FailureKind::NewerFile, {database.path()});
}

void removeUnfinished(const QString& path) {
    const QFileInfo info(path);
    if (info.exists() || info.isSymLink()) {
        QFile file(path);
        const bool isRegular = info.isFile() && !info.isSymLink() && file.open(QIODevice::ReadOnly);
        const QByteArray header = isRegular ? file.read(fileheader::length) : QByteArray();
        if (!isRegular || (info.size() > 0 && !header.startsWith(fileheader::magic)))
            throw StoreError(FailureKind::NameInTheWay, {path});
    }
    removeWithSideFiles(path);
}

namespace {

/// logBefore: the log's size before the header was read.
FoundLog foundLogBy(const QByteArray& header, const QString& path, qint64 logBefore) {
    const QFileInfo log(path + u"-wal"_s);
    if (header.size() < fileheader::length)
        return FoundLog::AsItShouldBe;
    if (!fileheader::isLogged(header)) {
        // Check again: closing a file removes the log before it updates the header.
        return logBefore > 0 && log.size() > 0 ? FoundLog::OfAnotherFile : FoundLog::AsItShouldBe;
    }
    // A lock beside it belongs to its writer, or to one that died before the log began.
    const bool isInUse = QFile::exists(path + u"-lock"_s);
    return !log.exists() && !isInUse ? FoundLog::Missing : FoundLog::AsItShouldBe;
}

} // namespace

FoundLog foundLogOf(const QString& path) {
    const qint64 logBefore = QFileInfo(path + u"-wal"_s).size();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return FoundLog::AsItShouldBe;
    return foundLogBy(file.read(fileheader::length), path, logBefore);
}

FoundLog foundLogOf(const QString& path, const QByteArray& header) {
    return foundLogBy(header, path, QFileInfo(path + u"-wal"_s).size());
}

QString moveStrayLogAside(const QString& path) {
    const QString log = path + u"-wal"_s;
    if (!QFileInfo::exists(log))
        return {}; // already moved aside, as a link
    const Stranger moved = movedAside(path, log);
    QFile::remove(path + u"-shm"_s);
    return moved.aside;
}

namespace {

using Schema = std::set<std::pair<QString, QString>>;

/// Names and SQL of everything in the file; SQLite's own objects have none.
Schema schemaOf(Database& database) {
    Schema all;
    database.select(u"SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL "
                    "AND name NOT IN ('sqlite_stat1', 'sqlite_stat4')"_s,
                    {}, [&](SqlRow row) { all.emplace(textIn(row[0]), textIn(row[1])); });
    return all;
}

std::vector<Migration> stepsTo(const std::vector<Migration>& steps, int version) {
    std::vector<Migration> some;
    std::ranges::copy_if(steps, std::back_inserter(some),
                         [&](const Migration& step) { return step.version <= version; });
    return some;
}

/// Puts each text's length first, so that no text can pass for two.
QByteArray schemaDigestOf(const Schema& schema) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&](const QString& text) {
        const QByteArray bytes = text.toUtf8();
        hash.addData(QByteArray(QByteArray::number(bytes.size()) + ':'));
        hash.addData(bytes);
    };
    for (const auto& [name, sql] : schema) {
        add(name);
        add(sql);
    }
    return hash.result().toHex();
}

bool isNoted(const Schema& schema, int version, const std::vector<Migration>& steps) {
    return std::ranges::any_of(steps, [&](const Migration& step) {
        return step.version == version && !step.schemaDigest.isEmpty()
               && step.schemaDigest == schemaDigestOf(schema);
    });
}

} // namespace

QByteArray schemaDigestOf(Database& database) {
    return schemaDigestOf(schemaOf(database));
}

void checkSchema(Database& database, const std::vector<Migration>& steps) {
    const int version = schemaVersion(database);
    if (version > latestVersion(steps))
        throw StoreError(FailureKind::NewerFile, {database.path()});
    const Schema present = schemaOf(database);
    if (isNoted(present, version, steps))
        return;
    Database expected(u":memory:"_s, Database::Access::ReadWrite);
    migrate(expected, stepsTo(steps, version));
    if (present == schemaOf(expected))
        return;
    throw StoreError(FailureKind::DamagedFile, {database.path()},
                     u"other tables than those of version %1"_s.arg(version));
}

void checkIntegrity(Database& database, int newestVersion) {
    if (schemaVersion(database) > newestVersion)
        throw StoreError(FailureKind::NewerFile, {database.path()});
    const SqlValue said = database.single(u"PRAGMA integrity_check(1)"_s);
    if (isNull(said) || textIn(said) != u"ok")
        throw StoreError(FailureKind::DamagedFile, {database.path()},
                         isNull(said) ? QString() : textIn(said));
    database.select(u"PRAGMA foreign_key_check"_s, {}, [&](SqlRow row) {
        throw StoreError(FailureKind::DamagedFile, {database.path()},
                         u"a reference of %1 leads nowhere"_s.arg(textIn(row[0])));
    });
}

namespace {

std::unique_ptr<Database> openAndRead(const QString& path, Database::Access access,
                                      StatementWatch* watch) {
    auto database = std::make_unique<Database>(path, access, watch);
    (void)database->single(u"SELECT count(*) FROM sqlite_master"_s);
    return database;
}

/// Only a file in use for writing has a file beside it that readers need.
bool mayNeedRoomBeside(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray header = file.read(fileheader::length);
    return fileheader::isLogged(header) || !QFileInfo(QFileInfo(path).absolutePath()).isWritable();
}

/// A separate copy, which is removed with the connection.
std::unique_ptr<Database> openCopyOf(const QString& path, const QStringList& suffixes,
                                     StatementWatch* watch) {
    const auto folder = std::make_shared<const QTemporaryDir>();
    const QString copy = folder->filePath(u"copy.mentat"_s);
    for (const QString& suffix : suffixes) {
        QFile file(realPathOf(path) + suffix);
        if (!file.copy(copy + suffix))
            throw StoreError(FailureKind::ReadFailed, {path, file.errorString()});
        QFile::setPermissions(copy + suffix, QFile::ReadOwner | QFile::WriteOwner);
    }
    auto database = openAndRead(copy, Database::Access::Alone, watch);
    database->run(u"PRAGMA query_only = ON"_s);
    database->keep(folder);
    return database;
}

bool isWritable(const QString& path) {
    return QFileInfo(path).isWritable() && QFileInfo(QFileInfo(path).absolutePath()).isWritable();
}

/// A program that dies while turning the log on or off leaves a journal, which the next program
/// must play back; a read-only connection cannot. Files that belong to another database are moved
/// aside, unless a program is writing this one. True: nothing is in the way anymore.
bool canBeSettled(const QString& path, Strangers& strangers) {
    const QString real = realPathOf(path);
    if (!isWritable(real))
        return false;
    try {
        if (journalOf(real) == Journal::Own)
            (void)openAndRead(path, Database::Access::ReadWrite, nullptr);
        else if (!WriteLock::livingHolderOf(path))
            strangers = Database::clearBeside(real);
        else
            return false;
        return true;
    } catch (const StoreError&) {
        return false;
    }
}

/// Opens the file without the foreign files beside it.
std::unique_ptr<Database> openApart(const QString& path, StatementWatch* watch) {
    const QString real = realPathOf(path);
    QStringList suffixes{QString()};
    if (QFileInfo(real + u"-wal"_s).size() > 0 && isPlainFile(real + u"-wal"_s))
        suffixes << u"-wal"_s;
    auto database = openCopyOf(path, suffixes, watch);
    Strangers left;
    for (const QString& stranger : strangersBeside(real))
        left.push_back({stranger, {}});
    database->noteStrangers(left);
    return database;
}

} // namespace

std::unique_ptr<Database> openForReading(const QString& path, StatementWatch* watch) {
    try {
        return openAndRead(path, Database::Access::ReadOnly, watch);
    } catch (const StoreError& error) {
        const FailureKind kind = error.failure().kind;
        if (kind == FailureKind::DamagedFile || kind == FailureKind::FileBusy)
            throw;
        if (kind == FailureKind::LockInTheWay) {
            Strangers moved;
            if (!canBeSettled(path, moved))
                return openApart(path, watch);
            auto database = openAndRead(path, Database::Access::ReadOnly, watch);
            database->noteStrangers(moved);
            return database;
        }
        if (!mayNeedRoomBeside(path))
            throw;
    }
    // A log's readers must write its shared memory beside the file. If they cannot, on a full disk
    // or a read-only medium, read everything anyway.
    const qint64 log = QFileInfo(realPathOf(path) + u"-wal"_s).size();
    return log == 0 ? openAndRead(path, Database::Access::Immutable, watch)
                    : openCopyOf(path, {QString(), u"-wal"_s}, watch);
}

std::unique_ptr<Database> openWithoutLog(const QString& path, StatementWatch* watch) {
    return openCopyOf(path, {QString()}, watch);
}

QString backupPathBeforeMigration(const QString& path, int version) {
    return freePathBeside(path, u"version-%1"_s.arg(version));
}

void checkIsFree(const QString& path) {
    if (QFileInfo::exists(path))
        throw StoreError(FailureKind::FileExists, {path});
    if (belongsToEventFile(path))
        throw StoreError(FailureKind::IsEventFile, {path});
}

void copyTo(Database& database, const QString& newPath, StatementWatch* watch) {
    checkIsFree(newPath);
    const QString original = realPathOf(database.path());
    (void)Database::clearBeside(realPathOf(newPath));
    makePrivateFile(newPath, QFileInfo::exists(original)
                                 ? std::optional(QFile::permissions(original))
                                 : std::nullopt);
    try {
        database.run(u"PRAGMA query_only = OFF"_s); // for a copy that is read separately
        // Never pass the path as typed: SQLite takes a name that begins with "file:" for a URI.
        database.run(u"VACUUM INTO ?"_s, {systemPath(realPathOf(newPath))});
        Database copy(newPath, Database::Access::ReadOnly, watch);
        checkIntegrity(copy, schemaVersion(database));
    } catch (const StoreError& error) {
        removeWithSideFiles(newPath); // a truncated copy is useless
        const FailureKind kind = error.failure().kind;
        // SQLite does not say which of the two files failed; a failed write can only be the new
        // one's.
        if (kind == FailureKind::DiskFull || kind == FailureKind::WriteFailed)
            throw StoreError(kind, {newPath}, error.cause());
        throw;
    }
}

void makeEmptyFile(const QString& path, const std::vector<Migration>& steps) {
    const QFileInfo info(path);
    if (info.exists())
        throw StoreError(FailureKind::FileExists, {path});
    if (!QFileInfo(info.absolutePath()).isDir())
        throw StoreError(FailureKind::FileMissing, {info.absolutePath()});
    if (!QFileInfo(info.absolutePath()).isWritable())
        throw StoreError(FailureKind::NoPermission, {path});
    makePrivateFile(path);
    try {
        Database database(path, Database::Access::ReadWrite);
        database.run(u"PRAGMA application_id = %1"_s.arg(eventFileApplicationId));
        migrate(database, steps);
    } catch (const StoreError&) {
        removeWithSideFiles(path);
        throw;
    }
}

bool isPracticeFile(Database& database) {
    return wholeIn(database.single(u"PRAGMA application_id"_s)) == practiceFileApplicationId;
}

void markAsPractice(Database& database) {
    database.run(u"PRAGMA application_id = %1"_s.arg(practiceFileApplicationId));
}

} // namespace mentat
