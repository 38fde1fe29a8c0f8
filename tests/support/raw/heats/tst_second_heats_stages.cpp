#include "tests/support/raw/heats/heats_cases.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/raw/small_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

// The judge of the second edition against cases worked by hand from H6 to H9.
namespace mentat::test::tst_second_heats_stages {

using namespace raw;

namespace {

// A first stage and the final; this many tables of two were played, and winners rank first.
Json answer(int tables, const QString& stage, const QString& rest = {}, const QString& more = {},
            const QString& last = uR"("sizes":[2,3,4])"_s) {
    return rawHeatsFinalists(
        heatsEventOf(2 * tables,
                     uR"("sizes":[4,3],"order":[{"by":"wins"}],"stages":[{"name":"Semifinal",)"_s
                         + stage + uR"(},{"name":"Final",)"_s + last + u"}]"_s + more,
                     pairsOf(tables) + (rest.isEmpty() ? QString() : QString(u',' + rest))),
        Edition::Second);
}

QString textOf(const Json& finalists) {
    return stageText(finalists, u"Semifinal"_s);
}

QString lineupOf(const Json& finalists, const QString& name = u"Semifinal"_s) {
    return stageText(finalists, name).section(u" / "_s, 2, 2);
}

QString tablesOf(const Json& finalists) {
    return textOf(finalists).section(u" / "_s, 3);
}

QString byesOf(const Json& finalists) {
    return byesText(finalists, u"Semifinal"_s);
}

// The stage with members but no games.
QString recorded(const QString& more) {
    return stagesOf({stageOf(u"Semifinal"_s, {}, more)});
}

QString absent(const QString& players) {
    return recorded(uR"("unavailable":[%1],)"_s.arg(players));
}

QString entering(int number) {
    return uR"("sizes":[2],"entrants":%1)"_s.arg(number);
}

} // namespace

class TestSecondHeatsStages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // H6
    void most() {
        const QString stage = uR"("sizes":[2],"entrants":{"wins":1,"most":4})"_s;
        QCOMPARE(textOf(answer(6, stage)), people(1, 4) + u" / "_s + people(5, 12) + u" / "_s
                                               + people(1, 4) + u" / p1 p4, p2 p3"_s);
        QCOMPARE(textOf(answer(3, uR"("sizes":[3],"entrants":{"wins":1,"most":4})"_s)),
                 people(1, 3) + u" / "_s + people(4, 6) + u" / "_s + people(1, 3) + u" / "_s
                     + people(1, 3));
        // The first four winners present.
        QCOMPARE(lineupOf(answer(6, stage, absent(uR"("p1","p3")"_s))), u"p2 p4 p5 p6"_s);
    }

    void fillWith() {
        const QString stage = uR"("sizes":[5,4,3,2],"entrants":3,"fillTo":5,"fillWith":)"_s;
        // p4 has a win, p5 to p8 have none.
        const QString wins = stage + uR"({"wins":1})"_s;
        QCOMPARE(textOf(answer(4, wins)),
                 people(1, 4) + u" /  / "_s + people(1, 4) + u" / "_s + people(1, 4));
        QCOMPARE(lineupOf(answer(4, wins, absent(uR"("p1","p2")"_s))), u"p3 p4"_s);
        // A number from the top needs no win and includes absent players: p1 is one of the three.
        QCOMPARE(lineupOf(answer(2, wins, absent(uR"("p1")"_s))), u"p2 p3"_s);
        const QString place = stage + uR"({"place":2})"_s;
        QCOMPARE(lineupOf(answer(4, place)), people(1, 5));
        QCOMPARE(lineupOf(answer(4, stage + uR"({"place":1})"_s)), people(1, 4));
    }

    // H7
    void betterSeeds() {
        const QString games = u"1:1 4:1 | 2:2 3:1"_s;
        const QString rolls = uR"("tieRolls":[{"players":["p1","p4"],"rolls":[1,6]}],)"_s;
        const auto last = [&](const QString& more) {
            return answer(4, entering(4), stagesOf({stageOf(u"Semifinal"_s, games, rolls)}), more);
        };
        QCOMPARE(lineupOf(last({}), u"Final"_s), u"p3 p4"_s);
        QCOMPARE(stageText(last(uR"(,"ties":"seed")"_s), u"Final"_s),
                 u"p1 p3 / p2 p4 / p1 p3 / p1 p3"_s);
        const Json open = answer(4, entering(4), stagesOf({stageOf(u"Semifinal"_s, games)}));
        QCOMPARE(stageText(open, u"Final"_s), u"not computed"_s);
    }

