// What other hands do to an event file and beside it: links, locks that are none, readers that keep
// it, copies without their log, logs without their file, a disk with no room.

#include "app/session/acts.h"
#include "app/session/backups.h"
#include "model/failure_kind.h"
#include "model/file_header.h"
#include "model/store/book_store.h"
#include "model/store/file/snapshots.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/only_unix.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_other_hands {

namespace {

void link(const QString& target, const QString& path) {
    std::filesystem::create_symlink(target.toStdString(), path.toStdString());
}
void hardLink(const QString& target, const QString& path) {
    std::filesystem::create_hard_link(target.toStdString(), path.toStdString());
}

int kindOf(const Result<std::unique_ptr<Session>>& opened) {
    return opened ? -1 : int(opened.error().kind);
}

bool isLogged(const QString& path) {
    return fileheader::isLogged(bytesOf(path));
}

} // namespace

class TestOtherHands : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;

    [[nodiscard]] const QString& path() const { return m_scratch->path(); }
    [[nodiscard]] QString beside(const QString& name) const {
        return m_scratch->folder() + u'/' + name;
    }
    [[nodiscard]] Result<std::unique_ptr<Session>> open(const QString& file,
                                                        Session::Access access) const {
        return Session::open(file, access, m_scratch->desk());
    }
    [[nodiscard]] Result<void> rule(Session& session, const QString& answer) const {
        Ruling ruling;
        ruling.answer = answer;
        const BookEvent& entry = session.book().events.front();
        return session.perform(entry.id, *recordRuling(entry.event, ruling));
    }
    /// The files as a program leaves them that is killed with a change in its log.
    void leaveAsKilled() {
        auto session = m_scratch->open();
        QVERIFY(rule(*session, u"in the log"_s));
        const QByteArray file = bytesOf(path());
        const QByteArray log = bytesOf(path() + u"-wal"_s);
        session.reset();
        writeBytes(path(), file);
        writeBytes(path() + u"-wal"_s, log);
    }

