// The event file taken away while a session has it open: deleted, moved, replaced by another file,
// written over in place. What the disk then holds is what a program finds that comes after a kill.

#include "app/session/acts.h"
#include "app/session/backups.h"
#include "model/failure_kind.h"
#include "tests/kill/marked_change.h"
#include "tests/kill/taken_away.h"
#include "tests/session/session_test.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/only_unix.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_lost_file {

namespace {

FailureKind expectedOf(Way way) {
    switch (way) {
    case Way::Deleted:
    case Way::Moved: return FailureKind::FileGone;
    case Way::Replaced: return FailureKind::FileReplaced;
    case Way::WrittenOver:
    case Way::HalfWritten:
    case Way::PutBack: return FailureKind::FileOverwritten;
    }
    Q_UNREACHABLE();
}

/// All that the files of a folder hold, in a folder of its own: what is there after a kill.
void pictureOf(const QString& folder, const QString& picture) {
    std::filesystem::copy(folder.toStdString(), picture.toStdString(),
                          std::filesystem::copy_options::recursive);
}

} // namespace

class TestLostFile : public SessionTest {
    Q_OBJECT

private:
    QTemporaryDir m_other; // for pictures, and what is saved elsewhere
    QByteArray m_foreign;  // what is put in the file's place
    int m_changes = 0;

    [[nodiscard]] QString path() const { return m_scratch->path(); }

    [[nodiscard]] Result<void> change() {
        Ruling ruling;
        ruling.answer = u"answer %1"_s.arg(++m_changes);
        return m_session->perform(id(), *recordRuling(event(), ruling));
    }

    void open() {
        m_session.reset();
        Desk desk = m_scratch->desk();
        desk.refuge = m_other.filePath(u"refuge"_s);
        m_session = *Session::open(path(), Session::Access::Write, desk);
    }

    /// Another sound event file, smaller and of another history.
    void makeForeign() {
        ScratchBook other;
        other.create({documentToMark(6)});
        m_foreign = bytesOf(other.path());
    }

    void bringTo(Moment moment) {
        if (moment == Moment::BeforeTheFirstChange)
            return;
        for (int i = 0; i < 3; ++i)
            QVERIFY(change());
        if (moment == Moment::HalfTyped)
            QVERIFY(m_session->saveDraft(id(), u"1/2"_s, u"half"_s));
    }

    void take(Way way) { takeAway(path(), way); }

    /// What stands at the path is the foreign file as it came, without a log of ours beside it.
    void foreignIsUnharmed(Way way, const QString& at) {
        QVERIFY(isAsItCame(at, way));
        for (const QString& suffix : {u"-wal"_s, u"-shm"_s, u"-journal"_s})
            QVERIFY2(!QFile::exists(at + suffix), qPrintable(suffix));
    }

    /// A program that comes after a kill finds everything in the one file that is kept.
    void allIsThereAfterAKill(const QString& pictureName) {
        const QString picture = m_other.filePath(pictureName);
        pictureOf(m_scratch->folder(), picture);
        const QStringList kept = keptOf(picture + u"/book.mentat"_s);
        QCOMPARE(kept.size(), 1);
        const auto found = Session::open(kept.front(), Session::Access::Write, m_scratch->desk());
        QVERIFY(found);
        QCOMPARE(exported((*found)->book()), exported(m_session->book()));
        QCOMPARE((*found)->drafts().size(), m_session->drafts().size());
        QCOMPARE((*found)->journalMarks()->size(), m_session->journalMarks()->size());
    }

private Q_SLOTS:
    void initTestCase() { makeForeign(); }

    void init() {
        m_changes = 0;
        openFileWith({documentToMark(12)});
        writeBytes(foreignFor(path()), m_foreign);
        m_session.reset();
        writeBytes(earlierFor(path()), bytesOf(path()));
        open();
    }

    void cleanup() {
        closeFile();
        QDir(m_other.path()).removeRecursively();
        QVERIFY(QDir().mkpath(m_other.path()));
    }

    void everythingGoesOnInARefuge_data() {
        QTest::addColumn<int>("way");
        QTest::addColumn<int>("moment");
        QTest::addColumn<bool>("isSeenByTheClock"); // or by the next change
        for (const Way way : ways) {
            for (const Moment moment : moments) {
                if (moment == Moment::AtQuitting || !takesSomething(way, moment))
                    continue; // closedWithoutALookEverythingIsKeptBesideIt
                for (const bool byClock : {true, false})
                    QTest::addRow("%s %s, seen by %s", nameOf(way).constData(),
                                  nameOf(moment).constData(), byClock ? "the clock" : "a change")
                        << int(way) << int(moment) << byClock;
            }
        }
    }

