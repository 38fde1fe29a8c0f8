#include "model/failure_kind.h"
#include "model/store/database.h"
#include "model/store/file/event_file.h"
#include "model/store/migrations.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_migrations {

namespace {

/// The steps of today and two more, as a later program would have them.
std::vector<Migration> laterSteps() {
    std::vector<Migration> steps = migrations();
    const int next = latestVersion(steps) + 1;
    steps.push_back({next,
                     u"a table more"_s,
                     {u"CREATE TABLE extra (event INTEGER REFERENCES event (id), x TEXT)"_s,
                      u"INSERT INTO extra SELECT id, name FROM event"_s}});
    steps.push_back(
        {next + 1, u"a column more"_s, {u"ALTER TABLE person ADD COLUMN planted TEXT"_s}});
    return steps;
}

QString schemaOf(const QString& path) {
    Database database(path, Database::Access::ReadOnly);
    QStringList all;
    database.select(u"SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"_s, {},
                    [&](SqlRow row) { all << std::get<QString>(row[0]); });
    return all.join(u"\n"_s);
}

int versionOf(const QString& path) {
    Database database(path, Database::Access::ReadOnly);
    return schemaVersion(database);
}

} // namespace

class TestMigrations : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    std::vector<Migration> m_later = laterSteps();

    [[nodiscard]] StoreSeams later() const { return {nullptr, &m_later}; }
    [[nodiscard]] QStringList files() const {
        return QDir(m_scratch->folder()).entryList(QDir::Files, QDir::Name);
    }

