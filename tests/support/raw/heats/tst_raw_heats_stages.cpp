#include "tests/support/raw/heats/heats_cases.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/raw/small_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

// The judge against cases worked by hand from H6 to H11.
namespace mentat::test::tst_raw_heats_stages {

using namespace raw;

namespace {

QString rulesetOf(const QString& stages, const QString& more = {}) {
    return uR"("sizes":[4,3],"order":[{"by":"wins"}],"stages":[)"_s + stages + u']' + more;
}

// Everyone named comes, and nobody is absent.
QString whole(const QString& in, const QString& out, const QString& tables) {
    return QStringList{in, out, in, tables}.join(u" / "_s);
}

const QString& semifinal() {
    static const QString text = uR"({"name":"Semifinal","entrants":4,"sizes":[2],"advance":1},)"_s;
    return text;
}

const QString& lastOne() {
    static const QString text = uR"({"name":"Final","sizes":[2,3,4]})"_s;
    return text;
}

} // namespace

class TestRawHeatsStages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // H6, H8: the way of HWO.
    void byWins() {
        const QString rules
            = rulesetOf(uR"({"name":"Semifinal","sizes":[4,5,3],"entrants":{"wins":1},)"_s
                        + uR"("skipBelow":9},{"name":"Final","sizes":[6,7,8],"fillTo":6})"_s);
        const auto answer = [&](int winners, const QString& rest = {}) {
            return rawHeatsFinalists(heatsEventOf(2 * winners, rules, pairsOf(winners) + rest));
        };
        QCOMPARE(stageText(answer(5), u"Semifinal"_s), u"not held"_s);
        QCOMPARE(stageText(answer(5), u"Final"_s),
                 whole(people(1, 6), people(7, 10), people(1, 6)));
        QCOMPARE(tiesText(answer(5)), people(1, 5) + u" order, "_s + people(6, 10) + u" cut"_s);
        QCOMPARE(stageText(answer(8), u"Final"_s),
                 whole(people(1, 8), people(9, 16), people(1, 8)));
        QCOMPARE(stageText(answer(9), u"Semifinal"_s),
                 whole(people(1, 9), people(10, 18), u"p1 p4 p5 p8 p9, p2 p3 p6 p7"_s));
        QCOMPARE(stageText(answer(9), u"Final"_s), u"not computed"_s);
        QCOMPARE(tiesText(answer(9)),
                 people(1, 9) + u" order, "_s + people(10, 18) + u" alternates"_s);
        QCOMPARE(stageText(answer(25), u"Semifinal"_s),
                 whole(people(1, 25), people(26, 50),
                       u"p1 p12 p13 p24 p25, p2 p11 p14 p23, p3 p10 p15 p22, "_s
                           + u"p4 p9 p16 p21, p5 p8 p17 p20, p6 p7 p18 p19"_s));
        // One winner of five is absent: fill up to six.
        const QString absent = uR"(,"stages":[{"name":"Final","unavailable":["p2"],"games":[]}])"_s;
        QCOMPARE(stageText(answer(5, absent), u"Final"_s), people(1, 6) + u" / "_s + people(7, 10)
                                                               + u" / p1 p3 p4 p5 p6 p7 / "_s
                                                               + u"p1 p3 p4 p5 p6 p7"_s);
        // One of eight: seven play.
        QCOMPARE(stageText(answer(8, absent), u"Final"_s).section(u" / "_s, 3),
                 u"p1 p3 p4 p5 p6 p7 p8"_s);
    }

