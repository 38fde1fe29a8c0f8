#include "model/store/database.h"

#include "model/failure_kind.h"
#include "model/store/file/held_file.h"
#include "model/store/file/on_disk.h"

#include <QFileInfo>
#include <QLoggingCategory>
#include <QScopeGuard>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>

#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat {

void throwBadCell() {
    throw StoreError(FailureKind::DamagedFile, {});
}

qint64 wholeIn(const SqlValue& cell) {
    const auto* value = std::get_if<qint64>(&cell);
    if (!value)
        throwBadCell();
    return *value;
}

const QString& textIn(const SqlValue& cell) {
    const auto* value = std::get_if<QString>(&cell);
    if (!value)
        throwBadCell();
    return *value;
}

const QByteArray& bytesIn(const SqlValue& cell) {
    const auto* value = std::get_if<QByteArray>(&cell);
    if (!value)
        throwBadCell();
    return *value;
}

Json jsonIn(const SqlValue& cell) {
    auto json = Json::parse(textIn(cell).toUtf8());
    if (!json)
        throwBadCell();
    return *std::move(json);
}

Q_LOGGING_CATEGORY(transactions, "mentat.store.transaction", QtWarningMsg)

namespace {

// SQLite's primary result codes; extended codes have them in the low byte.
enum SqliteCode { Busy = 5, Readonly = 8, Corrupt = 11, Full = 13, CantOpen = 14, NotADb = 26 };
// No room for the log's shared memory (SQLITE_IOERR_SHMSIZE).
constexpr int noRoomForShared = 4874;
// A journal must be played back, which a read-only connection cannot do (SQLITE_READONLY_ROLLBACK).
constexpr int journalInTheWay = 776;

[[noreturn]] void throwSqlError(const QSqlError& error, const QString& path) {
    const QString said = error.nativeErrorCode() + u": "_s + error.databaseText();
    const int code = error.nativeErrorCode().toInt();
    if (code == noRoomForShared)
        throw StoreError(FailureKind::DiskFull, {path}, said);
    if (code == journalInTheWay)
        throw StoreError(FailureKind::LockInTheWay, {path + u"-journal"_s}, said);
    switch (code & 0xFF) {
    case Busy: throw StoreError(FailureKind::FileBusy, {path}, said);
    case Full: throw StoreError(FailureKind::DiskFull, {path});
    case Readonly: throw StoreError(FailureKind::NoPermission, {path});
    case Corrupt:
    case NotADb: throw StoreError(FailureKind::DamagedFile, {path}, said);
    case CantOpen: throw StoreError(FailureKind::ReadFailed, {path}, said);
    default: throw StoreError(FailureKind::WriteFailed, {path}, said);
    }
}

QVariant toVariant(const SqlValue& value) {
    if (const auto* whole = std::get_if<qint64>(&value))
        return *whole;
    if (const auto* decimal = std::get_if<double>(&value))
        return *decimal;
    // Qt would bind a null text as NULL, but a present text is never absent.
    if (const auto* text = std::get_if<QString>(&value))
        return text->isNull() ? u""_s : *text;
    if (const auto* bytes = std::get_if<QByteArray>(&value))
        return bytes->isNull() ? QByteArray("") : *bytes;
    return {};
}

SqlValue fromVariant(const QVariant& value) {
    if (value.isNull())
        return {};
    switch (value.typeId()) {
    case QMetaType::LongLong:
    case QMetaType::Int: return value.toLongLong();
    case QMetaType::Double: return value.toDouble();
    case QMetaType::QByteArray: return value.toByteArray();
    default: return value.toString();
    }
}

QString optionsFor(Database::Access access) {
    QString wait = u"QSQLITE_BUSY_TIMEOUT=2000"_s;
    switch (access) {
    case Database::Access::ReadWrite:
    case Database::Access::Alone: return wait;
    case Database::Access::ReadOnly: return wait + u";QSQLITE_OPEN_READONLY"_s;
    case Database::Access::Immutable: return wait + u";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s;
    }
    Q_UNREACHABLE();
}

// Never pass the path as typed: SQLite takes a name that begins with "file:" for a URI.
QString nameFor(const QString& path, Database::Access access) {
    if (path == u":memory:")
        return path;
    const QString real = realPathOf(path);
    if (access != Database::Access::Immutable)
        return systemPath(real);
    return QUrl::fromLocalFile(real).toString(QUrl::FullyEncoded) + u"?immutable=1"_s;
}

} // namespace