    void onlyWhoAdvanced() {
        const auto last = [](const QString& more, bool isOut) {
            Json document = heatsEventOf(
                8,
                uR"("sizes":[2],"order":[{"by":"wins"}],"stages":[{"name":"Quarterfinal",)"_s
                    + uR"("entrants":8},{"name":"Semifinal")"_s + more
                    + uR"(},{"name":"Final"}])"_s,
                pairsOf(4) + u','
                    + stagesOf(
                        {stageOf(u"Quarterfinal"_s, u"1:1 8:2 | 2:1 7:2 | 3:1 6:2 | 4:1 5:2"_s)}));
            if (isOut)
                document.find(u"players"_s)->items.front().set(u"disqualified"_s, true);
            return textOf(rawHeatsFinalists(document, Edition::Second));
        };
        // p1's place goes to p5.
        QCOMPARE(last({}, true), u"p2 p3 p4 p5 / p6 p7 p8 / p2 p3 p4 p5 / p2 p5, p3 p4"_s);
        QCOMPARE(last(uR"(,"byesTo":2)"_s, false),
                 u"p1 p2 p3 p4 / p5 p6 p7 p8 / p1 p2 p3 p4 / p1 p4, p2 p3"_s);
        // Three play for two places: one bye and one table.
        QCOMPARE(last(uR"(,"byesTo":2)"_s, true), u"p2 p3 p4 / p5 p6 p7 p8 / p2 p3 p4 / p3 p4"_s);
    }

    // H8
    void whetherHeld() {
        const QString below = entering(4) + uR"(,"skipBelow":5)"_s;
        const QString yes = uR"("held":true,)"_s;
        const QString no = uR"("held":false,)"_s;
        QCOMPARE(textOf(answer(4, below)), u"not held"_s);
        QCOMPARE(lineupOf(answer(4, below, recorded(yes))), people(1, 4));
        QCOMPARE(lineupOf(answer(4, entering(4))), people(1, 4));
        QCOMPARE(textOf(answer(4, entering(4), recorded(no))), u"not held"_s);
        // Games outweigh the decision.
        QCOMPARE(
            lineupOf(answer(4, entering(4), stagesOf({stageOf(u"Semifinal"_s, u"1:1 2:2"_s, no)}))),
            people(1, 4));
        QCOMPARE(textOf(answer(4, entering(4),
                               stagesOf({stageOf(u"Semifinal"_s, {}, yes),
                                         stageOf(u"Final"_s, u"1:1 2:2"_s)}))),
                 u"not held"_s);
        // A stage with one player is not held.
        QCOMPARE(textOf(answer(4, entering(1))), u"not held"_s);
        QCOMPARE(textOf(answer(4, entering(2), absent(uR"("p1","p2","p3","p4","p5","p6","p7")"_s))),
                 u"not held"_s);
    }

    void skipBy() {
        const QString below = entering(4) + uR"(,"skipBelow":4)"_s;
        const QString two = absent(uR"("p1","p2")"_s);
        const auto by = [](const QString& word) { return uR"(,"skipBy":"%1")"_s.arg(word); };
        QCOMPARE(lineupOf(answer(4, below, two)), people(3, 6));
        QCOMPARE(textOf(answer(4, below + by(u"available"_s), two)), u"not held"_s);
        QCOMPARE(lineupOf(answer(4, below + by(u"available"_s))), people(1, 4));
        // Absent alternates do not count as qualifiers.
        QCOMPARE(lineupOf(answer(4, below + by(u"available"_s), absent(uR"("p5")"_s))),
                 people(1, 4));
        QCOMPARE(lineupOf(answer(4, below + by(u"lineup"_s), two)), people(3, 6));
        const QString filled = entering(4) + uR"(,"skipBelow":6,"fillTo":6)"_s;
        QCOMPARE(textOf(answer(4, filled)), u"not held"_s);
        QCOMPARE(lineupOf(answer(4, filled + by(u"lineup"_s))), people(1, 6));
    }

    void notHeldAboveHalf() {
        const QString stage = entering(4) + uR"(,"skipBelow":4)"_s;
        // Half of six.
        const QString half = stage + uR"(,"atMostHalf":true)"_s;
        QCOMPARE(textOf(answer(3, half)), u"not held"_s);
        QCOMPARE(lineupOf(answer(3, half), u"Final"_s), people(1, 3));
        const Json whole = answer(3, stage, recorded(uR"("held":false,)"_s));
        QCOMPARE(lineupOf(whole, u"Final"_s), people(1, 4));
    }

    void fillToList() {
        const auto number = [](int entrants) {
            return lineupOf(
                answer(8, uR"("sizes":[2,3],"entrants":%1,"fillTo":[4,6])"_s.arg(entrants)));
        };
        QCOMPARE(number(3), people(1, 4));
        QCOMPARE(number(4), people(1, 4));
        QCOMPARE(number(5), people(1, 6));
        QCOMPARE(number(7), people(1, 7));
    }

