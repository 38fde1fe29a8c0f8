#include "app/cli/call/command.h"
#include "model/document/bytes/json.h"
#include "tests/cli/cli_support.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_scoring_commands {

class TestScoringCommands : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    [[nodiscard]] Outcome run(const QString& typed) { return m_terminal->run(typed.split(u' ')); }
    [[nodiscard]] QByteArray json(const QString& typed) {
        return fromJson(m_terminal->done(QString(typed + u" --format json"_s).split(u' ')));
    }
    /// What stands in the rows of --format csv and of the table is what the JSON value says.
    void checkFormats(const QString& typed, Formats formats = Formats::CsvAndTable) {
        QCOMPARE(differenceOfFormats(*m_terminal, typed.split(u' '), formats), QString());
    }
    void importStorm() {
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, stormDocument());
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"storm.mentat"_s);
    }

    void groups_data() {
        QTest::addColumn<QString>("players");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* players, const char* expected) {
            QTest::newRow(players) << QString::fromLatin1(players) << QByteArray(expected);
        };
        row("0", "{'players':0,'sizes':[],'alternatives':[]}");
        row("2", "{'players':2,'sizes':[],'alternatives':[]}");
        row("3", "{'players':3,'sizes':[3],'alternatives':[]}");
        row("14", "{'players':14,'sizes':[5,5,4],'alternatives':["
                  "{'sizes':[6,5,3],'out':0,'kind':'small'},"
                  "{'sizes':[6,6],'out':2,'kind':'out'}]}");
        row("45", "{'players':45,'sizes':[6,6,6,6,6,5,5,5],'alternatives':["
                  "{'sizes':[5,5,5,5,5,5,5,5,5],'out':0,'kind':'other'}]}");
        row("00006", "{'players':6,'sizes':[6],'alternatives':[]}");
    }
    void groups() {
        QFETCH(const QString, players);
        QFETCH(const QByteArray, expected);
        QCOMPARE(json(u"groups "_s + players), expected);
        checkFormats(u"groups "_s + players, Formats::Csv);
    }

    void groupsAsATable() {
        QCOMPARE(QString::fromUtf8(run(u"groups 14"_s).out), u"kind     games  out  sizes\n"
                                                             "default      3    0  5 5 4\n"
                                                             "small        3    0  6 5 3\n"
                                                             "out          2    2  6 6\n"_s);
    }

    void groupsOfVeryMany() {
        const auto value = Json::parse(run(u"groups 10000 --format json"_s).out);
        QCOMPARE(value->find(u"sizes")->list()->size(), 1667U);
        QCOMPARE(value->find(u"alternatives")->list()->size(), 333U);
        for (const auto& players : {u"20001"_s, u"2147483647"_s}) {
            const Outcome outcome = run(u"groups "_s + players);
            QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
            QCOMPARE(outcome.errorLines().size(), 1);
        }
    }

    void battle_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("expected"); // the values of each choice
        const auto row = [](const char* options, const char* expected) {
            QTest::newRow(options) << QString::fromLatin1(options) << QByteArray(expected);
        };
        row("--forces 5 --starred 1 --dial 3 --spice 1", "1,0,0,2 0,1,1,2 0,0,1,4");
        row("--forces 5 --starred 1 --dial 3.0 --spice 1", "1,0,0,2 0,1,1,2 0,0,1,4");
        row("--forces 0 --starred 0 --dial 0 --spice 0", "0,0,0,0");
        row("--forces 9 --starred 9 --dial 0 --spice 0", "0,0,0,0");
        row("--forces 9 --starred 9 --dial 0 --spice 1", "");
        row("--forces 2 --starred 0 --dial 9 --spice 0", "");
        row("--forces 3 --starred 0 --dial 1.5 --spice 0", "0,0,0,3");
        row("--forces 1 --starred 1 --dial 1 --spice 1", "0,0,1,0");
        row("--forces 1 --starred 1 --dial 1 --spice 1 --starred-value 2", "0,0,1,0");
        row("--forces 1 --starred 1 --dial 1 --spice 1 --starred-value 1", "1,0,0,0 0,0,1,0");
        row("--forces 3 --starred 2 --dial 4 --spice 0 --fremen", "2,0,0,0 1,0,2,0");
        row("--forces 3 --starred 2 --dial 3.5 --spice 0 --fremen", "");
        row("--forces 3 --starred 2 --dial 2 --spice 0 --fremen --starred-value 1",
            "2,0,0,0 1,0,1,0 0,0,2,0");
    }
    void battle() {
        QFETCH(const QString, options);
        QFETCH(const QByteArray, expected);
        QByteArray rows;
        for (const QByteArray& choice :
             expected.isEmpty() ? QList<QByteArray>() : expected.split(' ')) {
            const QList<QByteArray> values = choice.split(',');
            rows += QByteArray(rows.isEmpty() ? "" : ",") + "{'starredFull':" + values[0]
                    + ",'starredHalf':" + values[1] + ",'forcesFull':" + values[2]
                    + ",'forcesHalf':" + values[3] + '}';
        }
        QCOMPARE(json(u"battle "_s + options), QByteArray('[' + rows + ']'));
        checkFormats(u"battle "_s + options);
    }

    void battleOfVeryMany() {
        const Outcome outcome
            = run(u"battle --forces 99999999 --starred 99999999 --dial 9999999.5 --spice 0"_s);
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QCOMPARE(outcome.errorLines().size(), 1);
    }

    void wrongNumbers_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* typed, const char* said) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromLatin1(said);
        };
        row("groups", "N is missing");
        row("groups ", "N is missing");
        row("groups -1", "1");
        row("groups -- -1", "\"-1\"");
        for (const auto number : {"five", "5.5", "+5", "5e1", "0x10", "2147483648", "٥"})
            row(qPrintable(u"groups "_s + QString::fromUtf8(number)), "whole number");
        row("groups 5 6", "\"6\"");
        row("groups 5 --event 1", "event");
        const QString battle = u"battle --forces %1 --starred %2 --dial %3 --spice %4"_s;
        const auto numbers = [&](const QStringList& values, const char* said) {
            row(qPrintable(battle.arg(values[0], values[1], values[2], values[3])), said);
        };
        numbers({u"-1"_s, u"0"_s, u"0"_s, u"0"_s}, "--forces must be");
        numbers({u"1.5"_s, u"0"_s, u"0"_s, u"0"_s}, "--forces must be");
        numbers({u"1"_s, u"x"_s, u"0"_s, u"0"_s}, "--starred must be");
        for (const auto& dial : {u"-1"_s, u"0.25"_s, u"x"_s, u"1."_s, u".5"_s, u"1,5"_s, u"1.5.0"_s,
                                 u"1e1"_s, u"1073741824"_s})
            numbers({u"1"_s, u"0"_s, dial, u"0"_s}, "--dial must be");
        numbers({u"1"_s, u"0"_s, u"0"_s, u"0.5"_s}, "--spice must be");
        row("battle --forces 1 --starred 0 --dial 1", "--spice S is missing");
        row("battle --starred 0 --dial 1 --spice 0", "--forces N is missing");
        row("battle --forces 1 --starred 0 --dial 1 --spice 1 --fremen", "--spice must be 0");
        row("battle --forces 1 --starred 0 --dial 1 --spice 0 --starred-value 3", "1 or 2");
        row("battle x --forces 1 --starred 0 --dial 1 --spice 0", "\"x\"");
    }
    void wrongNumbers() {
        QFETCH(const QString, typed);
        QFETCH(const QString, said);
        const Outcome outcome = run(typed);
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongUsage), QString());
        QCOMPARE(outcome.errorLines().size(), 1);
        QVERIFY2(outcome.errorLines().first().contains(said), outcome.err.constData());
    }

    void numbersAreReadAsTyped() {
        QCOMPARE(numberOfHalves(u"3.5"_s), std::optional(Count(7)));
        QCOMPARE(numberOfHalves(u"0.50"_s), std::optional(Count(1)));
        QCOMPARE(numberOfHalves(u"1073741823.5"_s), std::optional(Count(Count::max)));
        QCOMPARE(wholeNumber(u"2147483647"_s), std::optional(Count(Count::max)));
        for (const auto& wrong : {u""_s, u" 3"_s, u"3 "_s, u"-0"_s, u"0."_s, u"."_s}) {
            QVERIFY(!wholeNumber(wrong));
            QVERIFY(!numberOfHalves(wrong));
        }
    }

    void score() {
        importStorm();
        QCOMPARE(
            json(u"score "_s + m_file),
            QByteArray("[{'rank':1,'player':'p2','name':'Bo, the Younger','victoryPoints':54,"
                       "'games':[49,5]},"
                       "{'rank':2,'player':'p3','name':'Cy','victoryPoints':49,'games':[49,null]},"
                       "{'rank':3,'player':'p1','name':'Ada','victoryPoints':0,"
                       "'games':[null,0]}]"));
        checkFormats(u"score "_s + m_file);
        const QString event = m_file + u" --event Storm"_s;
        QCOMPARE(json(u"score "_s + event), json(u"score "_s + m_file));
    }

    void scoreOfOtherRulesIsRefused() {
        importStorm();
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s},
                         eventDocument(u"Dune"_s, 2027));
        const auto before = m_terminal->content();
        const Outcome outcome = run(u"score "_s + m_file);
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QCOMPARE(outcome.errorLines(),
                 QStringList{u"Dune 2027 uses rules that have no such list. Choose another "_s
                             u"event."_s});
        QCOMPARE(run(u"score "_s + m_file + u" --event Storm"_s).code, 0);
        QCOMPARE(
            faultOfRefusal(run(u"score "_s + m_file + u" --event 9"_s), ExitCode::WrongRequest),
            QString());
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

    void scoreOfAFileThatIsNotThere() {
        QCOMPARE(faultOfRefusal(run(u"score "_s + m_file), ExitCode::FileFailed), QString());
    }
};

} // namespace mentat::test::tst_scoring_commands

MENTAT_TEST(tst_scoring_commands, TestScoringCommands, QCoreApplication)
#include "tst_scoring_commands.moc"
