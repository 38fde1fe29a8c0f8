#include "tests/kill/desk_after_kill.h"
#include "tests/kill/marked_change.h"
#include "tests/support/random_source.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_kill {

namespace {

struct Tally {
    int kills = 0;
    int inTransaction = 0;
    int lost = 0;
    int halves = 0;
};

/// Half of them at a named change to the file, half by time.
KillMoment momentOf(int kill, int changes, int milliseconds, RandomSource& random) {
    if (kill % 2 == 0)
        return {random.between(1, changes), {}};
    return {{}, random.between(1, milliseconds)};
}

} // namespace

/// Both programs die at random moments while they write: by SIGKILL, half of the times at a named
/// change to the file, half of the times by time.
class TestKill : public QObject {
    Q_OBJECT

private:
    const QString m_writer = QStringLiteral(MENTAT_TEST_WRITER);
    const QString m_cli = QStringLiteral(MENTAT_CLI);
    const QString m_desk = QStringLiteral(MENTAT_DESK_VICTIM);
    // A writer and the command line have two fifths of the kills each, the window has one.
    const int m_kills = isSoak() ? 500 : 25;

    /// Kills the writer again and again; what it said must be in the file, and nothing half.
    /// Of a planted fault until it shows.
    Tally killWriters(int kills, const QStringList& fault, unsigned seed, bool byTimeToo) {
        RandomSource random(seed);
        Tally tally;
        const auto hasShown = [&] { return !fault.isEmpty() && tally.lost + tally.halves > 0; };
        for (; tally.kills < kills && !hasShown(); ++tally.kills) {
            ScratchBook scratch;
            scratch.create({documentToMark(40)});
            Victim victim(m_writer);
            KillMoment moment = momentOf(tally.kills, 300, 90, random);
            if (!byTimeToo)
                moment = {random.between(60, 300), {}};
            victim.run(QStringList{scratch.path()} + fault, moment);
            if (victim.finished())
                qFatal("the writer ended by itself: %d", victim.exitCode());
            tally.inTransaction += victim.diedInTransaction() ? 1 : 0;
            const auto session = scratch.open();
            const auto mark = markOf(session->book().events.front().event);
            if (!mark)
                ++tally.halves;
            else if (*mark < victim.lastNumber())
                ++tally.lost;
        }
        return tally;
    }

private Q_SLOTS:
    void whatTheWriterSaidIsThere() {
        const Tally tally = killWriters(m_kills * 2 / 5, {}, 1, true);
        QCOMPARE(tally.lost, 0);
        QCOMPARE(tally.halves, 0);
        count(tally.kills, tally.inTransaction);
    }

    // The planted faults: the same test sees a writer that speaks too early, and one that saves
    // one change as two. At named moments only, so that a busy machine does not hide them.
    void aWriterThatSpeaksTooEarlyIsNoticed() {
        const Tally tally = killWriters(10, {u"early-word"_s}, 2, false);
        QVERIFY(tally.lost > 0);
    }
    void aWriterThatSavesHalvesIsNoticed() {
        const Tally tally = killWriters(10, {u"two-halves"_s}, 3, false);
        QVERIFY(tally.halves > 0);
    }

    void anImportIsThereOrNot() {
        ScratchBook scratch;
        raw::RandomDocumentOptions options;
        options.players = 45;
        options.heats = 3;
        const QByteArray first = raw::randomDocument(51, options);
        const QString document = scratch.folder() + u"/second.json"_s;
        writeBytes(document, documentToMark(400));
        scratch.create({first});
        const QByteArray before = bytesOf(scratch.path());
        const QStringList import{u"import"_s, scratch.path(), u"--document"_s, document};
        const Whole whole = whatComesOf(scratch, import, before);
        RandomSource random(4);
        int inTransaction = 0;
        const int kills = m_kills / 5;
        for (int i = 0; i < kills; ++i) {
            const bool isNew = i % 3 == 0;
            const QString path = isNew ? scratch.folder() + u"/new.mentat"_s : scratch.path();
            removeBook(path);
            if (!isNew)
                writeBytes(path, before);
            Victim victim(m_cli);
            victim.run({u"import"_s, path, u"--document"_s, document},
                       momentOf(i, whole.changes, whole.milliseconds, random));
            inTransaction += victim.diedInTransaction() ? 1 : 0;
            if (isNew && !QFile::exists(path)) {
                QVERIFY(!victim.finished());
                continue;
            }
            QCOMPARE(wrongOutcome(path, victim.finished(), isNew ? QByteArray() : first,
                                  isNew ? whole.after.mid(first.size()) : whole.after),
                     QString());
        }
        count(kills, inTransaction);
    }