    void winnersStay() {
        const QString wins = uR"("sizes":[4],"entrants":{"wins":1})"_s;
        QCOMPARE(lineupOf(answer(5, wins)), people(1, 8));
        QCOMPARE(lineupOf(answer(5, uR"("sizes":[4],"entrants":5)"_s)), people(1, 4));
        // Eight are more than half of ten.
        const Json half = answer(5, wins + uR"(,"atMostHalf":true)"_s);
        QCOMPARE(textOf(half), people(1, 5) + u" / "_s + people(6, 10) + u" / "_s + people(1, 5)
                                   + u" / p2 p3 p4 p5"_s);
        QCOMPARE(byesOf(half), u"p1"_s);
        // Only six are present.
        const QString gone = absent(uR"("p7","p8","p9","p10")"_s);
        QCOMPARE(lineupOf(answer(5, wins, gone)), people(1, 5));
        QCOMPARE(byesOf(answer(5, wins, gone)), u"p1"_s);
        // The fifth winner was already left out.
        QCOMPARE(lineupOf(answer(5, uR"("sizes":[4],"entrants":{"wins":1,"most":4},"fillTo":5)"_s)),
                 people(1, 4));
    }

    void whoAdvancedStays() {
        const auto semifinal = [](int tables, const QString& more) {
            QStringList games;
            for (int table = 1; table <= tables; ++table)
                games.append(u"%1:1 %2:2"_s.arg(table).arg(2 * tables + 1 - table));
            return rawHeatsFinalists(
                heatsEventOf(2 * tables,
                             uR"("sizes":[2],"order":[{"by":"wins"}],"stages":[)"_s
                                 + uR"({"name":"Quarterfinal","entrants":%1},)"_s.arg(2 * tables)
                                 + uR"({"name":"Semifinal","sizes":[4])"_s + more
                                 + uR"(},{"name":"Final","sizes":[4]}])"_s,
                             pairsOf(tables) + u','
                                 + stagesOf({stageOf(u"Quarterfinal"_s, games.join(u'|'))})),
                Edition::Second);
        };
        QCOMPARE(lineupOf(semifinal(5, {})), people(1, 8));
        // No smaller number can be seated: all at one table.
        QCOMPARE(tablesOf(semifinal(3, {})), people(1, 3));
        QCOMPARE(byesOf(semifinal(3, {})), QString());
        QCOMPARE(lineupOf(semifinal(5, uR"(,"byesTo":2)"_s)), people(1, 5));
        QCOMPARE(tablesOf(semifinal(5, uR"(,"byesTo":2)"_s)), people(2, 5));
    }

    void finalsNumber() {
        const auto number = [](const QString& last) {
            return lineupOf(answer(4, entering(4), recorded(uR"("held":false,)"_s), {}, last),
                            u"Final"_s);
        };
        QCOMPARE(number(uR"("sizes":[2,5])"_s), people(1, 2));
        QCOMPARE(number(uR"("sizes":[5,6])"_s), people(1, 4));
        QCOMPARE(number(uR"("sizes":[2,3])"_s), people(1, 3));
        // Keys that the final ignores.
        QCOMPARE(number(uR"("sizes":[4],"byesTo":2,"tables":2,"atMostHalf":true,"skipBelow":9)"_s),
                 people(1, 4));
    }

    void byesTo() {
        const auto semifinal = [](int entrants, const QString& sizes, int to,
                                  const QString& more = {}, const QString& rest = {}) {
            return answer(
                6,
                uR"("sizes":[%1],"entrants":%2,"byesTo":%3)"_s.arg(sizes).arg(entrants).arg(to)
                    + more,
                rest);
        };
        // Two byes and two tables.
        QCOMPARE(byesOf(semifinal(6, u"2"_s, 4)), u"p1 p2"_s);
        QCOMPARE(tablesOf(semifinal(6, u"2"_s, 4)), u"p3 p6, p4 p5"_s);
        QCOMPARE(textOf(semifinal(4, u"2"_s, 4)), u"not held"_s);
        QCOMPARE(lineupOf(semifinal(5, u"2"_s, 4, uR"(,"skipBelow":9)"_s)), people(1, 5));
        QCOMPARE(byesOf(semifinal(5, u"2"_s, 4)), people(1, 3));
        // 1 + 2 or 4 + 1.
        QCOMPARE(byesOf(semifinal(7, u"3"_s, 4)), people(1, 4));
        QCOMPARE(tablesOf(semifinal(7, u"3"_s, 4)), people(5, 7));
        // 0 + 6, 2 + 4, and 4 + 2 are equal.
        QCOMPARE(byesOf(semifinal(6, u"2"_s, 5, uR"(,"advance":2)"_s)), QString());
        QCOMPARE(tablesOf(semifinal(3, u"4"_s, 2)), people(1, 3));
        // A player who sits alone has the bye, p12 in the line-up or not.
        const QString games = stagesOf({stageOf(u"Semifinal"_s, u"12:1 | 4:1 | 1 2 | void 5:1"_s)});
        QCOMPARE(byesOf(semifinal(6, u"2"_s, 4, {}, games)), u"p4 p12"_s);
        QCOMPARE(tablesOf(semifinal(6, u"2"_s, 4, {}, games)), u"p1 p2 p3 p5 p6"_s);
    }

