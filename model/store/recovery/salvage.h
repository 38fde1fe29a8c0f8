#pragma once

#include "model/store/database.h"

#include <QTemporaryDir>

#include <set>

namespace mentat {

/// A row without those of its cells that hold values that Mentat never writes.
struct EmptiedRow {
    std::vector<SqlValue> cells;
    QStringList columns; // of the omitted cells
};

/// The readable rows of a table.
struct TableRows {
    QString name;
    QStringList keys; // columns of the primary key
    QStringList columns;
    std::vector<std::vector<SqlValue>> rows; // cells in the order of columns
    /// Rows are, or may be, missing.
    bool hasGaps = false;
    /// Keys of rows that existed and are missing.
    std::vector<QString> lost;
    /// Incomplete rows, to be used if nothing better is found.
    std::vector<EmptiedRow> emptied;

    /// Identifies a row of this table: "1, 2, 3".
    [[nodiscard]] QString keyOf(const std::vector<SqlValue>& row) const;
    [[nodiscard]] std::set<QString> allKeys() const;
    [[nodiscard]] std::set<QString> keysOfEmptied() const;
};
using Tables = std::vector<TableRows>;

/// The tables of an event file and their columns, parents before children; without rows.
[[nodiscard]] Tables tablesOf(Database& database);
/// The same with all rows. Throws StoreError if one cannot be read.
[[nodiscard]] Tables allRowsOf(Database& database);

/// Fills the tables with all readable rows of a damaged file, skipping unreadable ones. Takes a row
/// only if it is where its table's order and its key index say, which excludes inventions of a
/// damaged page. fileSize: in bytes; limits how long to search for rows behind damage.
void salvage(Database& damaged, Tables& tables, qint64 fileSize);

/// For keys and comparisons, not for people.
[[nodiscard]] QString textOfCell(const SqlValue& cell);

void insertRows(Database& database, const TableRows& table,
                const std::vector<std::vector<SqlValue>>& rows);

/// A copy of a damaged event file with its log, with its header repaired as far as possible; only
/// reads the file itself.
class DamagedCopy {
public:
    /// Throws StoreError: FileMissing, NoPermission, NewerFile, and NotAnEventFile if neither the
    /// format nor Mentat's mark is recognizable.
    explicit DamagedCopy(const QString& file);

    /// The schema version stated in the file, otherwise the newest.
    [[nodiscard]] int version() const { return m_version; }
    [[nodiscard]] bool isPractice() const { return m_isPractice; }
    /// All readable rows that the schema allows, in the tables of the newest version.
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
