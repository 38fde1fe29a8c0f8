#include "tests/kill/marked_change.h"
#include "tests/support/random_source.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// A program that is killed with SIGKILL, and what it said until then.
class Victim {
public:
    explicit Victim(const QString& program) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_LOGGING_RULES"_s, u"mentat.store.transaction.debug=true"_s);
        environment.insert(u"QT_MESSAGE_PATTERN"_s, u"%{message}"_s);
        m_process.setProcessEnvironment(environment);
        m_process.setProgram(program);
    }

    /// Kills at the given number of milliseconds, or, with inTransaction, as soon as it says from
    /// then on that a transaction has begun.
    void runAndKill(const QStringList& arguments, int milliseconds, bool inTransaction) {
        m_process.setArguments(arguments);
        QElapsedTimer timer;
        timer.start();
        m_process.start();
        if (!m_process.waitForStarted())
            qFatal("cannot start %s", qPrintable(m_process.program()));
        while (timer.elapsed() < milliseconds && m_process.state() == QProcess::Running)
            read(1);
        if (inTransaction) {
            const auto begun = m_log.count("begin");
            while (m_process.state() == QProcess::Running && m_log.count("begin") == begun)
                read(10);
        }
        m_process.kill();
        m_process.waitForFinished();
        read(0);
    }

    /// Whether it died between the beginning of a transaction and the word that it was committed.
    [[nodiscard]] bool diedInTransaction() const {
        return m_process.exitStatus() == QProcess::CrashExit
               && m_log.lastIndexOf("begin") > m_log.lastIndexOf("committed");
    }
    [[nodiscard]] bool finished() const { return m_process.exitStatus() == QProcess::NormalExit; }
    [[nodiscard]] int exitCode() const { return m_process.exitCode(); }

    /// The last complete line of its output, as a number; 0 where it said nothing.
    [[nodiscard]] int lastNumber() const {
        const qsizetype end = m_output.lastIndexOf('\n');
        if (end < 0)
            return 0;
        const qsizetype start = m_output.lastIndexOf('\n', end - 1) + 1;
        return m_output.mid(start, end - start).toInt();
    }

private:
    void read(int milliseconds) {
        if (milliseconds > 0)
            m_process.waitForReadyRead(milliseconds);
        m_output += m_process.readAllStandardOutput();
        m_log += m_process.readAllStandardError();
    }

    QProcess m_process;
    QByteArray m_output;
    QByteArray m_log;
};

struct Tally {
    int kills = 0;
    int inTransaction = 0;
    int lost = 0;
    int halves = 0;
};

} // namespace

class TestKill : public QObject {
    Q_OBJECT

private:
    const QString m_writer = QStringLiteral(MENTAT_TEST_WRITER);
    const QString m_cli = QStringLiteral(MENTAT_CLI);
    const int m_kills = isSoak() ? 500 : 50;

    /// Kills the writer again and again; what it said must be in the file, and nothing half.
    Tally killWriters(int kills, const QStringList& fault, unsigned seed) {
        RandomSource random(seed);
        Tally tally;
        for (; tally.kills < kills; ++tally.kills) {
            ScratchBook scratch;
            scratch.create({documentToMark(40)});
            Victim victim(m_writer);
            victim.runAndKill(QStringList{scratch.path()} + fault, random.between(20, 90),
                              tally.kills % 2 == 0);
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
        const Tally tally = killWriters(m_kills / 2, {}, 1);
        QCOMPARE(tally.lost, 0);
        QCOMPARE(tally.halves, 0);
        qInfo("%d kills, %d within a transaction", tally.kills, tally.inTransaction);
        QVERIFY2(tally.inTransaction * 5 >= tally.kills,
                 qPrintable(QString::number(tally.inTransaction)));
    }

    // The planted faults: the same test sees a writer that speaks too early, and one that saves
    // one change as two.
    void aWriterThatSpeaksTooEarlyIsNoticed() {
        const Tally tally = killWriters(20, {u"early-word"_s}, 2);
        QVERIFY(tally.lost > 0);
    }
    void aWriterThatSavesHalvesIsNoticed() {
        const Tally tally = killWriters(20, {u"two-halves"_s}, 3);
        QVERIFY(tally.halves > 0);
    }

    void anImportIsThereOrNot() {
        ScratchBook scratch;
        raw::RandomDocumentOptions options;
        options.players = 45;
        options.heats = 3;
        const QByteArray first = raw::randomDocument(51, options);
        const QByteArray second = documentToMark(1500);
        const QString document = scratch.folder() + u"/second.json"_s;
        writeBytes(document, second);
        scratch.create({first});
        const QByteArray before = bytesOf(scratch.path());
        QByteArray after;
        const int normally = millisecondsOfImport(scratch, document, before, after);
        RandomSource random(4);
        int inTransaction = 0;
        const int kills = m_kills - m_kills / 2;
        for (int i = 0; i < kills; ++i) {
            const bool isNew = i % 3 == 0;
            const QString path = isNew ? scratch.folder() + u"/new.mentat"_s : scratch.path();
            removeBook(path);
            if (!isNew)
                writeBytes(path, before);
            Victim victim(m_cli);
            victim.runAndKill({u"import"_s, path, u"--document"_s, document},
                              i % 2 == 0 ? 0 : random.between(1, normally + 20), i % 2 == 0);
            inTransaction += victim.diedInTransaction() ? 1 : 0;
            checkOutcome(path, isNew, victim, first, after);
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d kills, %d within a transaction", kills, inTransaction);
        QVERIFY2(inTransaction * 5 >= kills, qPrintable(QString::number(inTransaction)));
    }

private:
    static void removeBook(const QString& path) {
        for (const QString& suffix :
             {u""_s, u"-wal"_s, u"-shm"_s, u"-journal"_s, u"-new"_s, u"-new-wal"_s, u"-new-shm"_s,
              u"-new-journal"_s, u"-lock"_s, u"-new-lock"_s})
            QFile::remove(path + suffix);
    }

    /// Milliseconds that the import takes when nobody kills it, and the events that are then there.
    int millisecondsOfImport(ScratchBook& scratch, const QString& document,
                             const QByteArray& before, QByteArray& after) {
        QElapsedTimer timer;
        timer.start();
        QProcess cli;
        cli.start(m_cli, {u"import"_s, scratch.path(), u"--document"_s, document});
        if (!cli.waitForFinished() || cli.exitCode() != 0)
            qFatal("the import fails by itself: %s", cli.readAllStandardError().constData());
        after = exported(scratch.open(Session::Access::Read)->book());
        writeBytes(scratch.path(), before);
        return static_cast<int>(timer.elapsed());
    }

    void checkOutcome(const QString& path, bool isNew, const Victim& victim,
                      const QByteArray& first, const QByteArray& after) {
        if (isNew && !QFile::exists(path)) {
            QVERIFY(!victim.finished());
            return;
        }
        const FixedClock clock(QDateTime::currentDateTimeUtc());
        const Desk desk{clock, u"KT"_s, u"host"_s, u"user"_s};
        const auto session = Session::open(path, Session::Access::Write, desk);
        QVERIFY(session);
        const QByteArray there = exported((*session)->book());
        const QByteArray complete = isNew ? after.mid(first.size()) : after;
        QVERIFY(there == complete || (!isNew && there == first));
        if (victim.finished())
            QCOMPARE(there, complete);
    }
};

} // namespace mentat::test

QTEST_GUILESS_MAIN(mentat::test::TestKill)
#include "tst_kill.moc"