    // H6, H8: the way of HMW-P.
    void byField() {
        const QString rules = rulesetOf(
            uR"({"name":"Semifinal","sizes":[4],"entrants":[[1,4],[16,8],[32,16]],)"_s
            + uR"("skipBelow":8,"atMostHalf":true},{"name":"Final","sizes":[4,5,6],"fillTo":4})"_s);
        const auto answer = [&](int tables) {
            return rawHeatsFinalists(heatsEventOf(2 * tables, rules, pairsOf(tables)));
        };
        QCOMPARE(stageText(answer(16), u"Semifinal"_s),
                 whole(people(1, 16), people(17, 32),
                       u"p1 p8 p9 p16, p2 p7 p10 p15, p3 p6 p11 p14, p4 p5 p12 p13"_s));
        QCOMPARE(stageText(answer(15), u"Semifinal"_s),
                 whole(people(1, 8), people(9, 30), u"p1 p4 p5 p8, p2 p3 p6 p7"_s));
        QCOMPARE(stageText(answer(8), u"Semifinal"_s),
                 whole(people(1, 8), people(9, 16), u"p1 p4 p5 p8, p2 p3 p6 p7"_s));
        QCOMPARE(stageText(answer(7), u"Semifinal"_s), u"not held"_s);
        QCOMPARE(stageText(answer(7), u"Final"_s),
                 whole(people(1, 4), people(5, 14), people(1, 4)));
    }

    // Half of 19 is 9, and two tables of four seat 8.
    void atMostHalf() {
        const QString rules = rulesetOf(
            uR"({"name":"Semifinal","sizes":[4],"entrants":16,"atMostHalf":true,"seeding":"ranked"},)"_s
            + lastOne());
        const QString odd = heatsOf({u"1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:10 | "_s
                                     u"11:1 12:2 13:3 14:4 15:5 16:6 17:7 18:8 19:9"_s});
        QCOMPARE(stageText(rawHeatsFinalists(heatsEventOf(20, rules, odd)), u"Semifinal"_s),
                 whole(u"p1 p11 p2 p3 p4 p5 p6 p7"_s,
                       u"p8 p9 p10 p12 p13 p14 p15 p16 p17 p18 p19"_s,
                       u"p1 p11 p2 p3, p4 p5 p6 p7"_s));
    }

    // The way of EuroQuest.
    void filledTables() {
        const QString rules
            = rulesetOf(uR"({"name":"Semifinal","entrants":{"wins":2},"fillTo":8,)"_s
                            + uR"("fillTables":true,"seeding":"rows"},)"_s + lastOne(),
                        uR"(,"count":2)"_s);
        const auto answer = [&](int winners, const QString& heats, const QString& rest = {}) {
            return rawHeatsFinalists(heatsEventOf(2 * winners, rules, heats + rest));
        };
        QCOMPARE(stageText(answer(12, pairsOf(12)), u"Semifinal"_s),
                 whole(people(1, 8), people(9, 24), {}));
        // Three of twelve win a second time.
        QStringList twice = {u"1:1 13:2 | 2:1 14:2 | 3:1 15:2"_s};
        const QString second = pairsOf(12).chopped(1) + uR"(,{"number":2,"entrants":[],"games":)"_s
                               + raw::gamesOf(twice.front()) + u"}]"_s;
        QCOMPARE(stageText(answer(12, second), u"Semifinal"_s),
                 whole(people(1, 8), people(9, 24), {}));
        QCOMPARE(stageText(answer(9, pairsOf(9, 2)), u"Semifinal"_s),
                 whole(people(1, 12), people(13, 18), {}));
        // Without one of the nine, eight fill two tables.
        const QString absent
            = uR"(,"stages":[{"name":"Semifinal","unavailable":["p9"],"games":[]}])"_s;
        QCOMPARE(stageText(answer(9, pairsOf(9, 2), absent), u"Semifinal"_s).section(u" / "_s, 2),
                 people(1, 8) + u" / "_s);
    }

