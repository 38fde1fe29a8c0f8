#include "model/document/bytes/json.h"
#include "tests/cli/cli_support.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_answers {

namespace {

/// Ada won a game of four before Bo and Di, who are equal, and Cy, who left it. Ed never played and
/// is disqualified by the GM.
QByteArray heatDocument() {
    return inJson(
        "{'format':'mentat-event','version':1,'event':{'name':'Dune','year':2026,"
        "'rules':'wbc-dune'},'players':[{'id':'p1','name':'Ada'},{'id':'p2','name':'Bo, the "
        "Younger'},{'id':'p3','name':'Cy'},{'id':'p4','name':'Di'},"
        "{'id':'p5','name':'Ed','disqualified':true}],'heats':[{'number':1,"
        "'entrants':['p1','p2','p3','p4'],'games':[{'table':1,'minutes':200,'turns':7,"
        "'victory':'solo','seats':["
        "{'seat':1,'player':'p1','faction':'atreides','winner':true,'performancePoints':9.5,"
        "'strongholds':3,'tokens':9,'spice':4},"
        "{'seat':2,'player':'p2','faction':'guild','performancePoints':0},"
        "{'seat':3,'player':'p3','faction':'emperor','dropout':true,'performancePoints':5},"
        "{'seat':4,'player':'p4','faction':'fremen','performancePoints':7}]}]}]}");
}

/// The small event with this final, a prize level of 1 and a line-up of four.
QByteArray finalDocument(const QByteArray& final) {
    raw::Json document = *raw::readJson(playedDocument());
    raw::Json settings = raw::Json::object();
    settings.set(u"prizeLevel"_s, raw::Json(1));
    settings.set(u"finalists"_s, raw::Json(4));
    document.find(u"event"_s)->set(u"settings"_s, settings);
    document.set(u"final"_s, *raw::readJson(inJson(final)));
    return raw::writeJson(document);
}

/// Ada won; Blaise and Carl are equal, Grace left.
QByteArray playedFinal() {
    return "{'unavailable':['p8'],'game':{'minutes':300,'turns':6,'victory':'solo','seats':["
           "{'seat':1,'player':'p1','faction':'emperor','winner':true,'strongholds':3},"
           "{'seat':2,'player':'p2','faction':'guild','strongholds':1},"
           "{'seat':3,'player':'p3','faction':'harkonnen','strongholds':1},"
           "{'seat':4,'player':'p7','faction':'fremen','dropout':true,'dropoutTurn':2}]}}";
}

} // namespace

/// What standings, finalists, awards, placements and adjudicate answer, to the letter.
class TestAnswers : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    [[nodiscard]] QByteArray json(const QString& typed, const QByteArray& input = {}) {
        return fromJson(m_terminal->done(QString(typed + u" --format json"_s).split(u' '), input));
    }
    [[nodiscard]] QString table(const QString& typed, const QByteArray& input = {}) {
        return QString::fromUtf8(m_terminal->done(typed.split(u' '), input));
    }
    [[nodiscard]] QString formatsOf(const QString& typed, Formats formats = Formats::CsvAndTable) {
        return differenceOfFormats(*m_terminal, typed.split(u' '), formats);
    }
    void importEvent(const QByteArray& document) {
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, document);
    }
    /// The texts of one key of all rows.
    [[nodiscard]] QStringList column(const QString& typed, const QString& key,
                                     const QByteArray& input = {}) {
        const QByteArray bytes
            = m_terminal->done(QString(typed + u" --format json"_s).split(u' '), input);
        QStringList texts;
        const auto value = raw::readJson(bytes);
        const bool isList = value->kind == raw::Json::Kind::List;
        for (const raw::Json& row : isList ? value->items : std::vector{*value})
            texts.append(row.find(key)->text);
        return texts;
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"dune.mentat"_s);
    }

    void standings();
    void standingsExplained();
    void finalists();
    void finalistsAsATable();
    void awards();
    void awardsExplained();
    void placements();
    void placementsExplained();
    void adjudicate_data();
    void adjudicate();
    void adjudicateExplained();
    void adjudicateRefuses_data();
    void adjudicateRefuses();
    void otherRulesAreRefused();
    void summaryYearsAreRefused();
    void nothingIsWritten();
};

