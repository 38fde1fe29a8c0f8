#include "model/failure_kind.h"
#include "model/store/database.h"
#include "tests/support/random_source.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_damaged_files {

/// What is no event file, or not one that can be trusted, is refused and stays as it is.
class TestDamagedFiles : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    QByteArray m_good;

    /// What opening says; nothing where it works.
    [[nodiscard]] std::optional<FailureKind> said(Session::Access access) const {
        const auto session = Session::open(m_scratch->path(), access, m_scratch->desk());
        return session ? std::nullopt : std::optional(session.error().kind);
    }

    void expectRefused(const QByteArray& bytes, FailureKind kind) {
        writeBytes(m_scratch->path(), bytes);
        for (const auto access : {Session::Access::Read, Session::Access::Write}) {
            const auto refused = said(access);
            QVERIFY(refused);
            QCOMPARE(int(*refused), int(kind));
        }
        QCOMPARE(bytesOf(m_scratch->path()), bytes);
        QCOMPARE(QDir(m_scratch->folder()).entryList(QDir::Files), QStringList{u"book.mentat"_s});
    }

private Q_SLOTS:
    void init() {
        m_scratch = std::make_unique<ScratchBook>();
        raw::RandomDocumentOptions options;
        options.players = 30;
        options.heats = 3;
        m_scratch->create({raw::randomDocument(41, options), raw::randomDocument(42, options)});
        m_good = bytesOf(m_scratch->path());
    }

    void noFile() {
        QFile::remove(m_scratch->path());
        QCOMPARE(said(Session::Access::Read), FailureKind::FileMissing);
        QCOMPARE(said(Session::Access::Write), FailureKind::FileMissing);
        QVERIFY(QDir(m_scratch->folder()).entryList(QDir::Files).isEmpty());
    }
    void aFolder() {
        QFile::remove(m_scratch->path());
        QVERIFY(QDir().mkdir(m_scratch->path()));
        QCOMPARE(said(Session::Access::Read), FailureKind::FileIsFolder);
    }
    void anEmptyFile() { expectRefused({}, FailureKind::EmptyFile); }
    void aText() { expectRefused("Dune 2026\n", FailureKind::NotAnEventFile); }
    void randomBytes() {
        RandomSource random(1);
        QByteArray bytes(50'000, '\0');
        for (char& byte : bytes)
            byte = static_cast<char>(random.below(256));
        expectRefused(bytes, FailureKind::NotAnEventFile);
    }
    void anotherProgramsDatabase() {
        QFile::remove(m_scratch->path());
        {
            Database other(m_scratch->path(), Database::Access::ReadWrite);
            other.run(u"CREATE TABLE t (x)"_s);
        }
        expectRefused(bytesOf(m_scratch->path()), FailureKind::NotAnEventFile);
    }
    void aTruncatedFile() {
        for (const qsizetype part : {m_good.size() / 2, m_good.size() - 4096, m_good.size() - 1})
            expectRefused(m_good.left(part), FailureKind::DamagedFile);
        expectRefused(m_good.left(60), FailureKind::NotAnEventFile);
    }

    // Wherever one byte of the pages is wrong, either the check finds it, or what is read is still
    // the same event: never something else.
    void damagedBytesAreFoundOrHarmless() {
        const QByteArray expected = exported(m_scratch->open(Session::Access::Read)->book());
        m_good = bytesOf(m_scratch->path());
        RandomSource random(2);
        int found = 0;
        const int rounds = isSoak() ? 2000 : 120;
        for (int i = 0; i < rounds; ++i) {
            QByteArray bytes = m_good;
            const auto page = static_cast<qsizetype>(random.below(size_t(bytes.size()) / 4096));
            // the head of a page: what the tree is made of
            const qsizetype at
                = page * 4096 + (page == 0 ? 100 : 0) + static_cast<qsizetype>(random.below(40));
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.below(8)));
            writeBytes(m_scratch->path(), bytes);
            const auto session
                = Session::open(m_scratch->path(), Session::Access::Read, m_scratch->desk());
            if (!session) {
                ++found;
                QCOMPARE(session.error().kind, FailureKind::DamagedFile);
            } else {
                QCOMPARE(exported((*session)->book()), expected);
            }
            QCOMPARE(bytesOf(m_scratch->path()), bytes);
        }
        QVERIFY2(found > rounds / 3, qPrintable(QString::number(found)));
    }

    void aReferenceToNobodyIsFound() {
        {
            Database database(m_scratch->path(), Database::Access::ReadWrite);
            database.run(u"PRAGMA foreign_keys = OFF"_s);
            database.run(u"DELETE FROM player WHERE position = 0"_s);
        }
        expectRefused(bytesOf(m_scratch->path()), FailureKind::DamagedFile);
    }

    void aCellThatNoProgramOfOursWroteIsFound() {
        {
            Database database(m_scratch->path(), Database::Access::ReadWrite);
            database.run(u"UPDATE event SET format = 'chess'"_s);
        }
        expectRefused(bytesOf(m_scratch->path()), FailureKind::DamagedFile);
    }

    // Triggers, views and conditions are programs: a file that brings some is not looked into.
    void aFileThatBringsProgramsIsRefused() {
        for (const QString& sql :
             {u"CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM player; END"_s,
              u"CREATE VIEW v AS SELECT 1"_s, u"CREATE TABLE t (x)"_s,
              u"CREATE INDEX i ON player (hex(zeroblob(9)))"_s}) {
            writeBytes(m_scratch->path(), m_good);
            Database(m_scratch->path(), Database::Access::ReadWrite).run(sql);
            expectRefused(bytesOf(m_scratch->path()), FailureKind::DamagedFile);
        }
    }

    // What SQLite says in its own words is for the log.
    void theSentenceNamesTheFileAlone() {
        const auto session = [&] {
            writeBytes(m_scratch->path(), m_good.left(m_good.size() / 2));
            return Session::open(m_scratch->path(), Session::Access::Read, m_scratch->desk());
        }();
        QVERIFY(!session);
        QCOMPARE(session.error().kind, FailureKind::DamagedFile);
        QCOMPARE(session.error().values, Values{m_scratch->path()});
    }

    // The planted fault: a good file is not refused by the same means.
    void aGoodFileOpens() {
        writeBytes(m_scratch->path(), m_good);
        QVERIFY(!said(Session::Access::Read));
        QVERIFY(!said(Session::Access::Write));
    }
};

} // namespace mentat::test::tst_damaged_files

MENTAT_TEST(tst_damaged_files, TestDamagedFiles, QCoreApplication)
#include "tst_damaged_files.moc"