    // The way of Catan: 16 and 4, and below 24 people 4 alone.
    void played() {
        const QString rules
            = rulesetOf(uR"({"name":"Semifinal","sizes":[4],"entrants":[[1,4],[24,16]],)"_s
                        + uR"("skipBelow":8},{"name":"Final","sizes":[4,3],"fillTo":4})"_s);
        const auto answer = [&](int tables, const QString& rest) {
            return rawHeatsFinalists(heatsEventOf(2 * tables, rules, pairsOf(tables) + rest));
        };
        QCOMPARE(stageText(answer(11, {}), u"Final"_s),
                 whole(people(1, 4), people(5, 22), people(1, 4)));
        const QString games = u"1:2 8:1 9:3 16:4 | 2:1 7:2 10:3 15:4 | "_s
                              u"3:4 6:3 11:2 14:1 | 4:1 5:2 12x 13:3"_s;
        const QString stages = u',' + stagesOf({stageOf(u"Semifinal"_s, games)});
        QCOMPARE(stageText(answer(16, stages), u"Final"_s),
                 whole(u"p2 p4 p8 p14"_s, u"p1 p5 p7 p11 p6 p9 p10 p13 p3 p15 p16"_s,
                       u"p2 p4 p8 p14"_s));
        // A disqualified winner's place goes to the best runner-up.
        Json document = heatsEventOf(32, rules, pairsOf(16) + stages);
        document.find(u"players"_s)->items.at(3).set(u"disqualified"_s, true);
        // The line-up, and with it the seeds, ignore a player disqualified afterward: p17 is in.
        QCOMPARE(
            stageText(rawHeatsFinalists(document), u"Final"_s),
            whole(u"p2 p8 p14 p1"_s, u"p5 p7 p11 p6 p9 p10 p13 p3 p15 p16"_s, u"p2 p8 p14 p1"_s));
        // A table is still playing.
        const QString open = stagesOf({stageOf(u"Semifinal"_s, games + u" | 17 18"_s)});
        QCOMPARE(stageText(answer(16, u',' + open), u"Final"_s), u"not computed"_s);
        // The semifinal was skipped.
        const QString straight = stagesOf({stageOf(u"Final"_s, u"1 2 3 4"_s)});
        QCOMPARE(stageText(answer(16, u',' + straight), u"Semifinal"_s), u"not held"_s);
        // All 16 qualify for a single table of four.
        QCOMPARE(stageText(answer(16, u',' + straight), u"Final"_s),
                 whole(people(1, 4), people(5, 32), people(1, 4)));
        // It was begun although the rules skip it.
        const QString begun = stagesOf({stageOf(u"Semifinal"_s, u"1 2"_s)});
        QCOMPARE(stageText(answer(11, u',' + begun), u"Semifinal"_s),
                 whole(people(1, 4), people(5, 22), people(1, 4)));
    }

    // H7: two tie for one place.
    void line() {
        const QString rules = rulesetOf(semifinal() + lastOne());
        const auto answer = [&](const QString& rolls) {
            const QString stage = stageOf(u"Semifinal"_s, u"1:1 4:1 | 2:2 3:1"_s, rolls);
            return rawHeatsFinalists(heatsEventOf(8, rules, pairsOf(4) + u',' + stagesOf({stage})));
        };
        const QString open = u"p1 p2 p3 p4 order, p5 p6 p7 p8 alternates, "_s;
        QCOMPARE(tiesText(answer({})), open + u"p1 p4 cut Semifinal"_s);
        QCOMPARE(stageText(answer({}), u"Final"_s), u"not computed"_s);
        const auto rolled = [](const QString& players, const QString& rolls) {
            return uR"("tieRolls":[{"players":[%1],"rolls":[%2]}],)"_s.arg(players, rolls);
        };
        QCOMPARE(stageText(answer(rolled(uR"("p4","p1")"_s, u"6,2"_s)), u"Final"_s),
                 whole(u"p3 p4"_s, u"p1 p2"_s, u"p3 p4"_s));
        QCOMPARE(tiesText(answer(rolled(uR"("p4","p1")"_s, u"6,2"_s))), open.chopped(2));
        QCOMPARE(tiesText(answer(rolled(uR"("p4","p1","p2")"_s, u"6,2,1"_s))),
                 open + u"p1 p4 cut Semifinal"_s);
        QCOMPARE(tiesText(answer(rolled(uR"("p4","p1")"_s, u"6,6"_s))),
                 open + u"p1 p4 cut Semifinal"_s);
    }

