#include "app/session/ruleset/built_in_rulesets.h"
#include "model/document/bytes/json.h"
#include "tests/cli/cli_support.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_plan {

class TestPlan : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;

    [[nodiscard]] Outcome run(const QString& typed) { return m_terminal->run(typed.split(u' ')); }
    [[nodiscard]] Json json(const QString& typed) {
        return *Json::parse(m_terminal->done(QString(typed + u" --format json"_s).split(u' ')));
    }
    /// The value at keys with dots, an element of a list by its number; on one line.
    [[nodiscard]] static QByteArray at(const Json& value, const QString& path) {
        const Json* found = &value;
        for (const QString& step : path.split(u'.')) {
            bool isNumber = false;
            const qsizetype element = step.toLongLong(&isNumber);
            found = isNumber ? &found->list()->at(static_cast<size_t>(element)) : found->find(step);
            if (!found)
                return "nothing";
        }
        return fromJson(found->toBytes());
    }
    void importHeats() {
        const auto rulesets = builtInRulesets();
        QVERIFY(rulesets);
        const QByteArray ruleset = fromJson(m_terminal->done({u"rulesets"_s, u"HMW-P"_s}));
        QByteArray inner = ruleset.mid(ruleset.indexOf("'ruleset':") + 10);
        inner.chop(1);
        QByteArrayList players;
        QByteArrayList ids;
        for (int i = 1; i <= 9; ++i) {
            const QByteArray number = QByteArray::number(i);
            players << "{'id':'p" + number + "','name':'Player " + number + "'}";
            ids << "'p" + number + "'";
        }
        const QByteArray document
            = "{'format':'mentat-event','version':1,'event':{'name':'Puerto Rico','year':2026,"
              "'rules':'heats','ruleset':"
              + inner + "},'players':[" + players.join(',')
              + "],'heats':[{'number':1,'start':'2026-07-29T09:00','entrants':[" + ids.join(',')
              + "],'games':[]},{'number':2,'start':'2026-07-29T13:00','entrants':[],'games':[]}]}";
        m_terminal->done({u"import"_s, file(), u"--document"_s, u"-"_s}, inJson(document));
    }
    [[nodiscard]] QString file() const { return m_terminal->path(u"heats.mentat"_s); }

