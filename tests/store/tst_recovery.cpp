#include "app/session/backups.h"
#include "model/changes/change_kind.h"
#include "model/errors.h"
#include "model/failure_kind.h"
#include "model/store/database.h"
#include "model/store/recovery/salvage.h"
#include "tests/support/random_changes.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_recovery {

namespace {

constexpr qsizetype pageSize = 4096;

/// A row of a table, and what it says, without its place in a list: that is made anew.
struct Fact {
    QString table;
    QString key; // empty where the place is part of it
    QString text;
};

std::vector<Fact> factsIn(const QString& path) {
    Database database(path, Database::Access::ReadOnly);
    std::vector<Fact> facts;
    for (const TableRows& table : allRowsOf(database)) {
        if (table.name == u"journal"_s)
            continue;
        const bool isList = table.keys.contains(u"position"_s) || table.name == u"printed";
        for (const auto& row : table.rows) {
            QStringList cells;
            for (qsizetype i = 0; i < table.columns.size(); ++i) {
                if (table.columns[i] != u"position" && !(isList && table.columns[i] == u"id"))
                    cells << textOfCell(row[size_t(i)]);
            }
            facts.push_back({table.name, isList ? QString() : table.keyOf(row),
                             table.name + u": "_s + cells.join(u" | "_s)});
        }
    }
    return facts;
}

/// Facts that were never in the file and of which it is not said that they are doubtful. Settings
/// that are lost are the usual ones again, and that is said too.
QStringList invented(const std::vector<Fact>& given, const std::set<QString>& known,
                     const Recovery& recovery) {
    std::set<std::pair<QString, QString>> doubtful;
    std::set<QString> doubtfulLists;
    std::set<QString> lost;
    for (const RecoveryNote& note : recovery.notes) {
        if (note.kind == RecoveryNote::Kind::Doubtful || note.source == RowSource::Player) {
            doubtful.insert({note.table, note.key});
            doubtfulLists.insert(note.table);
        }
        lost.insert(note.table);
    }
    for (const LeftOut& part : recovery.leftOut) {
        if (part.finding.where.text().startsWith(u"/final"))
            lost.insert(u"round"_s);
    }
    const bool usual = lost.contains(u"settings"_s) || lost.contains(u"qp_row"_s)
                       || lost.contains(u"round"_s) || lost.contains(u"final_table"_s);
    QStringList all;
    for (const Fact& fact : given) {
        const bool isTold = fact.key.isEmpty() ? doubtfulLists.contains(fact.table)
                                               : doubtful.contains({fact.table, fact.key});
        const bool isUsual = usual
                             && (fact.table == u"settings" || fact.table == u"qp_row"
                                 || fact.table == u"final_table"
                                 || (fact.table == u"round" && fact.key.contains(u", stage, ")));
        if (!known.contains(fact.text) && !isTold && !isUsual)
            all << fact.text;
    }
    return all;
}

QByteArray flipped(QByteArray bytes, RandomSource& random, int bits) {
    for (int i = 0; i < bits; ++i) {
        const auto at = static_cast<qsizetype>(random.below(size_t(bytes.size())));
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.below(8)));
    }
    return bytes;
}

/// Some sectors of a disk hold something else, or nothing.
QByteArray withBadSectors(QByteArray bytes, RandomSource& random) {
    constexpr qsizetype sector = 512;
    const qsizetype length = random.oneIn(2) ? sector : pageSize;
    const int count = random.between(1, 4);
    for (int i = 0; i < count; ++i) {
        const auto at
            = static_cast<qsizetype>(random.below(size_t(bytes.size() / length))) * length;
        const bool isZero = random.oneIn(2);
        for (qsizetype j = at; j < std::min(at + length, bytes.size()); ++j)
            bytes[j] = isZero ? '\0' : static_cast<char>(random.below(256));
    }
    return bytes;
}

} // namespace