    // A bye counts as a table that someone advances from.
    void byesGoOn() {
        const QString stage = uR"("sizes":[2],"entrants":3,"byesTo":2)"_s;
        const QString games = stagesOf({stageOf(u"Semifinal"_s, u"1:1 | 2:2 3:1"_s)});
        QCOMPARE(stageText(answer(3, stage, games), u"Final"_s), u"p1 p3 / p2 / p1 p3 / p1 p3"_s);
    }

    // H9
    void tables() {
        const auto semifinal = [](int entrants, const QString& more) {
            return tablesOf(answer(6, uR"("sizes":[4],"entrants":%1,)"_s.arg(entrants) + more));
        };
        QCOMPARE(semifinal(7, uR"("tables":2)"_s), u"p1 p4 p5 p7, p2 p3 p6"_s);
        QCOMPARE(semifinal(7, uR"("tables":2,"small":"first")"_s), u"p1 p4 p5, p2 p3 p6 p7"_s);
        QCOMPARE(semifinal(7, uR"("tables":3,"seeding":"ranked")"_s), u"p1 p2 p3, p4 p5, p6 p7"_s);
        // Four tables of two each are impossible: by H1, four play.
        QCOMPARE(semifinal(7, uR"("tables":4)"_s), people(1, 4));
        const QString pairs = uR"("tables":[[1,0],[6,2],[8,3]])"_s;
        QCOMPARE(semifinal(5, pairs), people(1, 4));
        QCOMPARE(semifinal(6, pairs), u"p1 p4 p5, p2 p3 p6"_s);
        QCOMPARE(semifinal(8, pairs), u"p1 p6 p7, p2 p5 p8, p3 p4"_s);
        const QString large = tablesOf(answer(7, uR"("sizes":[4],"entrants":13,"tables":1)"_s));
        // Thirteen are too many for one table; twelve are not.
        QCOMPARE(large, people(1, 12));
    }

    void patterns() {
        const auto semifinal = [](int entrants, const QString& pattern) {
            return tablesOf(answer(
                6, uR"("entrants":%1,"seeding":{"pattern":%2})"_s.arg(entrants).arg(pattern)));
        };
        const QString eight = u"[[1,4,6,7],[2,3,5,8]]"_s;
        QCOMPARE(semifinal(8, eight), u"p1 p4 p6 p7, p2 p3 p5 p8"_s);
        // Other sizes: snake.
        QCOMPARE(semifinal(7, eight), u"p1 p4 p5 p7, p2 p3 p6"_s);
        QCOMPARE(semifinal(7, u"[[5,1,2],[3,4,6,7]]"_s), u"p5 p1 p2, p3 p4 p6 p7"_s);
        // Positions among the players to be seated: p1 has a bye.
        const QString byes = uR"("sizes":[4],"entrants":9,"byesTo":3,"seeding":{"pattern":)"_s;
        QCOMPARE(tablesOf(answer(6, byes + eight + u'}')), u"p2 p5 p7 p8, p3 p4 p6 p9"_s);
    }

    void answers() {
        const QString stage = uR"("sizes":[2],"entrants":3,"byesTo":2)"_s;
        QCOMPARE(compact(answer(2, stage)),
                 uR"({"stages":[{"name":"Semifinal","held":true,)"_s
                     + uR"("qualifiers":["p1","p2","p3"],"alternates":["p4"],)"_s
                     + uR"("lineup":["p1","p2","p3"],"byes":["p1"],"tables":[["p2","p3"]]}],)"_s
                     + uR"("ties":[{"players":["p1","p2"],"matters":"order"},)"_s
                     + uR"({"players":["p3","p4"],"matters":"cut"}]})"_s);
    }
};

} // namespace mentat::test::tst_second_heats_stages

MENTAT_TEST(tst_second_heats_stages, TestSecondHeatsStages, QCoreApplication)
#include "tst_second_heats_stages.moc"