private Q_SLOTS:
    void init() { m_terminal = std::make_unique<Terminal>(); }

    void byARuleset() {
        const Json plan = json(u"plan --ruleset hmw-p --players 20,5 --minutes 90 "
                               "--start 2026-07-29T09:00"_s);
        QCOMPARE(at(plan, u"ruleset"_s), "'HMW-P'");
        QCOMPARE(at(plan, u"heats.0"_s),
                 "{'heat':1,'players':20,'tables':5,'sizes':[4,4,4,4,4],'alternatives':[],"
                 "'minutes':90,'start':'2026-07-29T09:00','end':'2026-07-29T10:30'}");
        QCOMPARE(at(plan, u"heats.1.sizes"_s), "[5]");
        QCOMPARE(at(plan, u"field"_s), "20");
        QCOMPARE(at(plan, u"fieldAssumed"_s), "true");
        QCOMPARE(at(plan, u"winners"_s), "null");
        QCOMPARE(at(plan, u"stages.0"_s),
                 "{'name':'Semifinal','held':true,'qualified':8,'players':8,'tables':2,"
                 "'sizes':[4,4],'byes':0,'goOn':2,'minutes':90,'start':'2026-07-29T12:00',"
                 "'end':'2026-07-29T13:30'}");
        QCOMPARE(at(plan, u"stages.1.players"_s), "4");
        QCOMPARE(at(plan, u"tableMinutes"_s), "810");   // nine tables
        QCOMPARE(at(plan, u"playerMinutes"_s), "3330"); // 20, 5, 8 and 4 people
    }

    void whoSitsOut() {
        const Json plan = json(u"plan --ruleset Catan --players 5"_s);
        QCOMPARE(at(plan, u"heats.0"_s),
                 "{'heat':1,'players':5,'tables':0,'sizes':[],'alternatives':["
                 "{'sizes':[4],'out':1,'kind':'out'},{'sizes':[3,3],'out':-1,'kind':'missing'}],"
                 "'minutes':null,'start':null,'end':null}");
    }

    void winners() {
        const QString typed = u"plan --ruleset HWO --players 30,25"_s;
        QCOMPARE(at(json(typed), u"winners"_s), "10"); // five tables in each heat
        QCOMPARE(at(json(typed), u"winnersAssumed"_s), "true");
        QCOMPARE(at(json(typed), u"stages.0.held"_s), "true");
        QCOMPARE(at(json(typed + u" --winners 8"_s), u"winnersAssumed"_s), "false");
        QCOMPARE(at(json(typed + u" --winners 8"_s), u"stages.0.held"_s), "false");
        QCOMPARE(at(json(typed + u" --winners 8"_s), u"stages.1.sizes"_s), "[8]");
    }

    void fromAnEvent() {
        importHeats();
        const Json plan = json(u"plan "_s + file());
        QCOMPARE(at(plan, u"heats.0.players"_s), "9"); // who is checked in
        QCOMPARE(at(plan, u"heats.0.start"_s), "'2026-07-29T09:00'");
        QCOMPARE(at(plan, u"stages.0.held"_s), "false");
        const Json typed = json(u"plan "_s + file() + u" --players 20,18 --minutes 60"_s);
        QCOMPARE(at(typed, u"heats.1.start"_s), "'2026-07-29T13:00'");
        QCOMPARE(at(typed, u"heats.1.end"_s), "'2026-07-29T14:00'");
        const FolderContent before = m_terminal->content();
        (void)json(u"plan "_s + file() + u" --players 20"_s);
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

    void fromADocument() {
        const QByteArray ruleset = m_terminal->done({u"rulesets"_s, u"Catan"_s});
        const Outcome outcome = m_terminal->run(
            {u"plan"_s, u"--document"_s, u"-"_s, u"--players"_s, u"24"_s, u"--format"_s, u"json"_s},
            ruleset);
        QCOMPARE(outcome.code, 0);
        QCOMPARE(at(*Json::parse(outcome.out), u"stages.0.players"_s), "16");
    }

    void elimination() {
        const Json plan = json(u"plan --elimination 265 --sizes 4,3,5 --minutes 30"_s);
        for (const auto& [round, tables] :
             {std::pair("0", "66"), std::pair("1", "17"), std::pair("2", "4"), std::pair("3", "1")})
            QCOMPARE(at(plan, u"rounds.%1.tables"_s.arg(QLatin1StringView(round))), tables);
        QCOMPARE(at(plan, u"rounds.2.sizes"_s), "[5,4,4,4]");
        QCOMPARE(at(plan, u"full"_s), "false");
        QCOMPARE(at(plan, u"choices.1.round"_s), "2");
        QCOMPARE(at(plan, u"choices.1.rounds.1.tables"_s), "16");
        QCOMPARE(at(plan, u"choices.1.rounds.2.sizes"_s), "[4,4,4,4]");
        QCOMPARE(at(plan, u"tableMinutes"_s), "2640");   // 88 tables
        QCOMPARE(at(plan, u"playerMinutes"_s), "10560"); // 265, 66, 17 and 4 people
        // By the sizes of a ruleset.
        QCOMPARE(at(json(u"plan --elimination 75 --ruleset HMW-P"_s), u"rounds.2.sizes"_s), "[5]");
        const Json left = json(u"plan --elimination 9 --sizes 4"_s);
        QCOMPARE(at(left, u"left"_s), "9");
        QCOMPARE(at(left, u"alternatives.0.out"_s), "1");
        const Json two = json(u"plan --elimination 16 --sizes 4 --advance 2"_s);
        QCOMPARE(at(two, u"rounds.1.players"_s), "8");
    }

    void asATable() {
        QCOMPARE(
            QString::fromUtf8(run(u"plan --ruleset HWO --players 30,25 --winners 9"_s).out),
            u"round      players  tables  sizes                                       goOn  start "
            u" end\n"
            "Heat 1     30       5       5 tables of 6\n"
            "Heat 2     25       5       2 tables of 6, 1 table of 5, 2 tables of 4\n"
            "Semifinal  9        2       1 table of 5, 1 table of 4                  2\n"
            "Final      6        1       1 table of 6\n\n"
            "The field is assumed to be 30 players, as in the largest heat. If different people "
            "play the other heats, type the field.\n"
            "Wins needed: 1. 9 players are expected to have them.\n"
            "Semifinal: 9 qualify; 1 table of 5, 1 table of 4.\n"
            "Final: 2 qualify, filled with alternates to 6; 1 table of 6.\n"
            "Type how many minutes a game takes to see the hours.\n"_s);
        const QString said = QString::fromUtf8(run(u"plan --elimination 265 --sizes 4,3,5"_s).out);
        QVERIFY(said.contains(u"Tables round by round: 66, 17, 4, then a final of 4.\n"));
        QVERIFY(said.contains(u"With 2 tables of 5, 14 tables of 4 in round 2: 66, 16, 4 tables, "
                              "then a final of 4. All tables after that round are full.\n"));
    }

    void asCsv() {
        for (const auto& typed : {u"plan --ruleset HWO --players 30,5 --minutes 60"_s,
                                  u"plan --elimination 75 --sizes 4,3,5"_s})
            QCOMPARE(differenceOfFormats(*m_terminal, typed.split(u' '), Formats::Csv), QString());
    }

    void refusals_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* typed, ExitCode code, const char* said) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << static_cast<int>(code)
                                 << QString::fromUtf8(said);
        };
        using enum ExitCode;
        row("plan", WrongUsage, "FILE, --ruleset or --document is missing");
        row("plan --players 20", WrongUsage, "FILE, --ruleset or --document is missing");
        row("plan --ruleset HWO", WrongUsage, "how many players you expect");
        row("plan --ruleset HWO --players 0", WrongUsage, "how many players you expect");
        row("plan --ruleset HWO --players 20,x", WrongUsage, "“x” does not fit");
        row("plan --ruleset HWO --players -3", WrongUsage, "“-3” does not fit");
        row("plan --ruleset HWO --players 20 --minutes 0", WrongUsage, "“0” does not fit");
        row("plan --ruleset HWO --players 20 --field x", WrongUsage, "--field must be");
        row("plan --ruleset HWO --players 20 --start noon", WrongUsage, "--start must be");
        row("plan --ruleset HWO --document x.json --players 20", WrongUsage,
            "cannot be used together");
        row("plan x.mentat --ruleset HWO --players 20", WrongUsage, "cannot be used together");
        row("plan --ruleset HWO --players 20 --event 1", WrongUsage, "--event needs FILE");
        row("plan --ruleset HWO --players 20 --sizes 4,3", WrongUsage, "--sizes needs");
        row("plan --elimination 20", WrongUsage, "needs --sizes");
        row("plan --elimination 20 --sizes 4,3 --field 3", WrongUsage, "cannot be used together");
        row("plan --elimination 20 --sizes 4,4", WrongUsage, "not a list of table sizes");
        row("plan --elimination 20 --sizes 4,13", WrongUsage, "not a list of table sizes");
        row("plan --elimination 20 --sizes 4,3 --advance 3", WrongRequest, "type fewer");
        row("plan --elimination 20 --sizes 4,3 --advance 0", WrongUsage, "“0” does not fit");
        row("plan --elimination 1 --sizes 4,3", WrongRequest, "At least two players");
        row("plan --elimination 20001 --sizes 4,3", WrongRequest, "at most 20000");
        row("plan --ruleset nothing --players 20", WrongRequest, "no ruleset");
        row("plan --document nowhere.json --players 20", WrongRequest, "nowhere.json");
        row("plan --ruleset HWO --players 20001", WrongRequest, "at most 20000");
        row("plan --ruleset HWO --players 20 --field 19", WrongRequest, "too small");
        row("plan --ruleset HWO --players 20,5 --field 26", WrongRequest, "too large");
        row("plan --ruleset HWO --players 20 --winners 21", WrongRequest, "more than the field");
        row("plan --ruleset HMW-P --players 20 --winners 2", WrongRequest, "does not depend");
        row("plan nowhere.mentat --players 20", FileFailed, "nowhere.mentat");
    }
    void refusals() {
        QFETCH(const QString, typed);
        QFETCH(const int, code);
        QFETCH(const QString, said);
        const Outcome outcome = run(typed);
        QCOMPARE(faultOfRefusal(outcome, static_cast<ExitCode>(code)), QString());
        QCOMPARE(outcome.errorLines().size(), 1);
        QVERIFY2(outcome.errorLines().front().contains(said),
                 qPrintable(outcome.errorLines().front()));
    }

    void eventsOfOtherRules() {
        m_terminal->done({u"import"_s, file(), u"--document"_s, u"-"_s}, playedDocument());
        const Outcome outcome = run(u"plan "_s + file() + u" --players 20"_s);
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
    }
};

} // namespace mentat::test::tst_plan

MENTAT_TEST(tst_plan, TestPlan, QCoreApplication)

#include "tst_plan.moc"
