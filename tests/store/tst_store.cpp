#include "model/store/book_store.h"
#include "model/store/table.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/random_source.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_store {

namespace {

struct Thing {
    qint64 position;
    QString name;
    std::optional<Count> size;
    friend bool operator==(const Thing&, const Thing&) = default;
};

const Mapping<Thing>& things() {
    static const Mapping<Thing> mapping("thing", {"id"},
                                        {column<&Thing::position>("position"),
                                         column<&Thing::name>("name"),
                                         column<&Thing::size>("size")});
    return mapping;
}

using Things = std::map<qint64, Thing>;

Rows rowsOf(const Things& all) {
    Rows rows;
    for (const auto& [id, thing] : all)
        rows.push_back(things().row({id}, thing));
    return rows;
}

Things readBack(Database& database) {
    Things all;
    things().loadAll(
        database, "id",
        [](SqlRow) {
            return Thing{0, {}, {}};
        },
        [&](SqlRow key, Thing thing) { all.emplace(wholeIn(key[0]), std::move(thing)); });
    return all;
}

/// A copy of the file as a program leaves it that dies within a large transaction.
void leaveHalfWritten(const QString& path, const QString& copy) {
    Database database(path, Database::Access::ReadWrite);
    database.run(u"PRAGMA cache_size = 2"_s); // so that pages are written before the end
    database.run(u"BEGIN"_s);
    for (qint64 id = 1; id <= 2000; ++id)
        database.run(u"INSERT INTO person (id, name) VALUES (?, 'Half Written')"_s, {id});
    QFile::copy(path, copy);
    QFile::copy(path + u"-journal"_s, copy + u"-journal"_s);
    database.run(u"ROLLBACK"_s);
}

Things randomThings(RandomSource& random) {
    Things all;
    for (qint64 id = 1; id <= 8; ++id) {
        if (random.oneIn(3))
            continue;
        Thing thing{qint64(random.below(3)), u"thing %1"_s.arg(random.below(2)), {}};
        if (random.oneIn(2))
            thing.size = Count(random.between(0, 2));
        all.emplace(id, thing);
    }
    return all;
}

class Counting final : public StatementWatch {
public:
    void aboutToRun(const QString&) override { ++count; }
    int count = 0;
};

} // namespace

class TestStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDifferenceMakesTheFileHoldWhatItShall() {
        const TestDisk quick; // the disk need not be waited for
        QTemporaryDir folder;
        Counting watch;
        Database database(folder.filePath(u"t.db"_s), Database::Access::ReadWrite, &watch);
        database.run(u"CREATE TABLE thing (id INTEGER PRIMARY KEY, position INTEGER, name TEXT, "
                     "size INTEGER)"_s);
        RandomSource random(1);
        Things present;
        for (int round = 0; round < 300; ++round) {
            const Things next = randomThings(random);
            int expected = 0;
            for (const auto& [id, thing] : present)
                expected += next.contains(id) ? (next.at(id) != thing ? 1 : 0) : 1;
            for (const auto& [id, thing] : next)
                expected += present.contains(id) ? 0 : 1;
            watch.count = 0;
            writeDifference(database, rowsOf(present), rowsOf(next));
            QCOMPARE(watch.count, expected);
            QVERIFY(readBack(database) == next);
            present = next;
        }
        // the planted fault: a difference taken from something else than what is there
        present.erase(present.begin());
        writeDifference(database, rowsOf(present), rowsOf({}));
        QVERIFY(!readBack(database).empty());
    }

    void gapsOpenAndCloseInOneStatement() {
        QTemporaryDir folder;
        Counting watch;
        Database database(folder.filePath(u"t.db"_s), Database::Access::ReadWrite, &watch);
        database.run(u"CREATE TABLE thing (id INTEGER PRIMARY KEY, position INTEGER, name TEXT, "
                     "size INTEGER)"_s);
        const auto put = [&](qint64 id, qint64 position, const QString& list) {
            insertRows(database, {things().row({id}, {position, list, {}})});
        };
        for (qint64 i = 0; i < 5; ++i)
            put(i + 1, i, u"a"_s);
        put(9, 3, u"b"_s);
        const ListScope scope{&things().table(), {u"name"_s}, {u"a"_s}};
        watch.count = 0;
        openGap(database, scope, 2);
        QCOMPARE(watch.count, 1);
        QCOMPARE(readBack(database).at(2).position, 1);
        QCOMPARE(readBack(database).at(3).position, 3);
        QCOMPARE(readBack(database).at(9).position, 3);
        closeGap(database, scope, 2);
        QCOMPARE(readBack(database).at(5).position, 4);
    }

    void aTransactionIsWholeOrNothing() {
        QTemporaryDir folder;
        Database database(folder.filePath(u"t.db"_s), Database::Access::ReadWrite);
        database.run(u"CREATE TABLE t (x INTEGER CHECK (x > 0))"_s);
        {
            Transaction transaction(database);
            database.run(u"INSERT INTO t VALUES (1)"_s);
        }
        QCOMPARE(wholeIn(database.single(u"SELECT count(*) FROM t"_s)), 0);
        {
            Transaction transaction(database);
            database.run(u"INSERT INTO t VALUES (1)"_s);
            transaction.commit();
        }
        QCOMPARE(wholeIn(database.single(u"SELECT count(*) FROM t"_s)), 1);
        QVERIFY_THROWS_EXCEPTION(StoreError, database.run(u"INSERT INTO t VALUES (-1)"_s));
        database.run(u"INSERT INTO t VALUES (2)"_s);
    }

    void eachKindOfCellComesBack() {
        QTemporaryDir folder;
        Database database(folder.filePath(u"t.db"_s), Database::Access::ReadWrite);
        database.run(u"CREATE TABLE t (a, b, c, d, e)"_s);
        const QString text = u"Żółw 東京 שלום \u0001 '\"; -- \U0001F409"_s;
        const qint64 big = (qint64(1) << 53) - 1;
        database.run(u"INSERT INTO t VALUES (?, ?, ?, ?, ?)"_s, {big, 0.1, text, {}, u""_s});
        int rows = 0;
        database.select(u"SELECT a, b, c, d, e FROM t"_s, {}, [&](SqlRow row) {
            ++rows;
            QCOMPARE(row.size(), size_t(5));
            QVERIFY(row[0] == SqlValue(big));
            QVERIFY(row[1] == SqlValue(0.1));
            QVERIFY(row[2] == SqlValue(text));
            QVERIFY(isNull(row[3]));
            QVERIFY(row[4] == SqlValue(u""_s));
        });
        QCOMPARE(rows, 1);
    }

    // What the file gives back is what the document said, over every field.
    void randomEventsComeBackAsTheyWere() {
        const TestDisk quick; // the disk need not be waited for
        for (unsigned seed = 1; seed <= 150; ++seed) {
            const QByteArray document = raw::randomDocument(seed);
            ScratchBook scratch;
            scratch.create({document});
            const auto session = scratch.open(Session::Access::Read);
            if (exported(session->book()) != document)
                QFAIL(qPrintable(u"seed %1 came back different"_s.arg(seed)));
        }
    }

    void theChecksOfTheFileAreASecondNet_data() {
        QTest::addColumn<QString>("sql");
        QTest::newRow("negative count") << u"UPDATE round_seat SET spice = -1"_s;
        QTest::newRow("unknown victory") << u"UPDATE round_game SET victory = 'luck'"_s;
        QTest::newRow("half a boolean") << u"UPDATE round_game SET void = 2"_s;
        QTest::newRow("no name") << u"UPDATE player SET name = '  '"_s;
        QTest::newRow("no such player") << u"UPDATE round_seat SET player = 'nobody'"_s;
        QTest::newRow("no such person") << u"UPDATE player SET person = 99999"_s;
        QTest::newRow("event gone") << u"DELETE FROM event"_s;
        QTest::newRow("two dice of nothing")
            << u"UPDATE journal SET role = 'undone', target = NULL"_s;
    }

    void theChecksOfTheFileAreASecondNet() {
        QFETCH(QString, sql);
        raw::RandomDocumentOptions options;
        options.players = 20;
        options.heats = 2;
        ScratchBook scratch;
        scratch.create({raw::randomDocument(12, options)});
        Database database(scratch.path(), Database::Access::ReadWrite);
        const auto attempt = [&] {
            Transaction transaction(database);
            database.run(sql);
            transaction.commit();
        };
        QVERIFY_THROWS_EXCEPTION(StoreError, attempt());
    }

    void aReaderSeesOneMomentWhileAnotherWrites() {
        ScratchBook scratch;
        scratch.create({raw::randomDocument(2), raw::randomDocument(3)});
        auto writer = scratch.open();
        auto reader = scratch.open(Session::Access::Read);
        const QByteArray before = exported(reader->book());
        Event third = eventFrom(raw::randomDocument(4));
        QVERIFY(writer->importEvent(third, ImportMode::AsNew));
        QCOMPARE(exported(reader->book()), before);
        QCOMPARE(exported(scratch.open(Session::Access::Read)->book()), exported(writer->book()));
    }

    // Nobody can tell its journal from one of another file: no program of ours leaves such a one.
    void whatAnotherProgramLeftHalfWrittenGoesAside() {
        ScratchBook scratch;
        scratch.create();
        const QString dead = scratch.folder() + u"/dead.mentat"_s;
        leaveHalfWritten(scratch.path(), dead);
        const QByteArray journal = bytesOf(dead + u"-journal"_s);
        QVERIFY(!journal.isEmpty());
        const BookStore store(dead, BookStore::Access::Write, {});
        QVERIFY(!QFile::exists(dead + u"-journal"_s));
        QCOMPARE(store.strangers().size(), size_t(1));
        QCOMPARE(bytesOf(store.strangers().front().aside), journal);
    }

    void theLockDiesWithItsHolderAndItsFileGoes() {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"b.mentat"_s);
        const LockHolder anna{u"laptop"_s, u"anna"_s, u"2026-07-29T12:00:00Z"_s};
        using namespace std::chrono_literals;
        {
            const WriteLock lock(path, anna, 0ms);
            QCOMPARE(WriteLock::holderOf(path)->user, u"anna"_s);
            QVERIFY_THROWS_EXCEPTION(StoreError, WriteLock(path, anna, 0ms));
        }
        QVERIFY(!QFile::exists(path + u"-lock"_s));
        // what a program leaves that was killed: a file, and no lock on it
        writeBytes(path + u"-lock"_s, "{\"host\":\"old\"}");
        const WriteLock lock(path, anna, 0ms);
        QCOMPARE(WriteLock::holderOf(path)->host, u"laptop"_s);
    }
};

} // namespace mentat::test::tst_store

MENTAT_TEST(tst_store, TestStore, QCoreApplication)
#include "tst_store.moc"
