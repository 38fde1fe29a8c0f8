#include "tests/cli/cli_support.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

// What commands answer of an event by a ruleset beside the rules themselves
// (tst_heats_against_judge): reasons, results supposed, figures, and the sample of such an event.
namespace mentat::test::tst_ruleset_commands {

namespace {

QByteArray heatsSample() {
    QFile file(QStringLiteral(MENTAT_SAMPLES "/heats-sample-2026.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample");
    return file.readAll();
}

/// Two heats at tables of three and two. Ann wins both of hers, 10 and 20 minutes long; table 2 of
/// heat 2 is not played, table 3 is void. Dot left heat 1.
QByteArray smallEvent() {
    return inJson(
        "{'format':'mentat-event','version':1,'event':{'name':'Azul','year':2026,'rules':'heats',"
        "'ruleset':{'name':'Azul','sizes':[3,2],'score':'high','sharedWin':'share',"
        "'labels':['Red','Blue'],'order':[{'by':'wins'},{'by':'score'}],"
        "'stages':[{'name':'Final','sizes':[2],'entrants':2}]}},'players':["
        "{'id':'a','name':'Ann'},{'id':'b','name':'Ben'},{'id':'c','name':'Cal'},"
        "{'id':'d','name':'Dot'},{'id':'e','name':'Eve'}],'heats':["
        "{'number':1,'entrants':['a','b','c','d','e'],'games':["
        "{'table':1,'minutes':60,'seats':["
        "{'seat':1,'player':'a','score':30,'label':'blue'},"
        "{'seat':2,'player':'b','score':25.5,'label':'Green'},"
        "{'seat':3,'player':'d','score':9,'label':'Red','dropout':true}]},"
        "{'table':2,'seats':[{'seat':1,'player':'c','score':12},"
        "{'seat':2,'player':'e','score':12,'label':' green '}]}]},"
        "{'number':2,'entrants':['a','b'],'games':["
        "{'table':1,'minutes':90,'seats':[{'seat':1,'player':'b','place':2},"
        "{'seat':2,'player':'a','place':1}]},"
        "{'table':2,'seats':[{'seat':1,'player':'c'},{'seat':2,'player':'e'}]},"
        "{'table':3,'void':true,'seats':[{'seat':1,'player':'d','score':99},"
        "{'seat':2,'player':'e','score':1}]}]}]}");
}

} // namespace

class TestRulesetCommands : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    void import(const QByteArray& document) {
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, document);
    }
    [[nodiscard]] raw::Json answerTo(const QStringList& typed, const QByteArray& input = {}) {
        return *raw::readJson(
            m_terminal->done(typed + QStringList{u"--format"_s, u"json"_s}, input));
    }
    /// "a 1 of 2": the rank as it would be, and as it is.
    [[nodiscard]] QString whatIf(const QByteArray& hypothesis) {
        QStringList rows;
        for (const raw::Json& row :
             answerTo({u"what-if"_s, m_file, u"--document"_s, u"-"_s}, inJson(hypothesis)).items) {
            const auto rank = [&](const QString& key) {
                const raw::Json& value = *row.find(key);
                return value.kind == raw::Json::Kind::Null ? u"–"_s : QString::number(value.number);
            };
            rows.append(row.find(u"player"_s)->text + u' ' + rank(u"rank"_s) + u" was "_s
                        + rank(u"was"_s));
        }
        return rows.join(u", "_s);
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"heats.mentat"_s);
    }

    void whatIfAResultWereAnother() {
        import(smallEvent());
        // As it is: Ann 2 wins, Cal and Eve half a win each and 12, Ben 25.5, Dot nothing known.
        QCOMPARE(whatIf("{'heat':2,'table':2,'game':{'seats':[{'seat':1,'player':'c','score':8},"
                        "{'seat':2,'player':'e','score':9}]}}"),
                 u"a 1 was 1, e 2 was 2, c 3 was 2, b 4 was 4, d 5 was 5"_s);
        // By places, at a table that is recorded; nothing of it is kept.
        const auto before = m_terminal->content();
        QCOMPARE(whatIf("{'heat':2,'table':1,'game':{'seats':[{'seat':1,'player':'b','place':1},"
                        "{'seat':2,'player':'a','place':2}]}}"),
                 u"a 1 was 1, b 2 was 4, c 3 was 2, e 3 was 2, d 5 was 5"_s);
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
        // Void: who had no other game is in no row.
        QCOMPARE(whatIf("{'heat':1,'table':2,'game':{'void':true,'seats':["
                        "{'seat':1,'player':'c'},{'seat':2,'player':'e'}]}}"),
                 u"a 1 was 1, b 2 was 4, d 3 was 5"_s);
    }

    /// A table says it too.
    void aStageThatIsNotHeld() {
        QByteArray document = smallEvent();
        document.replace(inJson("'stages':["),
                         inJson("'stages':[{'name':'Semi','entrants':2,'skipBelow':4},"));
        document.replace(inJson("'sizes':[2],'entrants':2"), inJson("'sizes':[2]"));
        import(document);
        const QString printed = QString::fromUtf8(m_terminal->done({u"finalists"_s, m_file}));
        QVERIFY2(printed.contains(QRegularExpression(u"\nSemi +not held"_s)), qPrintable(printed));
        QVERIFY2(printed.contains(QRegularExpression(u"\nFinal +lineup +1 +a +Ann\n"_s)),
                 qPrintable(printed));
    }

    void whatCannotBeSupposed() {
        import(smallEvent());
        const auto said = [&](const QByteArray& hypothesis) -> QString {
            const Outcome outcome = m_terminal->run({u"what-if"_s, m_file, u"--document"_s, u"-"_s},
                                                    inJson(hypothesis));
            return faultOfRefusal(outcome, ExitCode::WrongRequest)
                   + outcome.errorLines().join(u'|');
        };
        QCOMPARE(said("{'heat':2,'table':1,'game':{'seats':[{'seat':1,'player':'b','place':3},"
                      "{'seat':2,'player':'a','place':1}]}}"),
                 u"/game/seats/0/place: Place 3 does not fit here; it must be 2, or shared with "_s
                 u"the place before (H10.3)"_s);
        QCOMPARE(said("{'heat':2,'table':1,'game':{'victory':'solo','seats':[]}}"),
                 u"/game/victory: The key \"victory\" is not known here (R10.1)"_s);
        QCOMPARE(said("{'heat':3,'table':1,'game':{'seats':[]}}"), u"The event has no heat 3."_s);
    }

    // As if it had been recorded: who goes on from a semifinal, and the places of a final.
    void whatIfAStageWereAnother() {
        const auto document = [](const QByteArray& semifinal, const QByteArray& final) {
            return inJson(
                "{'format':'mentat-event','version':1,'event':{'name':'Azul','year':2026,"
                "'rules':'heats','ruleset':{'name':'Azul','sizes':[2],'order':[{'by':'wins'}],"
                "'stages':[{'name':'Semi','entrants':4},{'name':'Final'}]}},'players':["
                "{'id':'a','name':'Ann'},{'id':'b','name':'Ben'},{'id':'c','name':'Cal'},"
                "{'id':'d','name':'Dot'}],'heats':[{'number':1,'entrants':['a','b','c','d'],"
                "'games':[{'table':1,'seats':[{'seat':1,'player':'a','place':1},"
                "{'seat':2,'player':'b','place':2}]},{'table':2,'seats':["
                "{'seat':1,'player':'c','place':1},{'seat':2,'player':'d','place':2}]}]}],"
                "'stages':[{'name':'Semi','games':["
                + semifinal
                + ",{'table':2,'seats':[{'seat':1,'player':'b','place':1},"
                  "{'seat':2,'player':'c','place':2}]}]}"
                + (final.isEmpty() ? final : ",{'name':'Final','games':[" + final + "]}") + "]}");
        };
        const auto duel = [](const QByteArray& one, const QByteArray& other) -> QByteArray {
            return "{'table':1,'seats':[{'seat':1,'player':'" + one
                   + "','place':1},{'seat':2,"
                     "'player':'"
                   + other + "','place':2}]}";
        };
        const auto answer = [&](const QByteArray& stage, const QByteArray& game) {
            return m_terminal->done(
                {u"what-if"_s, m_file, u"--document"_s, u"-"_s, u"--format"_s, u"json"_s},
                inJson("{'stage':'" + stage + "','table':1,'game':" + game + '}'));
        };
        const auto told = [&](const QString& command) {
            return m_terminal->done({command, m_file, u"--format"_s, u"json"_s});
        };
        import(document(duel("d", "a"), {}));
        const QByteArray otherwise = told(u"finalists"_s);
        m_file = m_terminal->path(u"as-it-is.mentat"_s);
        import(document(duel("a", "d"), {}));
        QVERIFY(told(u"finalists"_s) != otherwise);
        QCOMPARE(answer("Semi", duel("d", "a")), otherwise);
        m_file = m_terminal->path(u"with-final.mentat"_s);
        import(document(duel("a", "d"), duel("a", "b")));
        QStringList places;
        const auto otherPlaces = raw::readJson(answer("Final", duel("b", "a")));
        for (const raw::Json& row : otherPlaces->items)
            places << u"%1 %2 was %3"_s.arg(row.find(u"player"_s)->text)
                          .arg(row.find(u"place"_s)->number)
                          .arg(row.find(u"was"_s)->number);
        QCOMPARE(places.mid(0, 2).join(u", "_s), u"b 1 was 2, a 2 was 1"_s);
        QCOMPARE(places.size(), 4);
        const Outcome wrong = m_terminal->run(
            {u"what-if"_s, m_file, u"--document"_s, u"-"_s},
            inJson("{'stage':'Semi','table':1,'game':{'table':1,'seats':["
                   "{'seat':1,'player':'a','place':3},{'seat':2,'player':'d','place':1}]}}"));
        QCOMPARE(faultOfRefusal(wrong, ExitCode::WrongRequest), QString());
        QVERIFY2(wrong.err.startsWith("/game/seats/0/place: "), wrong.err.constData());
    }

    void placesSayWhy() {
        import(smallEvent());
        const auto reasons = [&] {
            QStringList all;
            for (const raw::Json& row : answerTo({u"placements"_s, m_file, u"--explain"_s}).items)
                all.append(row.find(u"why"_s)->text);
            return all;
        };
        QCOMPARE(reasons(), QStringList()); // the final is not played
        m_file = m_terminal->path(u"sample.mentat"_s);
        import(heatsSample());
        const QStringList said = reasons();
        QCOMPARE(said.size(), 16);
        QCOMPARE(said[0], u"Rufus Nettleton ahead of Merle Underwood: place 1 vs. 2 in the Final "
                          "(H11)"_s);
        QVERIFY(said[3].endsWith(u" to the Semifinal (H11)"));
        QCOMPARE(said[15], QString());
        QCOMPARE(differenceOfFormats(*m_terminal, {u"placements"_s, m_file, u"--explain"_s},
                                     Formats::Csv),
                 QString());
    }

    /// Each number counted by hand.
    void figures() {
        import(smallEvent());
        const QByteArray printed
            = fromJson(m_terminal->done({u"statistics"_s, m_file, u"--format"_s, u"json"_s}));
        const auto has = [&](const QByteArray& part) {
            if (!printed.contains(part))
                qWarning().noquote() << part << "\nis not in\n" << printed;
            return printed.contains(part);
        };
        // Three games of 3, 2 and 2; of two the time is known: 60 and 90 minutes, 3 and 2 hours.
        QVERIFY(has("'registered':5,'players':5,'heatsPlayed':[3,2],'playerHours':6,'games':3,"
                    "'playerStarts':7,'dropouts':1,'hours':{'mean':1.25,'known':2,'unknown':1}"));
        QVERIFY(has("{'heat':2,'entrants':2,'games':1,'playerStarts':2,"
                    "'hours':{'mean':1.5,'known':1,'unknown':0},'unfinished':1,'void':1}"));
        QVERIFY(has("'sizes':[{'players':3,'games':1,'playerStarts':3,"
                    "'hours':{'mean':1,'known':1,'unknown':0}},{'players':2,'games':2,"));
        // Seat 1: Ann first, Cal shares the first place, Ben second; scores of 30 and 12.
        QVERIFY(has("{'players':null,'seat':1,'games':3,'firsts':2,'wins':'3/2','rate':'1/2',"));
        QVERIFY(has("'place':'4/3','score':'21'},"));
        QVERIFY(has("{'players':3,'seat':3,'games':1,'firsts':0,'wins':'0','rate':'0','low':0,"
                    "'high':0.793,'place':'3','score':null}"));
        // As listed, however it is written; then what else was played; then what is not known.
        QVERIFY(has("'labels':[{'label':'Red','games':1,'firsts':0,"));
        QVERIFY(has("{'label':'Blue','games':1,'firsts':1,'wins':'1','rate':'1',"));
        QVERIFY(has("{'label':'Green','games':2,'firsts':1,'wins':'1/2','rate':'1/4',"));
        QVERIFY(has("{'label':null,'games':3,'firsts':2,"));
        // 30, 25.5, 12 and 12; a margin of 4.5 and one of 0. What Dot had is unknown to the rules.
        QVERIFY(has("'scores':{'mean':'159/8','known':4,'unknown':2,"
                    "'best':{'score':30,'player':'a','name':'Ann','heat':1,'table':1},"
                    "'worst':{'score':12,'player':'c','name':'Cal','heat':1,'table':2},"
                    "'margin':'9/4','marginOver':2}"));
        QVERIFY(printed.endsWith("'stages':[]}\n") || printed.endsWith("'stages':[]}"));
    }

    void figuresOfNothingAndOfTheSample() {
        import(inJson("{'format':'mentat-event','version':1,'event':{'name':'Empty','year':2026,"
                      "'rules':'heats','ruleset':{'name':'x','sizes':[4],'order':[{'by':'wins'}]}},"
                      "'players':[]}"));
        const raw::Json none = answerTo({u"statistics"_s, m_file});
        QCOMPARE(none.find(u"games"_s)->number, 0.0);
        QCOMPARE(none.find(u"scores"_s)->kind, raw::Json::Kind::Null);
        QCOMPARE(differenceOfFormats(*m_terminal, {u"statistics"_s, m_file}, Formats::Csv),
                 QString());
        m_file = m_terminal->path(u"sample.mentat"_s);
        import(heatsSample());
        const raw::Json sample = answerTo({u"statistics"_s, m_file});
        QCOMPARE(sample.find(u"games"_s)->number, 34.0);
        QCOMPARE(sample.find(u"players"_s)->number, 60.0);
        QCOMPARE(sample.find(u"stages"_s)->items.size(), size_t(2));
        double wins = 0;
        for (const raw::Json& seat : sample.find(u"seats"_s)->items) {
            if (seat.find(u"players"_s)->kind == raw::Json::Kind::Null)
                wins += seat.find(u"wins"_s)->text.toDouble();
        }
        QCOMPARE(wins, 34.0);
        QCOMPARE(differenceOfFormats(*m_terminal, {u"statistics"_s, m_file}, Formats::Csv),
                 QString());
    }

    /// resources/sample/README.md: nothing to warn of, drawn as the program draws, of one piece.
    void theSample() {
        const QByteArray document = heatsSample();
        import(document);
        QCOMPARE(m_terminal->done({u"export"_s, m_file}), document);
        QCOMPARE(m_terminal->done({u"check"_s, m_file}), nothingFound);
        QVERIFY(!QString::fromUtf8(document).contains(
            QRegularExpression(u"dune|faction|spice|storm|alliance|arrakis"_s,
                               QRegularExpression::CaseInsensitiveOption)));
        for (const int heat : {1, 2, 3, 4}) {
            const raw::Json drawn
                = answerTo({u"seat-check"_s, m_file, u"--heat"_s, QString::number(heat)});
            QVERIFY(drawn.find(u"drawnAgain"_s)->flag);
            QVERIFY(drawn.find(u"differences"_s)->items.empty());
        }
        const raw::Json found = answerTo({u"finalists"_s, m_file});
        QVERIFY(found.find(u"ties"_s)->items.empty());
        const auto& stages = found.find(u"stages"_s)->items;
        QCOMPARE(stages.size(), size_t(2));
        QCOMPARE(stages[0].find(u"lineup"_s)->items.size(), size_t(16));
        QVERIFY(raw::writeJson(*stages[0].find(u"lineup"_s))
                != raw::writeJson(*stages[0].find(u"qualifiers"_s)));
        QCOMPARE(stages[1].find(u"lineup"_s)->items.size(), size_t(4));
    }

    /// Years of this kind beside each other, a summary of their name among them; those of another
    /// stand aside.
    void history() {
        QByteArray earlier = smallEvent();
        earlier.replace(inJson("'year':2026"), inJson("'year':2025"));
        earlier.replace(inJson("'name':'Ben'"), inJson("'name':'Zoe'"));
        earlier.chop(1);
        earlier += inJson(",'stages':[{'name':'Final','games':[{'table':1,'seats':["
                          "{'seat':1,'player':'a','score':1},{'seat':2,'player':'c','score':2}]}]}"
                          "]}");
        import(smallEvent());
        import(earlier);
        import(eventDocument(u"Dune"_s, 2024, {{ u"Ann"_s }}));
        import(summaryDocument(u"Dune"_s, {2018}));
        import(inJson("{'format':'mentat-summary','version':1,'events':[{'name':'azul','year':2019,"
                      "'champion':'Cal','players':12,'games':5,'hours':1.5}]}"));
        const auto historyOf = [&](const QString& event) {
            return answerTo({u"history"_s, m_file, u"--event"_s, event});
        };
        const raw::Json azul = historyOf(u"Azul 2026"_s);
        QStringList years;
        for (const raw::Json& year : azul.find(u"years"_s)->items)
            years.append(QString::number(year.find(u"year"_s)->number) + u' '
                         + year.find(u"champion"_s)->text);
        QCOMPARE(years, (QStringList{u"2019 Cal"_s, u"2025 Cal"_s, u"2026 "_s}));
        const raw::Json& first = azul.find(u"careers"_s)->items.front();
        QCOMPARE(first.find(u"name"_s)->text, u"Cal"_s);
        QCOMPARE(first.find(u"titles"_s)->number, 2.0);
        QCOMPARE(first.find(u"years"_s)->number, 3.0);
        QCOMPARE(first.find(u"games"_s)->number, 2.0);
        QCOMPARE(raw::writeJson(historyOf(u"azul 2019"_s)), raw::writeJson(azul));
        const QStringList typed{u"history"_s, m_file, u"--event"_s, u"Azul 2026"_s};
        for (const auto& format : {u"json"_s, u"csv"_s, u"table"_s}) {
            const QString printed
                = QString::fromUtf8(m_terminal->done(typed + QStringList{u"--format"_s, format}));
            QVERIFY2(
                !printed.contains(QRegularExpression(u"dune|faction|qp|cut|adjudicated"_s,
                                                     QRegularExpression::CaseInsensitiveOption)),
                qPrintable(printed));
        }
        const raw::Json dune = historyOf(u"Dune 2024"_s);
        QCOMPARE(dune.find(u"years"_s)->items.size(), size_t(2));
        QVERIFY(dune.find(u"factions"_s));
    }

    /// A range and a stage that stands twice are told as they are.
    void refusalsAreTrue() {
        QByteArray document = smallEvent();
        document.replace(inJson("'score':30"), inJson("'score':1000000000"));
        Outcome outcome = m_terminal->run({u"import"_s, m_file, u"--document"_s, u"-"_s}, document);
        QCOMPARE(outcome.errorLines(),
                 QStringList{u"/heats/0/games/0/seats/0/score: This must be from -999999999.999 to "
                             "999999999.999 (R10.1)"_s});
        document = smallEvent();
        document.chop(1);
        document += inJson(",'stages':[{'name':'Final','games':[]},{'name':'Final','games':[]}]}");
        outcome = m_terminal->run({u"import"_s, m_file, u"--document"_s, u"-"_s}, document);
        QCOMPARE(outcome.errorLines(),
                 QStringList{u"/stages/1/name: The stages must be in the ruleset's order, each "_s
                             u"once; \"Final\" cannot come after \"Final\" (H10.5)"_s});
    }
};

} // namespace mentat::test::tst_ruleset_commands

MENTAT_TEST(tst_ruleset_commands, TestRulesetCommands, QCoreApplication)
#include "tst_ruleset_commands.moc"
