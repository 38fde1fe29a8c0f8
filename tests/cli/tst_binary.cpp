#include "app/cli/program.h"
#include "tests/cli/cli_support.h"
#include "tests/support/patience.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_binary {

namespace {

const QString binary = QStringLiteral(MENTAT_CLI);

QProcessEnvironment plainEnvironment() {
    QProcessEnvironment environment;
    const auto now = QProcessEnvironment::systemEnvironment();
    for (const auto name : {"PATH", "HOME", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS"}) {
        if (const QString key = QLatin1StringView(name); now.contains(key))
            environment.insert(key, now.value(key));
    }
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    environment.insert(u"TZ"_s, u"UTC"_s);
    environment.insert(u"USER"_s, u"anna"_s);
    return environment;
}

struct Call {
    QString program;
    QStringList arguments;
    QByteArray input = {};
    QString folder = QDir::tempPath();
    QProcessEnvironment environment = plainEnvironment();
    QString outFile = {}; // instead of reading standard output
};

Outcome run(const Call& call) {
    QProcess process;
    process.setWorkingDirectory(call.folder);
    process.setProcessEnvironment(call.environment);
    if (!call.outFile.isEmpty())
        process.setStandardOutputFile(call.outFile);
    process.start(call.program, call.arguments);
    process.write(call.input);
    process.closeWriteChannel();
    if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit)
        qFatal("%s %s: %s", qPrintable(call.program), qPrintable(call.arguments.join(u' ')),
               qPrintable(process.errorString()));
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

Outcome cli(const QStringList& arguments, const QByteArray& input = {}) {
    return run({.program = binary, .arguments = arguments, .input = input});
}

/// What a program loads, with whatever that loads, of the libraries for windows and charts.
QStringList windowLibrariesOf(const QString& program) {
    QStringList found;
    const QString loaded
        = QString::fromUtf8(run({.program = u"ldd"_s, .arguments = {program}}).out);
    for (const auto& library :
         {u"Qt6Core"_s, u"Qt6Widgets"_s, u"Qt6Charts"_s, u"Qt6PrintSupport"_s}) {
        if (loaded.contains(u"lib"_s + library))
            found.append(library);
    }
    return found;
}

/// The line below "Example:" in a help text.
QString exampleIn(const QByteArray& help) {
    return QString::fromUtf8(help).section(u"Example:\n"_s, 1).trimmed();
}

} // namespace

class TestBinary : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    [[nodiscard]] QString path(const QString& name) const { return m_terminal->path(name); }
    [[nodiscard]] FolderContent content() const { return m_terminal->content(); }
    void import(const QByteArray& document) const {
        const Outcome outcome
            = cli({u"import"_s, m_file, u"--as-new"_s, u"--document"_s, u"-"_s}, document);
        QVERIFY2(outcome.code == 0 && outcome.err.isEmpty(), outcome.err.constData());
    }
    [[nodiscard]] std::vector<QStringList> readingCalls() const {
        return {{u"events"_s, m_file}, {u"export"_s, m_file}, {u"check"_s, m_file}};
    }
    [[nodiscard]] std::vector<QStringList> writingCalls() const {
        return {{u"import"_s, m_file, u"--document"_s, path(u"d.json"_s)},
                {u"import"_s, m_file, u"--replace"_s, u"--document"_s, path(u"d.json"_s)},
                {u"import-players"_s, m_file, u"--csv"_s, path(u"l.csv"_s)}};
    }
    /// A file with the event of 2025, and beside it a document of 2026 and a list.
    void prepare() {
        import(eventDocument(u"Dune"_s, 2025, {{u"Ada Byron"_s}, { u"Zoë"_s }}));
        m_terminal->put(u"d.json"_s, eventDocument(u"Dune"_s, 2026, {{u"Bo"_s}}));
        m_terminal->put(u"l.csv"_s, "name\nCy\n");
    }