    // H7: splits places among those who advance, and among the others.
    void splitPlaces() {
        const QString rules = rulesetOf(
            uR"({"name":"Semifinal","entrants":8,"sizes":[4],"advance":2},)"_s + lastOne());
        const QString games = u"1:1 4:1 5:3 8:3 | 2:1 3:2 6:3 7:4"_s;
        const auto text = [&](const QString& more) {
            const QString stage = stageOf(u"Semifinal"_s, games, more);
            return stageText(
                rawHeatsFinalists(heatsEventOf(16, rules, pairsOf(8) + u',' + stagesOf({stage}))),
                u"Final"_s);
        };
        QCOMPARE(text({}), whole(u"p1 p2 p4 p3"_s, u"p5 p6 p8 p7"_s, u"p1 p2 p4 p3"_s));
        QCOMPARE(text(uR"("tieRolls":[{"players":["p1","p4"],"rolls":[1,2]},)"_s
                      + uR"({"players":["p5","p8"],"rolls":[1,2]}],)"_s),
                 whole(u"p2 p4 p1 p3"_s, u"p6 p8 p5 p7"_s, u"p2 p4 p1 p3"_s));
    }

    // H9: how seeds determine the tables.
    void seeds() {
        const QString rules = rulesetOf(
            uR"({"name":"Semifinal","entrants":4,"sizes":[2]},{"name":"Final","sizes":[2]})"_s,
            uR"(,"eliminated":[{"by":"seed"}])"_s);
        const QString absent = uR"("unavailable":["p1"],)"_s;
        const QString games = u"2:1 5:2 | 3:2 4:1"_s;
        const QString stage = stageOf(u"Semifinal"_s, games, absent);
        const Json answer
            = rawHeatsFinalists(heatsEventOf(8, rules, pairsOf(4) + u',' + stagesOf({stage})));
        QCOMPARE(stageText(answer, u"Semifinal"_s),
                 u"p1 p2 p3 p4 / p5 p6 p7 p8 / p2 p3 p4 p5 / p2 p5, p3 p4"_s);
        QCOMPARE(stageText(answer, u"Final"_s), whole(u"p2 p4"_s, u"p3 p5"_s, u"p2 p4"_s));
        // p1 came after all: placed after the line-up, however good.
        const QString late = stageOf(u"Semifinal"_s, u"2:1 5:2 | 3:2 1:1 8:3"_s, absent);
        QCOMPARE(stageText(rawHeatsFinalists(
                               heatsEventOf(8, rules, pairsOf(4) + u',' + stagesOf({late}))),
                           u"Final"_s),
                 whole(u"p2 p1"_s, u"p3 p5 p8"_s, u"p2 p1"_s));
    }

    void answers() {
        const QString rules = rulesetOf(semifinal() + lastOne());
        QCOMPARE(compact(rawHeatsFinalists(heatsEventOf(4, rules, pairsOf(2)))),
                 uR"({"stages":[{"name":"Semifinal","held":true,)"_s
                     + uR"("qualifiers":["p1","p2","p3","p4"],"alternates":[],)"_s
                     + uR"("lineup":["p1","p2","p3","p4"],"tables":[["p1","p4"],["p2","p3"]]}],)"_s
                     + uR"("ties":[{"players":["p1","p2"],"matters":"order"},)"_s
                     + uR"({"players":["p3","p4"],"matters":"order"}]})"_s);
        QCOMPARE(column(rawHeatsStandings(heatsEventOf(
                            6, rulesetOf(uR"({"name":"Final","entrants":3})"_s), pairsOf(3))),
                        u"status"_s),
                 uR"("qualifier" "qualifier" "qualifier" "alternate" "alternate" "alternate")"_s);
        // No one has played: held, without players.
        QCOMPARE(stageText(rawHeatsFinalists(heatsEventOf(4, rules, {})), u"Semifinal"_s),
                 u" /  /  / "_s);
    }

