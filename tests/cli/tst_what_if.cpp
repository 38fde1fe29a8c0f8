#include "tests/cli/cli_support.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_what_if {

namespace {

/// Heat 1: Ada won table 1 alone; table 2 was drawn and not played. Heat 2: Bo won. Di sits at no
/// finished table yet.
QByteArray document() {
    return inJson(
        "{'format':'mentat-event','version':1,'event':{'name':'Dune','year':2026,"
        "'rules':'wbc-dune'},'players':[{'id':'p1','name':'Ada'},{'id':'p2','name':'Bo'},"
        "{'id':'p3','name':'Cy'},{'id':'p4','name':'Di'}],'heats':["
        "{'number':1,'entrants':['p1','p2','p3','p4'],'games':["
        "{'table':1,'victory':'solo','locked':true,'seats':["
        "{'seat':1,'player':'p1','faction':'atreides','winner':true},"
        "{'seat':2,'player':'p2','faction':'guild'}]},"
        "{'table':2,'seats':[{'seat':1,'player':'p3'},{'seat':2,'player':'p4'}]}]},"
        "{'number':2,'entrants':['p1','p2'],'games':[{'table':1,'victory':'adjudicated','seats':["
        "{'seat':1,'player':'p1','faction':'guild'},"
        "{'seat':2,'player':'p2','faction':'fremen','winner':true}]}]}]}");
}

QByteArray hypothesis(int heat, int table, const QByteArray& game) {
    return inJson("{'heat':" + QByteArray::number(heat) + ",'table':" + QByteArray::number(table)
                  + ",'game':" + game + '}');
}

/// Di wins the table that was not played yet.
QByteArray diWins() {
    return hypothesis(1, 2,
                      "{'victory':'solo','seats':[{'seat':1,'player':'p3'},"
                      "{'seat':2,'player':'p4','faction':'emperor','winner':true}]}");
}

} // namespace

class TestWhatIf : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    [[nodiscard]] QStringList typed() const {
        return {u"what-if"_s, m_file, u"--document"_s, u"-"_s};
    }
    [[nodiscard]] Outcome ask(const QByteArray& input) { return m_terminal->run(typed(), input); }
    /// "p4 1.5 was –, …"
    [[nodiscard]] QString rowsOf(const QByteArray& input) {
        const QByteArray json
            = m_terminal->done(typed() + QStringList{u"--format"_s, u"json"_s}, input);
        QStringList texts;
        const auto value = raw::readJson(json);
        for (const raw::Json& row : value->items) {
            const raw::Json& was = *row.find(u"was"_s);
            texts.append(
                row.find(u"player"_s)->text + u' ' + QString::number(row.find(u"qp"_s)->number)
                + u" was "_s
                + (was.kind == raw::Json::Kind::Null ? u"–"_s : QString::number(was.number)));
        }
        return texts.join(u", "_s);
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"dune.mentat"_s);
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, document());
    }

    void rowsAreThoseOfTheStandingsWithTheRankOfNow();
    void aGameOtherwise_data();
    void aGameOtherwise();
    void theFinalOtherwise_data();
    void theFinalOtherwise();
    void nothingIsStored();
    void aFileAndStandardInput();
    void formatsSayTheSame();
    void refusals_data();
    void refusals();
    void eventsOfOtherRules();
};

void TestWhatIf::rowsAreThoseOfTheStandingsWithTheRankOfNow() {
    const QByteArray printed
        = m_terminal->done(typed() + QStringList{u"--format"_s, u"json"_s}, diWins());
    const QByteArray unknowns = "'strongholds':null,'tokens':null,'spice':null,'cards':null}";
    QVERIFY2(fromJson(printed).startsWith(QByteArray(
                 "[{'rank':1,'player':'p1','name':'Ada','qp':1.5,'gameQps':[1.5,0],"
                 "'best':{'heat':1,'table':1,'qp':1.5,"
                 + unknowns
                 + ",'decidedBy':'tie','tied':true,'status':'qualifier','was':1},"
                   "{'rank':1,'player':'p4','name':'Di','qp':1.5,'gameQps':[1.5],"
                   "'best':{'heat':1,'table':2,'qp':1.5,"
                 + unknowns + ",'decidedBy':'qp','tied':true,'status':'qualifier','was':null},")),
             fromJson(printed).constData());
}

