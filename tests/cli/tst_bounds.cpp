#include "tests/cli/cli_support.h"
#include "tests/support/patience.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QProcess>
#include <QTest>

#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_bounds {

namespace {

constexpr qsizetype megabyte = 1'000'000;

// The sanitizers keep what was freed, and marks beside everything.
#ifdef __SANITIZE_ADDRESS__
constexpr long mostMemory = 1'500;
#else
constexpr long mostMemory = 200;
#endif

/// Megabytes that the largest of all programs used that were run from here and have ended.
long memoryOfAll() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_maxrss / 1024;
}

struct Call {
    QStringList arguments;
    QString in = QProcess::nullDevice();
    QString out = {}; // instead of reading standard output
    QString folder = QDir::tempPath();
};

Outcome run(const Call& call) {
    QProcess process;
    process.setWorkingDirectory(call.folder);
    process.setStandardInputFile(call.in);
    if (!call.out.isEmpty())
        process.setStandardOutputFile(call.out);
    process.start(QStringLiteral(MENTAT_CLI), call.arguments);
    if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit)
        qFatal("%s: %s", qPrintable(call.arguments.join(u' ')), qPrintable(process.errorString()));
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray many(const QByteArray& begin, const QByteArray& value, const QByteArray& end) {
    return begin + QByteArray(value + ',').repeated(megabyte / (value.size() + 1)) + value + end;
}

} // namespace

/// What comes in has bounds, and what goes out may have no room.
class TestBounds : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;

    [[nodiscard]] QString path(const QString& name) const { return m_terminal->path(name); }
    [[nodiscard]] QString played() const {
        const QString file = path(u"dune.mentat"_s);
        m_terminal->done({u"import"_s, file, u"--document"_s, u"-"_s}, playedDocument());
        return file;
    }