    void everythingGoesOnInARefuge() {
        QFETCH(int, way);
        QFETCH(int, moment);
        QFETCH(bool, isSeenByTheClock);
        bringTo(Moment(moment));
        QSignalSpy changed(m_session.get(), &Session::placeChanged);
        QVERIFY(m_session->lookAfterFile());
        QCOMPARE(changed.count(), 0);
        take(Way(way));
        if (isSeenByTheClock) {
            QVERIFY(m_session->lookAfterFile());
            QCOMPARE(changed.count(), 1);
            foreignIsUnharmed(Way(way), path());
            allIsThereAfterAKill(u"first"_s);
        }
        const size_t marks = m_session->journalMarks()->size();
        QVERIFY(change());
        QCOMPARE(changed.count(), 1);
        QVERIFY(m_session->lostPlace());
        QCOMPARE(m_session->lostPlace()->what, expectedOf(Way(way)));
        QCOMPARE(m_session->path(), path());
        QCOMPARE(m_session->journalMarks()->size(), marks + 1);
        allIsThereAfterAKill(u"second"_s);
        foreignIsUnharmed(Way(way), path());
        QVERIFY(m_session->undo()); // the journal goes on
        m_session.reset();
        foreignIsUnharmed(Way(way), path());
    }

    void itIsSavedAsAnotherFile_data() { everythingGoesOnInARefuge_data(); }

    void itIsSavedAsAnotherFile() {
        QFETCH(int, way);
        QFETCH(int, moment);
        bringTo(Moment(moment));
        take(Way(way));
        QVERIFY(m_session->lookAfterFile());
        const QString refuge = m_session->lostPlace()->refuge;
        const QString target = m_other.filePath(u"saved.mentat"_s);
        writeBytes(target, "somebody's");
        QCOMPARE(m_session->settleAt(target).error().kind, FailureKind::FileExists);
        QCOMPARE(bytesOf(target), QByteArray("somebody's"));
        QVERIFY(QFile::remove(target));
        QVERIFY(m_session->settleAt(target));
        QVERIFY(!m_session->lostPlace());
        QCOMPARE(m_session->path(), target);
        QVERIFY(!QFile::exists(refuge));
        QVERIFY(change());
        const QByteArray expected = exported(m_session->book());
        m_session.reset();
        QVERIFY(!QFile::exists(target + u"-wal"_s));
        const auto again = Session::open(target, Session::Access::Write, m_scratch->desk());
        QCOMPARE(exported((*again)->book()), expected);
        foreignIsUnharmed(Way(way), path());
    }

    void itIsPutBackWhereNothingElseStands() {
        MENTAT_ONLY_ON_UNIX(openFilesStay);
        bringTo(Moment::AfterChanges);
        take(Way::Deleted);
        QVERIFY(change());
        QVERIFY(m_session->settleAt(path()));
        QVERIFY(change());
        const QByteArray expected = exported(m_session->book());
        openAgain();
        QCOMPARE(exported(m_session->book()), expected);
        QCOMPARE(keptOf(path()), QStringList());
    }

    void nothingIsPutOverAnotherFile() {
        MENTAT_ONLY_ON_UNIX(openFilesStay);
        take(Way::Replaced);
        QVERIFY(m_session->lookAfterFile());
        QCOMPARE(m_session->settleAt(path()).error().kind, FailureKind::FileExists);
        foreignIsUnharmed(Way::Replaced, path());
    }

    void closedWithoutALookEverythingIsKeptBesideIt_data() {
        QTest::addColumn<int>("way");
        for (const Way way : ways)
            QTest::newRow(nameOf(way)) << int(way);
    }

    // What a command meets whose file is taken away between its change and its end.
    void closedWithoutALookEverythingIsKeptBesideIt() {
        QFETCH(int, way);
        bringTo(Moment::AfterChanges);
        const QByteArray expected = exported(m_session->book());
        take(Way(way));
        m_session.reset();
        foreignIsUnharmed(Way(way), path());
        const QString kept = m_scratch->folder() + u"/book.kept.mentat"_s;
        const auto found = Session::open(kept, Session::Access::Read, m_scratch->desk());
        QVERIFY(found);
        QCOMPARE(exported((*found)->book()), expected);
    }

    // Written over together with its log: SQLite still holds ours, which has no name any more.
    void theLogIsReplacedToo() {
        MENTAT_ONLY_ON_UNIX(openFilesStay);
        bringTo(Moment::AfterChanges);
        const QByteArray expected = exported(m_session->book());
        take(Way::WrittenOver);
        QVERIFY(QFile::remove(path() + u"-wal"_s));
        m_session.reset();
        foreignIsUnharmed(Way::WrittenOver, path());
        const auto found = Session::open(m_scratch->folder() + u"/book.kept.mentat"_s,
                                         Session::Access::Read, m_scratch->desk());
        QVERIFY(found);
        QCOMPARE(exported((*found)->book()), expected);
    }