    void aDrawByTheCommandLineIsThereOrNot() {
        ScratchBook scratch;
        const QByteArray first = documentToDraw();
        scratch.create({first});
        const QByteArray before = bytesOf(scratch.path());
        const QStringList draw{u"seat"_s, scratch.path(), u"--heat"_s, u"1"_s, u"--seed"_s, u"7"_s};
        const Whole whole = whatComesOf(scratch, draw, before);
        QVERIFY(whole.after != first);
        RandomSource random(5);
        int inTransaction = 0;
        const int kills = m_kills / 5;
        for (int i = 0; i < kills; ++i) {
            removeBook(scratch.path());
            writeBytes(scratch.path(), before);
            Victim victim(m_cli);
            victim.run(draw, momentOf(i, whole.changes, whole.milliseconds, random));
            inTransaction += victim.diedInTransaction() ? 1 : 0;
            QCOMPARE(wrongOutcome(scratch.path(), victim.finished(), first, whole.after),
                     QString());
        }
        count(kills, inTransaction);
    }

    // The planted faults: a command that ended and did nothing, and files that hold something else.
    void anOutcomeThatIsNoneIsNoticed() {
        ScratchBook scratch;
        const QByteArray there = documentToDraw();
        scratch.create({there});
        QCOMPARE(wrongOutcome(scratch.path(), false, there, "other"), QString());
        QCOMPARE(wrongOutcome(scratch.path(), true, "other", there), QString());
        QVERIFY(!wrongOutcome(scratch.path(), true, there, "other").isEmpty());
        QVERIFY(!wrongOutcome(scratch.path(), false, "one", "other").isEmpty());
        QVERIFY(!wrongOutcome(scratch.path(), false, {}, "other").isEmpty());
    }

    // Results typed and half typed, a draw, undo and redo, by keys in the window.
    void whatTheWindowShowedIsThere() {
        RandomSource random(6);
        int inTransaction = 0;
        const int kills = m_kills / 5;
        constexpr int killsOfAnEvening = 5; // the same acts, killed at other moments
        std::vector<SaidState> all;
        QElapsedTimer timer;
        int changes = 0;
        int milliseconds = 0;
        for (int i = 0; i < kills; ++i) {
            ScratchBook scratch;
            const QStringList evening{scratch.path(), QString::number(i / killsOfAnEvening + 1)};
            if (i % killsOfAnEvening == 0) {
                Victim survivor(m_desk);
                writeBytes(scratch.path(), deskBook());
                timer.start();
                survivor.run(evening);
                QCOMPARE(survivor.exitCode(), 0);
                milliseconds = static_cast<int>(timer.elapsed());
                changes = survivor.changes();
                all = saidBy(survivor);
                QVERIFY(all.size() > 10);
            }
            removeBook(scratch.path());
            writeBytes(scratch.path(), deskBook());
            Victim victim(m_desk);
            victim.run(evening, momentOf(i, changes, milliseconds, random));
            inTransaction += victim.diedInTransaction() ? 1 : 0;
            checkDesk(scratch, saidBy(victim), all);
            if (QTest::currentTestFailed())
                return;
        }
        count(kills, inTransaction);
    }

    // The planted faults: a window that said more than the file holds, and a file of another draft.
    void aWindowThatSpeaksTooEarlyIsNoticed() {
        ScratchBook scratch;
        writeBytes(scratch.path(), deskBook());
        Victim victim(m_desk);
        victim.run({scratch.path(), u"1"_s});
        const auto all = saidBy(victim);
        const auto session = scratch.open();
        const SaidState& last = all.back();
        QCOMPARE(wrongAfter(*session, last, last), QString());
        SaidState early = last;
        ++early.rows;
        QVERIFY(!wrongAfter(*session, early, early).isEmpty());
        SaidState other = last;
        other.documents = "other";
        QVERIFY(!wrongAfter(*session, other, last).isEmpty());
        other = last;
        other.drafts = "other";
        QVERIFY(!wrongAfter(*session, other, other).isEmpty());
    }