private Q_SLOTS:
    void init() { m_terminal = std::make_unique<Terminal>(); }

    // First, while no other program that was run used more.
    void aMegabyteTakesBoundedMemory_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<int>("problems");
        const QByteArray begin = R"({"format":"mentat-event","version":1,"event":{"name":"Dune",)"
                                 R"("year":2026,"rules":"wbc-dune"},"players":[])";
        const QByteArray heat = begin + R"(,"heats":[{"number":1,"games":[],"entrants":[)";
        QTest::newRow("wrong entrants") << u"import"_s << many(heat, "1", "]}]}") << 500'001;
        QTest::newRow("unknown entrants") << u"import"_s << many(heat, R"("a")", "]}]}") << 250'001;
        QTest::newRow("wrong seats in a draw")
            << u"import"_s
            << many(begin + R"(,"heats":[{"number":1,"games":[],"entrants":[],"draw":{"tables":[[)",
                    "1", "]]}}]}")
            << 500'001;
        QTest::newRow("empty heats")
            << u"import"_s << many(begin + R"(,"heats":[)", "{}", "]}") << 3 * 333'334;
        QTest::newRow("keys that stand twice")
            << u"import"_s << many(begin + ",", R"("":1)", "}") << 200'001;
        QTest::newRow("summaries")
            << u"import"_s
            << many(R"({"format":"mentat-summary","version":1,"events":[)", "{}", "]}")
            << 2 * 333'334;
        QTest::newRow("games without a place")
            << u"import-games"_s
            << "year,heat,table,player\n" + QByteArray(",\n").repeated(megabyte / 2) << 2'000'000;
    }
    void aMegabyteTakesBoundedMemory() {
        QFETCH(const QString, command);
        QFETCH(const QByteArray, input);
        QFETCH(const int, problems);
        const QString option = command == u"import"_s ? u"--document"_s : u"--csv"_s;
        const Outcome refused = run({.arguments = {command, path(u"new.mentat"_s), option, u"-"_s},
                                     .in = m_terminal->put(u"input"_s, input)});
        QCOMPARE(faultOfRefusal(refused, ExitCode::WrongRequest), QString());
        const QStringList lines = refused.errorLines();
        QCOMPARE(lines.size(), 101);
        QCOMPARE(lines.back(), u"%1 more problems"_s.arg(problems - 100));
        QVERIFY2(memoryOfAll() <= mostMemory, qPrintable(QString::number(memoryOfAll())));
        QVERIFY(!QFile::exists(path(u"new.mentat"_s)));
    }

    void whatNeverEndsIsGivenUp_data() {
        QTest::addColumn<QStringList>("typed");
        QTest::addColumn<QString>("name");
        for (const QString& command : {u"import"_s, u"import-players"_s, u"import-games"_s}) {
            const QString option = command == u"import"_s ? u"--document"_s : u"--csv"_s;
            for (const QString& from : {u"/dev/zero"_s, u"-"_s}) {
                QTest::addRow("%s %s", qPrintable(command), qPrintable(from))
                    << QStringList{command, u"FILE"_s, option, from}
                    << (from == u"-"_s ? u"standard input"_s : from);
            }
        }
        QTest::newRow("adjudicate")
            << QStringList{u"adjudicate"_s, u"--document"_s, u"-"_s} << u"standard input"_s;
    }
    void whatNeverEndsIsGivenUp() {
        QFETCH(QStringList, typed);
        QFETCH(const QString, name);
        typed.replaceInStrings(u"FILE"_s, path(u"new.mentat"_s));
        const Outcome refused = run({.arguments = typed, .in = u"/dev/zero"_s});
        QCOMPARE(faultOfRefusal(refused, ExitCode::WrongRequest), QString());
        QCOMPARE(refused.errorLines(),
                 QStringList{name
                             + u" is larger than 64 MB, too large for a document or list. "
                               "Choose another file."_s});
        QVERIFY2(memoryOfAll() <= mostMemory, qPrintable(QString::number(memoryOfAll())));
        QCOMPARE(m_terminal->content().size(), size_t(0));
    }

    // What was done stands there; whoever calls is told so.
    void fullOutputAfterAChangeIsSaid_data() {
        QTest::addColumn<QStringList>("typed");
        QTest::addColumn<QString>("begin");
        const QString change = u"The change was made, but standard output could not be written"_s;
        const QString files = u"The files were written, but standard output could not be"_s;
        const QString nothing = u"Standard output could not be written"_s;
        const auto row = [](const QStringList& typed, const QString& begin) {
            QTest::addRow("%s", qPrintable(typed.join(u' '))) << typed << begin;
        };
        row({u"import"_s, u"FILE"_s, u"--document"_s, u"DIR/event"_s}, change);
        row({u"import-players"_s, u"FILE"_s, u"--csv"_s, u"DIR/people"_s}, change);
        row({u"import-games"_s, u"FILE"_s, u"--csv"_s, u"DIR/games"_s}, change);
        row({u"import-games"_s, u"FILE"_s, u"--csv"_s, u"DIR/games"_s, u"--dry-run"_s}, nothing);
        row({u"seat"_s, u"FILE"_s, u"--heat"_s, u"3"_s}, change);
        row({u"seat"_s, u"FILE"_s, u"--heat"_s, u"3"_s, u"--dry-run"_s}, nothing);
        row({u"recover"_s, u"FILE"_s, u"--to"_s, u"DIR/recovered.mentat"_s}, files);
        row({u"publish"_s, u"FILE"_s, u"--to"_s, u"DIR/pages"_s}, files);
        row({u"report"_s, u"FILE"_s, u"--report"_s, u"hand-in"_s, u"--output"_s, u"DIR/hand"_s},
            files);
        row({u"standings"_s, u"FILE"_s}, nothing);
        row({u"export"_s, u"FILE"_s}, nothing);
    }
    void fullOutputAfterAChangeIsSaid() {
        QFETCH(QStringList, typed);
        QFETCH(const QString, begin);
        const QString file = played();
        m_terminal->put(u"event"_s, eventDocument(u"Other"_s, 2027));
        m_terminal->put(u"people"_s, "name\nZoe Zed\n");
        m_terminal->put(u"games"_s, "year,heat,table,player\n2001,1,1,Zoe\n");
        typed.replaceInStrings(u"FILE"_s, file);
        typed.replaceInStrings(u"DIR"_s, m_terminal->folder());
        const FolderContent before = m_terminal->content();
        const Outcome outcome = run({.arguments = typed, .out = u"/dev/full"_s});
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.errorLines(), QStringList{begin + u": No space left on device."_s});
        const bool isDone = !differenceOf(before, m_terminal->content()).isEmpty();
        QCOMPARE(isDone, !begin.startsWith(u"Standard"_s));
    }

    // A list that changes nothing has changed nothing.
    void nothingNewIsNoChange() {
        const QString file = played();
        const QString list = m_terminal->put(u"people"_s, "name\nZoe Zed\n");
        const QStringList typed{u"import-players"_s, file, u"--csv"_s, list};
        m_terminal->done(typed);
        QCOMPARE(run({.arguments = typed, .out = u"/dev/full"_s}).errorLines(),
                 QStringList{u"Standard output could not be written: No space left on device."_s});
    }

    // "file:…" is the name of a file like any other.
    void namesThatLookLikeAddressesAreNames() {
        const QString file = played();
        m_terminal->put(u"file:people.csv"_s, "name\nZoe Zed\n");
        m_terminal->put(u"file:event.json?mode=ro"_s, eventDocument(u"Other"_s, 2027));
        for (const QStringList& typed :
             {QStringList{u"import-players"_s, file, u"--csv"_s, u"file:people.csv"_s},
              QStringList{u"import"_s, file, u"--document"_s, u"file:event.json?mode=ro"_s},
              QStringList{u"report"_s, file, u"--report"_s, u"standings"_s, u"--event"_s, u"Dune"_s,
                          u"--output"_s, u"file:%41.csv"_s}}) {
            const Outcome done = run({.arguments = typed, .folder = m_terminal->folder()});
            QCOMPARE(done.err, QByteArray());
            QCOMPARE(done.code, 0);
        }
        QVERIFY(QFile::exists(path(u"file:%41.csv"_s)));
    }
};

} // namespace mentat::test::tst_bounds

MENTAT_TEST(tst_bounds, TestBounds, QCoreApplication)
#include "tst_bounds.moc"