private Q_SLOTS:
    void init() {
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create({raw::randomDocument(31)});
    }

    void stepsAreNumberedWithoutGaps() {
        int expected = 1;
        for (const Migration& step : migrations())
            QCOMPARE(step.version, expected++);
    }

    // What is noted is what the steps make: a step that was changed and kept its note would let
    // every file pass for one of other tables.
    void theNotedDigestsAreThoseOfTheTablesMade() {
        std::vector<Migration> some;
        for (const Migration& step : migrations()) {
            some.push_back(step);
            Database made(u":memory:"_s, Database::Access::ReadWrite);
            migrate(made, some);
            if (!step.schemaDigest.isEmpty() || step.version == latestVersion(migrations()))
                QCOMPARE(step.schemaDigest, schemaDigestOf(made));
        }
    }

    void everyOtherSchemaHasAnotherDigest_data() {
        QTest::addColumn<QString>("statement");
        QTest::newRow("a trigger") << u"CREATE TRIGGER x AFTER DELETE ON person BEGIN "
                                      "DELETE FROM journal; END"_s;
        QTest::newRow("a view") << u"CREATE VIEW x AS SELECT 1"_s;
        QTest::newRow("a column") << u"ALTER TABLE person ADD COLUMN x TEXT"_s;
        QTest::newRow("another name") << u"ALTER TABLE draft RENAME TO drafts"_s;
        QTest::newRow("a table less") << u"DROP TABLE draft"_s;
    }
    void everyOtherSchemaHasAnotherDigest() {
        QFETCH(QString, statement);
        Database made(u":memory:"_s, Database::Access::ReadWrite);
        migrate(made, migrations());
        checkSchema(made, migrations());
        made.run(statement);
        QVERIFY(schemaDigestOf(made) != migrations().back().schemaDigest);
        QVERIFY_THROWS_EXCEPTION(StoreError, checkSchema(made, migrations()));
    }

    void aFreshFileHasTheLatestVersion() {
        QCOMPARE(versionOf(m_scratch->path()), latestVersion(migrations()));
        const QString schema = schemaOf(m_scratch->path());
        (void)m_scratch->open();
        QCOMPARE(schemaOf(m_scratch->path()), schema);
        QCOMPARE(files(), QStringList{u"book.mentat"_s});
    }

    // One file of every version that was ever in use; tests/data/README.md says how they came
    // about.
    void filesOfEveryVersionOpen_data() {
        QTest::addColumn<int>("version");
        for (int version = 1; version <= latestVersion(migrations()); ++version)
            QTest::addRow("version %d", version) << version;
    }

    void filesOfEveryVersionOpen() {
        QFETCH(int, version);
        const QString data = QStringLiteral(MENTAT_TEST_DATA);
        const QString old = u"%1/book-version-%2.mentat"_s.arg(data).arg(version);
        const QByteArray expected = bytesOf(data + u"/book-documents.json"_s);
        QVERIFY2(QFileInfo::exists(old), qPrintable(old));
        QVERIFY(!expected.isEmpty());
        QFile::remove(m_scratch->path());
        writeBytes(m_scratch->path(), bytesOf(old));
        QCOMPARE(versionOf(m_scratch->path()), version);
        QCOMPARE(exported(m_scratch->open(Session::Access::Read)->book()), expected);
        QCOMPARE(bytesOf(m_scratch->path()), bytesOf(old));
        QCOMPARE(exported(m_scratch->open()->book()), expected);
        QCOMPARE(versionOf(m_scratch->path()), latestVersion(migrations()));
        ScratchBook fresh;
        fresh.create();
        QCOMPARE(schemaOf(m_scratch->path()), schemaOf(fresh.path()));
    }

    // As tools/new-schema-version writes it: whoever changes a step that has its file already is
    // told.
    void theNewestFileIsWhatThisProgramMakes() {
        const QString data = QStringLiteral(MENTAT_TEST_DATA);
        const QString newest
            = u"%1/book-version-%2.mentat"_s.arg(data).arg(latestVersion(migrations()));
        const auto documents = documentsIn(bytesOf(data + u"/book-documents.json"_s));
        QCOMPARE(documents.size(), size_t(3));
        ScratchBook fresh;
        fresh.create(documents);
        QCOMPARE(schemaOf(newest), schemaOf(fresh.path()));
        QCOMPARE(dumpWithoutJournal(newest), dumpWithoutJournal(fresh.path()));
    }

    // Calls, rolls, the final's table and what is half typed of it; a stage with all that it can
    // have.
    void finalsAndStagesBecomeRounds() {
        const QString data = QStringLiteral(MENTAT_TEST_DATA);
        QFile::remove(m_scratch->path());
        writeBytes(m_scratch->path(), bytesOf(data + u"/book-version-6-rounds.mentat"_s));
        const auto session = m_scratch->open();
        QCOMPARE(exported(session->book()), bytesOf(data + u"/book-rounds-documents.json"_s));
        QCOMPARE(session->drafts().size(), size_t(1));
        QCOMPARE(session->drafts().front().place, u"stages/Final/tables/3"_s);
    }

    void anOlderFileIsCopiedThenBroughtUpToDate() {
        const QByteArray old = exported(m_scratch->open()->book());
        const int version = versionOf(m_scratch->path());
        const int rows = static_cast<int>(m_scratch->open()->journalMarks()->size());
        auto session = m_scratch->open(Session::Access::Write, later());
        QCOMPARE(exported(session->book()), old);
        QCOMPARE(session->undo().error().kind, FailureKind::UndoBarrier);
        QCOMPARE(session->undo().error().values, (Values{u"file-migrated"_s}));
        QCOMPARE(int(session->journalMarks()->size()), rows + 1);
        session.reset();
        QCOMPARE(versionOf(m_scratch->path()), version + 2);
        const QString copy = m_scratch->folder() + u"/book.version-%1.mentat"_s.arg(version);
        QCOMPARE(files(), (QStringList{u"book.mentat"_s, QFileInfo(copy).fileName()}));
        QCOMPARE(versionOf(copy), version);
        // again: nothing left to do
        session = m_scratch->open(Session::Access::Write, later());
        QCOMPARE(int(session->journalMarks()->size()), rows + 1);
    }

    void anEarlierCopyIsNotOverwritten() {
        const QString copy
            = m_scratch->folder() + u"/book.version-%1.mentat"_s.arg(latestVersion(migrations()));
        writeBytes(copy, "somebody's");
        (void)m_scratch->open(Session::Access::Write, later());
        QCOMPARE(bytesOf(copy), QByteArray("somebody's"));
        QCOMPARE(files().size(), 3);
    }

    void aReaderOfAnOlderFileLeavesItAlone() {
        const QByteArray bytes = bytesOf(m_scratch->path());
        const auto reader = m_scratch->open(Session::Access::Read, later());
        QCOMPARE(reader->book().events.size(), size_t(1));
        QCOMPARE(bytesOf(m_scratch->path()), bytes);
        QCOMPARE(files(), QStringList{u"book.mentat"_s});
    }

    void aStepThatFailsLeavesTheFileAsItWas() {
        m_later.back().statements << u"INSERT INTO no_such_table VALUES (1)"_s;
        const int version = versionOf(m_scratch->path());
        const auto refused
            = Session::open(m_scratch->path(), Session::Access::Write, m_scratch->desk(), later());
        m_later = laterSteps();
        QVERIFY(!refused);
        QCOMPARE(versionOf(m_scratch->path()), version);
        QVERIFY(!schemaOf(m_scratch->path()).contains(u"planted"_s));
        QCOMPARE(files(), QStringList{u"book.mentat"_s});
        QCOMPARE(m_scratch->open(Session::Access::Write, later())->book().events.size(), size_t(1));
    }

    void aNewerFileIsRefusedAndUntouched() {
        (void)m_scratch->open(Session::Access::Write, later());
        const QByteArray bytes = bytesOf(m_scratch->path());
        for (const auto access : {Session::Access::Read, Session::Access::Write}) {
            const auto refused = Session::open(m_scratch->path(), access, m_scratch->desk());
            QCOMPARE(refused.error().kind, FailureKind::NewerFile);
        }
        QCOMPARE(bytesOf(m_scratch->path()), bytes);
    }
};

} // namespace mentat::test::tst_migrations

MENTAT_TEST(tst_migrations, TestMigrations, QCoreApplication)
#include "tst_migrations.moc"
