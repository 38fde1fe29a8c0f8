#include "model/store/recovery/recovered_rows.h"

#include "model/changes/change_kind.h"
#include "model/store/book_tables.h"
#include "model/store/journal_tables.h"
#include "model/store/migrations.h"
#include "model/store/slot_tables.h"
#include "model/store/store_kind.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

using Cells = std::vector<SqlValue>;
using Kind = RecoveryNote::Kind;

Rows rowsBefore(EventId event, const AnyEdit& edit) {
    return std::visit(
        [&](const auto& e) { return e.before ? rowsOf(event, e.slot, *e.before) : Rows(); }, edit);
}

Rows rowsAfter(EventId event, const AnyEdit& edit) {
    return std::visit(
        [&](const auto& e) { return e.after ? rowsOf(event, e.slot, *e.after) : Rows(); }, edit);
}

/// The row's facts without its position in a list.
QString factOf(const TableRows& table, const Cells& row) {
    QStringList texts{table.name};
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i] != u"position")
            texts << textOfCell(row[static_cast<size_t>(i)]);
    }
    return texts.join(u'\x1f');
}

/// Kinds of changes that affect only the file.
bool changesNoBook(ChangeKind kind) {
    return kind == ChangeKind::FileMigrated || kind == ChangeKind::FileRestored
           || kind == ChangeKind::FileRecovered;
}

} // namespace

std::vector<SqlValue> cellsInOrder(const TableRow& row, const TableRows& table) {
    Cells cells(static_cast<size_t>(table.columns.size()));
    const auto place = [&](const QString& column, const SqlValue& cell) {
        cells[static_cast<size_t>(table.columns.indexOf(column))] = cell;
    };
    for (size_t i = 0; i < row.key.size(); ++i)
        place(row.table->keys[static_cast<qsizetype>(i)], row.key[i]);
    for (size_t i = 0; i < row.cells.size(); ++i)
        place(row.table->columns[static_cast<qsizetype>(i)], row.cells[i]);
    return cells;
}

KeyedRows::KeyedRows(TableRows& table) : m_table(table) {
    for (size_t i = 0; i < table.rows.size(); ++i)
        m_places.emplace(table.keyOf(table.rows[i]), i);
}

KeyedRows::~KeyedRows() {
    std::erase_if(m_table.rows, [](const Cells& row) { return row.empty(); });
}

void KeyedRows::put(Cells cells) {
    const QString key = m_table.keyOf(cells);
    take(key);
    m_places.emplace(key, m_table.rows.size());
    m_table.rows.push_back(std::move(cells));
}

void KeyedRows::take(const QString& key) {
    const auto found = m_places.find(key);
    if (found == m_places.end())
        return;
    m_table.rows[found->second].clear();
    m_places.erase(found);
}

RecoveredRows::RecoveredRows(Tables rows, std::vector<RecoveryNote>& notes)
    : m_tables(std::move(rows))
    , m_notes(notes) {}

TableRows* RecoveredRows::find(const QString& name) {
    const auto found = std::ranges::find(m_tables, name, &TableRows::name);
    return found == m_tables.end() ? nullptr : &*found;
}

const TableRows& RecoveredRows::table(const QString& name) const {
    return *std::ranges::find(m_tables, name, &TableRows::name);
}

KeyedRows& RecoveredRows::keyed(TableRows& table) {
    return m_keyed.try_emplace(table.name, table).first->second;
}

void RecoveredRows::put(const QString& name, Cells cells, RowSource source) {
    TableRows& table = *find(name);
    m_filled[name].rows[table.keyOf(cells)] = source;
    keyed(table).put(std::move(cells));
}

void RecoveredRows::take(const QString& name, const QString& key) {
    keyed(*find(name)).take(key);
    m_filled[name].rows.erase(key);
}

void RecoveredRows::fillFrom(const Tables& snapshot) {
    for (const TableRows& from : snapshot) {
        TableRows* to = find(from.name);
        if (!to || !to->hasGaps || from.name == nameOfJournal)
            continue;
        for (const Cells& row : from.rows) {
            if (!keyed(*to).contains(from.keyOf(row)))
                put(from.name, row, RowSource::Snapshot);
        }
    }
    m_keyed.clear();
}

void RecoveredRows::applyRows(const Rows& before, const Rows& after) {
    const auto mayChange = [&](const TableRow& row, TableRows*& table, QString& key) {
        table = find(row.table->name);
        // An act on an event does not record its kind.
        if (!table || !table->hasGaps || table->name == u"event")
            return false;
        key = table->keyOf(cellsInOrder(row, *table));
        const bool wasRead
            = keyed(*table).contains(key) && !m_filled[table->name].rows.contains(key);
        return !wasRead;
    };
    TableRows* table = nullptr;
    QString key;
    for (const TableRow& row : before) {
        if (mayChange(row, table, key))
            take(table->name, key);
    }
    for (const TableRow& row : after) {
        if (mayChange(row, table, key))
            put(table->name, cellsInOrder(row, *table), RowSource::Journal);
    }
}

void RecoveredRows::fillFrom(const std::vector<JournalEntry>& acts) {
    for (const JournalEntry& act : acts) {
        for (const PersonEdit& edit : act.change.people)
            applyRows(personRows(edit.before), personRows(edit.after));
        if (!act.event)
            continue;
        for (const AnyEdit& edit : act.change.edits)
            applyRows(rowsBefore(*act.event, edit), rowsAfter(*act.event, edit));
    }
    m_keyed.clear();
}