struct Database::Connection {
    QString path;
    Access access = Access::ReadWrite;
    QString realPath; // empty: no files can be beside it
    bool isLogged = false;
    bool isInTransaction = false;
    Strangers strangers;
    std::shared_ptr<const void> companion;
    QString name = u"mentat-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    QSqlDatabase database;
    StatementWatch* watch = nullptr;
    std::unordered_map<QString, std::unique_ptr<QSqlQuery>> prepared;
    QSqlQuery* current = nullptr;
    qint64 lastInsertedId = 0;

    ~Connection() {
        prepared.clear();
        database.close();
        database = QSqlDatabase();
        QSqlDatabase::removeDatabase(name);
    }
};

Database::Database(const QString& path, Access access, StatementWatch* watch)
    : m_connection(std::make_unique<Connection>()) {
    m_connection->path = path;
    m_connection->access = access;
    if (path != u":memory:" && access != Access::Immutable)
        m_connection->realPath = realPathOf(path);
    lookBeside();
    m_connection->database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection->name);
    m_connection->database.setConnectOptions(optionsFor(access));
    m_connection->database.setDatabaseName(nameFor(path, access));
    if (!m_connection->database.open())
        throwSqlError(m_connection->database.lastError(), path);
    // Before any read: https://www.sqlite.org/wal.html, section 8.
    if (access == Access::Alone)
        (void)single(u"PRAGMA locking_mode = EXCLUSIVE"_s);
    run(u"PRAGMA foreign_keys = ON"_s);
    run(u"PRAGMA synchronous = FULL"_s);
    if (wholeIn(single(u"PRAGMA foreign_keys"_s)) != 1)
        throw StoreError(FailureKind::ReadFailed, {path}, u"no foreign keys"_s);
    m_connection->watch = watch;
}

Database::~Database() = default;

void Database::keep(std::shared_ptr<const void> companion) {
    m_connection->companion = std::move(companion);
}

const QString& Database::path() const {
    return m_connection->path;
}

const Strangers& Database::strangers() const {
    return m_connection->strangers;
}

void Database::noteStrangers(const Strangers& strangers) {
    auto& all = m_connection->strangers;
    all.insert(all.end(), strangers.begin(), strangers.end());
}

// SQLite requires an abandoned journal to be played back before reading; one that begins with a
// zero SQLite would overwrite.
static bool isLeftBehind(const QString& path) {
    if (QFileInfo(path).size() == 0)
        return true;
    try {
        Database reader(path, Database::Access::ReadOnly);
        (void)reader.single(u"SELECT count(*) FROM sqlite_master"_s);
    } catch (const StoreError& error) {
        if (error.failure().kind == FailureKind::FileBusy)
            throw;
        return true;
    }
    QFile journal(path + u"-journal"_s);
    return !journal.open(QIODevice::ReadOnly) || journal.read(1) == QByteArray(1, '\0');
}

Strangers Database::clearBeside(const QString& path) {
    Strangers all;
    const auto move = [&](const QString& name) {
        const Stranger moved = movedAside(path, name);
        if (!moved.path.isEmpty())
            all.push_back(moved);
    };
    for (const QString& odd : oddNamesBeside(path))
        move(odd);
    if (journalOf(path) != Journal::OfAnother)
        return all;
    if (!isLeftBehind(path))
        throw StoreError(FailureKind::FileBusy, {path}, u"a journal is in use"_s);
    move(path + u"-journal"_s);
    return all;
}

