#include "model/store/recovery/salvage.h"

#include <array>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Cells = std::vector<SqlValue>;

/// What no program of ours writes, and zeroed or foreign bytes are read as.
bool isGarbled(const SqlValue& cell) {
    const auto* text = std::get_if<QString>(&cell);
    return text && (text->contains(QChar(0)) || text->contains(QChar::ReplacementCharacter));
}

bool isGarbled(const Cells& cells) {
    return std::ranges::any_of(cells, [](const SqlValue& cell) { return isGarbled(cell); });
}

/// Without its garbled cells; absent where one of them belongs to its key.
std::optional<EmptiedRow> withoutGarbled(const Cells& cells, const TableRows& table) {
    EmptiedRow row{cells, {}};
    for (size_t i = 0; i < cells.size(); ++i) {
        const QString& column = table.columns[static_cast<qsizetype>(i)];
        if (!isGarbled(cells[i]))
            continue;
        if (table.keys.contains(column))
            return std::nullopt;
        row.cells[i] = {};
        row.columns << column;
    }
    return row;
}

/// How many rows may still be asked for in vain: what is looked for behind damage costs time, and a
/// file of a few pages must not take longer than one of many.
struct Tries {
    qint64 left;
    bool take() { return left-- > 0; }
};

/// Reads the rows of one table of a damaged file by their internal number.
class TableReader {
public:
    TableReader(Database& database, const TableRows& table, Tries& tries)
        : m_database(database)
        , m_table(table)
        , m_tries(tries)
        , m_select(u"SELECT rowid, %1 FROM %2 NOT INDEXED "_s.arg(table.columns.join(u", "),
                                                                  table.name)) {}

    /// Whether all rows were read without a fault. ids: those that there are, where that is known.
    bool read(qint64 greatestId, const std::optional<std::set<qint64>>& ids) {
        if (!isTable())
            return false;
        if (readInOrder(u"ORDER BY rowid"_s, 1))
            return m_isSound;
        const qint64 last = m_rows.empty() ? 0 : m_rows.rbegin()->first;
        m_isSound = false;
        readInOrder(u"ORDER BY rowid DESC"_s, -1);
        const auto behind = m_rows.upper_bound(last);
        const qint64 end = behind == m_rows.end() ? greatestId + 1 : behind->first;
        if (ids)
            readKnown(*ids);
        else if (!m_rows.empty() || isReadableSomewhere(greatestId))
            readBetween(last + 1, end);
        return false;
    }

    [[nodiscard]] std::vector<Cells> rows() const {
        std::vector<Cells> rows;
        for (const auto& [id, cells] : m_rows)
            rows.push_back(cells);
        return rows;
    }

    [[nodiscard]] std::vector<EmptiedRow> emptied() const {
        std::vector<EmptiedRow> rows;
        for (const auto& [id, row] : m_emptied)
            rows.push_back(row);
        return rows;
    }

private:
    // A view could have rows without end.
    [[nodiscard]] bool isTable() {
        try {
            const SqlValue name = m_table.name;
            return !isNull(m_database.single(u"SELECT 1 FROM sqlite_master WHERE type = 'table' "
                                             "AND name = ? AND sql NOT LIKE 'CREATE VIRTUAL%'"_s,
                                             SqlRow(&name, 1)));
        } catch (const StoreError&) {
            return true; // which tables there are cannot be told; what can be read is
        }
    }

    // Rows that do not come in the order of their numbers are those of a page that belongs
    // elsewhere.
    bool readInOrder(const QString& order, int direction) {
        std::optional<qint64> last;
        try {
            m_database.select(m_select + order, {}, [&](SqlRow row) {
                const qint64 id = wholeIn(row[0]);
                if (last && (id - *last) * direction <= 0)
                    throwBadCell();
                last = id;
                take(id, row);
            });
            return true;
        } catch (const StoreError&) {
            return false;
        }
    }

    /// Whether it could be read; there may be no row.
    bool readOne(qint64 id) {
        try {
            const SqlValue wanted = id;
            m_database.select(m_select + u"WHERE rowid = ?"_s, SqlRow(&wanted, 1),
                              [&](SqlRow row) { take(id, row); });
            return true;
        } catch (const StoreError&) {
            return false; // stepped over
        }
    }

