#include "tests/fuzz/damage.h"

#include "model/store/database.h"
#include "tests/fuzz/folder_state.h"

#include <QFile>

#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr qsizetype pageSize = 4096;

// Before the watch moves.
const QString soundPath = wholePath(MENTAT_TEST_DATA "/book-version-2.mentat");

const QByteArray& soundFile() {
    static const QByteArray bytes = bytesOf(soundPath);
    return bytes;
}

/// Takes an input to pieces; beyond its end there are zeros.
class Script {
public:
    explicit Script(const QByteArray& input) : m_input(input) {}

    [[nodiscard]] bool isOver() const { return m_at >= m_input.size(); }
    quint32 byte() { return isOver() ? 0 : static_cast<quint8>(m_input[m_at++]); }
    quint32 number() {
        const quint32 high = byte();
        return high << 8 | byte();
    }
    qint64 whole() {
        quint64 all = 0;
        for (int i = 0; i < 8; ++i)
            all = all << 8 | byte();
        return static_cast<qint64>(all);
    }
    QByteArray bytes(quint32 count) {
        QByteArray all = m_input.mid(m_at, count);
        m_at += all.size();
        return all;
    }

private:
    QByteArray m_input;
    qsizetype m_at = 0;
};

/// What somebody could put into the schema to be run when it is read.
constexpr std::array hostileSchemas{
    "DROP TABLE person; CREATE VIEW person AS WITH RECURSIVE n(i) AS "
    "(SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS id, 'a' AS name FROM n",
    "CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM player; END",
    "ALTER TABLE draft ADD COLUMN g GENERATED ALWAYS AS (hex(zeroblob(100000)))",
    "CREATE INDEX i ON player (hex(zeroblob(length(name) * 1000)))",
    "CREATE TABLE t (x)",
    "DROP TABLE draft; CREATE VIEW draft AS SELECT * FROM journal",
    "DROP TABLE printed; CREATE TABLE printed (x)",
    "DROP TABLE settings",
    "ALTER TABLE player RENAME TO players",
    "ALTER TABLE player DROP COLUMN notes",
    "DROP TABLE print_log",
    "PRAGMA user_version = 1",
    "PRAGMA user_version = -1",
    "PRAGMA application_id = 0",
    "PRAGMA encoding = 'UTF-16'; VACUUM",
    "PRAGMA auto_vacuum = 1; VACUUM",
    "PRAGMA page_size = 512; VACUUM",
    "DELETE FROM event",
    "DELETE FROM person",
    "DELETE FROM journal",
};

SqlValue valueFrom(Script& script) {
    switch (script.byte() % 4) {
    case 0: return {};
    case 1: return script.whole();
    case 2: return static_cast<double>(script.whole()) / 3;
    default: return QString::fromUtf8(script.bytes(script.byte()));
    }
}

struct Place {
    QString table;
    QString column;
};

/// The columns that an input can name are those of the sound file: it means the same, whatever
/// damage came before it and in whichever run.
const std::vector<Place>& places() {
    static const std::vector<Place> all = [] {
        std::vector<Place> found;
        Database database(soundPath, Database::Access::Immutable);
        database.select(u"SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c "
                        "WHERE m.type = 'table' ORDER BY m.name, c.cid"_s,
                        {}, [&](SqlRow row) {
                            found.push_back({textIn(row[0]), textIn(row[1])});
                        });
        return found;
    }();
    return all;
}

/// An edit as SQL makes it; one that cannot be made is none.
class SqlDamage {
public:
    explicit SqlDamage(const QString& path) : m_database(path, Database::Access::ReadWrite) {
        for (const QString& pragma :
             {u"foreign_keys = OFF"_s, u"ignore_check_constraints = ON"_s, u"synchronous = OFF"_s})
            m_database.run(u"PRAGMA "_s + pragma);
    }

    void setCell(Script& script) {
        const auto& all = places();
        const Place& place = all[script.number() % all.size()];
        const quint32 row = script.byte();
        const SqlValue value = valueFrom(script);
        run(u"UPDATE %1 SET %2 = ? WHERE rowid = (SELECT rowid FROM %1 LIMIT 1 OFFSET %3 %% "
            "(SELECT max(1, count(*)) FROM %1))"_s.arg(place.table, place.column)
                .arg(row)
                .replace(u"%%"_s, u"%"_s),
            {value});
    }
    void changeSchema(Script& script) {
        const char* statements = hostileSchemas[script.byte() % hostileSchemas.size()];
        for (const QString& one : QString::fromLatin1(statements).split(u"; "_s))
            run(one, {});
    }

private:
    void run(const QString& sql, std::initializer_list<SqlValue> values) {
        try {
            m_database.run(sql, values);
        } catch (const StoreError&) {
            // The schema does not let it in: nothing to be tried.
        }
    }
    Database m_database;
};

QByteArray page(const QByteArray& file, quint32 number) {
    const qsizetype pages = std::max<qsizetype>(1, file.size() / pageSize);
    return file.mid(number % pages * pageSize, pageSize);
}

void putPage(QByteArray& file, quint32 number, const QByteArray& page) {
    const qsizetype pages = std::max<qsizetype>(1, file.size() / pageSize);
    file.replace(number % pages * pageSize, page.size(), page);
}

void putBytes(QByteArray& file, Script& script) {
    const quint32 at = script.number() % 64 + script.number() * 64;
    const QByteArray bytes = script.bytes(script.byte() % 32 + 1);
    if (!file.isEmpty())
        file.replace(at % file.size(), bytes.size(), bytes);
}

/// One step on the bytes of the file.
void damage(DamagedFile& damaged, quint32 kind, Script& script) {
    QByteArray& file = damaged.file;
    switch (kind) {
    case 0: return putBytes(file, script);
    case 1: return file.truncate((script.number() * 64 + script.byte()) % (file.size() + 1));
    case 2: return putPage(file, script.byte(), QByteArray(pageSize, '\0'));
    case 3: {
        const QByteArray copied = page(file, script.byte());
        return putPage(file, script.byte(), copied);
    }
    case 4: damaged.log = script.bytes(script.number()); return;
    default: damaged.journal = script.bytes(script.number()); return;
    }
}

} // namespace

DamagedFile damagedFile(const QByteArray& input, const QString& folder) {
    if (input.startsWith("SQLite format 3"))
        return {input, {}, {}};
    constexpr quint32 kinds = 8;
    DamagedFile damaged{soundFile(), {}, {}};
    const QString path = folder + u"/made.mentat"_s;
    Script script(input);
    while (!script.isOver()) {
        const quint32 kind = script.byte() % kinds;
        if (kind < 6) {
            damage(damaged, kind, script);
            continue;
        }
        writeBytes(path, damaged.file);
        try {
            SqlDamage sql(path);
            kind == 6 ? sql.setCell(script) : sql.changeSchema(script);
        } catch (const StoreError&) {
            // It is so damaged that nobody can add to it.
        }
        damaged.file = bytesOf(path);
        for (const char* suffix : {"", "-journal", "-wal", "-shm"})
            QFile::remove(path + QLatin1StringView(suffix));
    }
    return damaged;
}

} // namespace mentat::test
