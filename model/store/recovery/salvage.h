#pragma once

#include "model/store/database.h"

#include <QTemporaryDir>

#include <set>

namespace mentat {

/// A row some of whose cells hold what no program of ours writes, without those.
struct EmptiedRow {
    std::vector<SqlValue> cells;
    QStringList columns; // of the cells that are left out
};

/// The rows of one table, as far as they could be read.
struct TableRows {
    QString name;
    QStringList keys; // columns of the primary key
    QStringList columns;
    std::vector<std::vector<SqlValue>> rows; // cells in the order of columns
    /// There are rows, or can be, that are not here.
    bool hasGaps = false;
    /// Keys of rows that were there and are not among these.
    std::vector<QString> lost;
    /// Rows that are not among these, to be taken where nothing better is found.
    std::vector<EmptiedRow> emptied;

    /// What tells a row of this table from all others: "1, 2, 3".
    [[nodiscard]] QString keyOf(const std::vector<SqlValue>& row) const;
    [[nodiscard]] std::set<QString> allKeys() const;
    [[nodiscard]] std::set<QString> keysOfEmptied() const;
};
using Tables = std::vector<TableRows>;

/// The tables of an event file and their columns, parents before children; without rows.
[[nodiscard]] Tables tablesOf(Database& database);
/// The same with all rows. Throws StoreError where one cannot be read.
[[nodiscard]] Tables allRowsOf(Database& database);

/// Fills the tables with all rows of a damaged file that can be read, stepping over those that
/// cannot. A row is taken only if it is where its table's order and its index of keys say: what a
/// damaged page makes up is not. fileSize: in bytes; how long rows are looked for behind damage
/// goes by it.
void salvage(Database& damaged, Tables& tables, qint64 fileSize);

/// For keys and comparison, not for people.
[[nodiscard]] QString textOfCell(const SqlValue& cell);

void insertRows(Database& database, const TableRows& table,
                const std::vector<std::vector<SqlValue>>& rows);

/// A copy of a damaged event file with its log, whose header is put right as far
/// as that is known; the file itself is only read.
class DamagedCopy {
public:
    /// Throws StoreError: FileMissing, NoPermission, NewerFile, and NotAnEventFile where neither
    /// the format nor the program's mark can be seen.
    explicit DamagedCopy(const QString& file);

    /// The schema version that the file says it has, else the newest.
    [[nodiscard]] int version() const { return m_version; }
    [[nodiscard]] bool isPractice() const { return m_isPractice; }
    /// All rows that can be read and that the schema allows, in the tables of the newest version.
    [[nodiscard]] Tables rows() const;

private:
    void copyLog(const QString& file);
    void salvageInto(Tables& tables) const;

    QTemporaryDir m_folder;
    QString m_path;
    qint64 m_size = 0;
    int m_version = 0;
    bool m_isPractice = false;
};

} // namespace mentat