    /// Runs a copy of the program as somebody without any rights but everyone's.
    [[nodiscard]] Outcome runWithoutRights(const QStringList& arguments) const {
        const QString copy = path(u"mentat-cli"_s);
        if (!QFile::exists(copy)) {
            QFile::copy(binary, copy);
            QFile::setPermissions(copy,
                                  QFile::permissions(copy) | QFile::ReadOther | QFile::ExeOther);
        }
        if (geteuid() != 0) // already somebody whom permissions stop
            return run({.program = copy, .arguments = arguments});
        return run({.program = u"setpriv"_s,
                    .arguments = QStringList{u"--reuid=65534"_s, u"--regid=65534"_s,
                                             u"--clear-groups"_s, u"--"_s, copy}
                                 + arguments});
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        QVERIFY(QFile::setPermissions(m_terminal->folder(),
                                      QFile::Permissions(0x7755))); // others may look in
        m_file = path(u"event file – é.mentat"_s);
    }
    void cleanup() {
        // So that it can be removed by anybody.
        QFile::setPermissions(m_terminal->folder(), QFile::Permissions(0x7755));
        QVERIFY(QDir(m_terminal->folder()).removeRecursively());
    }

    void everyExampleWorks_data() {
        QTest::addColumn<QString>("command");
        for (const Command& command : allCommands()) {
            const QString& name = command.name;
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void everyExampleWorks() {
        QFETCH(const QString, command);
        // Made once, and copied for each command.
        static QByteArray dune;
        static QByteArray storm;
        static QByteArray pack;
        if (dune.isEmpty()) {
            m_file = path(u"dune.mentat"_s);
            import(playedDocument());
            m_terminal->done({u"seat"_s, m_file, u"--heat"_s, u"3"_s});
            dune = bytesOf(m_file);
            pack = m_terminal->done({u"packs"_s, u"Dune"_s});
            m_file = path(u"storm.mentat"_s);
            import(stormDocument());
            storm = bytesOf(m_file);
        }
        m_terminal->put(u"dune.mentat"_s, dune);
        m_terminal->put(u"storm.mentat"_s, storm);
        m_terminal->put(u"game.json"_s, inJson("{'seats': [{'seat': 1, 'player': 'p1'}]}"));
        m_terminal->put(u"what-if.json"_s,
                        inJson("{'heat': 1, 'table': 2, 'game': {'seats': []}}"));
        m_terminal->put(u"dune-2026.json"_s, eventDocument(u"Dune"_s, 2026));
        m_terminal->put(u"dune-pack.json"_s, pack);
        m_terminal->put(u"players.csv"_s, "name,badge\nAda Byron,1042\n");
        m_terminal->put(u"games.csv"_s, "year,heat,table,player\n2001,1,1,Ada Byron\n");
        m_terminal->put(u"schedule.csv"_s, "Date,Time,Code,Round,Format\n7/29/26,9,DUN,H1,HE\n");
        const Outcome help = cli({command, u"--help"_s});
        QCOMPARE(help.code, 0);
        const QString example = exampleIn(help.out);
        QVERIFY(example.startsWith(u"mentat-cli "_s + command + u' '));
        auto environment = plainEnvironment();
        environment.insert(u"PATH"_s,
                           QFileInfo(binary).path() + u':' + environment.value(u"PATH"_s));
        const Outcome outcome = run({.program = u"sh"_s,
                                     .arguments = {u"-c"_s, example},
                                     .folder = m_terminal->folder(),
                                     .environment = environment});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QCOMPARE(outcome.err, QByteArray());
        if (example.contains(u'>'))
            QVERIFY(!bytesOf(path(example.section(u"> "_s, 1))).isEmpty());
        else
            QVERIFY(!outcome.out.isEmpty());
    }

    void exampleIsFoundInAHelpText() {
        QCOMPARE(exampleIn("Usage: x\n\nExample:\n  mentat-cli a b\n"), u"mentat-cli a b"_s);
        QCOMPARE(exampleIn("Usage: x\n"), QString());
    }

    void exitCodesComeThrough() {
        prepare();
        QCOMPARE(cli({u"--version"_s}).out, QByteArray("mentat-cli " MENTAT_VERSION "\n"));
        QCOMPARE(cli({u"events"_s, m_file}).code, 0);
        QCOMPARE(faultOfRefusal(cli({u"export"_s, m_file, u"--event=9"_s}), ExitCode::WrongRequest),
                 QString());
        QCOMPARE(faultOfRefusal(cli({}), ExitCode::WrongUsage),
                 u"a blank line on standard error"_s); // the usage has paragraphs
        QCOMPARE(faultOfRefusal(cli({u"events"_s}), ExitCode::WrongUsage), QString());
        QCOMPARE(faultOfRefusal(cli({u"events"_s, path(u"no.mentat"_s)}), ExitCode::FileFailed),
                 QString());
    }

    void standardInputIsRead() {
        const QByteArray document = eventDocument(u"Dune"_s, 2025, {{u"Zoë"_s}});
        import(document);
        QCOMPARE(cli({u"export"_s, m_file}).out, document);
        QCOMPARE(cli({u"import-players"_s, m_file, u"--csv"_s, u"-"_s}, "name\nBo\n").code, 0);
        QCOMPARE(
            faultOfRefusal(cli({u"import"_s, m_file, u"--document=-"_s}), ExitCode::WrongRequest),
            QString());
    }

    void anyLocaleWillDo() {
        const QByteArray document = eventDocument(u"Dune"_s, 2025, {{u"Zoë 沙丘"_s}});
        import(document);
        for (const auto& locale : {u"C"_s, u"POSIX"_s, u"de_DE"_s, u""_s}) {
            auto environment = plainEnvironment();
            environment.insert(u"LC_ALL"_s, locale);
            const Outcome outcome = run({.program = binary,
                                         .arguments = {u"export"_s, m_file},
                                         .environment = environment});
            QCOMPARE(outcome.out, document);
            QCOMPARE(outcome.err, QByteArray());
        }
    }

    void theClockCanBeFixed() {
        auto environment = plainEnvironment();
        environment.insert(u"MENTAT_FIXED_TIME"_s, u"2026-08-02T12:00:00Z"_s);
        const QString document = m_terminal->put(u"d.json"_s, eventDocument(u"Dune"_s, 2025));
        Call call{.program = binary,
                  .arguments = {u"import"_s, m_file, u"--document"_s, document},
                  .environment = environment};
        QCOMPARE(run(call).code, 0);
        const auto session = Session::open(m_file, Session::Access::Read, m_terminal->desk());
        const auto entry = (*session)->journalEntry(JournalId(1));
        QCOMPARE(entry->time.toString(Qt::ISODate), u"2026-08-02T12:00:00Z"_s);
        QCOMPARE(entry->scorekeeper, u"cli"_s);
        call.environment.insert(u"MENTAT_FIXED_TIME"_s, u"yesterday"_s);
        const auto before = content();
        QCOMPARE(faultOfRefusal(run(call), ExitCode::WrongUsage), QString());
        QCOMPARE(differenceOf(before, content()), QString());
    }

    /// Fonts are there without a screen, whatever the environment says of one.
    void reportsArePaintedWithoutAScreen() {
        prepare();
        auto environment = plainEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"no-such-platform"_s);
        const QStringList wanted{u"report"_s, m_file, u"--report"_s, u"standings"_s};
        const Outcome printed
            = run({.program = binary,
                   .arguments = wanted + QStringList{u"--as"_s, u"pdf"_s, u"--output"_s, u"-"_s},
                   .environment = environment});
        QVERIFY2(printed.code == 0 && printed.err.isEmpty(), printed.err.constData());
        QVERIFY(printed.out.startsWith("%PDF-") && printed.out.size() > 4000);
        const Outcome sheet = run({.program = binary,
                                   .arguments = {u"report"_s, m_file, u"--report=score-sheets"_s,
                                                 u"--blanks=1"_s, u"--as=txt"_s, u"--output=-"_s},
                                   .environment = environment});
        QVERIFY2(sheet.code == 0 && sheet.err.isEmpty(), sheet.err.constData());
        QVERIFY(!sheet.out.isEmpty());
        const Outcome folder = run({.program = binary,
                                    .arguments = {u"report"_s, m_file, u"--report"_s, u"hand-in"_s,
                                                  u"--output"_s, path(u"hand"_s)},
                                    .environment = environment});
        QVERIFY2(folder.code == 0 && folder.err.isEmpty(), folder.err.constData());
        QVERIFY(folder.out.startsWith("1 participants.pdf\n1 participants.xlsx\n"));
        QVERIFY(folder.out.contains(QByteArray("- " + noFinalSentence.toUtf8() + '\n')));
        QVERIFY(bytesOf(path(u"hand/2 result form.pdf"_s)).startsWith("%PDF-"));
        const Outcome full = run(
            {.program = binary,
             .arguments = wanted + QStringList{u"--as"_s, u"txt"_s, u"--output"_s, u"/dev/full"_s},
             .environment = environment});
        QCOMPARE(faultOfRefusal(full, ExitCode::WrongRequest), QString());
    }

    /// The pages of an event with a bracket are measured, too.
    void pagesArePaintedWithoutAScreen() {
        import(bytesOf(QStringLiteral(MENTAT_SAMPLES "/swiss-sample-2026.json")));
        auto environment = plainEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"no-such-platform"_s);
        const Outcome published
            = run({.program = binary,
                   .arguments = {u"publish"_s, m_file, u"--to"_s, path(u"pages"_s)},
                   .environment = environment});
        QVERIFY2(published.code == 0 && published.err.isEmpty(), published.err.constData());
        QVERIFY(bytesOf(path(u"pages/bracket.html"_s)).contains("Quarterfinal"));
    }

