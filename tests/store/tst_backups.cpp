#include "app/session/acts.h"
#include "app/session/backups.h"
#include "model/failure_kind.h"
#include "model/store/database.h"
#include "model/store/file/snapshots.h"
#include "tests/support/only_unix.h"
#include "tests/support/random_changes.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_backups {

namespace {

QDateTime utc(int day, int hour, int minute = 0, int second = 0) {
    return QDateTime(QDate(2026, 7, day), QTime(hour, minute, second), Qt::UTC);
}

QStringList namesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

QByteArray document() {
    raw::RandomDocumentOptions options;
    options.players = 20;
    options.heats = 2;
    options.isOpen = true;
    return raw::randomDocument(5, options);
}

std::vector<Backup> inSecond(std::vector<Backup> backups) {
    std::erase_if(backups,
                  [](const Backup& backup) { return backup.place != BackupFolder::SecondFolder; });
    return backups;
}

Result<void> rule(Session& session, const QString& answer) {
    Ruling ruling;
    ruling.answer = answer;
    const BookEvent& entry = session.book().events.front();
    return session.perform(entry.id, *recordRuling(entry.event, ruling));
}

/// Damages the copy just before it is checked, as a bad stick would.
class BadStick final : public StatementWatch {
public:
    explicit BadStick(QString folder) : m_folder(std::move(folder)) {}
    void aboutToRun(const QString& sql) override {
        if (!sql.contains(u"integrity_check"_s))
            return;
        const QString path
            = QDir(m_folder).absoluteFilePath(QDir(m_folder).entryList(QDir::Files).front());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        for (qint64 page = 1; page * 4096 < file.size(); ++page) {
            file.seek(page * 4096);
            file.write(QByteArray(16, '\x7f'));
        }
    }

private:
    QString m_folder;
};

} // namespace

/// Backups: made, checked, rotated, compared, restored.
class TestBackups : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;

    [[nodiscard]] QString beside() const { return m_scratch->folder() + u"/book backups"_s; }
    [[nodiscard]] QString stick() const { return m_scratch->folder() + u"/stick"_s; }
    [[nodiscard]] BackupFolders folders() const { return {m_scratch->path(), stick()}; }
    [[nodiscard]] const Desk& desk() const { return m_scratch->desk(); }

