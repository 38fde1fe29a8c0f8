#include "app/cli/output/problems.h"
#include "app/cli/program.h"
#include "model/failure_kind.h"
#include "tests/cli/cli_support.h"
#include "tests/support/enumerators.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_usage {

namespace {

/// What is wrong with the words of a command on screen; empty: nothing.
QString faultOf(const Command& command) {
    if (command.summary.isEmpty() || command.summary.contains(u'\n'))
        return u"the summary is no line"_s;
    if (!command.summary.front().isLower() || command.summary.endsWith(u'.'))
        return u"the summary is no item of a list"_s;
    if (!command.details.endsWith(u'.'))
        return u"the details are no sentence"_s;
    for (const QString& line : commandHelp(command).split(u'\n')) {
        if (line.size() > 100 || line.endsWith(u' '))
            return u"a line of the help is too long, or ends with a blank: "_s + line;
    }
    if (!QString(command.example + u' ').startsWith(u"mentat-cli "_s + command.name + u' '))
        return u"the example is of another command"_s;
    for (const Option& option : command.usage.options) {
        if (option.description.isEmpty() || option.name.startsWith(u'-'))
            return u"the option %1 is not described"_s.arg(option.name);
    }
    return {};
}

/// An option of one name that takes a value here and none there; empty: there is none.
QString ambiguousOption(const std::vector<Command>& commands) {
    std::map<QString, bool> takesValue;
    for (const Command& command : commands) {
        for (const Option& option : command.usage.options) {
            const bool takes = !option.value.isEmpty();
            if (takesValue.try_emplace(option.name, takes).first->second != takes)
                return option.name;
        }
    }
    return {};
}

} // namespace

