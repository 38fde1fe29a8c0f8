#pragma once

#include "model/book.h"
#include "model/changes/journal.h"
#include "model/recovered.h"
#include "model/store/recovery/salvage.h"
#include "model/store/table.h"

#include <map>
#include <span>

namespace mentat {

/// The journal's table, whose rows no act makes.
inline const QString nameOfJournal = QStringLiteral("journal");

/// The cells of a row in the column order of its table in a file.
[[nodiscard]] std::vector<SqlValue> cellsInOrder(const TableRow& row, const TableRows& table);

/// The rows of a table during insertions and removals, found by key: a file has many, and each act
/// of its journal looks up some.
class KeyedRows {
public:
    /// Keeps the reference. Keys are unique.
    explicit KeyedRows(TableRows& table);
    ~KeyedRows();
    KeyedRows(const KeyedRows&) = delete;
    KeyedRows& operator=(const KeyedRows&) = delete;

    [[nodiscard]] bool contains(const QString& key) const { return m_places.contains(key); }
    /// Appends the row, replacing the one with its key.
    void put(std::vector<SqlValue> cells);
    void take(const QString& key);

private:
    TableRows& m_table;
    std::map<QString, size_t> m_places; // removed rows keep their place, without cells
};

/// Rows of an event file of the newest version, collected from several sources into a book.
class RecoveredRows {
public:
    /// notes: records what happens to rows.
    RecoveredRows(Tables rows, std::vector<RecoveryNote>& notes);

    /// Inserts missing rows of tables with gaps.
    void fillFrom(const Tables& snapshot);
    /// The same from the journal, in order; the journal overrides the snapshot.
    void fillFrom(const std::vector<JournalEntry>& acts);
    /// Rows that lack a cell, if there is no better one.
    void fillFromEmptied();
    /// People known only from what they were as players.
    void fillPeopleFromPlayers();
    /// The book made from the rows: drops those that cannot be read as what they are, or refer to
    /// lost ones.
    [[nodiscard]] Book makeBook();

    /// Notes rows next to damage that neither the snapshot nor any act confirms: what looks like a
    /// row can be half of something else.
    void noteUnconfirmed(const Tables& snapshot, const std::vector<JournalEntry>& acts);

    /// By name; what is left once the book is made.
    [[nodiscard]] const TableRows& table(const QString& name) const;

private:
    struct Origin {
        std::map<QString, RowSource> rows; // by key, of inserted rows
    };
    [[nodiscard]] TableRows* find(const QString& name);
    [[nodiscard]] KeyedRows& keyed(TableRows& table);
    void put(const QString& table, std::vector<SqlValue> cells, RowSource source);
    void take(const QString& table, const QString& key);
    void applyRows(const Rows& before, const Rows& after);
    void insertWhatLoads(Database& database, const TableRows& table,
                         std::span<const std::vector<SqlValue>> rows);
    /// Inserts the row without one of its cells, or without all optional ones. Whether that loads.
    [[nodiscard]] bool insertInPart(Database& database, const TableRows& table,
                                    const std::vector<SqlValue>& row);
    [[nodiscard]] bool isReportedLost(const QString& table) const;
    void removeOrphans(Database& database);
    /// Whether the event has everything that cannot be substituted.
    [[nodiscard]] bool isRestorable(Database& database, const BookEvent& event);

    Tables m_tables;
    std::vector<RecoveryNote>& m_notes;
    std::map<QString, Origin> m_filled;
    std::map<QString, KeyedRows> m_keyed; // by name, while inserting rows
    int m_partsLeftToTry = 100;           // each loads the book
};

/// The book after replaying every act; absent if one cannot be replayed, so that what followed is
/// unknown.
[[nodiscard]] std::optional<Book> replayed(Book book, const std::vector<JournalEntry>& acts);

/// All rows of a book, parents first.
[[nodiscard]] Rows rowsOfBook(const Book& book);

} // namespace mentat