private Q_SLOTS:
    void init() {
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create({document()});
        QVERIFY(QDir().mkdir(stick()));
    }

    // While the file is written, and with what stands only in its log.
    void aBackupHoldsTheFileAsItIs() {
        const auto session = m_scratch->open();
        QVERIFY(rule(*session, u"one"_s));
        const BackupRound round = makeBackups(folders(), utc(29, 18));
        QVERIFY(round.beside && round.second);
        QVERIFY(!round.besideFailure && !round.secondFailure);
        QCOMPARE(namesIn(beside()), QStringList{u"book 2026-07-29 18-00-00Z.mentat"_s});
        QCOMPARE(namesIn(stick() + u"/book backups"_s), namesIn(beside()));
        for (const Backup& backup : {*round.beside, *round.second}) {
            QCOMPARE(backup.time, utc(29, 18));
            const auto copy = Session::open(backup.path, Session::Access::Read, desk());
            QVERIFY(copy);
            QCOMPARE(exported((*copy)->book()), exported(session->book()));
        }
        QVERIFY(rule(*session, u"two"_s)); // nobody was in the way
    }

    // The planted fault: a copy that is not what it should be gets no name.
    void aBadCopyIsNoBackup() {
        BadStick bad(beside());
        QVERIFY_THROWS_EXCEPTION(
            StoreError, (void)takeSnapshot(m_scratch->path(), beside(), utc(29, 18), &bad));
        QCOMPARE(namesIn(beside()), QStringList());
        QVERIFY(!takeSnapshot(m_scratch->path(), beside(), utc(29, 18)).path.isEmpty());
        QCOMPARE(namesIn(beside()).size(), 1);
    }

    /// Last year's book.mentat and this year's, each in its place, have one stick: neither takes
    /// the other's backups for its own, nor thins them out.
    void anotherFileOfTheSameNameHasItsOwnFolder() {
        for (const int hour : {8, 9, 10})
            QVERIFY(makeBackups(folders(), utc(27, hour)).second);
        const QStringList before = namesIn(stick() + u"/book backups"_s);
        QCOMPARE(before.size(), 3);
        ScratchBook other; // of the same name, in another place
        other.clock().set(utc(28, 7));
        other.create({document()});
        QCOMPARE(QFileInfo(other.path()).fileName(), QFileInfo(m_scratch->path()).fileName());
        const BackupFolders others{other.path(), stick()};
        QVERIFY(inSecond(backupsOf(others, utc(29, 18))).empty());
        for (const int day : {28, 29}) {
            QVERIFY(makeBackups(others, utc(day, 9)).second);
            QVERIFY(makeBackups(others, utc(day, 10)).second);
        }
        QCOMPARE(namesIn(stick() + u"/book backups"_s), before);
        QCOMPARE(inSecond(backupsOf(others, utc(29, 18))).size(), size_t(4));
        QCOMPARE(inSecond(backupsOf(folders(), utc(29, 18))).size(), size_t(3));
        QCOMPARE(namesIn(stick() + u"/book backups (2)"_s).size(), 4);
        // A copy of the file that went to another laptop is the same file.
        const QString copy = other.folder() + u"/away/book.mentat"_s;
        QVERIFY(QDir().mkpath(QFileInfo(copy).absolutePath()));
        QVERIFY(QFile::copy(m_scratch->path(), copy));
        QCOMPARE(inSecond(backupsOf({copy, stick()}, utc(29, 18))).size(), size_t(3));
        // A file that cannot say what it is might be any of that name.
        writeBytes(copy, "damaged");
        QCOMPARE(inSecond(backupsOf({copy, stick()}, utc(29, 18))).size(), size_t(7));
    }

    /// As two files of one name shared a folder until now: what is the other's is not thinned out.
    void plantedBackupsOfAnotherFileStay() {
        ScratchBook other;
        other.clock().set(utc(20, 7));
        other.create({document()});
        const QString shared = stick() + u"/book backups"_s;
        for (const int hour : {8, 9})
            (void)takeSnapshot(other.path(), shared, utc(21, hour));
        for (const int hour : {10, 11})
            (void)takeSnapshot(m_scratch->path(), shared, utc(21, hour));
        (void)takeSnapshot(m_scratch->path(), shared, utc(28, 8));
        rotateSnapshots(m_scratch->path(), shared, utc(29, 8));
        QCOMPARE(namesIn(shared), (QStringList{u"book 2026-07-21 08-00-00Z.mentat"_s,
                                               u"book 2026-07-21 09-00-00Z.mentat"_s,
                                               u"book 2026-07-21 11-00-00Z.mentat"_s,
                                               u"book 2026-07-28 08-00-00Z.mentat"_s}));
    }

    void aStickThatIsNotThereIsTold() {
        QVERIFY(QDir(stick()).removeRecursively());
        const BackupRound round = makeBackups(folders(), utc(29, 18));
        QVERIFY(round.beside);
        QVERIFY(!round.second);
        QCOMPARE(round.secondFailure->kind, FailureKind::FileMissing);
        QVERIFY(!QDir(stick()).exists());
    }

    void aDamagedFileIsNotBackedUp() {
        QVERIFY(makeBackups(folders(), utc(29, 18)).beside);
        QByteArray bytes = bytesOf(m_scratch->path());
        bytes.replace(4096, 8192, QByteArray(8192, '\x55'));
        writeBytes(m_scratch->path(), bytes);
        const BackupRound round = makeBackups(folders(), utc(29, 19));
        QVERIFY(round.besideFailure && round.secondFailure);
        QCOMPARE(namesIn(beside()).size(), 1);
        QCOMPARE(newestSoundBackup(folders(), desk())->time, utc(29, 18));
        QCOMPARE(bytesOf(m_scratch->path()), bytes);
    }

    // All of today's and of the last day before, one of each earlier day; other files are left
    // alone.
    void oldOnesGo() {
        const std::vector<QDateTime> times{utc(27, 9),  utc(27, 21), utc(28, 9),
                                           utc(28, 15), utc(29, 8),  utc(29, 9)};
        for (const QDateTime& time : times)
            (void)takeSnapshot(m_scratch->path(), beside(), time);
        writeBytes(beside() + u"/notes.txt"_s, "mine");
        writeBytes(beside() + u"/book 2026.mentat"_s, "mine");
        writeBytes(beside() + u"/other 2026-07-27 09-00-00Z.mentat"_s, "mine");
        QVERIFY(makeBackups({m_scratch->path(), {}}, utc(29, 10)).beside);
        const QStringList expected{u"book 2026-07-27 21-00-00Z.mentat"_s,
                                   u"book 2026-07-28 09-00-00Z.mentat"_s,
                                   u"book 2026-07-28 15-00-00Z.mentat"_s,
                                   u"book 2026-07-29 08-00-00Z.mentat"_s,
                                   u"book 2026-07-29 09-00-00Z.mentat"_s,
                                   u"book 2026-07-29 10-00-00Z.mentat"_s,
                                   u"book 2026.mentat"_s,
                                   u"notes.txt"_s,
                                   u"other 2026-07-27 09-00-00Z.mentat"_s};
        QCOMPARE(namesIn(beside()), expected);
        QCOMPARE(backupsOf({m_scratch->path(), {}}, utc(30, 0)).front().time, utc(29, 10));
    }

    // Made while a clock was wrong: it neither wins nor stops others, and what was made on the real
    // days stays.
    void aBackupOfTheFutureDoesNotWin() {
        QVERIFY(makeBackups(folders(), utc(28, 9)).beside);
        QVERIFY(makeBackups(folders(), utc(28, 10)).beside);
        const QDateTime ahead(QDate(2027, 1, 1), QTime(8, 0), Qt::UTC);
        QVERIFY(makeBackups(folders(), ahead).beside);
        QVERIFY(makeBackups(folders(), ahead.addDays(-30)).beside);
        QCOMPARE(namesIn(beside()).size(), 4);
        QVERIFY(makeBackups(folders(), utc(28, 11)).beside);
        std::vector<QDateTime> order;
        for (const Backup& backup : backupsOf({m_scratch->path(), {}}, utc(28, 12)))
            order.push_back(backup.time);
        QCOMPARE(order, (std::vector<QDateTime>{utc(28, 11), utc(28, 10), utc(28, 9),
                                                ahead.addDays(-30), ahead}));
        QCOMPARE(newestSoundBackup({m_scratch->path(), {}}, desk())->time, utc(28, 11));
    }

    // A clock that was put back comes to a second that has its backup already.
    void noBackupTakesThePlaceOfAnother() {
        QVERIFY(makeBackups(folders(), utc(28, 9)).beside);
        QVERIFY(makeBackups(folders(), utc(28, 9)).beside);
        QCOMPARE(namesIn(beside()), (QStringList{u"book 2026-07-28 09-00-00Z.mentat"_s,
                                                 u"book 2026-07-28 09-00-01Z.mentat"_s}));
    }

    // Names and phone numbers are nobody else's business.
    void whoMayReadTheFileMayReadItsCopies() {
        MENTAT_ONLY_ON_UNIX(noModes);
        const auto owner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
        const auto all = [](const QString& path) {
            return QFile::permissions(path)
                   & (QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup
                      | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther);
        };
        QCOMPARE(all(m_scratch->path()), owner);
        const QString backup = makeBackups(folders(), utc(28, 9)).beside->path;
        QCOMPARE(all(backup), owner);
        QVERIFY(!(QFile::permissions(beside()) & (QFile::ReadGroup | QFile::ReadOther)));
        const auto shared = owner | QFileDevice::ReadGroup | QFileDevice::WriteGroup;
        QVERIFY(QFile::setPermissions(m_scratch->path(), shared));
        QCOMPARE(all(makeBackups(folders(), utc(28, 10)).beside->path), shared);
        const auto kept = restoreBackup(m_scratch->path(), backup, desk());
        QVERIFY(kept);
        QCOMPARE(all(m_scratch->path()), shared);
        QCOMPARE(all(*kept), shared);
    }

    void aBackupIsComparedWithTheFile() {
        const auto session = m_scratch->open();
        QVERIFY(rule(*session, u"before"_s));
        const QString backup = makeBackups(folders(), utc(29, 18)).beside->path;
        auto same = compareBackup(backup, session.get(), desk());
        QVERIFY(same);
        QVERIFY(same->isEarlierState);
        QCOMPARE(same->actsSince, 0);
        QCOMPARE(same->inBackup, same->now);
        QVERIFY(rule(*session, u"after"_s));
        QVERIFY(session->undo());
        const auto later = compareBackup(backup, session.get(), desk());
        QVERIFY(later->isEarlierState);
        QCOMPARE(later->actsSince, 2);
        QCOMPARE(later->latestActs.front().role, JournalRole::Undone);
        // Without the file itself.
        const auto alone = compareBackup(backup, nullptr, desk());
        QCOMPARE(alone->inBackup, same->inBackup);
        QVERIFY(alone->now.empty() && !alone->isEarlierState);
        // Of another history: the same rows, at other times.
        ScratchBook other;
        other.clock().set(utc(30, 1));
        other.create({raw::randomDocument(5, {.players = 20, .heats = 2, .isOpen = true})});
        const auto stranger = other.open();
        QVERIFY(rule(*stranger, u"before"_s));
        QVERIFY(!compareBackup(backup, stranger.get(), desk())->isEarlierState);
    }

    void aRestoredBackupTakesThePlace() {
        QByteArray before;
        {
            const auto session = m_scratch->open();
            QVERIFY(rule(*session, u"before"_s));
            before = exported(session->book());
            QVERIFY(makeBackups(folders(), utc(29, 18)).beside);
            QVERIFY(rule(*session, u"after"_s));
        }
        const QByteArray replaced = bytesOf(m_scratch->path());
        const auto kept = restoreBackup(m_scratch->path(),
                                        backupsOf(folders(), utc(30, 0)).front().path, desk());
        QVERIFY(kept);
        QCOMPARE(bytesOf(*kept), replaced);
        QCOMPARE(QFileInfo(*kept).fileName(), u"book.before-restore 2026-07-29 12-00-00Z.mentat"_s);
        const auto session = m_scratch->open();
        QCOMPARE(exported(session->book()), before);
        // Undo stops at it.
        const auto undone = session->undo();
        QCOMPARE(undone.error().kind, FailureKind::UndoBarrier);
        QCOMPARE(undone.error().values, (Values{u"file-restored"_s}));
        const auto entry = (*session->journalPage(std::nullopt, 1)).front();
        QCOMPARE(entry.change.operands, (Values{u"2026-07-29T18:00:00Z"_s}));
        QVERIFY(rule(*session, u"and on"_s));
        QVERIFY(session->undo());
        QCOMPARE(QDir(m_scratch->folder()).entryList({u"*restored*"_s, u"*-lock"_s}, QDir::Files),
                 QStringList{u"book.mentat-lock"_s}); // of the open session
    }

    // Before it succeeds nothing is touched: whatever is wrong, the bytes are as they were.
    void aRestoreThatFailsTouchesNothing() {
        QVERIFY(makeBackups(folders(), utc(29, 18)).beside);
        const QString backup = backupsOf(folders(), utc(30, 0)).front().path;
        const QByteArray good = bytesOf(backup);
        const QByteArray file = bytesOf(m_scratch->path());
        const QStringList there = namesIn(m_scratch->folder());
        RandomSource random(3);
        for (int i = 0; i < 30; ++i) {
            QByteArray bad = good.left(static_cast<qsizetype>(random.below(size_t(good.size()))));
            if (i % 2 == 0) {
                bad = good;
                bad.replace(static_cast<qsizetype>(1 + random.below(size_t(good.size() / 4096 - 1)))
                                * 4096,
                            100, QByteArray(100, '\xff'));
            }
            writeBytes(backup, bad);
            const auto restored = restoreBackup(m_scratch->path(), backup, desk());
            if (restored) { // an unused page was hit
                QCOMPARE(i % 2, 0);
                writeBytes(m_scratch->path(), file);
                QFile::remove(*restored);
            }
            QCOMPARE(bytesOf(m_scratch->path()), file);
            QCOMPARE(namesIn(m_scratch->folder()), there);
        }
        writeBytes(backup, good);
        const auto writer = m_scratch->open();
        QCOMPARE(restoreBackup(m_scratch->path(), backup, desk()).error().kind,
                 FailureKind::LockedByOther);
    }

    void aDamagedOrLostFileIsReplaced() {
        QVERIFY(makeBackups(folders(), utc(29, 18)).beside);
        const QString backup = backupsOf(folders(), utc(30, 0)).front().path;
        const QByteArray good = exported(m_scratch->open(Session::Access::Read)->book());
        writeBytes(m_scratch->path(), "nothing left");
        writeBytes(m_scratch->path() + u"-wal"_s, "nor here");
        const auto kept = restoreBackup(m_scratch->path(), backup, desk());
        QVERIFY(kept);
        QCOMPARE(bytesOf(*kept), QByteArray("nothing left"));
        QCOMPARE(bytesOf(*kept + u"-wal"_s), QByteArray("nor here"));
        QCOMPARE(exported(m_scratch->open()->book()), good);
        QVERIFY(QFile::remove(m_scratch->path()));
        QCOMPARE(*restoreBackup(m_scratch->path(), backup, desk()), QString());
        QCOMPARE(exported(m_scratch->open()->book()), good);
    }

    // A program that died while it wrote leaves its lock's file, and this one says whose place it
    // took; one that ended leaves nothing.
    void whoDiedIsTold() {
        QVERIFY(!m_scratch->open()->deadWriter());
        writeBytes(m_scratch->path() + u"-lock"_s,
                   R"({"host":"laptop","user":"bob","since":"2026-07-29T09:30:00Z"})");
        {
            const auto session = m_scratch->open();
            QVERIFY(session->deadWriter());
            QCOMPARE(session->deadWriter()->user, u"bob"_s);
            QCOMPARE(session->deadWriter()->since, utc(29, 9, 30));
        }
        QVERIFY(!m_scratch->open()->deadWriter());
        QVERIFY(!QFile::exists(m_scratch->path() + u"-lock"_s));
    }
};

} // namespace mentat::test::tst_backups

MENTAT_TEST(tst_backups, TestBackups, QCoreApplication)
#include "tst_backups.moc"
