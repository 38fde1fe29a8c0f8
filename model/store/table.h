#pragma once

#include "model/store/database.h"
#include "model/values/fact_of.h"

#include <QString>

#include <algorithm>
#include <map>
#include <vector>

namespace mentat {

/// A table of the event file: key columns, then the others.
struct Table {
    QString name;
    QStringList keys;
    QStringList columns;

    [[nodiscard]] QString insertSql() const;
    /// SELECT of all columns, keys first; ofOne: only rows with a given first key.
    [[nodiscard]] QString selectSql(bool ofOne, const char* orderBy) const;
};

/// A row with its table; cells in the order of keys, then columns.
struct TableRow {
    const Table* table;
    std::vector<SqlValue> key;
    std::vector<SqlValue> cells;
};
using Rows = std::vector<TableRow>;
void append(Rows& rows, Rows more);

/// Required rows that every event has in a separate table: without one it is damaged.
struct NeededRows {
    QString table;
    int count;
    /// If lost, those of a new event can replace them.
    bool canBeUsual;
    QString which = {}; // of the table's rows; empty: all
};

/// Maps a struct T to the columns of a table, for writing and reading: the one place that ties
/// members to columns.
template <class T>
struct Column {
    QByteArray name;
    SqlValue (*write)(const T&);
    void (*read)(T&, const SqlValue&);
};

/// The column of a data member: column<&Draw::seed>("seed").
template <auto Pointer>
auto column(const QByteArray& name) {
    using Class = decltype(classOf(Pointer));
    using Member = decltype(memberOf(Pointer));
    return Column<Class>{
        name, [](const Class& object) { return Cell<Member>::write(object.*Pointer); },
        [](Class& object, const SqlValue& cell) { object.*Pointer = Cell<Member>::read(cell); }};
}

/// The column of a member of a member: innerColumn<&GameRow::game, &Game::turns>("turns").
template <auto Outer, auto Inner>
auto innerColumn(const QByteArray& name) {
    using Row = decltype(classOf(Outer));
    using Member = decltype(memberOf(Inner));
    return Column<Row>{
        name, [](const Row& row) { return Cell<Member>::write(row.*Outer.*Inner); },
        [](Row& row, const SqlValue& cell) { row.*Outer.*Inner = Cell<Member>::read(cell); }};
}

/// The column of the kind's part of a member: partColumn<&SeatRow::seat,
/// &DuneSeat::spice>("spice"). A row with another kind's part has the initial value there, which is
/// not read.
template <auto Outer, auto Inner>
auto partColumn(const QByteArray& name) {
    using Row = decltype(classOf(Outer));
    using Part = decltype(classOf(Inner));
    using Member = decltype(memberOf(Inner));
    return Column<Row>{name,
                       [](const Row& row) {
                           const auto* part = std::get_if<Part>(&(row.*Outer).part);
                           return Cell<Member>::write(part ? part->*Inner : Part().*Inner);
                       },
                       [](Row& row, const SqlValue& cell) {
                           if (auto* part = std::get_if<Part>(&(row.*Outer).part))
                               part->*Inner = Cell<Member>::read(cell);
                       }};
}

/// The column of a member of the row's base: baseColumn<Person, &Contact::from>("origin").
template <class Row, auto Pointer>
auto baseColumn(const QByteArray& name) {
    using Member = decltype(memberOf(Pointer));
    return Column<Row>{
        name, [](const Row& row) { return Cell<Member>::write(row.*Pointer); },
        [](Row& row, const SqlValue& cell) { row.*Pointer = Cell<Member>::read(cell); }};
}

/// Columns one after the other.
template <class T>
std::vector<Column<T>> joined(std::initializer_list<std::vector<Column<T>>> parts) {
    std::vector<Column<T>> all;
    for (const std::vector<Column<T>>& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

template <class T>
class Mapping {
public:
    Mapping(const char* table, std::initializer_list<const char*> keys,
            std::vector<Column<T>> columns)
        : m_columns(std::move(columns)) {
        m_table.name = QString::fromLatin1(table);
        for (const char* key : keys)
            m_table.keys << QString::fromLatin1(key);
        for (const Column<T>& c : m_columns)
            m_table.columns << QString::fromLatin1(c.name);
    }

    [[nodiscard]] const Table& table() const { return m_table; }

    [[nodiscard]] TableRow row(std::vector<SqlValue> key, const T& object) const {
        TableRow row{&m_table, std::move(key), {}};
        row.cells.reserve(m_columns.size());
        for (const Column<T>& c : m_columns)
            row.cells.push_back(c.write(object));
        return row;
    }

    /// Calls use(key cells, object) for each row of an event, in the given order; make(key cells)
    /// gives the object to fill.
    template <class Make, class Use>
    void load(Database& database, EventId event, const char* orderBy, Make make, Use use) const {
        const SqlValue id = event.number();
        select(database, m_table.selectSql(true, orderBy), SqlRow(&id, 1), make, use);
    }
    /// The same for all rows of the table.
    template <class Make, class Use>
    void loadAll(Database& database, const char* orderBy, Make make, Use use) const {
        select(database, m_table.selectSql(false, orderBy), {}, make, use);
    }

private:
    template <class Make, class Use>
    void select(Database& database, const QString& sql, SqlRow values, Make make, Use use) const {
        const auto keyCount = static_cast<size_t>(m_table.keys.size());
        database.select(sql, values, [&](SqlRow row) {
            const SqlRow key = row.first(keyCount);
            T object = make(key);
            for (size_t i = 0; i < m_columns.size(); ++i)
                m_columns[i].read(object, row[keyCount + i]);
            use(key, std::move(object));
        });
    }

    Table m_table;
    std::vector<Column<T>> m_columns;
};

/// Inserts rows in the given order, in which parents precede children.
void insertRows(Database& database, const Rows& rows);
/// Turns `before` into `after` in the file with the fewest statements: leaves equal rows alone, and
/// writes only cells that differ.
void writeDifference(Database& database, const Rows& before, const Rows& after);

/// A list within a table, with rows at `position` 0, 1, 2, …: the cells that its rows share.
struct ListScope {
    const Table* table;
    QStringList columns;
    std::vector<SqlValue> values;
    friend bool operator==(const ListScope&, const ListScope&) = default;
};
/// Moves everything after a position by one, in one statement.
void closeGap(Database& database, const ListScope& scope, size_t position);
void openGap(Database& database, const ListScope& scope, size_t position);

/// Removes the list element that a step of a pointer into the document names by index. Returns
/// whether there was one.
template <class T>
[[nodiscard]] bool dropAt(std::vector<T>& list, const QString& step) {
    bool isNumber = false;
    const auto index = static_cast<size_t>(step.toUInt(&isNumber));
    if (!isNumber || index >= list.size())
        return false;
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(index));
    return true;
}

} // namespace mentat
