#pragma once

#include "model/store/file/strangers.h"
#include "model/store/sql_value.h"

#include <functional>
#include <initializer_list>
#include <memory>
#include <span>

namespace mentat {

using SqlRow = std::span<const SqlValue>;

/// Sees each statement before it runs; a test counts them, or throws a StoreError to make one fail.
class StatementWatch {
public:
    virtual ~StatementWatch() = default;
    virtual void aboutToRun(const QString& sql) = 0;
};

/// One connection to an event file: the only owner of a QSqlDatabase. Foreign keys on,
/// synchronous=FULL. For one thread. Everything throws StoreError.
///
/// Nothing is opened beside the file that is not its own: whoever writes moves it aside first,
/// whoever reads is refused (LockInTheWay), before each statement at which SQLite would look.
class Database {
public:
    enum class Access {
        ReadWrite,
        Alone, // nobody else may have it open: what programs share of a log is kept in memory
        ReadOnly,
        Immutable, // a medium that nobody writes: no lock and no side file is needed
    };

    Database(const QString& path, Access access, StatementWatch* watch = nullptr);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Moves aside what SQLite would take for this file's own and is not. For whoever may write
    /// it. Throws StoreError: LockInTheWay; FileBusy where another program is at work.
    static Strangers clearBeside(const QString& path);

    [[nodiscard]] const QString& path() const;
    /// What stood beside it and was not used.
    [[nodiscard]] const Strangers& strangers() const;
    void noteStrangers(const Strangers& strangers);
    /// What has to live as long as the connection.
    void keep(std::shared_ptr<const void> companion);

    void run(const QString& sql, SqlRow values = {});
    void run(const QString& sql, std::initializer_list<SqlValue> values);
    /// Calls use() for each row.
    void select(const QString& sql, SqlRow values, const std::function<void(SqlRow)>& use);
    /// The first cell of the first row; NULL where there is none.
    [[nodiscard]] SqlValue single(const QString& sql, SqlRow values = {});

    /// The rowid of the row that the last INSERT made.
    [[nodiscard]] qint64 lastInsertedId() const;

private:
    struct Connection;
    void lookBeside();
    void noteState(const QString& sql);
    /// Whether the statement has rows to read.
    bool execute(const QString& sql, SqlRow values);
    std::unique_ptr<Connection> m_connection;
};

/// BEGIN IMMEDIATE … COMMIT; rolled back unless commit() was called and came back. The logging
/// category mentat.store.transaction tells when each begins and ends.
class Transaction {
public:
    explicit Transaction(Database& database);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    void commit();

private:
    Database& m_database;
    bool m_done = false;
};

} // namespace mentat
