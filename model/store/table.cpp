#include "model/store/table.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QString conditions(const QStringList& columns) {
    return columns.join(u" = ? AND "_s) + u" = ?"_s;
}

void deleteRow(Database& database, const TableRow& row) {
    database.run(u"DELETE FROM %1 WHERE %2"_s.arg(row.table->name, conditions(row.table->keys)),
                 row.key);
}

void insertRow(Database& database, const TableRow& row) {
    std::vector<SqlValue> cells = row.key;
    cells.insert(cells.end(), row.cells.begin(), row.cells.end());
    database.run(row.table->insertSql(), cells);
}

/// Builds the UPDATE of some columns by key. The seats of a game usually change in the same
/// columns, so the last statement is kept.
class UpdateSql {
public:
    const QString& of(const Table& table, const std::vector<qsizetype>& columns) {
        if (m_table != &table || m_columns != columns) {
            m_table = &table;
            m_columns = columns;
            QStringList names;
            for (const qsizetype column : columns)
                names << table.columns[column];
            m_sql = u"UPDATE "_s + table.name + u" SET "_s + names.join(u" = ?, "_s)
                    + u" = ? WHERE "_s + conditions(table.keys);
        }
        return m_sql;
    }

private:
    const Table* m_table = nullptr;
    std::vector<qsizetype> m_columns;
    QString m_sql;
};

void updateRow(Database& database, UpdateSql& sql, const TableRow& before, const TableRow& after) {
    std::vector<qsizetype> changed;
    std::vector<SqlValue> values;
    for (size_t i = 0; i < after.cells.size(); ++i) {
        if (before.cells[i] == after.cells[i])
            continue;
        changed.push_back(static_cast<qsizetype>(i));
        values.push_back(after.cells[i]);
    }
    if (changed.empty())
        return;
    values.insert(values.end(), after.key.begin(), after.key.end());
    database.run(sql.of(*after.table, changed), values);
}

const TableRow* sameKey(const Rows& rows, const TableRow& row) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const TableRow& other) {
        return other.table == row.table && other.key == row.key;
    });
    return found == rows.end() ? nullptr : &*found;
}

void shift(Database& database, const ListScope& scope, const QString& how, const QString& which,
           size_t position) {
    std::vector<SqlValue> values = scope.values;
    values.push_back(static_cast<qint64>(position));
    database.run(u"UPDATE %1 SET position = position %2 WHERE %3 AND position %4 ?"_s.arg(
                     scope.table->name, how, conditions(scope.columns), which),
                 values);
}

} // namespace

QString Table::insertSql() const {
    const QStringList all = keys + columns;
    const QString marks = QStringList(all.size(), u"?"_s).join(u", "_s);
    return u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(name, all.join(u", "_s), marks);
}

QString Table::selectSql(bool ofOne, const char* orderBy) const {
    const QString where = ofOne ? u" WHERE %1 = ?"_s.arg(keys.first()) : QString();
    return u"SELECT %1 FROM %2%3 ORDER BY %4"_s.arg((keys + columns).join(u", "_s), name, where,
                                                    QString::fromLatin1(orderBy));
}

void append(Rows& rows, Rows more) {
    rows.insert(rows.end(), std::make_move_iterator(more.begin()),
                std::make_move_iterator(more.end()));
}

void insertRows(Database& database, const Rows& rows) {
    for (const TableRow& row : rows)
        insertRow(database, row);
}

void writeDifference(Database& database, const Rows& before, const Rows& after) {
    for (const TableRow& row : before) {
        if (!sameKey(after, row))
            deleteRow(database, row);
    }
    UpdateSql sql;
    for (const TableRow& row : after) {
        if (const TableRow* known = sameKey(before, row))
            updateRow(database, sql, *known, row);
        else
            insertRow(database, row);
    }
}

void closeGap(Database& database, const ListScope& scope, size_t position) {
    shift(database, scope, u"- 1"_s, u">"_s, position);
}

void openGap(Database& database, const ListScope& scope, size_t position) {
    shift(database, scope, u"+ 1"_s, u">="_s, position);
}

} // namespace mentat