    void thePaperFollowsTheLocale() {
        prepare();
        const auto pageOf = [&](const QString& locale, const QStringList& more) {
            auto environment = plainEnvironment();
            environment.insert(u"LC_ALL"_s, locale);
            const Outcome outcome
                = run({.program = binary,
                       .arguments = QStringList{u"report"_s, m_file, u"--report"_s, u"standings"_s,
                                                u"--as"_s, u"html"_s, u"--output"_s, u"-"_s}
                                    + more,
                       .environment = environment});
            return QString::fromUtf8(outcome.out).section(u"size: "_s, 1).section(u';', 0, 0);
        };
        QCOMPARE(pageOf(u"en_US.UTF-8"_s, {}), u"letter"_s);
        QCOMPARE(pageOf(u"de_DE.UTF-8"_s, {}), u"A4"_s);
        QCOMPARE(pageOf(u"de_DE.UTF-8"_s, {u"--paper"_s, u"letter"_s}), u"letter"_s);
    }

    /// B15: paper and web pages have the times of the window, answers are the same everywhere.
    void timesForPeopleFollowTheLocale() {
        import(bytesOf(QStringLiteral(MENTAT_SAMPLES "/dune-sample-2026.json")));
        const auto printed = [&](const QString& locale, const QStringList& arguments) {
            auto environment = plainEnvironment();
            environment.insert(u"LC_ALL"_s, locale);
            return run({.program = binary, .arguments = arguments, .environment = environment});
        };
        const QStringList paper{u"report"_s, m_file,   u"--report=finalists"_s,
                                u"--as"_s,   u"txt"_s, u"--output=-"_s};
        const Outcome american = printed(u"en_US.UTF-8"_s, paper);
        QVERIFY2(american.out.contains("Saturday 9:00 AM"), american.out.constData());
        for (const QString& locale : {u"C.UTF-8"_s, u"en_GB.UTF-8"_s}) {
            const Outcome other = printed(locale, paper);
            QVERIFY2(other.out.contains("Saturday 09:00"), other.out.constData());
            QVERIFY(!other.out.contains(" AM"));
        }
        for (const QStringList& asked :
             {QStringList{u"standings"_s, m_file}, QStringList{u"check"_s, m_file},
              QStringList{u"export"_s, m_file}})
            QCOMPARE(printed(u"de_DE.UTF-8"_s, asked).out, printed(u"C.UTF-8"_s, asked).out);
    }

