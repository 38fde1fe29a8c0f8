#include "app/session/acts.h"
#include "model/store/database.h"
#include "reports/wording/wording.h"
#include "tests/session/desk_acts.h"
#include "tests/support/disk/power_loss.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_disk_faults {

namespace {

/// What an act comes to when nothing fails.
struct Outcome {
    std::optional<Shown> shown;
    QStringList files;
    std::map<QString, QByteArray> documents;
};

/// Says what is wrong with what a failed act told: one sentence in the program's words.
QString wrongSentence(const Failure& failure) {
    const QString said = Wording().failure(failure);
    if (said.isEmpty() || said.contains(u'\n') || !said.endsWith(u'.'))
        return u"no sentence: "_s + said;
    if (!said.contains(u".mentat") && !said.contains(u" backups"))
        return u"the sentence does not say of which file: "_s + said;
    return {};
}

} // namespace

/// The disk fails at each of its acts in turn while somebody works.
class TestDiskFaults : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<TestDisk> m_disk;
    // Two folders to begin with, as they are when no program is at work and when one has died.
    FolderBytes m_closed;
    FolderBytes m_crashed;
    FolderBytes m_older; // of an earlier version of the program
    std::map<std::pair<const FolderBytes*, QByteArray>, Outcome> m_outcomes;
    int m_failures = 0;

    void put(Room& room, const FolderBytes& files) const {
        FolderBytes here;
        for (const auto& [name, bytes] : files) {
            here[room.scratch.folder() + name] = bytes;
            QDir().mkpath(QFileInfo(room.scratch.folder() + name).path());
        }
        putBytes(room.scratch.folder(), here);
    }
    static FolderBytes take(const Room& room) {
        FolderBytes files;
        for (const auto& [path, bytes] : bytesIn(room.scratch.folder())) {
            if (!path.endsWith(u"-shm") && !path.endsWith(u"-lock"))
                files[path.sliced(room.scratch.folder().size())] = bytes;
        }
        return files;
    }
    std::unique_ptr<Room> roomFor(const DeskAct& act, const FolderBytes& files) const {
        auto room = std::make_unique<Room>();
        put(*room, files);
        room->hasLog = &files == &m_crashed;
        if (act.onSession)
            room->session = room->scratch.open();
        return room;
    }

    /// What comes of the act with the number-th act of the disk failing: what is wrong with it,
    /// if anything. passed: the fault was not met.
    QString tryWith(const DeskAct& act, const DiskFault& fault, int number, bool stays,
                    const FolderBytes& files, const Outcome& after, bool& passed) {
        const auto room = roomFor(act, files);
        const auto before = room->session ? shownBy(*room->session) : room->fresh();
        const QStringList filesBefore = room->files();
        m_disk->failAt(fault, number, stays);
        const auto done = act.act(*room);
        passed = !m_disk->hasFailed();
        m_disk->mend();
        if (!done) {
            ++m_failures;
            if (passed)
                return u"it fails by itself"_s;
            if (const QString wrong = wrongSentence(done.error()); !wrong.isEmpty())
                return wrong;
            if (room->session && shownBy(*room->session) != before)
                return u"what is shown has changed"_s;
            // What is done in two steps may have done the first.
            const bool isDone = !act.onSession && room->files() == after.files;
            if (room->fresh() != (isDone ? after.shown : before))
                return u"the file has changed"_s;
            if (!isDone && room->files() != filesBefore)
                return u"left behind: "_s + room->files().join(u' ');
            if (const auto again = act.act(*room); !again)
                return u"it does not go on: "_s + Wording().failure(again.error());
        }
        const auto shown = room->session ? shownBy(*room->session) : room->fresh();
        if (shown != after.shown)
            return u"it was not done"_s;
        room->session.reset();
        if (room->files() != after.files)
            return u"left behind: "_s + room->files().join(u' ');
        if (act.makesFile && room->documents() != after.documents)
            return u"a file does not hold what it should"_s;
        return room->fresh() == shown ? QString() : u"closing lost something"_s;
    }

    /// Every act of the disk in turn, until it is not met any more. In the gate the first, the
    /// third, the ninth …
    QString failEverywhere(const DeskAct& act, const DiskFault& fault, bool stays,
                           const FolderBytes& files) {
        // What comes of it without a fault is the same for every fault.
        const auto key = std::make_pair(&files, QByteArray(act.name));
        if (!m_outcomes.contains(key)) {
            const auto room = roomFor(act, files);
            if (!act.act(*room))
                return u"it fails by itself"_s;
            room->session.reset();
            m_outcomes[key] = {room->fresh(), room->files(), room->documents()};
        }
        const Outcome& after = m_outcomes[key];
        bool passed = false;
        for (int number = 1; !passed; number += isSoak() ? 1 : 2 * number) {
            const QString wrong = tryWith(act, fault, number, stays, files, after, passed);
            if (!wrong.isEmpty())
                return u"at %1: %2"_s.arg(number).arg(wrong);
        }
        return {};
    }

    /// Somebody else records something; in an older file with an older program.
    static void change(Room& room, bool older) {
        if (older) {
            Database database(room.scratch.path(), Database::Access::ReadWrite);
            database.run(u"UPDATE event SET notes = 'changed'"_s);
            return;
        }
        room.session = room.scratch.open();
        if (!recordSolo(room))
            qFatal("the other program cannot write");
        room.session.reset();
    }

