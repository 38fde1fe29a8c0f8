// Every row and every cell taken out of event files of all kinds, one at a time: whoever opens what
// is left is told, or reads on, and never crashes. Each is tried in a process of its own.

#include "model/store/book_tables.h"
#include "scoring/ruleset/ruleset_warnings.h"
#include "tests/cli/cli_support.h"
#include "tests/support/missing_parts.h"
#include "tests/support/random_source.h"
#include "tests/support/scratch_book.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_missing_parts {

namespace {

/// What comes of an act in a process of its own: what it says, or by which signal it died.
QString inOwnProcess(const std::function<QString()>& act) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        qFatal("no pipe");
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        const rlimit noCore{0, 0};
        setrlimit(RLIMIT_CORE, &noCore);
        for (const int number : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS})
            std::signal(number, SIG_DFL); // Qt Test's own would tell of it at length
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
        const QByteArray said = act().toUtf8();
        (void)!write(ends[1], said.constData(), size_t(said.size()));
        _exit(0);
    }
    close(ends[1]);
    QByteArray said;
    std::array<char, 4096> block{};
    for (ssize_t count = 0; (count = read(ends[0], block.data(), block.size())) > 0;)
        said.append(block.data(), count);
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status))
        return u"died by signal %1"_s.arg(WTERMSIG(status));
    return QString::fromUtf8(said);
}

/// How a command may end that reads: done, with findings, or saying no in sentences.
QString faultOf(const QString& command, const Outcome& outcome) {
    const QString told = QString::fromUtf8(outcome.err);
    if (outcome.code < 0 || outcome.code > 3)
        return u"%1 ends with %2: %3"_s.arg(command).arg(outcome.code).arg(told);
    if (outcome.code == 3 && (outcome.err.isEmpty() || told.contains(u"SQL")))
        return u"%1 says: %2"_s.arg(command, told);
    return {};
}

/// Every way to read an event; empty: all was told or done.
QString faultOfReading(Terminal& terminal, const QString& file) {
    const std::vector<QStringList> commands{{u"check"_s, file},
                                            {u"standings"_s, file, u"--explain"_s},
                                            {u"history"_s, file},
                                            {u"statistics"_s, file},
                                            {u"export"_s, file},
                                            {u"people"_s, file},
                                            {u"finalists"_s, file},
                                            {u"awards"_s, file},
                                            {u"placements"_s, file},
                                            {u"report"_s, file, u"--report"_s, u"standings"_s,
                                             u"--as"_s, u"txt"_s, u"--output"_s, u"-"_s}};
    for (const QStringList& typed : commands) {
        const Outcome outcome = terminal.run(typed);
        if (const QString fault = faultOf(typed.front(), outcome); !fault.isEmpty())
            return fault;
        if (outcome.code == 3 && outcome.err.contains("damaged"))
            return {}; // so do the others
    }
    return {};
}

} // namespace

class TestMissingParts : public QObject {
    Q_OBJECT

private:
    Terminal m_terminal;
    std::vector<FileOfKind> m_files;
    quint32 m_seed = 0;

    /// The part taken out of a copy. False where the file itself does not let that happen.
    [[nodiscard]] bool prepare(const FileOfKind& file, const MissingPart& part) const {
        writeBytes(m_terminal.path(u"damaged.mentat"_s), bytesOf(file.path));
        return takeAway(m_terminal.path(u"damaged.mentat"_s), part);
    }

    QString tryOut(bool isRecovered) {
        const QString damaged = m_terminal.path(u"damaged.mentat"_s);
        return inOwnProcess([&] {
            QString fault = faultOfReading(m_terminal, damaged);
            if (!fault.isEmpty() || !isRecovered)
                return fault;
            const QString made = m_terminal.path(u"made.mentat"_s);
            QFile::remove(made);
            const Outcome outcome = m_terminal.run({u"recover"_s, damaged, u"--to"_s, made});
            fault = faultOf(u"recover"_s, outcome);
            if (fault.isEmpty() && outcome.code == 0)
                fault = faultOfReading(m_terminal, made);
            if (fault.isEmpty() && outcome.code == 0
                && m_terminal.run({u"check"_s, made}).code == 3)
                fault = u"what was recovered is damaged"_s;
            return fault;
        });
    }

    /// Whole tables first, then parts by chance: each kind of row and cell is as likely.
    [[nodiscard]] std::vector<MissingPart> chosen(const FileOfKind& file, size_t count) const {
        std::vector<MissingPart> all = allMissingParts(file.path);
        if (isSoak())
            return all;
        std::vector<MissingPart> parts;
        std::map<QString, std::vector<MissingPart>> kinds;
        for (const MissingPart& part : all) {
            if (part.row == 0)
                parts.push_back(part);
            else
                kinds[part.table + part.column + QString::number(int(part.how))].push_back(part);
        }
        std::vector<MissingPart> some;
        RandomSource random(m_seed);
        for (const auto& [kind, same] : kinds)
            some.push_back(same[random.below(same.size())]);
        for (size_t i = some.size(); i > 1; --i)
            std::swap(some[i - 1], some[random.below(i)]);
        some.resize(std::min(some.size(), count));
        parts.insert(parts.end(), some.begin(), some.end());
        return parts;
    }

private Q_SLOTS:
    void initTestCase() {
        m_seed = static_cast<quint32>(qEnvironmentVariableIntValue("MENTAT_SEED"));
        m_files = filesOfAllKinds(m_terminal.folder(), stormDocument());
    }