void TestAnswers::standings() {
    importEvent(heatDocument());
    const QByteArray unknowns = "'strongholds':null,'tokens':null,'spice':null,'cards':null}";
    const QByteArray lost = "'qp':0,'gameQps':[0],'best':{'heat':1,'table':1,'qp':0," + unknowns;
    QCOMPARE(json(u"standings "_s + m_file),
             QByteArray("[{'rank':1,'player':'p1','name':'Ada','qp':1.5,'gameQps':[1.5],"
                        "'best':{'heat':1,'table':1,'qp':1.5,'strongholds':3,'tokens':9,'spice':4,"
                        "'cards':null},'decidedBy':'qp','tied':false,'status':'qualifier'},"
                        "{'rank':2,'player':'p2','name':'Bo, the Younger',"
                        + lost
                        + ",'decidedBy':'tie','tied':true,'status':'qualifier'},"
                          "{'rank':2,'player':'p4','name':'Di',"
                        + lost
                        + ",'decidedBy':'last','tied':true,'status':'qualifier'},"
                          "{'rank':null,'player':'p3','name':'Cy',"
                        + lost
                        + ",'decidedBy':null,'tied':false,'status':'disqualified'},"
                          "{'rank':null,'player':'p5','name':'Ed','qp':0,'gameQps':[],'best':null,"
                          "'decidedBy':null,'tied':false,'status':'disqualified'}]"));
    QCOMPARE(formatsOf(u"standings "_s + m_file), QString());
}

void TestAnswers::standingsExplained() {
    importEvent(heatDocument());
    const QString typed = u"standings --explain "_s + m_file;
    QCOMPARE(column(typed, u"why"_s),
             (QStringList{u"Ada ahead of Bo, the Younger: 1.5 QP vs. 0.0 (R4.1)"_s,
                          u"Bo, the Younger and Di are tied on everything and share the place "_s
                          u"until they roll (R4.5)"_s,
                          QString(), QString(), QString()}));
    QCOMPARE(formatsOf(typed), QString());
    QVERIFY(!table(u"standings "_s + m_file).contains(u"why"_s));
}

void TestAnswers::finalists() {
    importEvent(finalDocument("{'unavailable':['p2']}"));
    QCOMPARE(json(u"finalists "_s + m_file),
             QByteArray("{'qualifiers':['p1','p2','p3','p7'],"
                        "'alternates':['p8','p5','p9','p6','p4','p10'],"
                        "'lineup':['p1','p3','p7','p8'],'ties':[]}"));
    QCOMPARE(formatsOf(u"finalists "_s + m_file, Formats::Csv), QString());
}

void TestAnswers::finalistsAsATable() {
    importEvent(heatDocument());
    QCOMPARE(json(u"finalists "_s + m_file),
             QByteArray("{'qualifiers':['p1','p2','p4'],'alternates':[],'lineup':['p1','p2','p4'],"
                        "'ties':[{'players':['p2','p4'],'matters':'order'}]}"));
    QCOMPARE(formatsOf(u"finalists "_s + m_file, Formats::Csv), QString());
    QCOMPARE(table(u"finalists "_s + m_file), u"list         place  player  name\n"
                                              "lineup           1  p1      Ada\n"
                                              "lineup           2  p2      Bo, the Younger\n"
                                              "lineup           3  p4      Di\n"
                                              "qualifiers       1  p1      Ada\n"
                                              "qualifiers       2  p2      Bo, the Younger\n"
                                              "qualifiers       3  p4      Di\n"
                                              "tie (order)         p2      Bo, the Younger\n"
                                              "tie (order)         p4      Di\n"_s);
}

void TestAnswers::awards() {
    importEvent(heatDocument());
    QCOMPARE(json(u"awards "_s + m_file),
             QByteArray("[{'faction':'atreides','normalized':0.905,'exact':'19/21',"
                        "'winners':[{'player':'p1','heat':1,'table':1,'pp':9.5,'turns':7,"
                        "'players':4}],'tied':false,'decided':false},"
                        "{'faction':'fremen','normalized':0.667,'exact':'2/3',"
                        "'winners':[{'player':'p4','heat':1,'table':1,'pp':7,'turns':7,"
                        "'players':4}],'tied':false,'decided':false},"
                        "{'faction':'guild','normalized':null,'exact':null,'winners':[],"
                        "'tied':false,'decided':false}]"));
    QCOMPARE(formatsOf(u"awards "_s + m_file, Formats::Csv), QString());
    QCOMPARE(
        table(u"awards "_s + m_file),
        u"faction   normalized  exact  player  name  heat  table   pp  turns  players  tied   "
        u"decided\n"
        "atreides       0.905  19/21  p1      Ada      1      1  9.5      7        4  false  "
        "false\n"
        "fremen         0.667  2/3    p4      Di       1      1    7      7        4  false  "
        "false\n"
        "guild              –  –                                                      false  "_s
        "false\n"_s);
}

