#include "model/store/recovery/salvage.h"

#include "model/failure_kind.h"
#include "model/file_header.h"
#include "model/store/file/event_file.h"

#include <QFile>
#include <QFileInfo>

#include <array>
#include <bit>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Cells = std::vector<SqlValue>;

/// Values that Mentat never writes, and that zeroed or foreign bytes decode to.
bool isGarbled(const SqlValue& cell) {
    const auto* text = std::get_if<QString>(&cell);
    return text && (text->contains(QChar(0)) || text->contains(QChar::ReplacementCharacter));
}

bool isGarbled(const Cells& cells) {
    return std::ranges::any_of(cells, [](const SqlValue& cell) { return isGarbled(cell); });
}

/// The row without garbled cells; absent if its key has one.
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

/// How many more lookups may fail: searching past damage takes time, and a file of a few pages must
/// not take longer than a large one.
struct Tries {
    qint64 left;
    bool take() { return left-- > 0; }
};

/// Reads the rows of one table in a damaged file by rowid.
class TableReader {
public:
    TableReader(Database& database, const TableRows& table, Tries& tries)
        : m_database(database)
        , m_table(table)
        , m_tries(tries)
        , m_select(u"SELECT rowid, %1 FROM %2 NOT INDEXED "_s.arg(table.columns.join(u", "),
                                                                  table.name)) {}

    /// Whether all rows were read without a fault. ids: the existing ones, if known.
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
    // A view could have endless rows.
    [[nodiscard]] bool isTable() {
        try {
            const SqlValue name = m_table.name;
            return !isNull(m_database.single(u"SELECT 1 FROM sqlite_master WHERE type = 'table' "
                                             "AND name = ? AND sql NOT LIKE 'CREATE VIRTUAL%'"_s,
                                             SqlRow(&name, 1)));
        } catch (const StoreError&) {
            return true; // the list of tables is unreadable; read what is possible
        }
    }

    // Rows out of rowid order come from a page that belongs elsewhere.
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

    /// Whether it was readable, even if there is no such row.
    bool readOne(qint64 id) {
        try {
            const SqlValue wanted = id;
            m_database.select(m_select + u"WHERE rowid = ?"_s, SqlRow(&wanted, 1),
                              [&](SqlRow row) { take(id, row); });
            return true;
        } catch (const StoreError&) {
            return false; // skipped
        }
    }

    void readKnown(const std::set<qint64>& ids) {
        for (const qint64 id : ids) {
            if (!m_rows.contains(id) && !readOne(id) && !m_tries.take())
                return;
        }
    }

    // If a table's root page is damaged, no rowid leads anywhere.
    [[nodiscard]] bool isReadableSomewhere(qint64 greatestId) {
        for (qint64 id = 1; id <= greatestId; id *= 2) {
            if (readOne(id))
                return true;
        }
        return false;
    }

    /// The next rowid between the two, whose row is then read; 0 if there is none. Absent if that
    /// is unknown.
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

    // Go from row to row, or one rowid at a time where that fails.
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

    static constexpr qint64 farthestGap = 4096; // several damaged pages in a row

    Database& m_database;
    const TableRows& m_table;
    Tries& m_tries;
    QString m_select;
    std::map<qint64, Cells> m_rows;
    std::map<qint64, EmptiedRow> m_emptied;
    bool m_isSound = true;
};

/// The content of a table's primary key index.
struct KnownRows {
    std::set<QString> keys;
    std::set<qint64> ids;
};

