// What stands beside an event file under a name of SQLite's and is not its own: a journal that
// would be played into the file and names another one to delete, links, pipes. By every door, and
// while the file is open.

#include "app/session/acts.h"
#include "app/session/backups.h"
#include "model/failure_kind.h"
#include "model/file_header.h"
#include "model/store/file/strangers.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <filesystem>
#include <sqlite3.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_strangers {

namespace {

const QByteArray magic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
constexpr int pageSize = 4096;
constexpr int sectorSize = 512;

QByteArray number(quint32 value) {
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray journalHeader(quint32 records, qint64 fileSize) {
    QByteArray bytes = magic + number(records) + number(12345)
                       + number(quint32(fileSize / pageSize)) + number(sectorSize)
                       + number(pageSize);
    return bytes.leftJustified(sectorSize, '\0');
}

// https://www.sqlite.org/fileformat.html, section 3: a page with its number before and its checksum
// behind it.
QByteArray journalRecord(quint32 page, const QByteArray& bytes) {
    quint32 sum = 12345;
    for (int at = pageSize - 200; at > 0; at -= 200)
        sum += static_cast<quint8>(bytes[at]);
    return number(page) + bytes + number(sum);
}

/// One that names a file to delete once it was played back.
QByteArray journalNaming(const QString& victim, qint64 fileSize) {
    const QByteArray name = victim.toUtf8();
    quint32 sum = 0;
    for (const char letter : name)
        sum += static_cast<quint32>(static_cast<qint32>(static_cast<signed char>(letter)));
    return journalHeader(0, fileSize) + number(0x40000000 / pageSize + 1) + name
           + number(quint32(name.size())) + number(sum) + magic;
}

/// What opens the file as SQLite does by itself.
void openBare(const QString& path) {
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(path.toUtf8().constData(), &database), SQLITE_OK);
    sqlite3_exec(database, "SELECT count(*) FROM sqlite_master", nullptr, nullptr, nullptr);
    sqlite3_close(database);
}

} // namespace

