#pragma once

#include "model/document/codec.h"
#include "model/store/file/strangers.h"
#include "model/store/store_error.h"
#include "model/values/numbers.h"

#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
#include <variant>

namespace mentat {

/// What a cell of the event file holds; monostate is NULL.
using SqlValue = std::variant<std::monostate, qint64, double, QString, QByteArray>;

/// Throws because a cell holds a value that Mentat never writes.
[[noreturn]] void throwBadCell();

[[nodiscard]] qint64 wholeIn(const SqlValue& cell);
[[nodiscard]] const QString& textIn(const SqlValue& cell);
[[nodiscard]] const QByteArray& bytesIn(const SqlValue& cell);
[[nodiscard]] inline bool isNull(const SqlValue& cell) {
    return std::holds_alternative<std::monostate>(cell);
}

/// Reads a cell that holds a JSON value written by the codec of T.
[[nodiscard]] Json jsonIn(const SqlValue& cell);

/// The cell format of type T.
template <class T>
struct Cell;

template <>
struct Cell<qint64> {
    static SqlValue write(qint64 value) { return value; }
    static qint64 read(const SqlValue& cell) { return wholeIn(cell); }
};
template <>
struct Cell<bool> {
    static SqlValue write(bool value) { return qint64(value ? 1 : 0); }
    static bool read(const SqlValue& cell) { return wholeIn(cell) != 0; }
};
template <>
struct Cell<double> {
    static SqlValue write(double value) { return value; }
    static double read(const SqlValue& cell) {
        if (const double* value = std::get_if<double>(&cell))
            return *value;
        return static_cast<double>(wholeIn(cell));
    }
};
template <>
struct Cell<QString> {
    static SqlValue write(const QString& text) { return text; }
    static QString read(const SqlValue& cell) { return textIn(cell); }
};
template <>
struct Cell<QByteArray> {
    static SqlValue write(const QByteArray& bytes) { return bytes; }
    static QByteArray read(const SqlValue& cell) { return bytesIn(cell); }
};
template <>
struct Cell<size_t> {
    static SqlValue write(size_t value) { return static_cast<qint64>(value); }
    static size_t read(const SqlValue& cell) { return static_cast<size_t>(wholeIn(cell)); }
};
template <class Tag>
struct Cell<Id<Tag>> {
    static SqlValue write(Id<Tag> id) { return id.number(); }
    static Id<Tag> read(const SqlValue& cell) {
        const auto id = Id<Tag>::fromNumber(wholeIn(cell));
        if (!id)
            throwBadCell();
        return *id;
    }
};
template <class Tag, int Min, int Max>
struct Cell<BoundedInt<Tag, Min, Max>> {
    using Number = BoundedInt<Tag, Min, Max>;
    static SqlValue write(Number number) { return qint64(number.value()); }
    static Number read(const SqlValue& cell) {
        const auto number = Number::fromInt(wholeIn(cell));
        if (!number)
            throwBadCell();
        return *number;
    }
};
template <class Tag>
struct Cell<HalfPoints<Tag>> {
    static SqlValue write(HalfPoints<Tag> points) { return qint64(points.halves()); }
    static HalfPoints<Tag> read(const SqlValue& cell) {
        const auto points = HalfPoints<Tag>::tryFromHalves(wholeIn(cell));
        if (!points)
            throwBadCell();
        return *points;
    }
};
/// In thousandths.
template <>
struct Cell<Decimal> {
    static SqlValue write(Decimal decimal) { return decimal.thousandths(); }
    static Decimal read(const SqlValue& cell) {
        const auto decimal = Decimal::fromThousandths(Cell<qint64>::read(cell));
        if (!decimal)
            throwBadCell();
        return *decimal;
    }
};
/// Texts with a grammar: name, player id, minute.
template <class T>
concept TextType = requires(const T& value) {
    { T::fromText(QString()) } -> std::same_as<std::optional<T>>;
    { value.text() } -> std::convertible_to<QString>;
};
template <TextType T>
struct Cell<T> {
    static SqlValue write(const T& value) { return QString(value.text()); }
    static T read(const SqlValue& cell) {
        auto value = T::fromText(textIn(cell));
        if (!value)
            throwBadCell();
        return *std::move(value);
    }
};
template <NamedEnum E>
struct Cell<E> {
    static SqlValue write(E value) { return QString(idOf(value)); }
    static E read(const SqlValue& cell) {
        const auto value = enumFromId<E>(textIn(cell));
        if (!value)
            throwBadCell();
        return *value;
    }
};
template <>
struct Cell<Side> {
    static SqlValue write(Side side) { return QString(idOf(side)); }
    static Side read(const SqlValue& cell) {
        const auto side = sideById(textIn(cell));
        if (!side)
            throwBadCell();
        return *side;
    }
};
template <class T>
struct Cell<std::optional<T>> {
    static SqlValue write(const std::optional<T>& value) {
        return value ? Cell<T>::write(*value) : SqlValue();
    }
    static std::optional<T> read(const SqlValue& cell) {
        if (isNull(cell))
            return std::nullopt;
        return Cell<T>::read(cell);
    }
};
/// A value always written and read as a whole is one JSON cell.
template <class T>
struct WholeCell {
    static SqlValue write(const T& value) {
        return QString::fromUtf8(Codec<T>::write(value).toCompactBytes());
    }
    static T read(const SqlValue& cell) {
        ReadNotes notes;
        auto value = Codec<T>::read(jsonIn(cell), {}, notes);
        if (!value || notes.count() > 0)
            throwBadCell();
        return *std::move(value);
    }
};

/// A list always written and read as a whole is one JSON cell; NULL if empty.
template <class T>
struct Cell<std::vector<T>> {
    static SqlValue write(const std::vector<T>& values) {
        if (values.empty())
            return {};
        return QString::fromUtf8(Codec<std::vector<T>>::write(values).toCompactBytes());
    }
    static std::vector<T> read(const SqlValue& cell) {
        if (isNull(cell))
            return {};
        ReadNotes notes;
        auto values = Codec<std::vector<T>>::read(jsonIn(cell), {}, notes);
        if (!values || !notes.findings().empty())
            throwBadCell();
        return *std::move(values);
    }
};

using SqlRow = std::span<const SqlValue>;

/// Sees each statement before it runs; tests use it to count them, or throw a StoreError to make
/// one fail.
class StatementWatch {
public:
    virtual ~StatementWatch() = default;
    virtual void aboutToRun(const QString& sql) = 0;
};

/// A connection to an event file: the only owner of a QSqlDatabase. Foreign keys on,
/// synchronous=FULL. For one thread. Everything throws StoreError.
///
/// Opens nothing next to the file that does not belong to it: a writer moves such files aside
/// first, a reader is refused (LockInTheWay), before each statement at which SQLite would look.
class Database {
public:
    enum class Access {
        ReadWrite,
        Alone, // no one else may open it: the log's shared index stays in memory
        ReadOnly,
        Immutable, // a read-only medium: needs no lock and no side file
    };

    Database(const QString& path, Access access, StatementWatch* watch = nullptr);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Moves aside files that SQLite would take for this file's own. For writers. Throws
    /// StoreError: LockInTheWay; FileBusy if another program is at work.
    static Strangers clearBeside(const QString& path);

    [[nodiscard]] const QString& path() const;
    /// The unused files next to it.
    [[nodiscard]] const Strangers& strangers() const;
    void noteStrangers(const Strangers& strangers);
    /// Keeps an object alive as long as the connection.
    void keep(std::shared_ptr<const void> companion);

    void run(const QString& sql, SqlRow values = {});
    void run(const QString& sql, std::initializer_list<SqlValue> values);
    /// Calls use() for each row.
    void select(const QString& sql, SqlRow values, const std::function<void(SqlRow)>& use);
    /// The first cell of the first row; NULL if there is none.
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

/// BEGIN IMMEDIATE … COMMIT; rolled back unless commit() was called and returned. The logging
/// category mentat.store.transaction logs begin and end.
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