void RecoveredRows::fillFromEmptied() {
    for (TableRows& table : m_tables) {
        for (EmptiedRow& row : table.emptied) {
            const QString key = table.keyOf(row.cells);
            if (table.name == nameOfJournal || keyed(table).contains(key))
                continue;
            if (!row.columns.isEmpty())
                m_notes.push_back(
                    {Kind::Rejected, table.name, u"%1: %2"_s.arg(key, row.columns.join(u", "))});
            keyed(table).put(std::move(row.cells));
        }
        table.emptied.clear();
    }
    m_keyed.clear();
}

bool RecoveredRows::isReportedLost(const QString& name) const {
    return table(name).hasGaps || std::ranges::any_of(m_notes, [&](const RecoveryNote& note) {
               return note.table == name && note.kind != Kind::Filled;
           });
}

void RecoveredRows::fillPeopleFromPlayers() {
    TableRows& people = *find(u"person"_s);
    const TableRows& players = table(u"player"_s);
    if (!people.hasGaps)
        return;
    const auto cell = [&](const Cells& row, const QString& column) -> const SqlValue& {
        return row[static_cast<size_t>(players.columns.indexOf(column))];
    };
    auto there = people.allKeys();
    for (const Cells& player : players.rows) {
        const auto* person = std::get_if<qint64>(&cell(player, u"person"_s));
        if (!person || !there.insert(QString::number(*person)).second)
            continue;
        Cells cells;
        for (const QString& column : people.columns) {
            const bool isId = column == u"id";
            const bool isOwn = column == u"preference" || column == u"notes";
            cells.push_back(isId ? SqlValue(*person) : isOwn ? SqlValue() : cell(player, column));
        }
        put(people.name, std::move(cells), RowSource::Player);
    }
    m_keyed.clear();
}

void RecoveredRows::noteUnconfirmed(const Tables& snapshot, const std::vector<JournalEntry>& acts) {
    std::set<QString> confirmed;
    for (const TableRows& table : snapshot) {
        for (const Cells& row : table.rows)
            confirmed.insert(factOf(table, row));
    }
    const auto confirm = [&](const Rows& rows) {
        for (const TableRow& row : rows) {
            const TableRows& table = *find(row.table->name);
            confirmed.insert(factOf(table, cellsInOrder(row, table)));
        }
    };
    for (const JournalEntry& act : acts) {
        for (const PersonEdit& edit : act.change.people) {
            confirm(personRows(edit.before));
            confirm(personRows(edit.after));
        }
        for (const AnyEdit& edit : act.change.edits) {
            confirm(rowsBefore(act.event.value_or(EventId(1)), edit));
            confirm(rowsAfter(act.event.value_or(EventId(1)), edit));
        }
    }
    // A flipped bit that leaves the file's structure intact shows only against the snapshot and the
    // acts since; if one of those is lost, every row needs confirmation.
    const bool everyTable = !snapshot.empty() && table(nameOfJournal).hasGaps;
    for (const TableRows& table : m_tables) {
        if (!(table.hasGaps || everyTable) || table.name == nameOfJournal)
            continue;
        for (const Cells& row : table.rows) {
            const QString key = table.keyOf(row);
            if (!m_filled[table.name].rows.contains(key) && !confirmed.contains(factOf(table, row)))
                m_notes.push_back({Kind::Doubtful, table.name, key});
        }
    }
}

std::optional<Book> replayed(Book book, const std::vector<JournalEntry>& acts) {
    for (const JournalEntry& act : acts) {
        const Change& change = act.change;
        if (changesNoBook(change.kind))
            continue;
        const bool isEmpty = change.edits.empty() && change.people.empty() && change.links.empty();
        if (isEmpty && !isUndoBarrier(change.kind))
            continue; // only noted: a die that was rolled
        Event* event = act.event ? findEvent(book, *act.event) : nullptr;
        if (!event || isEmpty)
            return std::nullopt;
        auto next = changed(*event, change);
        if (!next || !peopleMatch(book, change))
            return std::nullopt;
        *event = *std::move(next);
        applyPeople(book, change);
    }
    return book;
}

Rows rowsOfBook(const Book& book) {
    Rows all;
    const auto add = [&](Rows more) {
        all.insert(all.end(), std::make_move_iterator(more.begin()),
                   std::make_move_iterator(more.end()));
    };
    for (const Person& person : book.people)
        add(personRows(person));
    for (const BookEvent& entry : book.events) {
        add(commonRows(entry.id, entry.event));
        add(kindOf<StoreKind>(entry.event.play).rows(entry.id, entry.event.play));
    }
    for (const BookSummary& summary : book.summaries)
        add(summaryRows(summary.id, summary.summary));
    return all;
}

namespace {

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

/// Inserts the rows if the book then loads.
bool insertIfLoads(Database& database, const TableRows& table, std::span<const Cells> rows) {
    database.run(u"SAVEPOINT part"_s);
    try {
        insertRows(database, table, {rows.begin(), rows.end()});
        if (loads(database)) {
            database.run(u"RELEASE part"_s);
            return true;
        }
    } catch (const StoreError&) {
        // The schema does not allow a row.
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

// Halve the batch until the unreadable rows are isolated.
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
    std::erase_if(book.events,
                  [&](const BookEvent& event) { return !isRestorable(database, event); });
    return book;
}

// Whatever every event has and this one lacks is lost, even without another sign of damage.
bool RecoveredRows::isRestorable(Database& database, const BookEvent& event) {
    bool can = true;
    for (const NeededRows& rows : missingOf(database, event)) {
        if (!isReportedLost(rows.table))
            m_notes.push_back({Kind::Lost, rows.table, QString::number(event.id.number())});
        can = can && rows.canBeUsual;
    }
    if (!can)
        m_notes.push_back({Kind::Rejected, u"event"_s, QString::number(event.id.number())});
    return can;
}

} // namespace mentat
