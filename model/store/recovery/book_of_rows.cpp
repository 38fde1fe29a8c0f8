#include "model/store/book_tables.h"
#include "model/store/journal_tables.h"
#include "model/store/migrations.h"
#include "model/store/recovery/recovered_rows.h"

#include <utility>

// The book that recovered rows make: what cannot be read as what it is stays out.

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Cells = std::vector<SqlValue>;
using Kind = RecoveryNote::Kind;

QStringList columnsThatCanBeEmpty(Database& database, const TableRows& table) {
    QStringList names;
    database.select(
        u"SELECT name FROM pragma_table_info('%1') WHERE \"notnull\" = 0 AND pk = 0"_s.arg(
            table.name),
        {}, [&](SqlRow row) { names << textIn(row[0]); });
    return names;
}

bool loads(Database& database) {
    try {
        (void)loadParts(database);
        (void)loadAllDrafts(database);
        (void)loadPrinted(database);
        return true;
    } catch (const StoreError&) {
        return false;
    }
}

/// Puts the rows in, if the book loads with them.
bool insertIfLoads(Database& database, const TableRows& table, std::span<const Cells> rows) {
    database.run(u"SAVEPOINT part"_s);
    try {
        insertRows(database, table, {rows.begin(), rows.end()});
        if (loads(database)) {
            database.run(u"RELEASE part"_s);
            return true;
        }
    } catch (const StoreError&) {
        // A row that the schema does not allow.
    }
    database.run(u"ROLLBACK TO part"_s);
    database.run(u"RELEASE part"_s);
    return false;
}

} // namespace

bool RecoveredRows::insertInPart(Database& database, const TableRows& table, const Cells& row) {
    const QStringList all = columnsThatCanBeEmpty(database, table);
    QList<QStringList> tries;
    for (const QString& column : all)
        tries << QStringList{column};
    tries << all;
    for (const QStringList& columns : tries) {
        Cells part = row;
        QStringList left;
        for (const QString& column : columns) {
            SqlValue& cell = part[static_cast<size_t>(table.columns.indexOf(column))];
            if (!isNull(std::exchange(cell, SqlValue())))
                left << column;
        }
        if (left.isEmpty() || m_partsLeftToTry-- <= 0)
            continue;
        if (insertIfLoads(database, table, {&part, 1})) {
            m_notes.push_back(
                {Kind::Rejected, table.name, u"%1: %2"_s.arg(table.keyOf(row), left.join(u", "))});
            return true;
        }
    }
    return false;
}

// Halved until the rows that cannot be read stand alone.
void RecoveredRows::insertWhatLoads(Database& database, const TableRows& table,
                                    std::span<const Cells> rows) {
    if (rows.empty() || insertIfLoads(database, table, rows))
        return;
    if (rows.size() == 1) {
        if (insertInPart(database, table, rows.front()))
            return;
        m_notes.push_back({Kind::Rejected, table.name, table.keyOf(rows.front())});
        return;
    }
    insertWhatLoads(database, table, rows.first(rows.size() / 2));
    insertWhatLoads(database, table, rows.subspan(rows.size() / 2));
}

void RecoveredRows::removeOrphans(Database& database) {
    for (;;) {
        std::vector<std::pair<QString, qint64>> orphans;
        database.select(u"PRAGMA foreign_key_check"_s, {}, [&](SqlRow row) {
            if (!isNull(row[1]))
                orphans.emplace_back(textIn(row[0]), wholeIn(row[1]));
        });
        if (orphans.empty())
            return;
        for (const auto& orphan : orphans) {
            const QString& name = orphan.first;
            const TableRows& table = *find(name);
            const SqlValue number = orphan.second;
            database.select(
                u"SELECT %1 FROM %2 WHERE rowid = ?"_s.arg(table.columns.join(u", "), name),
                SqlRow(&number, 1), [&](SqlRow row) {
                    m_notes.push_back(
                        {Kind::Rejected, name, table.keyOf({row.begin(), row.end()})});
                });
            database.run(u"DELETE FROM %1 WHERE rowid = ?"_s.arg(name), {number});
        }
    }
}

Book RecoveredRows::makeBook() {
    Database database(u":memory:"_s, Database::Access::ReadWrite);
    migrate(database, migrations());
    database.run(u"PRAGMA foreign_keys = OFF"_s);
    {
        Transaction transaction(database);
        for (const TableRows& table : m_tables) {
            if (table.name != nameOfJournal)
                insertWhatLoads(database, table, table.rows);
        }
        removeOrphans(database);
        transaction.commit();
    }
    Tables left = allRowsOf(database);
    for (TableRows& table : left) {
        if (table.name != nameOfJournal)
            find(table.name)->rows = std::move(table.rows);
    }
    for (const auto& [name, origin] : m_filled) {
        const auto keys = find(name)->allKeys();
        for (const auto& [key, source] : origin.rows) {
            if (keys.contains(key))
                m_notes.push_back({Kind::Filled, name, key, source});
        }
    }
    Book book = loadParts(database);
    std::erase_if(book.events, [&](const BookEvent& event) { return !canStand(database, event); });
    return book;
}

// What every event has and this one lacks is lost, also where nothing else tells of damage.
bool RecoveredRows::canStand(Database& database, const BookEvent& event) {
    bool can = true;
    for (const NeededRows& rows : missingOf(database, event)) {
        if (!isToldLost(rows.table))
            m_notes.push_back({Kind::Lost, rows.table, QString::number(event.id.number())});
        can = can && rows.canBeUsual;
    }
    if (!can)
        m_notes.push_back({Kind::Rejected, u"event"_s, QString::number(event.id.number())});
    return can;
}

} // namespace mentat
