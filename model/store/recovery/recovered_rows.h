#pragma once

#include "model/book.h"
#include "model/changes/journal.h"
#include "model/recovered.h"
#include "model/store/recovery/salvage.h"
#include "model/store/table.h"

#include <map>
#include <span>

namespace mentat {

/// The table of the journal, whose rows no act makes.
inline const QString nameOfJournal = QStringLiteral("journal");

/// The cells of a row in the order of the columns that its table has in a file.
[[nodiscard]] std::vector<SqlValue> cellsInOrder(const TableRow& row, const TableRows& table);

/// The rows of a table while some are put in and others taken out, found by their keys: there are
/// as many as a file has, and each act of its journal asks for some.
class KeyedRows {
public:
    /// Keeps the reference. No two rows have the same key.
    explicit KeyedRows(TableRows& table);
    ~KeyedRows();
    KeyedRows(const KeyedRows&) = delete;
    KeyedRows& operator=(const KeyedRows&) = delete;

    [[nodiscard]] bool contains(const QString& key) const { return m_places.contains(key); }
    /// As the last row, instead of the one with its key.
    void put(std::vector<SqlValue> cells);
    void take(const QString& key);

private:
    TableRows& m_table;
    std::map<QString, size_t> m_places; // rows that were taken out stay in theirs, without cells
};

/// Rows of an event file of the newest version, from several sources, until they make a book.
class RecoveredRows {
public:
    /// notes: what happens to rows is added to them.
    RecoveredRows(Tables rows, std::vector<RecoveryNote>& notes);

    /// Puts in rows whose table has gaps and which are not there.
    void fillFrom(const Tables& snapshot);
    /// The same from what the journal says, in its order; of what the snapshot gave, the journal
    /// knows better.
    void fillFrom(const std::vector<JournalEntry>& acts);
    /// Rows that lack a cell, where there is no better one.
    void fillFromEmptied();
    /// People whom nothing else tells of, from who they were as players.
    void fillPeopleFromPlayers();
    /// The book that the rows make: those that cannot be read as what they are, or refer to what is
    /// lost, are left out.
    [[nodiscard]] Book makeBook();

    /// Rows that stand beside damage and of which neither the snapshot nor any act says the same:
    /// what looks like them can be half of something else.
    void noteUnconfirmed(const Tables& snapshot, const std::vector<JournalEntry>& acts);

    /// By name; what is left of it once the book was made.
    [[nodiscard]] const TableRows& table(const QString& name) const;

private:
    struct Origin {
        std::map<QString, RowSource> rows; // by key, of those that were filled in
    };
    [[nodiscard]] TableRows* find(const QString& name);
    [[nodiscard]] KeyedRows& keyed(TableRows& table);
    void put(const QString& table, std::vector<SqlValue> cells, RowSource source);
    void take(const QString& table, const QString& key);
    void applyRows(const Rows& before, const Rows& after);
    void insertWhatLoads(Database& database, const TableRows& table,
                         std::span<const std::vector<SqlValue>> rows);
    /// The row without one of its cells, or without all that can be left out. Whether that loads.
    [[nodiscard]] bool insertInPart(Database& database, const TableRows& table,
                                    const std::vector<SqlValue>& row);
    [[nodiscard]] bool isToldLost(const QString& table) const;
    void removeOrphans(Database& database);
    /// Whether the event has what nothing can stand in for.
    [[nodiscard]] bool canStand(Database& database, const BookEvent& event);

    Tables m_tables;
    std::vector<RecoveryNote>& m_notes;
    std::map<QString, Origin> m_filled;
    std::map<QString, KeyedRows> m_keyed; // by name, while rows are filled in
    int m_partsLeftToTry = 100;           // each loads the book
};

/// A book in which every act was made anew; absent where one cannot be, so that nobody can say what
/// stood after it.
[[nodiscard]] std::optional<Book> replayed(Book book, const std::vector<JournalEntry>& acts);

/// All rows of a book, parents first.
[[nodiscard]] Rows rowsOfBook(const Book& book);

} // namespace mentat