// With a log, SQLite ignores journals; and in a transaction the journal is this connection's.
void Database::lookBeside() {
    const Connection& now = *m_connection;
    if (now.realPath.isEmpty() || now.isLogged || now.isInTransaction)
        return;
    if (now.access != Access::ReadOnly) {
        noteStrangers(clearBeside(now.realPath));
        return;
    }
    if (const QStringList odd = oddNamesBeside(now.realPath); !odd.isEmpty())
        throw StoreError(FailureKind::LockInTheWay, {odd.front()});
}

void Database::noteState(const QString& sql) {
    if (sql.startsWith(u"BEGIN"))
        m_connection->isInTransaction = true;
    else if (sql == u"COMMIT")
        m_connection->isInTransaction = false;
}

bool Database::execute(const QString& sql, SqlRow values) {
    if (m_connection->watch)
        m_connection->watch->aboutToRun(sql);
    lookBeside();
    if (sql == u"ROLLBACK") // even if SQLite has rolled back by itself
        m_connection->isInTransaction = false;
    auto& query = m_connection->prepared[sql];
    if (!query) {
        query = std::make_unique<QSqlQuery>(m_connection->database);
        query->setForwardOnly(true);
        if (!query->prepare(sql)) {
            const QSqlError error = query->lastError();
            m_connection->prepared.erase(sql);
            throwSqlError(error, m_connection->path);
        }
    }
    for (size_t i = 0; i < values.size(); ++i)
        query->bindValue(static_cast<int>(i), toVariant(values[i]));
    if (!query->exec()) {
        const QSqlError error = query->lastError();
        m_connection->prepared.erase(sql);
        throwSqlError(error, m_connection->path);
    }
    m_connection->current = query.get();
    noteState(sql);
    return query->isSelect();
}

void Database::run(const QString& sql, SqlRow values) {
    execute(sql, values);
    m_connection->lastInsertedId = m_connection->current->lastInsertId().toLongLong();
    m_connection->current->finish();
}

qint64 Database::lastInsertedId() const {
    return m_connection->lastInsertedId;
}

void Database::run(const QString& sql, std::initializer_list<SqlValue> values) {
    run(sql, SqlRow(values.begin(), values.size()));
}

void Database::select(const QString& sql, SqlRow values, const std::function<void(SqlRow)>& use) {
    std::vector<SqlValue> row;
    if (!execute(sql, values))
        return;
    QSqlQuery* query = m_connection->current;
    // An open statement would hold up the next commit.
    const auto finish = qScopeGuard([&] { query->finish(); });
    while (query->next()) {
        row.clear();
        for (int i = 0;; ++i) {
            const QVariant value = query->value(i);
            if (!value.isValid())
                break;
            row.push_back(fromVariant(value));
        }
        use(row);
    }
    if (query->lastError().isValid())
        throwSqlError(query->lastError(), m_connection->path);
}

SqlValue Database::single(const QString& sql, SqlRow values) {
    std::optional<SqlValue> first;
    select(sql, values, [&](SqlRow row) {
        if (!first && !row.empty())
            first = row.front();
    });
    const SqlValue value = first.value_or(SqlValue());
    if (sql.startsWith(u"PRAGMA journal_mode") && !isNull(value))
        m_connection->isLogged = textIn(value) == u"wal";
    return value;
}

Transaction::Transaction(Database& database) : m_database(database) {
    m_database.run(u"BEGIN IMMEDIATE"_s);
    qCDebug(transactions) << "begin";
}

Transaction::~Transaction() {
    if (m_done)
        return;
    try {
        m_database.run(u"ROLLBACK"_s);
    } catch (const StoreError&) {
        // SQLite has rolled back already, or does when the connection closes.
    }
    qCDebug(transactions) << "rolled back";
}

void Transaction::commit() {
    m_database.run(u"COMMIT"_s);
    m_done = true;
    qCDebug(transactions) << "committed";
}

} // namespace mentat