    void fullOutputIsAProblem() {
        prepare();
        const Outcome outcome = run(
            {.program = binary, .arguments = {u"export"_s, m_file}, .outFile = u"/dev/full"_s});
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QCOMPARE(outcome.errorLines().size(), 1);
    }

    void nothingForWindowsIsLoaded() {
        QCOMPARE(windowLibrariesOf(binary), QStringList{u"Qt6Core"_s});
        QCOMPARE(windowLibrariesOf(QStringLiteral(MENTAT)).size(), 4); // that they would be seen
    }

    void writersWaitAndReadersDoNot() {
        prepare();
        {
            const Desk desk{m_terminal->desk().clock, u"AB"_s, u"the-laptop"_s, u"berta"_s};
            const auto writer = Session::open(m_file, Session::Access::Write, desk);
            QVERIFY(writer);
            const auto before = bytesOf(m_file);
            for (const QStringList& typed : writingCalls()) {
                const Outcome outcome = cli(typed);
                QCOMPARE(faultOfRefusal(outcome, ExitCode::FileFailed), QString());
                QCOMPARE(outcome.errorLines().size(), 1);
                for (const auto said : {"the-laptop", "berta", "2026-07-29 12:00"})
                    QVERIFY2(outcome.err.contains(said), outcome.err.constData());
            }
            QCOMPARE(bytesOf(m_file), before);
            for (const QStringList& typed : readingCalls()) {
                const Outcome outcome = cli(typed);
                QVERIFY2(outcome.code == 0, outcome.err.constData());
                QVERIFY(!outcome.out.isEmpty());
            }
            // What the writer has done meanwhile is seen, though it stands beside the file.
            QVERIFY((*writer)->importEvent(eventFrom(eventDocument(u"New"_s, 2027)),
                                           ImportMode::AsNew));
            QVERIFY(cli({u"events"_s, m_file}).out.contains("New"));
        }
        for (const QStringList& typed : writingCalls())
            QCOMPARE(cli(typed).code, 0);
        QCOMPARE(QDir(m_terminal->folder()).entryList({u"*.mentat?*"_s}), QStringList());
    }