class TestUsage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;

    [[nodiscard]] Outcome run(const QStringList& typed) { return m_terminal->run(typed); }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_terminal->put(u"a.mentat"_s, "no event file");
    }

    void everyFailureHasItsCode() {
        using enum FailureKind;
        const std::set<FailureKind> ofTheFile{
            ReadOnly,       FileMissing,  FileIsFolder,    FileExists,        NoPermission,
            NotAnEventFile, EmptyFile,    DamagedFile,     NewerFile,         OlderReadOnly,
            LockedByOther,  DiskFull,     WriteFailed,     NothingLeft,       ReadFailed,
            FileGone,       FileReplaced, FileOverwritten, FileHasOtherNames, FileBusy,
            LockInTheWay,   NameInTheWay};
        static_assert(countOf<FailureKind>() > static_cast<int>(LineNamesSame));
        for (int i = 0; i < countOf<FailureKind>(); ++i) {
            const auto kind = static_cast<FailureKind>(i);
            const ExitCode expected
                = ofTheFile.contains(kind) ? ExitCode::FileFailed : ExitCode::WrongRequest;
            QCOMPARE(exitCodeOf(kind), expected);
        }
    }

    void everyCommandIsDescribed() {
        std::set<QString> names;
        for (const Command& command : allCommands()) {
            QCOMPARE(faultOf(command), QString());
            QVERIFY2(names.insert(command.name).second, qPrintable(command.name));
        }
        for (const auto name :
             {"import", "import-players", "export", "events", "groups", "check", "score", "battle"})
            QVERIFY2(names.contains(QLatin1StringView(name)), name);
        QCOMPARE(ambiguousOption(allCommands()), QString());
    }

    void descriptionCheckFindsPlantedFaults() {
        const auto right = allCommands().front();
        std::vector<Command> wrong(6, right);
        wrong[0].summary = u"Adds things"_s;
        wrong[1].summary += u'.';
        wrong[2].details = u"No sentence"_s;
        wrong[3].details = QString(101, u'x') + u'.';
        wrong[4].example.replace(u"import"_s, u"export"_s);
        wrong[5].usage.options[0].description.clear();
        for (const Command& command : wrong)
            QVERIFY(!faultOf(command).isEmpty());
        auto other = right;
        other.usage.options[0].value.clear();
        QCOMPARE(ambiguousOption({right, other}), right.usage.options[0].name);
    }

    void usageLineShowsWhatIsNeeded() {
        QCOMPARE(usageLine(allCommands().front()),
                 u"mentat-cli import FILE --document DOC [--replace | --as-new] "
                 "[--format FORMAT]"_s);
    }

    void longUsageIsBroken() {
        const QString help = QString::fromUtf8(run({u"battle"_s, u"--help"_s}).out);
        QVERIFY2(
            help.startsWith(u"Usage: mentat-cli battle --forces N --starred M --dial D --spice S "
                            "[--starred-value VALUE]\n                         [--fremen]"_s),
            qPrintable(help));
    }

    void helpIsPrinted_data() {
        QTest::addColumn<QStringList>("typed");
        QTest::addColumn<QString>("first");
        QTest::newRow("program") << QStringList{u"--help"_s} << u"Usage: mentat-cli COMMAND "_s;
        QTest::newRow("short") << QStringList{u"-h"_s} << u"Usage: mentat-cli COMMAND "_s;
        QTest::newRow("version") << QStringList{u"--version"_s}
                                 << u"mentat-cli "_s + QStringLiteral(MENTAT_VERSION) + u'\n';
        const QString import = u"Usage: mentat-cli import FILE --document DOC "_s;
        QTest::newRow("behind") << QStringList{u"import"_s, u"--help"_s} << import;
        QTest::newRow("before") << QStringList{u"--help"_s, u"import"_s} << import;
        QTest::newRow("with a file") << QStringList{u"import"_s, u"x"_s, u"-h"_s} << import;
        QTest::newRow("after --format")
            << QStringList{u"--format"_s, u"json"_s, u"--help"_s, u"import"_s} << import;
    }
    void helpIsPrinted() {
        QFETCH(const QStringList, typed);
        QFETCH(const QString, first);
        const Outcome outcome = run(typed);
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.out.startsWith(first.toUtf8()), outcome.out.constData());
        QCOMPARE(outcome.err, QByteArray());
    }

    void helpListsEveryCommand() {
        const QString help = QString::fromUtf8(run({u"--help"_s}).out);
        for (const Command& command : allCommands()) {
            QVERIFY(help.contains(u"\n  "_s + command.name + u' '));
            const QString own = QString::fromUtf8(run({command.name, u"--help"_s}).out);
            QVERIFY(own.contains(command.example));
            QVERIFY(own.contains(u"Exit codes:"_s));
            for (const Option& option : command.usage.options)
                QVERIFY2(own.contains(u"\n  --"_s + option.name), qPrintable(option.name));
        }
    }

    void nothingAtAllShowsTheUsage() {
        const Outcome outcome = run({});
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY(outcome.err.startsWith("Usage: mentat-cli "));
    }

    void wrongUsage_data() {
        QTest::addColumn<QString>("typed"); // words with a bar between them
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QString& typed, const QString& said) {
            QTest::newRow(name) << typed << said;
        };
        row("unknown command", u"frobnicate"_s, u"\"frobnicate\""_s);
        row("unknown command's help", u"frobnicate|--help"_s, u"\"frobnicate\""_s);
        row("empty command", u"|a.mentat"_s, u"command"_s);
        row("command in capitals", u"Events|a.mentat"_s, u"\"Events\""_s);
        row("no command", u"--format|json"_s, u"command"_s);
        row("no command, unknown option", u"--frob"_s, u"frob"_s);
        row("unknown option", u"events|a.mentat|--frob"_s, u"frob"_s);
        row("unknown option first", u"--frob|events|a.mentat"_s, u"frob"_s);
        row("unknown letter", u"events|a.mentat|-x"_s, u"x"_s);
        row("another command's option", u"events|a.mentat|--csv|x"_s, u"csv"_s);
        row("no file", u"events"_s, u"FILE"_s);
        row("empty file", u"events||"_s, u"FILE"_s);
        row("file is a stream", u"events|-"_s, u"FILE"_s);
        row("two files", u"events|a.mentat|b.mentat"_s, u"b.mentat"_s);
        row("no document", u"import|a.mentat"_s, u"--document"_s);
        row("no file for a document", u"import|--document|d.json"_s, u"FILE"_s);
        row("document without value", u"import|a.mentat|--document"_s, u"document"_s);
        row("event without value", u"export|a.mentat|--event"_s, u"event"_s);
        row("format without value", u"events|a.mentat|--format"_s, u"format"_s);
        row("flag with a value", u"import|a.mentat|--document|d|--replace=yes"_s, u"replace"_s);
        row("both", u"import|a.mentat|--document|d|--replace|--as-new"_s, u"--as-new"_s);
        row("both, turned", u"import|a.mentat|--as-new|--replace|--document|d"_s, u"--as-new"_s);
        row("unknown format", u"events|a.mentat|--format|xml"_s, u"\"xml\""_s);
        row("empty format", u"events|a.mentat|--format="_s, u"--format"_s);
        row("format in capitals", u"events|a.mentat|--format|JSON"_s, u"\"JSON\""_s);
        row("format of an export", u"export|a.mentat|--format|yaml"_s, u"\"yaml\""_s);
        row("no list", u"import-players|a.mentat"_s, u"--csv"_s);
        const QString list = u"import-players|a.mentat|--csv|l.csv|"_s;
        row("columns without a sign", list + u"--columns=name"_s, u"not \"name\""_s);
        row("columns without a place", list + u"--columns=name=1,badge="_s, u"--columns"_s);
        row("unknown column", list + u"--columns=nom=1"_s, u"\"nom\""_s);
        row("column twice", list + u"--columns=name=1,Full name=2"_s, u"\"Full name\" twice"_s);
        row("columns without a name", list + u"--columns=given=1,badge=2"_s, u"a name"_s);
        row("no header, no columns", list + u"--no-header"_s, u"--columns"_s);
        row("no header, a heading", list + u"--no-header|--columns=name=Wer"_s, u"\"Wer\""_s);
        row("column 0", list + u"--no-header|--columns=name=0"_s, u"\"0\""_s);
        row("control characters", u"fr\nob\u001b[31m"_s, u"fr\\nob\\u001b"_s);
        row("event for an import", u"import|a.mentat|--document|d|--event|1"_s, u"event"_s);
    }
    void wrongUsage() {
        QFETCH(const QString, typed);
        QFETCH(const QString, said);
        const auto before = m_terminal->content();
        const Outcome outcome = run(typed.split(u'|'));
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongUsage), QString());
        QCOMPARE(outcome.errorLines().size(), 1);
        QVERIFY2(outcome.errorLines().first().contains(said), outcome.err.constData());
        QVERIFY2(outcome.errorLines().first().endsWith(u" --help"_s), outcome.err.constData());
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

    void refusalCheckFindsPlantedFaults() {
        const Outcome right{2, {}, "wrong\n"};
        QCOMPARE(faultOfRefusal(right, ExitCode::WrongUsage), QString());
        std::vector<Outcome> wrong(5, right);
        wrong[0].code = 1;
        wrong[1].out = "[]";
        wrong[2].err = "";
        wrong[3].err = "no end";
        wrong[4].err = "one\n\ntwo\n";
        for (const Outcome& outcome : wrong)
            QVERIFY(!faultOfRefusal(outcome, ExitCode::WrongUsage).isEmpty());
    }

    void folderComparisonFindsPlantedFaults() {
        const auto before = m_terminal->content();
        QCOMPARE(before.size(), 1U);
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
        m_terminal->put(u".hidden"_s, "x");
        QVERIFY(differenceOf(before, m_terminal->content()).endsWith(u"came"_s));
        QVERIFY(differenceOf(m_terminal->content(), before).endsWith(u"went"_s));
        m_terminal->put(u"a.mentat"_s, "no event fil3");
        QVERIFY(differenceOf(before, m_terminal->content()).endsWith(u"changed"_s));
    }

    void choicesAreListed() {
        QCOMPARE(choiceOf({}), QString());
        QCOMPARE(choiceOf({u"a"_s}), u"a"_s);
        QCOMPARE(choiceOf({u"a"_s, u"b"_s, u"c"_s}), u"a, b or c"_s);
    }

    void fixedTime_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("utc"); // empty: refused
        const auto row = [](const char* text, const char* utc) {
            QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(utc);
        };
        row("2026-08-02T12:00:00Z", "2026-08-02T12:00:00Z");
        row("2026-08-02T12:00:00.250Z", "2026-08-02T12:00:00Z");
        row("2026-08-02T12:00:00", "2026-08-02T12:00:00Z");
        row("2026-08-02T12:00Z", "2026-08-02T12:00:00Z");
        row("2026-08-02T14:00:00+02:00", "2026-08-02T12:00:00Z");
        row("2026-08-02", "");
        row("2026-02-30T12:00:00Z", "");
        row("2026-08-02T25:00:00Z", "");
        row("12:00", "");
        row("now", "");
        row("1785672000", "");
        row("2026-08-02T12:00:00Zx", "");
    }
    void fixedTime() {
        QFETCH(const QString, text);
        QFETCH(const QString, utc);
        const auto time = mentat::fixedTime(text);
        QCOMPARE(time ? time->toString(Qt::ISODate) : QString(), utc);
    }
};

} // namespace mentat::test::tst_usage

MENTAT_TEST(tst_usage, TestUsage, QCoreApplication)
#include "tst_usage.moc"