private Q_SLOTS:
    void initTestCase() {
        m_disk = std::make_unique<TestDisk>();
        Room room;
        room.scratch.create({twoHeats()});
        QVERIFY(backUp(room));
        room.session = room.scratch.open();
        QVERIFY(room.session->saveDraft(room.id(), u"heats/1/tables/1"_s, u"a"_s));
        Ruling ruling;
        ruling.answer = u"something to undo"_s;
        QVERIFY(room.session->perform(room.id(), *recordRuling(room.event(), ruling)));
        m_crashed = take(room);
        room.session.reset();
        m_closed = take(room);
        QVERIFY(m_crashed.size() > m_closed.size());
        m_older[u"/book.mentat"_s]
            = bytesOf(QStringLiteral(MENTAT_TEST_DATA "/book-version-1.mentat"));
    }
    void cleanupTestCase() {
        qInfo("%d failures", m_failures);
        m_disk.reset();
    }

    void anActFailsOrIsDone_data() {
        QTest::addColumn<size_t>("act");
        QTest::addColumn<size_t>("fault");
        QTest::addColumn<bool>("stays");
        for (size_t act = 0; act < deskActs().size(); ++act) {
            for (size_t fault = 0; fault < diskFaults().size(); ++fault) {
                // In the gate every fault meets every second act, the usual ones each.
                constexpr size_t usual = 4;
                if (!isSoak() && fault >= usual && (act + fault) % 2 != 0)
                    continue;
                // A full disk stays full; what else fails, may fail once.
                const bool usually = fault == diskFull;
                for (const bool stays : {usually, !usually}) {
                    if (stays == usually || isSoak())
                        QTest::addRow("%s, %s%s", deskActs()[act].name, diskFaults()[fault].name,
                                      stays ? ", for good" : "")
                            << act << fault << stays;
                }
            }
        }
    }
    void anActFailsOrIsDone() {
        QFETCH(size_t, act);
        QFETCH(size_t, fault);
        QFETCH(bool, stays);
        const QString wrong = failEverywhere(deskActs()[act], diskFaults()[fault], stays, m_closed);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    // What another program left when it died is read first.
    void whatADeadProgramLeftIsThere() {
        for (const DiskFault& fault : diskFaults()) {
            const DeskAct open{"open", false, false, openAndClose};
            const QString wrong = failEverywhere(open, fault, false, m_crashed);
            QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromLatin1(fault.name) + u": " + wrong));
        }
    }

    // Brought up to date with its copy and its entry in the journal, or not at all.
    void anOlderFileIsBroughtUpToDateOrNot() {
        for (const DiskFault& fault : diskFaults()) {
            const DeskAct open{"open", false, false, openAndClose};
            const QString wrong = failEverywhere(open, fault, false, m_older);
            QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromLatin1(fault.name) + u": " + wrong));
        }
    }

    // A reader that could not take in what another program wrote does so when it can.
    void aReaderGoesOn_data() {
        QTest::addColumn<bool>("older");
        QTest::newRow("of a file of today") << false;
        QTest::newRow("of an older file") << true;
    }
    void aReaderGoesOn() {
        QFETCH(bool, older);
        for (const DiskFault& fault : diskFaults()) {
            bool passed = false;
            for (int number = 1; !passed; number += isSoak() ? 1 : 2 * number) {
                Room room;
                put(room, older ? m_older : m_closed);
                const auto reader = room.scratch.open(Session::Access::Read);
                const QByteArray before = exported(reader->book());
                change(room, older);
                m_disk->failAt(fault, number, false);
                const auto followed = reader->catchUp();
                passed = !m_disk->hasFailed();
                m_disk->mend();
                if (!followed) {
                    QVERIFY(!passed);
                    QCOMPARE(wrongSentence(followed.error()), QString());
                    QCOMPARE(exported(reader->book()), before);
                    const auto again = reader->catchUp();
                    QVERIFY2(again, fault.name);
                    QVERIFY2(*again, fault.name);
                }
                QVERIFY2(shownBy(*reader) == room.fresh(), fault.name);
            }
        }
    }

    // The planted faults: an act that does not say that it failed, and one that leaves something.
    void anActThatHidesItsFailureIsNoticed() {
        const DeskAct hiding{"hiding", true, false, [](Room& room) {
                                 (void)recordSolo(room);
                                 return Result<void>();
                             }};
        QVERIFY(!failEverywhere(hiding, diskFaults()[diskFull], true, m_closed).isEmpty());
        const DeskAct half{"half", true, false, [](Room& room) -> Result<void> {
                               (void)room.session->saveDraft(room.id(), u"final"_s, u"x"_s);
                               return recordSolo(room);
                           }};
        QVERIFY(!failEverywhere(half, diskFaults()[diskFull], false, m_closed).isEmpty());
        const DeskAct untidy{"untidy", true, false, [](Room& room) -> Result<void> {
                                 writeBytes(room.scratch.folder() + u"/rest"_s, "x");
                                 return recordSolo(room);
                             }};
        QVERIFY(!failEverywhere(untidy, diskFaults()[diskFull], true, m_closed).isEmpty());
    }
};

} // namespace mentat::test::tst_disk_faults

MENTAT_TEST(tst_disk_faults, TestDiskFaults, QCoreApplication)
#include "tst_disk_faults.moc"