    // Enough of all these deaths came where it hurts: two fifths of many; few kills may have fewer.
    void enoughDiedInATransaction() {
        QVERIFY2(m_all.inTransaction * (isSoak() ? 5 : 10) >= m_all.kills,
                 qPrintable(QString::number(m_all.inTransaction)));
    }

private:
    /// What a command of the command line comes to when nobody kills it.
    struct Whole {
        QByteArray after;
        int changes;
        int milliseconds;
    };

    void count(int kills, int inTransaction) {
        qInfo("%d kills, %d within a transaction", kills, inTransaction);
        m_all.kills += kills;
        m_all.inTransaction += inTransaction;
    }

    static void removeBook(const QString& path) {
        for (const QString& suffix :
             {u""_s, u"-wal"_s, u"-shm"_s, u"-journal"_s, u"-new"_s, u"-new-wal"_s, u"-new-shm"_s,
              u"-new-journal"_s, u"-lock"_s, u"-new-lock"_s})
            QFile::remove(path + suffix);
    }

    Whole whatComesOf(ScratchBook& scratch, const QStringList& arguments,
                      const QByteArray& before) {
        QElapsedTimer timer;
        timer.start();
        Victim cli(m_cli);
        cli.run(arguments);
        if (!cli.finished() || cli.exitCode() != 0)
            qFatal("the command fails by itself: %d", cli.exitCode());
        const int milliseconds = static_cast<int>(timer.elapsed());
        const QByteArray after = exported(scratch.open(Session::Access::Read)->book());
        writeBytes(scratch.path(), before);
        return {after, cli.changes(), milliseconds + 20};
    }

    static QByteArray documentToDraw() {
        QByteArrayList players;
        QByteArrayList entrants;
        for (int i = 1; i <= 30; ++i) {
            const QByteArray id = "\"p" + QByteArray::number(i) + '"';
            entrants.append(id);
            players.append(R"({"id": )" + id + R"(, "name": )" + id + '}');
        }
        const QByteArray document = R"({"format": "mentat-event", "version": 1,
                "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [)"
                                    + players.join(", ")
                                    + R"(], "heats": [{"number": 1, "entrants": [)"
                                    + entrants.join(", ") + R"(], "games": []}]})";
        Book book;
        book.events.push_back({EventId(1), eventFrom(document)});
        return exported(book); // in the order of an export
    }

    /// all: what the same keys made the window say when nobody killed it. Only a draw differs.
    static void checkDesk(ScratchBook& scratch, const std::vector<SaidState>& said,
                          const std::vector<SaidState>& all) {
        const auto session = scratch.open();
        if (said.empty()) { // it had not shown the file yet
            QCOMPARE(stateOf(*session), all.front());
            return;
        }
        QVERIFY(said.size() <= all.size());
        const SaidState& next = all[std::min(said.size(), all.size() - 1)];
        const QString wrong = wrongAfter(*session, said.back(), next);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    /// What is wrong with the file of a command that was killed, if anything: it holds what was
    /// there before (empty: there was no file) or all that comes of the command, and where the
    /// command ended by itself, that.
    static QString wrongOutcome(const QString& path, bool finished, const QByteArray& before,
                                const QByteArray& after) {
        const FixedClock clock(QDateTime::currentDateTimeUtc());
        const Desk desk{clock, u"KT"_s, u"host"_s, u"user"_s};
        const auto session = Session::open(path, Session::Access::Write, desk);
        if (!session)
            return u"it does not open: failure %1"_s.arg(int(session.error().kind));
        if (!isSound((*session)->book()))
            return u"the file has errors of R10"_s;
        const QByteArray there = exported((*session)->book());
        if (there == after)
            return {};
        if (finished)
            return u"the command ended, and what it did is not there"_s;
        const bool isAsBefore = !before.isEmpty() && there == before;
        return isAsBefore ? QString() : u"it is neither as before nor all there"_s;
    }

    Tally m_all;
};

} // namespace mentat::test::tst_kill

MENTAT_TEST(tst_kill, TestKill, QCoreApplication)
#include "tst_kill.moc"
