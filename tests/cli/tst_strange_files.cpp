// Strange files by the programs themselves: a journal that names a file to delete, pipes, names
// that are no text; and the window, which is told to end.

#include "tests/cli/cli_support.h"
#include "tests/support/patience.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QProcess>
#include <QTest>
#include <QtEndian>

#include <csignal>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_strange_files {

namespace {

const QString binary = QStringLiteral(MENTAT_CLI);

Outcome run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(patience)) {
        process.kill();
        process.waitForFinished(patience);
        return {-1, {}, "it waits"};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray number(quint32 value) {
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

/// https://www.sqlite.org/fileformat.html, section 3: of no page, with the name of another journal.
QByteArray journalNaming(const QByteArray& victim, qint64 fileSize) {
    const QByteArray magic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
    quint32 sum = 0;
    for (const char letter : victim)
        sum += static_cast<quint32>(static_cast<qint32>(static_cast<signed char>(letter)));
    const QByteArray header = magic + number(0) + number(1) + number(quint32(fileSize / 4096))
                              + number(512) + number(4096);
    return header.leftJustified(512, '\0') + number(0x40000000 / 4096 + 1) + victim
           + number(quint32(victim.size())) + number(sum) + magic;
}

} // namespace

class TestStrangeFiles : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"e.mentat"_s);
        const QString document
            = m_terminal->put(u"e.json"_s, eventDocument(u"Dune"_s, 2026, {{u"Ada Byron"_s}}));
        m_terminal->put(u"l.csv"_s, "name\nCy\n");
        m_terminal->done({u"import"_s, m_file, u"--document"_s, document});
    }

    void noCommandDeletesWhatAJournalNames_data() {
        QTest::addColumn<QStringList>("command");
        for (const char* name : {"standings", "events", "check", "export", "people", "history"})
            QTest::newRow(name) << QStringList{QString::fromLatin1(name)};
        QTest::newRow("report") << QStringList{u"report"_s, u"--report"_s, u"players"_s, u"--as"_s,
                                               u"txt"_s,    u"--output"_s, u"-"_s};
        QTest::newRow("publish") << QStringList{u"publish"_s, u"--to"_s, u"PATH/pages"_s};
        QTest::newRow("recover") << QStringList{u"recover"_s, u"--to"_s, u"PATH/new.mentat"_s};
        QTest::newRow("import-players")
            << QStringList{u"import-players"_s, u"--csv"_s, u"PATH/l.csv"_s};
    }

    void noCommandDeletesWhatAJournalNames() {
        QFETCH(QStringList, command);
        const QString victim = m_terminal->put(u"precious.txt"_s, "the only copy");
        const QByteArray journal = journalNaming(victim.toUtf8(), bytesOf(m_file).size());
        writeBytes(m_file + u"-journal"_s, journal);
        command.replaceInStrings(u"PATH"_s, m_terminal->folder());
        command.insert(1, m_file);
        const Outcome outcome = run(binary, command);
        QVERIFY2(outcome.code == 0 || outcome.code == 1, outcome.err.constData());
        QCOMPARE(bytesOf(victim), QByteArray("the only copy"));
        if (command.front() == u"recover"_s) { // it moves nothing
            QCOMPARE(bytesOf(m_file + u"-journal"_s), journal);
            return;
        }
        QVERIFY2(outcome.err.contains("e.mentat-journal: it was not used, and is now "),
                 outcome.err.constData());
        const QString aside = m_terminal->path(u"e.journal of another file.mentat-journal"_s);
        QCOMPARE(bytesOf(aside), journal);
        QVERIFY(!QFile::exists(m_file + u"-journal"_s));
    }

    void noPipeIsWaitedFor() {
        const QString pipe = m_terminal->path(u"pipe.mentat"_s);
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        for (const QStringList& command :
             {QStringList{u"standings"_s, pipe}, QStringList{u"check"_s, pipe},
              QStringList{u"import-players"_s, pipe, u"--csv"_s, m_terminal->path(u"l.csv"_s)},
              QStringList{u"recover"_s, pipe, u"--to"_s, m_terminal->path(u"new.mentat"_s)}}) {
            const Outcome outcome = run(binary, command);
            QCOMPARE(faultOfRefusal(outcome, ExitCode::FileFailed), QString());
            QVERIFY2(outcome.err.contains("is not a Mentat event file"), outcome.err.constData());
        }
        QCOMPARE(mkfifo(qPrintable(QString(m_file + u"-journal"_s)), 0600), 0);
        QCOMPARE(run(binary, {u"standings"_s, m_file}).code, 0);
    }

    // A name that is no text cannot be handed on; why is said, and nothing is made by another name.
    void aNameThatIsNoTextIsSaidToBeNone() {
        const QString copy = m_terminal->folder() + u"/\"$(printf 'a\\377.mentat')\""_s;
        const auto inShell = [&](const QString& line) { return run(u"sh"_s, {u"-c"_s, line}); };
        QCOMPARE(inShell(u"cp '%1' %2"_s.arg(m_file, copy)).code, 0);
        const FolderContent before = m_terminal->content();
        for (const QString& command : {u"standings %1"_s, u"import-players %1 --csv l.csv"_s,
                                       u"recover %1 --to new.mentat"_s}) {
            const Outcome outcome = inShell(u"cd '%1'; '%2' "_s.arg(m_terminal->folder(), binary)
                                            + command.arg(copy));
            QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongUsage), QString());
            QVERIFY2(outcome.err.contains("not UTF-8"), outcome.err.constData());
        }
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
        QCOMPARE(inShell(u"rm "_s + copy).code, 0); // Qt could not
    }

    // Log-out and shutdown: what the window holds open is closed, with its log folded in.
    void theWindowClosesItsFileWhenItIsToldToEnd_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("log-out") << SIGTERM;
        QTest::newRow("the terminal goes") << SIGHUP;
    }
    void theWindowClosesItsFileWhenItIsToldToEnd() {
        QFETCH(int, signal);
        {
            // as it is left by a program that died, with a change in its log
            auto session = *Session::open(m_file, Session::Access::Write, m_terminal->desk());
            QVERIFY(session->saveDraft(session->book().events.front().id, u"1/1"_s, u"half"_s));
            const QByteArray file = bytesOf(m_file);
            const QByteArray log = bytesOf(m_file + u"-wal"_s);
            session.reset();
            writeBytes(m_file, file);
            writeBytes(m_file + u"-wal"_s, log);
        }
        QProcess window;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "HOME"})
            environment.insert(QString::fromLatin1(name), m_terminal->folder());
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        window.setProcessEnvironment(environment);
        window.start(QStringLiteral(MENTAT), {m_file});
        QVERIFY(window.waitForStarted(patience));
        QVERIFY(QTest::qWaitFor([&] { return QFile::exists(m_file + u"-shm"_s); }, patience));
        ::kill(pid_t(window.processId()), signal);
        QVERIFY(window.waitForFinished(patience));
        QCOMPARE(window.exitStatus(), QProcess::NormalExit);
        QCOMPARE(window.exitCode(), 0);
        for (const QString& suffix : {u"-wal"_s, u"-shm"_s, u"-lock"_s, u"-journal"_s})
            QVERIFY2(!QFile::exists(m_file + suffix), qPrintable(suffix));
        const auto session = Session::open(m_file, Session::Access::Read, m_terminal->desk());
        QCOMPARE((*session)->drafts().size(), size_t(1));
    }
};

} // namespace mentat::test::tst_strange_files

MENTAT_TEST(tst_strange_files, TestStrangeFiles, QCoreApplication)
#include "tst_strange_files.moc"