void TestAnswers::awardsExplained() {
    importEvent(heatDocument());
    const QString typed = u"awards --explain "_s + m_file;
    QCOMPARE(column(typed, u"why"_s),
             (QStringList{u"Best Atreides: Ada with 0.905 normalized PP (R5.3)"_s,
                          u"Best Fremen: Di with 0.667 normalized PP (R5.3)"_s,
                          u"Best Guild: no one scored with it (R5.3)"_s}));
    QCOMPARE(formatsOf(typed, Formats::Csv), QString());
    QVERIFY(table(typed).contains(u"Best Guild: no one scored with it (R5.3)"_s));
}

void TestAnswers::placements() {
    importEvent(finalDocument("{'game':{}}"));
    QCOMPARE(json(u"placements "_s + m_file), QByteArray("[]"));
    m_terminal->done({u"import"_s, m_file, u"--replace"_s, u"--document"_s, u"-"_s},
                     finalDocument(playedFinal()));
    QCOMPARE(json(u"placements "_s + m_file),
             QByteArray("[{'place':1,'player':'p1','tied':false,'laurels':10,'plaque':true},"
                        "{'place':2,'player':'p2','tied':true,'laurels':5,'plaque':false},"
                        "{'place':2,'player':'p3','tied':true,'laurels':5,'plaque':false},"
                        "{'place':4,'player':'p7','tied':false,'laurels':3,'plaque':false}]"));
    QCOMPARE(formatsOf(u"placements "_s + m_file, Formats::Csv), QString());
    QCOMPARE(table(u"placements "_s + m_file),
             u"place  player  name           tied   laurels  plaque\n"
             "    1  p1      Ada Byron      false       10  true\n"
             "    2  p2      Blaise Pascal  true         5  false\n"
             "    2  p3      Carl Gauss     true         5  false\n"
             "    4  p7      Grace Hopper   false        3  false\n"_s);
    // Three share the places 2 to 4.
    QByteArray equal = playedFinal();
    equal.replace("'dropout':true,'dropoutTurn':2", "'strongholds':1");
    m_terminal->done({u"import"_s, m_file, u"--replace"_s, u"--document"_s, u"-"_s},
                     finalDocument(equal));
    QVERIFY(json(u"placements "_s + m_file).contains("'tied':true,'laurels':4.333,"));
}

void TestAnswers::placementsExplained() {
    importEvent(finalDocument(playedFinal()));
    const QString typed = u"placements --explain "_s + m_file;
    QCOMPARE(
        column(typed, u"why"_s),
        (QStringList{u"Ada Byron ahead of Blaise Pascal: won the final (R7.5)"_s,
                     u"Blaise Pascal and Carl Gauss are tied on everything and share the place "_s
                     u"until they roll (R7.5)"_s,
                     u"Carl Gauss ahead of Grace Hopper, who left the final (R7.5)"_s, QString()}));
    QCOMPARE(formatsOf(typed, Formats::Csv), QString());
}

void TestAnswers::adjudicate_data() {
    QTest::addColumn<QByteArray>("seats");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* seats, const char* expected) {
        QTest::newRow(name) << QByteArray(seats) << QByteArray(expected);
    };
    row("a value",
        "{'seat':1,'player':'p1','alliance':1,'strongholds':1,'winner':true},"
        "{'seat':2,'player':'p3','strongholds':2},"
        "{'seat':3,'player':'p2','alliance':1,'strongholds':2}",
        "{'winners':['p1','p2'],'decidedBy':'strongholds','tied':[],'needs':[]}");
    row("the only side", "{'seat':1,'player':'x y'},{'seat':2,'player':'z','dropout':true}",
        "{'winners':['x y'],'decidedBy':'only-side','tied':[],'needs':[]}");
    row("open", "{'seat':2,'player':'p1'},{'seat':1,'player':'p2','strongholds':1}",
        "{'winners':[],'decidedBy':'open','tied':[],"
        "'needs':[{'player':'p1','value':'strongholds'}]}");
    row("no seats", "", "{'winners':[],'decidedBy':'tie','tied':[],'needs':[]}");
    const char* const equal = "'strongholds':0,'tokens':1,'spice':2,'cards':3";
    const QByteArray tied = QByteArray("{'seat':1,'player':'p3',") + equal
                            + "},{'seat':2,'player':'p1','alliance':2," + equal
                            + "},{'seat':3,'player':'p2','alliance':2,'strongholds':0,'tokens':0,"
                              "'spice':0,'cards':0}";
    row("a tie", tied.constData(),
        "{'winners':[],'decidedBy':'tie','tied':[['p3'],['p1','p2']],'needs':[]}");
}