/// What can be got back of a damaged file.
class TestRecovery : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    std::set<QString> m_known; // every fact that was ever in the file
    QByteArray m_good;
    QByteArray m_documents;
    QString m_backup;
    const int m_rounds = rounds(2, 1000);
    int m_recovered = 0;

    [[nodiscard]] QString newPath() const { return m_scratch->folder() + u"/new.mentat"_s; }
    [[nodiscard]] BackupFolders folders() const { return {m_scratch->path(), {}}; }

    [[nodiscard]] Result<Recovery> recoverNow() {
        QFile::remove(newPath());
        return recoverInto(newPath(), folders(), m_scratch->desk());
    }

    /// Where the pages end that say which tables there are.
    [[nodiscard]] qint64 endOfTables() {
        writeBytes(m_scratch->path(), m_good);
        Database database(m_scratch->path(), Database::Access::ReadOnly);
        constexpr qint64 schemaPages = 2;
        return (wholeIn(database.single(u"SELECT max(rootpage) FROM sqlite_master"_s))
                + schemaPages)
               * pageSize;
    }

    void setBackup(bool isThere) {
        const QString folder = QFileInfo(m_backup).path();
        QDir(folder).removeRecursively();
        if (!isThere)
            return;
        QDir().mkpath(folder);
        writeBytes(m_backup, m_backupBytes);
    }
    QByteArray m_backupBytes;

    /// Damages the file and recovers it: whatever comes of it is sound, and true.
    void tryOut(const QByteArray& bytes, int round) {
        writeBytes(m_scratch->path(), bytes);
        const auto recovery = recoverNow();
        QCOMPARE(bytesOf(m_scratch->path()), bytes);
        QStringList files{u"book.mentat"_s};
        if (recovery)
            files << u"new.mentat"_s;
        QCOMPARE(QDir(m_scratch->folder()).entryList(QDir::Files, QDir::Name), files);
        if (!recovery) {
            const FailureKind kind = recovery.error().kind;
            QVERIFY2(kind == FailureKind::NothingLeft || kind == FailureKind::NotAnEventFile
                         || kind == FailureKind::NewerFile,
                     qPrintable(QString::number(int(kind))));
            return;
        }
        ++m_recovered;
        const auto session = Session::open(newPath(), Session::Access::Read, m_scratch->desk());
        QVERIFY(session);
        for (const BookEvent& entry : (*session)->book().events)
            QVERIFY(eventErrors(entry.event).empty());
        const auto marks = (*session)->journalMarks();
        QVERIFY(marks);
        QCOMPARE(marks->back().kind, ChangeKind::FileRecovered);
        QVERIFY((*session)->journalPage(std::nullopt, 10'000));
        const QStringList made = invented(factsIn(newPath()), m_known, *recovery);
        QVERIFY2(made.isEmpty(), qPrintable(u"round %1: %2"_s.arg(round).arg(
                                     made.first(qMin(3, made.size())).join(u'\n'))));
    }

private Q_SLOTS:
    void initTestCase() {
        m_scratch = std::make_unique<ScratchBook>();
        raw::RandomDocumentOptions options;
        options.players = 60;
        options.heats = 6;
        options.isOpen = true;
        raw::RandomDocumentOptions storm;
        storm.rules = u"eye-of-the-storm"_s;
        storm.isOpen = true;
        m_scratch->create({raw::randomDocument(41, options), raw::randomDocument(42, storm)});
        RandomSource random(7);
        for (int i = 0; i < 40; ++i) {
            {
                const auto session = m_scratch->open();
                (void)performRandomChanges(*session, random, 2);
                if (i % 10 == 0)
                    QVERIFY(session->saveDraft(session->book().events.front().id, u"final"_s,
                                               u"{\"n\":%1}"_s.arg(i)));
            }
            for (const Fact& fact : factsIn(m_scratch->path()))
                m_known.insert(fact.text);
            if (i == 20) {
                const auto round = makeBackups(folders(), m_scratch->clock().nowUtc());
                QVERIFY(round.beside);
                m_backup = round.beside->path;
                m_backupBytes = bytesOf(m_backup);
            }
        }
        m_good = bytesOf(m_scratch->path());
        m_documents = exported(m_scratch->open(Session::Access::Read)->book());
        QVERIFY(m_good.size() > endOfTables() + 10 * pageSize);
    }

    void init() { m_recovered = 0; }

    // Nothing is wrong: nothing is lost.
    void aSoundFileIsGivenWhole() {
        for (const bool hasBackup : {false, true}) {
            setBackup(hasBackup);
            writeBytes(m_scratch->path(), m_good);
            const auto recovery = recoverNow();
            QVERIFY(recovery);
            QCOMPARE(recovery->notes.size(), size_t(0));
            QCOMPARE(recovery->leftOut.size(), size_t(0));
            QCOMPARE(recovery->isReplayed, hasBackup);
            QCOMPARE(dumpWithoutJournal(newPath()), dumpWithoutJournal(m_scratch->path()));
        }
    }

    // The planted faults: a fact that was changed, and one that was added, are seen.
    void theCheckSeesWhatIsInvented() {
        setBackup(false);
        writeBytes(m_scratch->path(), m_good);
        const auto recovery = recoverNow();
        QVERIFY(recovery);
        QCOMPARE(invented(factsIn(newPath()), m_known, *recovery), QStringList());
        {
            Database database(newPath(), Database::Access::ReadWrite);
            database.run(
                u"UPDATE player SET phone = '555-0199' WHERE position = 3 AND event = 1"_s);
        }
        QCOMPARE(invented(factsIn(newPath()), m_known, *recovery).size(), 1);
        {
            Database database(newPath(), Database::Access::ReadWrite);
            database.run(
                u"INSERT INTO ruling (event, position, question) VALUES (1, 99, 'Who?')"_s);
        }
        QCOMPARE(invented(factsIn(newPath()), m_known, *recovery).size(), 2);
    }

    void truncated_data() {
        QTest::addColumn<bool>("hasBackup");
        QTest::newRow("without a backup") << false;
        QTest::newRow("with a backup") << true;
    }
    void truncated() {
        QFETCH(bool, hasBackup);
        setBackup(hasBackup);
        RandomSource random(hasBackup ? 11 : 12);
        // Without a backup there is nothing to be had of a file that is cut off before its tables.
        const qint64 least = hasBackup ? 0 : endOfTables();
        for (int i = 0; i < m_rounds && !QTest::currentTestFailed(); ++i)
            tryOut(m_good.left(least + qsizetype(random.below(size_t(m_good.size() - least)))), i);
        QCOMPARE(m_recovered, m_rounds);
        for (const int pages : {1, 5, 20})
            tryOut(m_good.left(pages * pageSize), pages);
    }

    void badSectors_data() { truncated_data(); }
    void badSectors() {
        QFETCH(bool, hasBackup);
        setBackup(hasBackup);
        RandomSource random(hasBackup ? 21 : 22);
        int tried = 0;
        while (goesOn(unsigned(tried) + 1, unsigned(m_rounds), m_recovered > m_rounds / 2)
               && !QTest::currentTestFailed())
            tryOut(withBadSectors(m_good, random), tried++);
        QVERIFY2(m_recovered > m_rounds / 2, qPrintable(QString::number(m_recovered)));
    }

    // With a backup and the acts since, even a bit that no structure of the file tells of is put
    // right.
    void flippedBits() {
        setBackup(true);
        RandomSource random(31);
        for (int i = 0; i < m_rounds && !QTest::currentTestFailed(); ++i)
            tryOut(flipped(m_good, random, random.between(1, 4)), i);
        QVERIFY2(m_recovered >= m_rounds * 9 / 10, qPrintable(QString::number(m_recovered)));
    }

    // Where the journal is whole, the backup and the acts since are the whole state.
    void aLostTableIsMadeAnew() {
        setBackup(true);
        QByteArray bytes = m_good;
        qint64 root = 0;
        {
            writeBytes(m_scratch->path(), m_good);
            Database database(m_scratch->path(), Database::Access::ReadOnly);
            root = wholeIn(
                database.single(u"SELECT rootpage FROM sqlite_master WHERE name = 'player'"_s));
        }
        bytes.replace((root - 1) * pageSize, pageSize, QByteArray(pageSize, '\0'));
        writeBytes(m_scratch->path(), bytes);
        const auto recovery = recoverNow();
        QVERIFY(recovery);
        QVERIFY(recovery->isReplayed);
        QCOMPARE(
            exported((*Session::open(newPath(), Session::Access::Read, m_scratch->desk()))->book()),
            m_documents);
    }

    // Without one, what is lost is told by its key, and the journal knows some of it.
    void aLostTableIsTold() {
        setBackup(false);
        QByteArray bytes = m_good;
        writeBytes(m_scratch->path(), m_good);
        qint64 root = 0;
        qint64 seats = 0;
        {
            Database database(m_scratch->path(), Database::Access::ReadOnly);
            root = wholeIn(
                database.single(u"SELECT rootpage FROM sqlite_master WHERE name = 'ruling'"_s));
            seats = wholeIn(database.single(u"SELECT count(*) FROM ruling"_s));
        }
        QVERIFY(seats > 0);
        bytes.replace((root - 1) * pageSize, pageSize, QByteArray(pageSize, '\0'));
        writeBytes(m_scratch->path(), bytes);
        const auto recovery = recoverNow();
        QVERIFY(recovery);
        const auto lost = std::ranges::count_if(recovery->notes, [](const RecoveryNote& note) {
            return note.kind == RecoveryNote::Kind::Lost && note.table == u"ruling";
        });
        QCOMPARE(lost, seats);
    }

    void nothingIsMadeOfNothing() {
        setBackup(false);
        writeBytes(m_scratch->path(), {});
        QCOMPARE(recoverNow().error().kind, FailureKind::NotAnEventFile);
        writeBytes(m_scratch->path(), "Dune 2026\n" + QByteArray(5000, ' '));
        QCOMPARE(recoverNow().error().kind, FailureKind::NotAnEventFile);
        QByteArray zeros(m_good.size(), '\0');
        zeros.replace(0, 100, m_good.left(100));
        writeBytes(m_scratch->path(), zeros);
        QCOMPARE(recoverNow().error().kind, FailureKind::NothingLeft);
        QByteArray newer = m_good;
        newer[63] = 99;
        writeBytes(m_scratch->path(), newer);
        QCOMPARE(recoverNow().error().kind, FailureKind::NewerFile);
        QVERIFY(!QFile::exists(newPath()));
        // With a backup, that is what is given.
        setBackup(true);
        writeBytes(m_scratch->path(), {});
        const auto recovery = recoverNow();
        QVERIFY(recovery);
        QCOMPARE(dumpWithoutJournal(newPath()), dumpWithoutJournal(m_backup));
    }

    void nothingIsWrittenOver() {
        setBackup(false);
        writeBytes(m_scratch->path(), m_good);
        writeBytes(newPath(), "mine");
        QCOMPARE(recoverInto(newPath(), folders(), m_scratch->desk()).error().kind,
                 FailureKind::FileExists);
        QCOMPARE(bytesOf(newPath()), QByteArray("mine"));
    }

    // A file whose program died: what stands in its log is read too, and the log stays.
    void theLogIsReadToo() {
        setBackup(false);
        writeBytes(m_scratch->path(), m_good);
        QByteArray bytes;
        QByteArray log;
        QByteArray expected;
        {
            const auto session = m_scratch->open();
            RandomSource random(8);
            (void)performRandomChanges(*session, random, 3);
            expected = exported(session->book());
            bytes = bytesOf(m_scratch->path());
            log = bytesOf(m_scratch->path() + u"-wal"_s);
        }
        QVERIFY(!log.isEmpty());
        writeBytes(m_scratch->path(), bytes);
        writeBytes(m_scratch->path() + u"-wal"_s, log);
        QVERIFY(recoverNow());
        QCOMPARE(bytesOf(m_scratch->path() + u"-wal"_s), log);
        QFile::remove(m_scratch->path() + u"-wal"_s);
        QCOMPARE(
            exported((*Session::open(newPath(), Session::Access::Read, m_scratch->desk()))->book()),
            expected);
    }
};

} // namespace mentat::test::tst_recovery

MENTAT_TEST(tst_recovery, TestRecovery, QCoreApplication)
#include "tst_recovery.moc"