    void readKnown(const std::set<qint64>& ids) {
        for (const qint64 id : ids) {
            if (!m_rows.contains(id) && !readOne(id) && !m_tries.take())
                return;
        }
    }

    // Where the first page of a table is damaged, no number leads anywhere.
    [[nodiscard]] bool isReadableSomewhere(qint64 greatestId) {
        for (qint64 id = 1; id <= greatestId; id *= 2) {
            if (readOne(id))
                return true;
        }
        return false;
    }

    /// The number of the next row between two, which is read; 0: there is none. Nothing where that
    /// cannot be told.
    std::optional<qint64> readNext(qint64 id, qint64 end) {
        qint64 next = 0;
        try {
            const std::array<SqlValue, 2> range{id, end};
            m_database.select(m_select + u"WHERE rowid > ? AND rowid < ? ORDER BY rowid LIMIT 1"_s,
                              range, [&](SqlRow row) {
                                  next = wholeIn(row[0]);
                                  if (next > id)
                                      take(next, row);
                              });
        } catch (const StoreError&) {
            return std::nullopt;
        }
        return next == 0 || next > id ? std::optional(next) : std::nullopt;
    }

    // From row to row, and one number at a time where that cannot be read.
    void readBetween(qint64 first, qint64 end) {
        qint64 inVain = 0;
        for (qint64 id = first - 1; id + 1 < end && inVain < farthestGap;) {
            if (const auto next = readNext(id, end)) {
                if (*next == 0)
                    return;
                id = *next;
                inVain = 0;
                continue;
            }
            inVain = readOne(++id) ? 0 : inVain + 1;
            if (inVain > 0 && !m_tries.take())
                return;
        }
    }

    void take(qint64 id, SqlRow row) {
        Cells cells(row.begin() + 1, row.end());
        if (id < 1 || isGarbled(cells)) {
            m_isSound = false;
            if (auto emptied = id < 1 ? std::nullopt : withoutGarbled(cells, m_table))
                m_emptied.insert_or_assign(id, *std::move(emptied));
            return;
        }
        m_rows.emplace(id, std::move(cells));
    }

    static constexpr qint64 farthestGap = 4096; // some damaged pages in a row

    Database& m_database;
    const TableRows& m_table;
    Tries& m_tries;
    QString m_select;
    std::map<qint64, Cells> m_rows;
    std::map<qint64, EmptiedRow> m_emptied;
    bool m_isSound = true;
};

/// What the index of a table's primary key holds.
struct KnownRows {
    std::set<QString> keys;
    std::set<qint64> ids;
};

/// Absent where there is no index, or it cannot be read to its end.
std::optional<KnownRows> rowsInIndex(Database& database, const TableRows& table,
                                     qint64 greatestCount) {
    KnownRows known;
    qint64 count = 0;
    try {
        database.select(u"SELECT rowid, %1 FROM %2 INDEXED BY sqlite_autoindex_%2_1"_s.arg(
                            table.keys.join(u", "), table.name),
                        {}, [&](SqlRow row) {
                            if (++count > greatestCount)
                                throwBadCell(); // pages that lead to each other
                            QStringList texts;
                            for (const SqlValue& cell : row.subspan(1))
                                texts << textOfCell(cell);
                            known.keys.insert(texts.join(u", "));
                            known.ids.insert(wholeIn(row[0]));
                        });
    } catch (const StoreError&) {
        return std::nullopt;
    }
    return known;
}

/// Keys without a row are lost, and rows whose key the index does not know are made up. Where there
/// are more of these than of those, it is the index that is damaged, if the table itself is not.
void holdAgainstIndex(const std::set<QString>& known, TableRows& table) {
    std::erase_if(table.emptied,
                  [&](const EmptiedRow& row) { return !known.contains(table.keyOf(row.cells)); });
    std::set<QString> there;
    std::vector<Cells> sound;
    for (const Cells& row : table.rows) {
        const QString key = table.keyOf(row);
        if (known.contains(key) && there.insert(key).second)
            sound.push_back(row);
    }
    const size_t unknown = table.rows.size() - sound.size();
    const size_t missing = known.size() - there.size();
    if (!table.hasGaps && unknown > missing)
        return;
    for (const QString& key : known) {
        if (!there.contains(key))
            table.lost.push_back(key);
    }
    table.rows = std::move(sound);
    table.hasGaps = table.hasGaps || unknown > 0 || missing > 0;
}

