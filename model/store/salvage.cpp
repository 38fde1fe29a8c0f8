#include "model/store/salvage.h"

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

/// Reads the rows of one table of a damaged file by their internal number.
class TableReader {
public:
    TableReader(Database& database, const TableRows& table)
        : m_database(database)
        , m_table(table)
        , m_select(u"SELECT rowid, %1 FROM %2 NOT INDEXED "_s.arg(table.columns.join(u", "),
                                                                  table.name)) {}

    /// Whether all rows were read without a fault.
    bool read(qint64 greatestId) {
        if (readInOrder(u"ORDER BY rowid"_s, 1))
            return m_isSound;
        qint64 last = m_rows.empty() ? 0 : m_rows.rbegin()->first;
        m_isSound = false;
        readInOrder(u"ORDER BY rowid DESC"_s, -1);
        const auto behind = m_rows.upper_bound(last);
        const qint64 end = behind == m_rows.end() ? greatestId + 1 : behind->first;
        for (qint64 id = last + 1; id < end; ++id)
            readOne(id);
        return false;
    }

    [[nodiscard]] std::vector<Cells> rows() const {
        std::vector<Cells> rows;
        for (const auto& [id, cells] : m_rows)
            rows.push_back(cells);
        return rows;
    }

private:
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

    void readOne(qint64 id) {
        try {
            const SqlValue wanted = id;
            m_database.select(m_select + u"WHERE rowid = ?"_s, SqlRow(&wanted, 1),
                              [&](SqlRow row) { take(id, row); });
        } catch (const StoreError&) {
            // Stepped over.
        }
    }

    void take(qint64 id, SqlRow row) {
        Cells cells(row.begin() + 1, row.end());
        if (id < 1 || isGarbled(cells)) {
            m_isSound = false;
            return;
        }
        m_rows.emplace(id, std::move(cells));
    }

    Database& m_database;
    const TableRows& m_table;
    QString m_select;
    std::map<qint64, Cells> m_rows;
    bool m_isSound = true;
};

/// The keys that the index of a table's primary key holds; absent where there is none, or it cannot
/// be read to its end.
std::optional<std::set<QString>> keysInIndex(Database& database, const TableRows& table) {
    std::set<QString> keys;
    try {
        database.select(u"SELECT %1 FROM %2 INDEXED BY sqlite_autoindex_%2_1"_s.arg(
                            table.keys.join(u", "), table.name),
                        {}, [&](SqlRow row) {
                            QStringList texts;
                            for (const SqlValue& cell : row)
                                texts << textOfCell(cell);
                            keys.insert(texts.join(u", "));
                        });
    } catch (const StoreError&) {
        return std::nullopt;
    }
    return keys;
}

/// Keys without a row are lost, and rows whose key the index does not know are made up. Where there
/// are more of these than of those, it is the index that is damaged, if the table itself is not.
void holdAgainstIndex(const std::set<QString>& known, TableRows& table) {
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
    return {};
}

QString TableRows::keyOf(const Cells& row) const {
    QStringList texts;
    for (const QString& key : keys)
        texts << textOfCell(row[static_cast<size_t>(columns.indexOf(key))]);
    return texts.join(u", ");
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

void salvage(Database& damaged, Tables& tables, qint64 greatestId) {
    for (TableRows& table : tables) {
        TableReader reader(damaged, table);
        table.hasGaps = !reader.read(greatestId);
        table.rows = reader.rows();
        const auto known = keysInIndex(damaged, table);
        if (known)
            holdAgainstIndex(*known, table);
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