class TestStrangers : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    QString m_victim;
    QByteArray m_journal;
    QByteArray m_content;

    [[nodiscard]] const QString& path() const { return m_scratch->path(); }
    [[nodiscard]] QString journal() const { return path() + u"-journal"_s; }
    [[nodiscard]] QString beside(const QString& name) const {
        return m_scratch->folder() + u'/' + name;
    }
    [[nodiscard]] Result<std::unique_ptr<Session>> open(Session::Access access) const {
        return Session::open(path(), access, m_scratch->desk());
    }
    [[nodiscard]] static Result<void> rule(Session& session, const QString& answer) {
        Ruling ruling;
        ruling.answer = answer;
        const BookEvent& entry = session.book().events.front();
        return session.perform(entry.id, *recordRuling(entry.event, ruling));
    }
    [[nodiscard]] QStringList aside() const {
        return QDir(m_scratch->folder())
            .entryList({u"* of another *"_s},
                       QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
    }
    /// The victim is there, and the journal as it came under one name or the other.
    void nothingIsHarmed() {
        QCOMPARE(bytesOf(m_victim), QByteArray("the only copy"));
        QByteArrayList found;
        for (const QString& name : aside())
            found << bytesOf(beside(name));
        found << bytesOf(journal());
        QVERIFY(found.contains(m_journal));
    }
    void isTold(const Session& session) {
        const auto stray = session.strayFiles();
        QCOMPARE(stray.size(), size_t(1));
        QCOMPARE(stray.front().path, journal());
        QVERIFY(!QFile::exists(journal()));
        QCOMPARE(bytesOf(stray.front().aside), m_journal);
        QVERIFY2(stray.front().aside.contains(u"book.journal of another file"_s),
                 qPrintable(stray.front().aside));
    }
    void putJournal() { writeBytes(journal(), m_journal); }
    [[nodiscard]] QByteArray contentNow() const {
        const auto session = open(Session::Access::Read);
        return session ? exported((*session)->book()) : QByteArray();
    }

private Q_SLOTS:
    void init() {
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create({raw::randomDocument(5, {.players = 12, .heats = 1, .isOpen = true})});
        m_content = contentNow();
        m_victim = beside(u"precious.txt"_s);
        writeBytes(m_victim, "the only copy");
        m_journal = journalNaming(m_victim, bytesOf(path()).size());
    }

    // The planted fault: whoever opens the file as SQLite does loses the other one.
    void whoDoesNotLookLosesIt() {
        putJournal();
        openBare(path());
        QVERIFY(!QFile::exists(m_victim));
        QVERIFY(!QFile::exists(journal()));
    }

    void readersAndWriters_data() {
        QTest::addColumn<int>("access");
        QTest::newRow("read") << int(Session::Access::Read);
        QTest::newRow("write") << int(Session::Access::Write);
    }
    void readersAndWriters() {
        QFETCH(int, access);
        putJournal();
        const auto session = open(Session::Access(access));
        QVERIFY(session);
        QCOMPARE(exported((*session)->book()), m_content);
        isTold(**session);
        nothingIsHarmed();
        QCOMPARE((*open(Session::Access::Read))->strayFiles().size(), size_t(0));
    }

    void asOftenAsItComes() {
        for (int i = 0; i < 3; ++i) {
            putJournal();
            isTold(**open(Session::Access::Write));
        }
        QCOMPARE(aside().size(), 3);
    }

    // Before the log is on SQLite looks for a journal at each statement, and then no more.
    void whileItIsOpen_data() {
        QTest::addColumn<bool>("hasChanged");
        QTest::newRow("before the first change") << false;
        QTest::newRow("after changes") << true;
    }
    void whileItIsOpen() {
        QFETCH(bool, hasChanged);
        auto session = m_scratch->open();
        if (hasChanged)
            QVERIFY(rule(*session, u"one"_s));
        putJournal();
        QVERIFY(session->journalPage(std::nullopt, 5));
        QVERIFY(session->lookAfterFile());
        isTold(*session);
        putJournal();
        QVERIFY(rule(*session, u"two"_s));
        putJournal();
        const auto reader = open(Session::Access::Read);
        QVERIFY(reader);
        QCOMPARE(exported((*reader)->book()), exported(session->book()));
        QVERIFY(makeBackups({path(), {}}, m_scratch->clock().nowUtc()).beside);
        const QByteArray expected = exported(session->book());
        session.reset();
        nothingIsHarmed();
        QCOMPARE(contentNow(), expected);
    }

    void aReaderFollows() {
        const auto reader = m_scratch->open(Session::Access::Read);
        putJournal();
        QVERIFY(reader->catchUp());
        nothingIsHarmed();
        {
            const auto writer = m_scratch->open();
            QVERIFY(rule(*writer, u"one"_s));
            QVERIFY(*reader->catchUp());
            QCOMPARE(exported(reader->book()), exported(writer->book()));
        }
        nothingIsHarmed();
    }

    void backupsAreComparedRestoredAndMade() {
        const BackupFolders folders{path(), {}};
        const QString backup = makeBackups(folders, m_scratch->clock().nowUtc()).beside->path;
        QVERIFY(rule(*m_scratch->open(), u"one"_s));
        writeBytes(backup + u"-journal"_s, m_journal);
        QVERIFY(newestSoundBackup(folders, m_scratch->desk()));
        writeBytes(backup + u"-journal"_s, m_journal);
        QVERIFY(compareBackup(backup, nullptr, m_scratch->desk()));
        writeBytes(backup + u"-journal"_s, m_journal);
        putJournal();
        QVERIFY(restoreBackup(path(), backup, m_scratch->desk()));
        nothingIsHarmed();
        QCOMPARE(contentNow(), m_content);
        putJournal();
        QVERIFY(makeBackups(folders, m_scratch->clock().nowUtc()).beside);
        nothingIsHarmed();
    }

    void recoveringAndCopying() {
        putJournal();
        const QString recovered = beside(u"recovered.mentat"_s);
        writeBytes(recovered + u"-journal"_s, m_journal);
        QVERIFY(recoverInto(recovered, {path(), {}}, m_scratch->desk()));
        QCOMPARE(bytesOf(journal()), m_journal); // recovering moves nothing
        const auto session = m_scratch->open();
        const QString copy = beside(u"copy.mentat"_s);
        writeBytes(copy + u"-journal"_s, m_journal);
        QVERIFY(session->copyTo(copy));
        QVERIFY(Session::open(copy, Session::Access::Write, m_scratch->desk()));
        const QString made = beside(u"made.mentat"_s);
        writeBytes(made + u"-journal"_s, m_journal);
        const auto nothing = [](Session&) { return Result<void>(); };
        QVERIFY(Session::create(made, m_scratch->desk(), nothing));
        QVERIFY(Session::open(made, Session::Access::Write, m_scratch->desk()));
        nothingIsHarmed();
    }

    // Whatever it is: it goes aside with every byte, and the event is as it was.
    void allThatIsNoJournalOfOurs_data() {
        QTest::addColumn<QByteArray>("content");
        ScratchBook other;
        other.create({raw::randomDocument(6, {.players = 8, .heats = 1, .isOpen = true})});
        const QByteArray foreign = bytesOf(other.path());
        const qint64 size = foreign.size();
        QTest::newRow("another first page") << QByteArray(
            journalHeader(1, size) + journalRecord(1, foreign.mid(pageSize, pageSize)));
        QTest::newRow("many pages")
            << QByteArray(journalHeader(2, size) + journalRecord(1, foreign.left(pageSize))
                          + journalRecord(2, foreign.mid(pageSize, pageSize)));
        QTest::newRow("cuts the file off") << journalHeader(0, 0);
        QTest::newRow("text") << QByteArray("somebody's notes");
        QTest::newRow("begins with zero") << QByteArray(QByteArray(40, '\0') + "somebody's notes");
    }
    void allThatIsNoJournalOfOurs() {
        QFETCH(QByteArray, content);
        m_journal = content;
        const QByteArray before = bytesOf(path());
        for (const auto access : {Session::Access::Read, Session::Access::Write}) {
            putJournal();
            const auto session = open(access);
            QVERIFY(session);
            QCOMPARE(exported((*session)->book()), m_content);
            if (access == Session::Access::Write)
                QVERIFY(rule(**session, u"one"_s));
            nothingIsHarmed();
            if (access == Session::Access::Read)
                QCOMPARE(bytesOf(path()), before);
        }
    }

    // What Mentat leaves when it dies at turning the log on is played back, and nobody hears of it.
    void ourOwnIsPlayedBack_data() { readersAndWriters_data(); }
    void ourOwnIsPlayedBack() {
        QFETCH(int, access);
        const QByteArray before = bytesOf(path());
        QByteArray half = before;
        half[18] = half[19] = 2;
        half[27] = static_cast<char>(half[27] + 1);
        half[95] = half[27];
        writeBytes(path(), half);
        const QByteArray left
            = journalHeader(1, before.size()) + journalRecord(1, before.left(pageSize));
        writeBytes(journal(), left);
        writeBytes(path() + u"-lock"_s, {}); // of the program that died
        QCOMPARE(journalOf(path()), Journal::Own);
        {
            const auto session = open(Session::Access(access));
            QVERIFY(session);
            QCOMPARE(exported((*session)->book()), m_content);
            QVERIFY((*session)->strayFiles().empty());
            QVERIFY(!(*session)->isWithoutItsLog());
        }
        QCOMPARE(bytesOf(path()), before);
        QVERIFY(!QFile::exists(journal()));
        // as is one that was not brought to the disk
        for (const qsizetype length : {qsizetype(0), qsizetype(sectorSize), left.size() - 1000}) {
            QByteArray begun = left.left(length);
            begun.replace(0, qMin(length, qsizetype(12)),
                          QByteArray(qMin(length, qsizetype(12)), '\0'));
            writeBytes(journal(), begun);
            QVERIFY(journalOf(path()) != Journal::OfAnother);
        }
    }

    // Nothing of it is opened: who opens a pipe waits for ever.
    void linksFoldersAndPipes_data() {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QString>("what");
        for (const QString& suffix : {u"-journal"_s, u"-wal"_s, u"-shm"_s}) {
            for (const QString& what :
                 {u"link"_s, u"dangling"_s, u"second name"_s, u"folder"_s, u"pipe"_s})
                QTest::addRow("%s %s", qPrintable(suffix), qPrintable(what)) << suffix << what;
        }
    }
    void linksFoldersAndPipes() {
        QFETCH(QString, suffix);
        QFETCH(QString, what);
        const std::string name = QString(path() + suffix).toStdString();
        for (const auto access : {Session::Access::Read, Session::Access::Write}) {
            std::filesystem::remove_all(name);
            if (what == u"link")
                std::filesystem::create_symlink(m_victim.toStdString(), name);
            else if (what == u"dangling")
                std::filesystem::create_symlink(beside(u"nothing"_s).toStdString(), name);
            else if (what == u"second name")
                std::filesystem::create_hard_link(m_victim.toStdString(), name);
            else if (what == u"folder")
                std::filesystem::create_directory(name);
            else
                QCOMPARE(mkfifo(name.c_str(), 0600), 0);
            {
                const auto session = open(access);
                QVERIFY(session);
                QCOMPARE(exported((*session)->book()), m_content);
                if (access == Session::Access::Write)
                    QVERIFY(rule(**session, u"one"_s));
            }
            QCOMPARE(bytesOf(m_victim), QByteArray("the only copy"));
            QVERIFY(!QFile::exists(beside(u"nothing"_s)));
        }
    }

    // A log that has a second name is ours all the same: what it says counts, the name is left
    // alone.
    void aLogOfTwoNamesIsRead() {
        {
            auto session = m_scratch->open();
            QVERIFY(rule(*session, u"in the log"_s));
            const QByteArray file = bytesOf(path());
            const QByteArray log = bytesOf(path() + u"-wal"_s);
            session.reset();
            writeBytes(path(), file);
            writeBytes(path() + u"-wal"_s, log);
        }
        const QString second = beside(u"second.mentat-wal"_s);
        std::filesystem::create_hard_link(QString(path() + u"-wal"_s).toStdString(),
                                          second.toStdString());
        const QByteArray log = bytesOf(second);
        for (const auto access : {Session::Access::Read, Session::Access::Write}) {
            const auto session = open(access);
            QVERIFY(session);
            QCOMPARE((*session)->book().events.front().event.rulings.back().answer,
                     u"in the log"_s);
        }
        QCOMPARE(bytesOf(second), log);
    }

    // Where nothing can be moved it is read without it, and not written.
    void inAFolderThatCannotBeWritten() {
        putJournal();
        QFile::Permissions all = QFile::permissions(m_scratch->folder());
        QVERIFY(QFile::setPermissions(m_scratch->folder(), QFile::ReadOwner | QFile::ExeOwner));
        const auto restore = qScopeGuard([&] { QFile::setPermissions(m_scratch->folder(), all); });
        const auto reader = open(Session::Access::Read);
        QVERIFY(reader);
        QCOMPARE(exported((*reader)->book()), m_content);
        QCOMPARE((*reader)->strayFiles().size(), size_t(1));
        nothingIsHarmed();
    }

    void anEventFileThatIsAPipeIsRefused() {
        const QString pipe = beside(u"pipe.mentat"_s);
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        for (const QString& name : {pipe, u"/dev/zero"_s}) {
            for (const auto access : {Session::Access::Read, Session::Access::Write}) {
                const auto refused = Session::open(name, access, m_scratch->desk());
                QVERIFY(!refused);
                QCOMPARE(refused.error().kind, FailureKind::NotAnEventFile);
            }
        }
        QCOMPARE(recoverInto(beside(u"new.mentat"_s), {pipe, {}}, m_scratch->desk()).error().kind,
                 FailureKind::NotAnEventFile);
    }
};

} // namespace mentat::test::tst_strangers

MENTAT_TEST(tst_strangers, TestStrangers, QCoreApplication)
#include "tst_strangers.moc"