/// Without an index, a key that stands twice belongs to neither.
void dropDoubleKeys(TableRows& table) {
    std::map<QString, int> count;
    for (const Cells& row : table.rows)
        ++count[table.keyOf(row)];
    const auto dropped
        = std::erase_if(table.rows, [&](const Cells& row) { return count[table.keyOf(row)] > 1; });
    table.hasGaps = table.hasGaps || dropped > 0;
}

} // namespace

QString textOfCell(const SqlValue& cell) {
    if (const auto* whole = std::get_if<qint64>(&cell))
        return QString::number(*whole);
    if (const auto* decimal = std::get_if<double>(&cell))
        return QString::number(*decimal, 'g', 17);
    if (const auto* text = std::get_if<QString>(&cell))
        return *text;
    if (const auto* bytes = std::get_if<QByteArray>(&cell))
        return QString::fromLatin1(bytes->toBase64());
    return {};
}

QString TableRows::keyOf(const Cells& row) const {
    QStringList texts;
    for (const QString& key : keys)
        texts << textOfCell(row[static_cast<size_t>(columns.indexOf(key))]);
    return texts.join(u", ");
}

std::set<QString> TableRows::keysOfEmptied() const {
    std::set<QString> all;
    for (const EmptiedRow& row : emptied)
        all.insert(keyOf(row.cells));
    return all;
}

std::set<QString> TableRows::allKeys() const {
    std::set<QString> all;
    for (const Cells& row : rows)
        all.insert(keyOf(row));
    return all;
}

Tables tablesOf(Database& database) {
    Tables tables;
    database.select(u"SELECT name FROM sqlite_master WHERE type = 'table' "
                    "AND name NOT LIKE 'sqlite_%' ORDER BY rowid"_s,
                    {}, [&](SqlRow row) {
                        TableRows table;
                        table.name = textIn(row[0]);
                        tables.push_back(std::move(table));
                    });
    for (TableRows& table : tables) {
        std::map<qint64, QString> keys;
        database.select(
            u"SELECT name, pk FROM pragma_table_info('%1') ORDER BY cid"_s.arg(table.name), {},
            [&](SqlRow row) {
                table.columns << textIn(row[0]);
                if (wholeIn(row[1]) > 0)
                    keys.emplace(wholeIn(row[1]), textIn(row[0]));
            });
        for (const auto& [order, name] : keys)
            table.keys << name;
    }
    return tables;
}

Tables allRowsOf(Database& database) {
    Tables tables = tablesOf(database);
    for (TableRows& table : tables) {
        database.select(
            u"SELECT %1 FROM %2 ORDER BY rowid"_s.arg(table.columns.join(u", "), table.name), {},
            [&](SqlRow row) { table.rows.emplace_back(row.begin(), row.end()); });
    }
    return tables;
}

void salvage(Database& damaged, Tables& tables, qint64 fileSize) {
    constexpr qint64 smallestRow = 8;     // bytes
    constexpr qint64 bytesForOneTry = 32; // so that a megabyte takes well below a second
    constexpr qint64 farthestRow = 20'000;
    const qint64 greatestCount = fileSize / smallestRow;
    Tries tries{fileSize / bytesForOneTry};
    for (TableRows& table : tables) {
        const auto known = rowsInIndex(damaged, table, greatestCount);
        TableReader reader(damaged, table, tries);
        table.hasGaps = !reader.read(std::min(greatestCount, farthestRow),
                                     known ? std::optional(known->ids) : std::nullopt);
        table.rows = reader.rows();
        table.emptied = reader.emptied();
        if (known)
            holdAgainstIndex(known->keys, table);
        else
            dropDoubleKeys(table);
    }
}

void insertRows(Database& database, const TableRows& table, const std::vector<Cells>& rows) {
    const QStringList marks(table.columns.size(), u"?"_s);
    const QString sql = u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(
        table.name, table.columns.join(u", "), marks.join(u", "));
    for (const Cells& row : rows)
        database.run(sql, row);
}

} // namespace mentat