void TestAnswers::adjudicate() {
    QFETCH(const QByteArray, seats);
    QFETCH(const QByteArray, expected);
    const QByteArray game = inJson("{'seats':[" + seats + "]}");
    QCOMPARE(json(u"adjudicate --document -"_s, game), expected);
    const QString typed = u"adjudicate --document "_s + m_terminal->put(u"game.json"_s, game);
    QCOMPARE(json(typed), expected);
    QCOMPARE(formatsOf(typed), QString());
}

void TestAnswers::adjudicateExplained() {
    const QByteArray game
        = inJson("{'seats':[{'seat':1,'player':'p1','strongholds':1},{'seat':2,'player':'p2'}]}");
    QCOMPARE(column(u"adjudicate --explain --document -"_s, u"why"_s, game),
             QStringList{u"No verdict without the strongholds of p2 (R3.5)"_s});
}

void TestAnswers::adjudicateRefuses_data() {
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* document, const QString& said) {
        QTest::newRow(name) << inJson(document) << said;
    };
    row("broken", "{'seats':[}", u"line 1, column 11: "_s);
    row("nothing", "", u"line 1, column 1: "_s);
    row("no object", "[]", u": This must be an object, in braces { } (R10.1)"_s);
    row("no seats", "{}", u": The key \"seats\" is missing (R10.1)"_s);
    row("a key twice", "{'seats':[],'seats':[]}", u"R10.1"_s);
    row("no player", "{'seats':[{'seat':1}]}", u"/seats/0: "_s);
    row("a faction twice",
        "{'seats':[{'seat':1,'player':'a','faction':'guild'},"
        "{'seat':2,'player':'b','faction':'guild'}]}",
        u"/seats/1/faction: "_s + sideTwiceSentence(Faction::Guild) + u" (R10.3)"_s);
    row("below 0", "{'seats':[{'seat':1,'player':'a','spice':-1}]}", u"/seats/0/spice: "_s);
    row("a half token", "{'seats':[{'seat':1,'player':'a','tokens':0.5}]}", u"/seats/0/tokens: "_s);
    row("an alliance of one", "{'seats':[{'seat':1,'player':'a','alliance':1}]}",
        u"/seats/0/alliance: "_s);
    row("two dice in a side",
        "{'seats':[{'seat':1,'player':'a','alliance':1,'roll':3},"
        "{'seat':2,'player':'b','alliance':1,'roll':[2]}]}",
        u"/seats/1/roll: "_s);
}

void TestAnswers::adjudicateRefuses() {
    QFETCH(const QByteArray, document);
    QFETCH(const QString, said);
    const Outcome outcome = m_terminal->run({u"adjudicate"_s, u"--document"_s, u"-"_s}, document);
    QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
    QCOMPARE(outcome.errorLines().size(), 1);
    QVERIFY2(outcome.errorLines().first().contains(said), outcome.err.constData());
}

void TestAnswers::otherRulesAreRefused() {
    importEvent(stormDocument());
    for (const auto& command : {u"standings"_s, u"finalists"_s, u"awards"_s, u"placements"_s}) {
        const Outcome outcome = m_terminal->run({command, m_file});
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QCOMPARE(outcome.errorLines(),
                 QStringList{u"Storm 2026 uses rules that have no such list. Choose another "_s
                             u"event."_s});
    }
}

void TestAnswers::summaryYearsAreRefused() {
    importEvent(heatDocument());
    importEvent(summaryDocument(u"Dune"_s, {2018}));
    for (const auto& command :
         {u"standings"_s, u"finalists"_s, u"awards"_s, u"placements"_s, u"check"_s}) {
        const Outcome outcome = m_terminal->run({command, m_file, u"--event"_s, u"Dune 2018"_s});
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QCOMPARE(outcome.errorLines().size(), 1);
        QCOMPARE(m_terminal->run({command, m_file}).code, 0); // never picked unless named
    }
}

void TestAnswers::nothingIsWritten() {
    importEvent(finalDocument(playedFinal()));
    const auto before = m_terminal->content();
    for (const auto& command :
         {u"standings"_s, u"finalists"_s, u"awards"_s, u"placements"_s, u"check"_s}) {
        QCOMPARE(m_terminal->run({command, m_file}).code, 0);
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }
}

} // namespace mentat::test::tst_answers

MENTAT_TEST(tst_answers, TestAnswers, QCoreApplication)

#include "tst_answers.moc"