    // H11
    void placements() {
        const QString order = uR"("sizes":[2],"order":[{"by":"wins"}])"_s;
        const QString stages
            = uR"(,"score":"high","stages":[{"name":"Quarter","entrants":8,"sizes":[4],"advance":2},)"_s
              + uR"({"name":"Semi","sizes":[2]},{"name":"Final","sizes":[2]}])"_s;
        const QString quarter = stageOf(u"Quarter"_s, u"1=9 4=9 5=3 8x | 2=8 3=7 6=4 7=2"_s);
        // p4 advanced and stayed away; p6 plays instead.
        const QString semi = stageOf(u"Semi"_s, u"1=5 6=1 | 2=4 3=4"_s,
                                     uR"("tieRolls":[{"players":["p2","p3"],"rolls":[1,5]}],)"_s);
        const QString last = stageOf(u"Final"_s, u"1=1 3=1"_s);
        const auto placed
            = [&](const QString& eliminated, const QStringList& held, int disqualified = -1) {
                  Json document = heatsEventOf(16, order + stages + eliminated,
                                               pairsOf(8) + u',' + stagesOf(held));
                  if (disqualified >= 0)
                      document.find(u"players"_s)
                          ->items.at(static_cast<size_t>(disqualified))
                          .set(u"disqualified"_s, true);
                  return orderOf(rawHeatsPlacements(document), u"place"_s);
              };
        QCOMPARE(placed({}, {quarter, semi}), QString());
        QCOMPARE(placed({}, {quarter, semi, stageOf(u"Final"_s, u"1=1 3"_s)}), QString());
        // Seeds: p2 and p6 were second; from the quarterfinal, p5 was third, p8 and p7 fourth; p4
        // stayed away.
        QCOMPARE(placed({}, {quarter, semi, last}), u"p1 p3 | p2 | p6 | p5 | p7 | p8 | p4"_s);
        // 1/5 of the best score for p6, all of it for p2; in the quarterfinal 1/3, 1/4, and 0.
        const QString byScore = uR"(,"eliminated":[{"by":"stage-score"}])"_s;
        QCOMPARE(placed(byScore, {quarter, semi, last}), u"p1 p3 | p2 | p6 | p5 | p7 | p8 | p4"_s);
        const QString byPlace = uR"(,"eliminated":[{"by":"stage-place"}])"_s;
        QCOMPARE(placed(byPlace, {quarter, semi, last}), u"p1 p3 | p2 p6 | p5 | p7 p8 | p4"_s);
        const QString rolls = uR"("tieRolls":[{"players":["p6","p2"],"rolls":[6,2]},)"_s
                              + uR"({"players":["p2","p3"],"rolls":[1,5]}],)"_s;
        QCOMPARE(
            placed(byPlace, {quarter, stageOf(u"Semi"_s, u"1=5 6=1 | 2=4 3=4"_s, rolls), last}),
            u"p1 p3 | p6 | p2 | p5 | p7 p8 | p4"_s);
        QCOMPARE(placed(byPlace, {quarter, semi, last}, 0), u"p3 | p2 p6 | p5 | p7 p8 | p4"_s);
    }

    // R7.6
    void laurels() {
        const QString rules = rulesetOf(uR"({"name":"Final","entrants":4})"_s);
        const QString last = stagesOf({stageOf(u"Final"_s, u"1:1 2:1 3:3 4x"_s)});
        QCOMPARE(compact(rawHeatsPlacements(heatsEventOf(8, rules, pairsOf(4) + u',' + last))),
                 uR"([{"place":1,"player":"p1","tied":true,"laurels":24,"plaque":true},)"_s
                     + uR"({"place":1,"player":"p2","tied":true,"laurels":24,"plaque":true},)"_s
                     + uR"({"place":3,"player":"p3","tied":false,"laurels":12,"plaque":true},)"_s
                     + uR"({"place":4,"player":"p4","tied":false,"laurels":9,"plaque":false}])"_s);
        // Half of nine: fifth place gets none, which lowers the share of all who share it.
        const Json five = rawHeatsPlacements(
            heatsEventOf(9, uR"("sizes":[3],"order":[{"by":"wins"}])"_s,
                         heatsOf({u"1:1 4:2 5:3 | 2:1 6:2 7:3 | 3:1 8:2 9:3"_s})));
        QCOMPARE(column(five, u"place"_s), u"1 1 1 4 4 4 4 4 4"_s);
        QCOMPARE(column(five, u"laurels"_s), u"20 20 20 1.5 1.5 1.5 1.5 1.5 1.5"_s);
    }
};

} // namespace mentat::test::tst_raw_heats_stages

MENTAT_TEST(tst_raw_heats_stages, TestRawHeatsStages, QCoreApplication)
#include "tst_raw_heats_stages.moc"