/// Absent if there is no index, or it cannot be read to the end.
std::optional<KnownRows> rowsInIndex(Database& database, const TableRows& table,
                                     qint64 greatestCount) {
    KnownRows known;
    qint64 count = 0;
    try {
        database.select(u"SELECT rowid, %1 FROM %2 INDEXED BY sqlite_autoindex_%2_1"_s.arg(
                            table.keys.join(u", "), table.name),
                        {}, [&](SqlRow row) {
                            if (++count > greatestCount)
                                throwBadCell(); // pages that refer to each other
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

/// Keys without a row are lost, and rows that the index does not know are bogus. If there are more
/// bogus than lost rows, the index is damaged, unless the table itself is.
void checkAgainstIndex(const std::set<QString>& known, TableRows& table) {
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

/// Without an index, a duplicate key makes both rows unreliable.
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
    constexpr qint64 bytesForOneTry = 32; // keeps a megabyte well under a second
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
            checkAgainstIndex(known->keys, table);
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

namespace {

using fileheader::magic;
using fileheader::numberAt;

constexpr qsizetype pageSize = 4096; // in every event file
constexpr qsizetype fewPages = 256;  // the least that an event without games has

void setNumber(QByteArray& bytes, qsizetype offset, quint32 number) {
    qToBigEndian(number, bytes.data() + offset);
}

void setByte(QByteArray& bytes, qsizetype offset, int value) {
    bytes[offset] = static_cast<char>(value);
}

int wrongBits(const QByteArray& bytes, qint64 applicationId) {
    return std::popcount(numberAt(bytes, fileheader::applicationOffset)
                         ^ static_cast<quint32>(applicationId));
}

/// The application id that the file has, or had before it was damaged.
qint64 nearestMark(const QByteArray& bytes) {
    const bool isPractice
        = wrongBits(bytes, practiceFileApplicationId) < wrongBits(bytes, eventFileApplicationId);
    return isPractice ? practiceFileApplicationId : eventFileApplicationId;
}

/// The application id is intact, or nearly so and SQLite's magic is there.
bool isOurs(const QByteArray& bytes) {
    if (bytes.size() < fileheader::length)
        return false;
    const int wrong = wrongBits(bytes, nearestMark(bytes));
    return wrong == 0 || (wrong <= 2 && bytes.startsWith(magic));
}

/// Resets what all event files have in common, and the page count.
void repairHeader(QByteArray& bytes) {
    // The tables' first pages are where they were: pad a truncated file with empty pages.
    const auto there = (bytes.size() + pageSize - 1) / pageSize;
    const auto said = static_cast<qsizetype>(numberAt(bytes, 28));
    const auto pages = said <= there * 8 + fewPages ? std::max(there, said) : there + fewPages;
    bytes.append(QByteArray(pages * pageSize - bytes.size(), '\0'));
    bytes.replace(0, magic.size(), magic);
    setByte(bytes, 16, pageSize >> 8);
    setByte(bytes, 17, 0);
    for (const qsizetype format : {18, 19}) {
        if (bytes[format] != 1 && bytes[format] != 2)
            setByte(bytes, format, 1);
    }
    setByte(bytes, 20, 0);
    setByte(bytes, 21, 64);
    setByte(bytes, 22, 32);
    setByte(bytes, 23, 32);
    setNumber(bytes, 28, static_cast<quint32>(bytes.size() / pageSize));
    setNumber(bytes, 32, 0); // free pages are not needed
    setNumber(bytes, 36, 0);
    setNumber(bytes, 44, 4); // schema format
    setNumber(bytes, 52, 0); // no auto-vacuum
    setNumber(bytes, 56, 1); // UTF-8
    setNumber(bytes, 64, 0);
    setNumber(bytes, fileheader::applicationOffset, static_cast<quint32>(nearestMark(bytes)));
    setNumber(bytes, 92, numberAt(bytes, 24));
}

QByteArray contentsOf(const QString& file) {
    QFile in(file);
    if (!in.exists())
        throw StoreError(FailureKind::FileMissing, {file});
    if (QFileInfo(file).isDir())
        throw StoreError(FailureKind::FileIsFolder, {file});
    if (!QFileInfo(file).isFile()) // a device has no end
        throw StoreError(FailureKind::NotAnEventFile, {file});
    if (!in.open(QIODevice::ReadOnly))
        throw StoreError(FailureKind::NoPermission, {file});
    return in.readAll();
}

void write(const QString& path, const QByteArray& bytes) {
    QFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.flush())
        throw StoreError(FailureKind::WriteFailed, {path, out.errorString()});
}

std::vector<Migration> knownSteps(int version) {
    std::vector<Migration> steps;
    for (const Migration& step : migrations()) {
        if (step.version <= version)
            steps.push_back(step);
    }
    return steps;
}

bool isAllowed(Database& database, const TableRows& table, const std::vector<SqlValue>& row) {
    try {
        insertRows(database, table, {row});
        return true;
    } catch (const StoreError&) {
        return false;
    }
}

/// Inserts what the schema allows; other rows, or some of their cells, are lost.
void insertAllowed(Database& database, TableRows& table) {
    for (const auto& row : table.rows) {
        if (isAllowed(database, table, row))
            continue;
        table.lost.push_back(table.keyOf(row));
        table.hasGaps = true;
        table.emptied.push_back({row, {}});
    }
}

} // namespace

DamagedCopy::DamagedCopy(const QString& file) : m_path(m_folder.filePath(u"damaged.mentat"_s)) {
    QByteArray bytes = contentsOf(file);
    if (!isOurs(bytes))
        throw StoreError(FailureKind::NotAnEventFile, {file});
    const int newest = latestVersion(migrations());
    const auto said = static_cast<int>(numberAt(bytes, fileheader::versionOffset));
    const qint64 mark = nearestMark(bytes);
    const bool isWhole = bytes.startsWith(magic) && wrongBits(bytes, mark) == 0;
    if (isWhole && said > newest)
        throw StoreError(FailureKind::NewerFile, {file});
    m_isPractice = mark == practiceFileApplicationId;
    m_version = said >= 1 && said <= newest ? said : newest;
    repairHeader(bytes);
    m_size = bytes.size();
    write(m_path, bytes);
    copyLog(file);
}

// Skip the journal: ours says only whether there is a log, and a foreign one would put its rows
// into the copy.
void DamagedCopy::copyLog(const QString& file) {
    const QString log = file + u"-wal"_s;
    if (QFileInfo(log).isFile() && QFileInfo(log).size() > 0)
        write(m_path + u"-wal"_s, contentsOf(log));
}

// If even the list of tables is unreadable, every table has gaps.
void DamagedCopy::salvageInto(Tables& tables) const {
    for (TableRows& table : tables)
        table.hasGaps = true;
    try {
        Database damaged(m_path, Database::Access::ReadWrite);
        salvage(damaged, tables, m_size);
    } catch (const StoreError&) {
        // Keep what was read so far.
    }
}

Tables DamagedCopy::rows() const {
    Database database(u":memory:"_s, Database::Access::ReadWrite);
    migrate(database, knownSteps(m_version));
    database.run(u"PRAGMA foreign_keys = OFF"_s);
    Tables found = tablesOf(database);
    salvageInto(found);
    {
        Transaction transaction(database);
        for (TableRows& table : found)
            insertAllowed(database, table);
        transaction.commit();
    }
    migrate(database, migrations());
    Tables all = allRowsOf(database);
    for (TableRows& table : all) {
        const auto same = std::ranges::find(found, table.name, &TableRows::name);
        if (same == found.end())
            continue;
        table.hasGaps = same->hasGaps;
        table.lost = std::move(same->lost);
        if (table.columns == same->columns) // otherwise the meaning of the cells is unknown
            table.emptied = std::move(same->emptied);
    }
    return all;
}

} // namespace mentat