    void nothingThatIsMissingCrashes_data() {
        QTest::addColumn<size_t>("file");
        for (size_t i = 0; i < m_files.size(); ++i)
            QTest::newRow(qPrintable(m_files[i].kind)) << i;
    }

    void nothingThatIsMissingCrashes() {
        QFETCH(size_t, file);
        qInfo("seed %u", m_seed);
        int tried = 0;
        QStringList faults;
        for (const MissingPart& part : chosen(m_files[file], 13)) {
            if (!prepare(m_files[file], part))
                continue;
            ++tried;
            const bool isRecovered = part.row == 0 || tried % 4 == 0;
            if (const QString fault = tryOut(isRecovered); !fault.isEmpty())
                faults << part.name() + u": "_s + fault;
        }
        qInfo("%d tried", tried);
        QVERIFY(tried > 10);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    // Without it nobody knows what the event is played by: damage, said at every door.
    void whatAnEventNeedsIsDamage_data() {
        QTest::addColumn<size_t>("file");
        QTest::addColumn<QString>("table");
        for (const char* table : {"settings", "qp_row", "ruleset"})
            QTest::addRow("heats without %s", table) << size_t(0) << QString::fromLatin1(table);
        for (const char* table : {"settings", "qp_row", "final_table"})
            QTest::addRow("dune without %s", table) << size_t(1) << QString::fromLatin1(table);
        for (const char* table : {"settings", "qp_row"})
            QTest::addRow("storm without %s", table) << size_t(2) << QString::fromLatin1(table);
    }

    void whatAnEventNeedsIsDamage() {
        QFETCH(size_t, file);
        QFETCH(QString, table);
        QVERIFY(prepare(m_files[file], {table, 0, {}, MissingPart::How::RowRemoved}));
        const QString damaged = m_terminal.path(u"damaged.mentat"_s);
        for (const QString& command : {u"standings"_s, u"check"_s, u"history"_s, u"export"_s}) {
            const Outcome outcome = m_terminal.run({command, damaged});
            QCOMPARE(outcome.code, int(ExitCode::FileFailed));
            QVERIFY2(outcome.err.contains("is damaged"), outcome.err.constData());
        }
        const QString made = m_terminal.path(u"made.mentat"_s);
        QFile::remove(made);
        const QByteArray answer
            = m_terminal.done({u"recover"_s, damaged, u"--to"_s, made, u"--format"_s, u"json"_s});
        QVERIFY2(fromJson(answer).contains("'whole':false"), answer.constData());
        QVERIFY2(answer.contains(table.toUtf8()), answer.constData());
        QVERIFY(m_terminal.run({u"check"_s, made}).code != int(ExitCode::FileFailed));
    }

    // The planted fault: who loads an event without its ruleset dies, and that is noticed.
    void whoLoadsAnEventWithoutItsRulesetIsFound() {
        QVERIFY(prepare(m_files[0], {u"ruleset"_s, 0, {}, MissingPart::How::RowRemoved}));
        const QString damaged = m_terminal.path(u"damaged.mentat"_s);
        QCOMPARE(tryOut(false), QString());
        const QString died = inOwnProcess([&] {
            Database database(damaged, Database::Access::ReadOnly);
            const Book book = loadParts(database);
            return QString::number(rulesetWarnings(book.events.front().event).open.size());
        });
        QVERIFY2(died.startsWith(u"died by signal"), qPrintable(died));
    }

    // One cell that holds what none can is left out, and not the event with it.
    void oneBadCellIsLeftOut_data() {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("value");
        QTest::newRow("a number that is none") << u"assistants"_s << u"-5"_s;
        QTest::newRow("bytes that are no text") << u"notes"_s << u"CAST(x'61ff62' AS TEXT)"_s;
        QTest::newRow("another type") << u"location"_s << u"x'00ff'"_s;
    }

    void oneBadCellIsLeftOut() {
        QFETCH(QString, column);
        QFETCH(QString, value);
        const QString damaged = m_terminal.path(u"damaged.mentat"_s);
        writeBytes(damaged, bytesOf(m_files[1].path));
        const QByteArray players = m_terminal.done({u"people"_s, damaged});
        const QByteArray standings = m_terminal.done({u"standings"_s, damaged});
        {
            Database database(damaged, Database::Access::ReadWrite);
            database.run(u"PRAGMA ignore_check_constraints = ON"_s);
            database.run(u"UPDATE event SET %1 = %2"_s.arg(column, value));
        }
        const QString made = m_terminal.path(u"made.mentat"_s);
        QFile::remove(made);
        const QByteArray answer = m_terminal.done({u"recover"_s, damaged, u"--to"_s, made});
        QVERIFY2(answer.contains(QByteArray("1: " + column.toUtf8())), answer.constData());
        QVERIFY2(!answer.contains("nothing is lost"), answer.constData());
        QVERIFY2(answer.count('\n') < 15, answer.constData());
        QCOMPARE(m_terminal.done({u"people"_s, made}), players);
        QCOMPARE(m_terminal.done({u"standings"_s, made}), standings);
    }
};

} // namespace mentat::test::tst_missing_parts

MENTAT_TEST(tst_missing_parts, TestMissingParts, QCoreApplication)
#include "tst_missing_parts.moc"