    void twoProcessesWriteOneAfterTheOther() {
        prepare();
        std::vector<std::unique_ptr<QProcess>> processes;
        for (int year = 2001; year <= 2006; ++year) {
            const QString document
                = m_terminal->put(u"%1.json"_s.arg(year), eventDocument(u"Dune"_s, year));
            auto process = std::make_unique<QProcess>();
            process->setProcessEnvironment(plainEnvironment());
            process->start(binary, {u"import"_s, m_file, u"--document"_s, document});
            processes.push_back(std::move(process));
        }
        int done = 0;
        for (const auto& process : processes) {
            QVERIFY(process->waitForFinished(patience));
            QVERIFY2(process->exitCode() == 0 || process->exitCode() == 3,
                     process->readAllStandardError().constData());
            done += process->exitCode() == 0 ? 1 : 0;
        }
        QVERIFY(done > 0);
        const Outcome events = cli({u"events"_s, m_file, u"--format"_s, u"csv"_s});
        QCOMPARE(events.out.count("\r\n"), done + 2); // and the header, and the event of before
    }

    void refusedImportsLeaveNoTrace() {
        const QByteArray wrong = eventDocument(u"Dune"_s, 2026, {{u""_s}});
        for (const bool fileExists : {false, true}) {
            if (fileExists)
                import(eventDocument(u"Dune"_s, 2025));
            const auto before = content();
            for (const QStringList& more : {QStringList{}, {u"--replace"_s}, {u"--as-new"_s}}) {
                const Outcome outcome
                    = cli(QStringList{u"import"_s, m_file, u"--document"_s, u"-"_s} + more, wrong);
                QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
                QVERIFY(outcome.err.startsWith("/players/0/name: "));
                QCOMPARE(differenceOf(before, content()), QString());
            }
        }
    }