    // The last copy of the changes is the log: it stays, by a name that no file is taken for.
    void withoutRoomForACopyTheLogStays() {
        MENTAT_ONLY_ON_UNIX(openFilesStay);
        m_session.reset();
        TestDisk disk;
        open();
        bringTo(Moment::AfterChanges);
        take(Way::WrittenOver);
        const QByteArray log = bytesOf(path() + u"-wal"_s);
        QVERIFY(!log.isEmpty());
        disk.failAt(diskFaults()[diskFull], 1, true);
        m_session.reset();
        QVERIFY(disk.hasFailed());
        foreignIsUnharmed(Way::WrittenOver, path());
        QCOMPARE(bytesOf(m_scratch->folder() + u"/book.unsaved.mentat-wal"_s), log);
    }

    void aCommandWithoutARefugeFails_data() { closedWithoutALookEverythingIsKeptBesideIt_data(); }

    void aCommandWithoutARefugeFails() {
        QFETCH(int, way);
        m_session.reset();
        m_session = m_scratch->open(); // its desk has no refuge
        QVERIFY(change());
        const QByteArray before = exported(m_session->book());
        take(Way(way));
        const auto outcome = change();
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, expectedOf(Way(way)));
        QCOMPARE(exported(m_session->book()), before);
        m_session.reset();
        foreignIsUnharmed(Way(way), path());
    }

    void theFolderGoesToo() {
        MENTAT_ONLY_ON_UNIX(openFilesStay);
        bringTo(Moment::AfterChanges);
        const QString away = m_other.filePath(u"away"_s);
        QVERIFY(QDir().rename(m_scratch->folder(), away));
        QVERIFY(change());
        const QString refuge = m_session->lostPlace()->refuge;
        QVERIFY2(refuge.startsWith(m_other.filePath(u"refuge/"_s)), qPrintable(refuge));
        const QByteArray expected = exported(m_session->book());
        m_session.reset();
        const auto found = Session::open(refuge, Session::Access::Read, m_scratch->desk());
        QCOMPARE(exported((*found)->book()), expected);
        QVERIFY(!QFile::exists(m_scratch->folder()));
    }

    void theLogIsTakenAway() {
        MENTAT_ONLY_ON_UNIX(openFilesStay);
        bringTo(Moment::AfterChanges);
        QVERIFY(QFile::remove(path() + u"-wal"_s));
        QVERIFY(change());
        QVERIFY(m_session->lostPlace());
        allIsThereAfterAKill(u"picture"_s);
    }

    void whoOnlyTouchesItTakesNothingAway() {
        bringTo(Moment::AfterChanges);
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addSecs(60),
                                 QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(m_session->lookAfterFile());
        QVERIFY(change());
        QVERIFY(!m_session->lostPlace());
    }

    // The refuge can be taken away as well.
    void theRefugeIsTakenAway() {
        MENTAT_ONLY_ON_UNIX(openFilesStay);
        bringTo(Moment::AfterChanges);
        take(Way::Deleted);
        QVERIFY(m_session->lookAfterFile());
        const QString first = m_session->lostPlace()->refuge;
        QVERIFY(QFile::remove(first));
        QVERIFY(change());
        QVERIFY(m_session->lostPlace()->refuge != first || QFile::exists(first));
        allIsThereAfterAKill(u"picture"_s);
    }

    void aReaderFollowsARestore() {
        MENTAT_ONLY_ON_UNIX(openFilesStay);
        bringTo(Moment::AfterChanges);
        const BackupFolders folders{path(), {}};
        const auto round = makeBackups(folders, m_scratch->clock().nowUtc());
        QVERIFY(round.beside);
        QVERIFY(change());
        auto reader = m_scratch->open(Session::Access::Read);
        const QByteArray before = exported(m_session->book());
        QCOMPARE(exported(reader->book()), before);
        m_session.reset();
        QVERIFY(restoreBackup(path(), round.beside->path, m_scratch->desk()));
        QCOMPARE(*reader->catchUp(), true);
        QVERIFY(exported(reader->book()) != before);
        m_session = m_scratch->open();
        QCOMPARE(exported(reader->book()), exported(m_session->book()));
        QVERIFY(change());
        QCOMPARE(*reader->catchUp(), true);
        QCOMPARE(exported(reader->book()), exported(m_session->book()));
        QVERIFY(QFile::remove(path()));
        QCOMPARE(reader->catchUp().error().kind, FailureKind::FileMissing);
        QCOMPARE(exported(reader->book()), exported(m_session->book()));
    }
};

} // namespace mentat::test::tst_lost_file

MENTAT_TEST(tst_lost_file, TestLostFile, QCoreApplication)
#include "tst_lost_file.moc"