void TestWhatIf::aGameOtherwise_data() {
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("rows");
    QTest::newRow("a table still to be played")
        << diWins() << u"p1 1.5 was 1, p4 1.5 was –, p2 0.5 was 2, p3 0 was –"_s;
    // Bo would have won what Ada won; that her sheet is locked does not matter.
    QTest::newRow("a table that was played")
        << hypothesis(1, 1,
                      "{'victory':'solo','seats':[{'seat':1,'player':'p1'},"
                      "{'seat':2,'player':'p2','faction':'guild','winner':true}]}")
        << u"p2 2 was 2, p1 0 was 1"_s;
    QTest::newRow("not played at all")
        << hypothesis(1, 1, "{'seats':[{'seat':1,'player':'p1'},{'seat':2,'player':'p2'}]}")
        << u"p2 0.5 was 2, p1 0 was 1"_s;
    QTest::newRow("void") << hypothesis(
        1, 1,
        "{'void':true,'victory':'solo','seats':["
        "{'seat':1,'player':'p1','faction':'guild','winner':true}]}")
                          << u"p2 0.5 was 2, p1 0 was 1"_s;
    QTest::newRow("somebody leaves")
        << hypothesis(1, 1,
                      "{'victory':'solo','seats':[{'seat':1,'player':'p1','dropout':true},"
                      "{'seat':2,'player':'p2','faction':'guild','winner':true}]}")
        << u"p2 2 was 2, p1 0 was 1"_s;
    QTest::newRow("exactly as it is")
        << hypothesis(1, 1,
                      "{'table':1,'victory':'solo','locked':true,'seats':["
                      "{'seat':1,'player':'p1','faction':'atreides','winner':true},"
                      "{'seat':2,'player':'p2','faction':'guild'}]}")
        << u"p1 1.5 was 1, p2 0.5 was 2"_s;
}

void TestWhatIf::aGameOtherwise() {
    QFETCH(const QByteArray, input);
    QFETCH(const QString, rows);
    QCOMPARE(rowsOf(input), rows);
}

void TestWhatIf::theFinalOtherwise_data() {
    QTest::addColumn<QByteArray>("final");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("said");
    const QByteArray players = "'seats':[{'seat':1,'player':'p1','faction':'atreides'%1},"
                               "{'seat':2,'player':'p2','faction':'guild'%2}]";
    const auto wonBy = [&](int seat) -> QByteArray {
        const QByteArray wins = ",'winner':true";
        return "{'table':1,'victory':'solo',"
               + QByteArray(players)
                     .replace("%1", seat == 1 ? wins : QByteArray())
                     .replace("%2", seat == 2 ? wins : QByteArray())
               + '}';
    };
    const QByteArray open
        = "{'table':1," + QByteArray(players).replace("%1", "").replace("%2", "") + '}';
    const QByteArray other = "{'stage':'Final','table':1,'game':" + wonBy(2) + '}';
    QTest::newRow("played") << wonBy(1) << other << QByteArray("p2 1 was 2, p1 2 was 1");
    QTest::newRow("still to be played") << open << other << QByteArray("p2 1 was –, p1 2 was –");
    QTest::newRow("not played after all")
        << wonBy(1) << QByteArray("{'stage':'Final','table':1,'game':" + open + '}')
        << QByteArray();
    QTest::newRow("a player that nobody knows")
        << wonBy(1)
        << QByteArray("{'stage':'Final','table':1,'game':" + wonBy(1).replace("'p2'", "'p9'") + '}')
        << QByteArray("! /game/seats/1/player: ");
    QTest::newRow("no such round")
        << wonBy(1) << QByteArray(other).replace("'Final'", "'Semifinal'")
        << QByteArray("! The Semifinal has no tables");
    QTest::newRow("no such table")
        << wonBy(1) << QByteArray(other).replace("'table':1,'game'", "'table':2,'game'")
        << QByteArray("! The Final has no table 2.");
}

void TestWhatIf::theFinalOtherwise() {
    QFETCH(const QByteArray, final);
    QFETCH(const QByteArray, input);
    QFETCH(const QByteArray, said);
    QByteArray played = document();
    played.insert(played.size() - 1, inJson(",'final':{'game':" + final + '}'));
    m_terminal->done({u"import"_s, m_file, u"--replace"_s, u"--document"_s, u"-"_s}, played);
    const auto before = m_terminal->content();
    if (said.startsWith("! ")) {
        const Outcome outcome = ask(inJson(input));
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QVERIFY2(outcome.err.startsWith(said.mid(2)), outcome.err.constData());
        return;
    }
    const auto rows = raw::readJson(
        m_terminal->done(typed() + QStringList{u"--format"_s, u"json"_s}, inJson(input)));
    QStringList texts;
    for (const raw::Json& row : rows->items) {
        const raw::Json& was = *row.find(u"was"_s);
        texts << u"%1 %2 was %3"_s.arg(row.find(u"player"_s)->text)
                     .arg(row.find(u"place"_s)->number)
                     .arg(was.kind == raw::Json::Kind::Null ? u"–"_s : QString::number(was.number));
    }
    QCOMPARE(texts.join(u", "_s), QString::fromUtf8(said));
    QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    const QString path = m_terminal->put(u"what-if.json"_s, inJson(input));
    QCOMPARE(differenceOfFormats(*m_terminal, {u"what-if"_s, m_file, u"--document"_s, path},
                                 Formats::Csv),
             QString());
}