    void samplesKeepTheirBytes_data() {
        QTest::addColumn<QString>("sample");
        const QDir samples(QStringLiteral(MENTAT_SAMPLES));
        for (const QString& sample : samples.entryList({u"*.json"_s}))
            QTest::newRow(qPrintable(sample)) << samples.filePath(sample);
    }
    void samplesKeepTheirBytes() {
        QFETCH(const QString, sample);
        const Outcome imported = cli({u"import"_s, m_file, u"--document"_s, sample});
        QVERIFY2(imported.code == 0, imported.err.constData());
        const QByteArray document = bytesOf(sample);
        if (document.contains("mentat-event"))
            QCOMPARE(cli({u"export"_s, m_file}).out, document);
        else
            QVERIFY(cli({u"events"_s, m_file}).out.contains("1992"));
    }

    void randomDocumentsKeepTheirBytes() {
        const int documents = isSoak() ? 2000 : 12; // two processes each
        for (int seed = 1; seed <= documents; ++seed) {
            const QByteArray document = raw::randomDocument(static_cast<quint32>(seed));
            const QString file = path(u"%1.mentat"_s.arg(seed));
            const Outcome imported
                = cli({u"import"_s, file, u"--document"_s, u"-"_s},
                      raw::shuffledDocument(document, static_cast<quint32>(seed)));
            QVERIFY2(imported.code == 0,
                     qPrintable(u"seed %1: %2"_s.arg(seed).arg(QString::fromUtf8(imported.err))));
            const Outcome exported = cli({u"export"_s, file});
            QVERIFY2(exported.out == document, qPrintable(u"seed %1"_s.arg(seed)));
            QVERIFY(QFile::remove(file));
        }
    }

    void filesWithoutPermissionAreSaid() {
        prepare();
        QFile::setPermissions(m_file, QFile::ReadOwner | QFile::WriteOwner);
        const auto before = bytesOf(m_file);
        auto calls = readingCalls();
        for (const QStringList& typed : writingCalls())
            calls.push_back(typed);
        for (const QStringList& typed : calls) {
            const Outcome outcome = runWithoutRights(typed);
            QCOMPARE(faultOfRefusal(outcome, ExitCode::FileFailed), QString());
            QCOMPARE(outcome.errorLines().size(), 1);
        }
        QCOMPARE(bytesOf(m_file), before);
    }

    void inputsWithoutPermissionAreSaid() {
        prepare();
        QFile::setPermissions(path(u"d.json"_s), QFile::WriteOwner);
        QFile::setPermissions(path(u"l.csv"_s), QFile::WriteOwner);
        for (const QStringList& typed : writingCalls()) {
            const Outcome outcome = runWithoutRights(typed);
            QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        }
    }

    void readOnlyFilesAreRead() {
        prepare();
        (void)runWithoutRights({u"--version"_s}); // makes the copy of the program
        QFile::setPermissions(m_file, QFile::Permissions(0x4444));
        QFile::setPermissions(m_terminal->folder(), QFile::Permissions(0x5555));
        const auto before = content();
        for (const QStringList& typed : readingCalls()) {
            const Outcome outcome = runWithoutRights(typed);
            QVERIFY2(outcome.code == 0, outcome.err.constData());
            QCOMPARE(outcome.err, QByteArray());
            QVERIFY(!outcome.out.isEmpty());
        }
        for (const QStringList& typed : writingCalls())
            QCOMPARE(faultOfRefusal(runWithoutRights(typed), ExitCode::FileFailed), QString());
        const Outcome made = runWithoutRights(
            {u"import"_s, path(u"new.mentat"_s), u"--document"_s, path(u"d.json"_s)});
        QCOMPARE(faultOfRefusal(made, ExitCode::FileFailed), QString());
        QCOMPARE(differenceOf(before, content()), QString());
    }
};

} // namespace mentat::test::tst_binary

MENTAT_TEST(tst_binary, TestBinary, QCoreApplication)
#include "tst_binary.moc"