private Q_SLOTS:
    void init() {
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create({raw::randomDocument(5, {.players = 12, .heats = 1, .isOpen = true})});
    }

    void oneWriterByWhateverName() {
        MENTAT_ONLY_ON_UNIX(fewMayLink);
        QVERIFY(QDir().mkdir(beside(u"other"_s)));
        const QString linked = beside(u"other/linked.mentat"_s);
        link(path(), linked);
        auto writer = m_scratch->open();
        QVERIFY(rule(*writer, u"one"_s));
        QCOMPARE(kindOf(open(linked, Session::Access::Write)), int(FailureKind::LockedByOther));
        const auto reader = open(linked, Session::Access::Read);
        QVERIFY(reader);
        QVERIFY((*reader)->otherWriter());
        QVERIFY(rule(*writer, u"two"_s));
        QCOMPARE(*(*reader)->catchUp(), true);
        QCOMPARE(exported((*reader)->book()), exported(writer->book()));
        writer.reset();
        // and the other way round
        const auto first = open(linked, Session::Access::Write);
        QVERIFY(first);
        QCOMPARE(kindOf(open(path(), Session::Access::Write)), int(FailureKind::LockedByOther));
    }

    void aFileOfTwoNamesIsOnlyRead() {
        const QString second = beside(u"second.mentat"_s);
        hardLink(path(), second);
        for (const QString& name : {path(), second}) {
            QCOMPARE(kindOf(open(name, Session::Access::Write)),
                     int(FailureKind::FileHasOtherNames));
            QVERIFY(open(name, Session::Access::Read));
        }
        QVERIFY(QFile::remove(second));
        QVERIFY(open(path(), Session::Access::Write));
    }

    void nothingThatIsNoLockIsTaken_data() {
        QTest::addColumn<QString>("how");
        for (const char* how : {"symbolic link", "hard link", "file", "dangling link"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }

    void nothingThatIsNoLockIsTaken() {
        QFETCH(QString, how);
        if (how.endsWith(u"ing link") || how == u"symbolic link") {
            MENTAT_ONLY_ON_UNIX(fewMayLink);
        }
        const QString precious = beside(u"precious"_s);
        const QString lock = path() + u"-lock"_s;
        const QByteArray content = "all that I have";
        if (how != u"dangling link")
            writeBytes(precious, content);
        if (how == u"file")
            writeBytes(lock, content);
        else if (how == u"hard link")
            hardLink(precious, lock);
        else
            link(precious, lock);
        const auto refused = open(path(), Session::Access::Write);
        QCOMPARE(kindOf(refused), int(FailureKind::LockInTheWay));
        QCOMPARE(std::get<QString>(refused.error().values.front()), lock);
        if (how == u"dangling link")
            QVERIFY(!QFile::exists(precious));
        else
            QCOMPARE(bytesOf(precious), content);
        if (how == u"file")
            QCOMPARE(bytesOf(lock), content);
        QVERIFY(open(path(), Session::Access::Read));
    }

    // A lock that could not be filled is empty, and that of a program that died says who it was.
    void aLockThatWasLeftIsTakenOver() {
        writeBytes(path() + u"-lock"_s, {});
        QVERIFY(open(path(), Session::Access::Write));
        QVERIFY(!QFile::exists(path() + u"-lock"_s));
    }

    void aNameLikeAnAddressIsAFileName() {
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_scratch->folder()));
        const QString name = u"file:abc.mentat"_s;
        const auto made
            = Session::create(name, m_scratch->desk(), [](Session&) { return Result<void>(); });
        const bool isRead = open(name, Session::Access::Read).has_value();
        const bool isWritten = open(name, Session::Access::Write).has_value();
        QVERIFY(QDir::setCurrent(before));
        QVERIFY(made && isRead && isWritten);
        QVERIFY(QFile::exists(beside(name)));
        QVERIFY(!QFile::exists(beside(u"abc.mentat"_s)));
    }

    // Another program that reads holds up the first change alone, which turns the log on.
    void whoReadsForLongIsNamedAsTheReason() {
        Database reader(path(), Database::Access::ReadWrite);
        reader.run(u"BEGIN"_s);
        (void)reader.single(u"SELECT count(*) FROM person"_s);
        const QByteArray before = bytesOf(path());
        {
            const auto session = m_scratch->open();
            const auto refused = rule(*session, u"one"_s);
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, FailureKind::FileBusy);
            reader.run(u"ROLLBACK"_s);
            QCOMPARE(bytesOf(path()), before);
            QVERIFY(rule(*session, u"one"_s));
        }
    }

    // What a change turns on before it fails is turned off again: who reads needs no room.
    void aFirstChangeThatFailsLeavesTheFileReadable_data() {
        QTest::addColumn<size_t>("fault");
        for (size_t i = 0; i < diskFaults().size(); ++i) {
            const DiskAct act = diskFaults()[i].act;
            if (act == DiskAct::MapShared || act == DiskAct::LockShared)
                QTest::newRow(diskFaults()[i].name) << i;
        }
    }

    void aFirstChangeThatFailsLeavesTheFileReadable() {
        QFETCH(size_t, fault);
        TestDisk disk;
        const QByteArray before = bytesOf(path());
        for (int number = 1; number <= 12; ++number) {
            auto session = m_scratch->open();
            disk.failAt(diskFaults()[fault], number, true);
            disk.remember();
            const auto outcome = rule(*session, u"one"_s);
            if (outcome)
                break;
            // Turning it off needs no room: there is no journal but that of turning it on.
            QVERIFY(std::ranges::count_if(disk.steps(),
                                          [](const DiskStep& step) {
                                              return step.kind == DiskStep::Kind::Made
                                                     && step.path.endsWith(u"-journal"_s);
                                          })
                    <= 1);
            // while the disk is still full
            const auto reader = open(path(), Session::Access::Read);
            QVERIFY2(reader, qPrintable(u"%1: failure %2"_s.arg(number).arg(kindOf(reader))));
            QCOMPARE(exported((*reader)->book()), exported(session->book()));
            disk.mend();
            session.reset();
            QVERIFY(!isLogged(path()));
            QVERIFY(!QFile::exists(path() + u"-wal"_s) && !QFile::exists(path() + u"-shm"_s));
        }
        disk.mend();
        QVERIFY(bytesOf(path()).size() == before.size());
    }

    // Whoever opened the other file would take it for its log.
    void noNewFileStandsWhereALogWould() {
        const auto session = m_scratch->open();
        for (const QString& suffix : {u"-wal"_s, u"-journal"_s, u"-shm"_s}) {
            const QString name = path() + suffix;
            const bool isThere = QFile::exists(name);
            const auto expected = isThere ? FailureKind::FileExists : FailureKind::IsEventFile;
            const auto nothing = [](Session&) { return Result<void>(); };
            QCOMPARE(Session::create(name, m_scratch->desk(), nothing).error().kind, expected);
            QCOMPARE(session->copyTo(name).error().kind, expected);
            QCOMPARE(session->settleAt(name).error().kind, expected);
            QCOMPARE(QFile::exists(name), isThere);
        }
        QVERIFY(rule(*session, u"it goes on"_s));
    }

    // What is to be made room for is the stick, and not the event file on the laptop.
    void aFullStickIsNamed() {
        TestDisk disk;
        const auto session = m_scratch->open();
        const QString copy = beside(u"copy.mentat"_s);
        disk.failAt(diskFaults()[diskFull], 1, true);
        const auto copied = session->copyTo(copy);
        const BackupRound round = makeBackups({path(), {}}, m_scratch->clock().nowUtc());
        disk.mend();
        QVERIFY(!copied && !QFile::exists(copy));
        QCOMPARE(copied.error().kind, FailureKind::DiskFull);
        QCOMPARE(std::get<QString>(copied.error().values.front()), copy);
        QVERIFY(round.besideFailure);
        QCOMPARE(round.besideFailure->kind, FailureKind::DiskFull);
        QCOMPARE(std::get<QString>(round.besideFailure->values.front()), beside(u"book backups"_s));
    }

    // A medium that cannot be written, with a log that was not folded in.
    void aLogIsReadWhereNothingCanStandBesideIt() {
        leaveAsKilled();
        TestDisk disk;
        for (const DiskFault& fault : diskFaults()) {
            if (fault.act != DiskAct::MapShared)
                continue;
            disk.failAt(fault, 1, true);
            const auto reader = open(path(), Session::Access::Read);
            disk.mend();
            QVERIFY2(reader, fault.name);
            QCOMPARE((*reader)->book().events.front().event.rulings.back().answer, u"in the log"_s);
        }
    }

    void aCopyWithoutItsLogIsKnown() {
        leaveAsKilled();
        const QString copy = beside(u"copy.mentat"_s);
        writeBytes(copy, bytesOf(path()));
        for (const auto access :
             {Session::Access::Read, Session::Access::Read, Session::Access::Write})
            QVERIFY((*open(copy, access))->isWithoutItsLog());
        QVERIFY(!(*open(copy, Session::Access::Write))->isWithoutItsLog());
        QVERIFY(!(*open(path(), Session::Access::Write))->isWithoutItsLog());
        QVERIFY(!(*open(path(), Session::Access::Write))->isWithoutItsLog());
    }

    // A backup copied by hand over the file of a program that died: its log is not laid over that.
    void aLogOfAnotherFileIsLeftOut() {
        const QString backup = makeBackups({path(), {}}, m_scratch->clock().nowUtc()).beside->path;
        const QByteArray before = exported(m_scratch->open()->book());
        leaveAsKilled();
        const QByteArray sound = bytesOf(backup);
        const QByteArray log = bytesOf(path() + u"-wal"_s);
        writeBytes(path(), sound);
        {
            const auto reader = open(path(), Session::Access::Read);
            QVERIFY(reader);
            QVERIFY((*reader)->hadStrayLog());
            QCOMPARE(exported((*reader)->book()), before);
        }
        QCOMPARE(bytesOf(path() + u"-wal"_s), log);
        {
            const auto writer = open(path(), Session::Access::Write);
            QVERIFY(writer);
            QVERIFY((*writer)->hadStrayLog());
        }
        QCOMPARE(bytesOf(path()), sound);
        QVERIFY(!QFile::exists(path() + u"-wal"_s));
        const QStringList aside
            = QDir(m_scratch->folder()).entryList({u"*log of another file*"_s}, QDir::Files);
        QCOMPARE(aside.size(), 1);
        QCOMPARE(bytesOf(beside(aside.front())), log);
        QVERIFY(!(*open(path(), Session::Access::Write))->hadStrayLog());
    }

    // The file has its second name before its log goes there; whichever step was the last, the log
    // comes back to the file.
    void aRestoreThatDiedIsFinished_data() {
        QTest::addColumn<bool>("isLogMoved");
        QTest::newRow("before the log went") << false;
        QTest::newRow("after") << true;
    }

    void aRestoreThatDiedIsFinished() {
        QFETCH(bool, isLogMoved);
        leaveAsKilled();
        const QString kept = beside(u"book.before-restore 2026-07-29 12-00-00Z.mentat"_s);
        hardLink(path(), kept);
        if (isLogMoved)
            QVERIFY(QFile::rename(path() + u"-wal"_s, kept + u"-wal"_s));
        const auto session = open(path(), Session::Access::Write);
        QVERIFY(session);
        QCOMPARE((*session)->book().events.front().event.rulings.back().answer, u"in the log"_s);
        QVERIFY(!QFile::exists(kept) && !QFile::exists(kept + u"-wal"_s));
    }
};

} // namespace mentat::test::tst_other_hands

MENTAT_TEST(tst_other_hands, TestOtherHands, QCoreApplication)
#include "tst_other_hands.moc"