void TestWhatIf::nothingIsStored() {
    const auto before = m_terminal->content();
    QCOMPARE(ask(diWins()).code, 0);
    QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    QCOMPARE(rowsOf(diWins()), u"p1 1.5 was 1, p4 1.5 was –, p2 0.5 was 2, p3 0 was –"_s);
}

void TestWhatIf::aFileAndStandardInput() {
    const QString path = m_terminal->put(u"what-if.json"_s, diWins());
    const Outcome outcome = m_terminal->run({u"what-if"_s, m_file, u"--document"_s, path});
    QCOMPARE(outcome.out, ask(diWins()).out);
    const Outcome missing
        = m_terminal->run({u"what-if"_s, m_file, u"--document"_s, path + u".not"});
    QCOMPARE(faultOfRefusal(missing, ExitCode::WrongRequest), QString());
    QCOMPARE(faultOfRefusal(m_terminal->run({u"what-if"_s, m_file}), ExitCode::WrongUsage),
             QString());
}

void TestWhatIf::formatsSayTheSame() {
    const QString path = m_terminal->put(u"what-if.json"_s, diWins());
    QCOMPARE(differenceOfFormats(*m_terminal, {u"what-if"_s, m_file, u"--document"_s, path}),
             QString());
}

void TestWhatIf::refusals_data() {
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QStringList>("said"); // how the lines begin
    const auto row = [](const char* name, const QByteArray& input, const QStringList& said) {
        QTest::newRow(name) << input << said;
    };
    const QByteArray won = "'victory':'solo','seats':[";
    row("an unknown heat", hypothesis(3, 1, "{'seats':[]}"), {u"The event has no heat 3."_s});
    row("an unknown table", hypothesis(1, 3, "{'seats':[]}"), {u"Heat 1 has no table 3."_s});
    row("broken", "{\"heat\":1,", {u"line 1, column "_s});
    row("no object", "[]", {u": This must be an object"_s});
    row("keys that are missing", "{}",
        {u": The key \"heat\" is missing (R10.1)"_s, u": The key \"table\" is missing (R10.1)"_s,
         u": The key \"game\" is missing (R10.1)"_s});
    row("a key that nobody knows", inJson("{'heat':1,'table':1,'game':{'seats':[]},'color':1}"),
        {u"/color: "_s});
    row("heat 0", hypothesis(0, 1, "{'seats':[]}"), {u"/heat: "_s});
    row("no seats", hypothesis(1, 1, "{}"), {u"/game: The key \"seats\" is missing (R10.1)"_s});
    row("a word that nobody knows", hypothesis(1, 1, "{'victory':'sole','seats':[]}"),
        {u"/game/victory: "_s});
    row("a player that nobody knows", hypothesis(1, 1, "{'seats':[{'seat':1,'player':'p9'}]}"),
        {u"/game/seats/0/player: "_s});
    row("winners that do not fit",
        hypothesis(1, 1, '{' + won + "{'seat':1,'player':'p1'},{'seat':2,'player':'p2'}]}"),
        {u"/game/victory: "_s});
    row("several errors",
        hypothesis(1, 2,
                   "{'turns':11,'seats':[{'seat':1,'player':'p3','faction':'guild'},"
                   "{'seat':2,'player':'p4','faction':'guild'}]}"),
        {u"/game/turns: "_s, u"/game/seats/1/faction: "_s});
    row("somebody who sits at an earlier table",
        hypothesis(1, 2, "{'seats':[{'seat':1,'player':'p3'},{'seat':2,'player':'p1'}]}"),
        {u"/game/seats/1/player: "_s + inTwoGamesSentence(u"Ada"_s, 1, 1) + u" (R10.2)"_s});
}

void TestWhatIf::refusals() {
    QFETCH(const QByteArray, input);
    QFETCH(const QStringList, said);
    const Outcome outcome = ask(input);
    QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
    const QStringList lines = outcome.errorLines();
    QVERIFY2(lines.size() == said.size(), outcome.err.constData());
    for (qsizetype i = 0; i < said.size(); ++i)
        QVERIFY2(lines[i].startsWith(said[i]), outcome.err.constData());
}

void TestWhatIf::eventsOfOtherRules() {
    m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, stormDocument());
    m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s},
                     summaryDocument(u"Dune"_s, {2018}));
    for (const auto& event : {u"Storm"_s, u"Dune 2018"_s, u"Dune 1999"_s}) {
        const Outcome outcome
            = m_terminal->run(typed() + QStringList{u"--event"_s, event}, diWins());
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QCOMPARE(outcome.errorLines().size(), 1);
    }
    QCOMPARE(m_terminal->run(typed() + QStringList{u"--event"_s, u"Dune 2026"_s}, diWins()).code,
             0);
}

} // namespace mentat::test::tst_what_if

MENTAT_TEST(tst_what_if, TestWhatIf, QCoreApplication)

#include "tst_what_if.moc"
