#include "tests/support/raw/heats/heats_cases.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/raw/small_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

// Checks the judge of a heat's draw (H1, pairing by record) against cases worked by hand: correct
// draws, and a wrong one for each aspect judged.
namespace mentat::test::tst_second_heats_draws {

using namespace raw;

namespace {

QString seated(const QString& tables) {
    QStringList all;
    for (const QString& table : tables.split(u'|', Qt::SkipEmptyParts)) {
        QStringList seats;
        for (const QString& player : table.split(u' ', Qt::SkipEmptyParts))
            seats.append(uR"({"seat":%1,"player":"p%2"})"_s.arg(seats.size() + 1).arg(player));
        all.append(uR"({"table":%1,"seats":[)"_s.arg(all.size() + 1) + seats.join(u',') + u"]}"_s);
    }
    return all.join(u',');
}

// "1 2 | 3 4" and the byes "5 6".
Json answerOf(const QString& tables, const QString& byes, const QString& levels = {}) {
    QStringList ids;
    for (const QString& player : byes.split(u' ', Qt::SkipEmptyParts))
        ids.append(uR"("p%1")"_s.arg(player));
    return parsed(uR"({"heat":3,"tables":[)"_s + seated(tables) + uR"(],"byes":[)"_s
                  + ids.join(u',') + u']' + levels + u'}');
}

QString recordLevel(const QString& value, const QString& bound) {
    return uR"(,"levels":[{"level":"apart","value":0,"bound":0},)"_s
           + uR"({"level":"repeats","value":0,"bound":0},)"_s
           + uR"({"level":"record","value":"%1","bound":"%2"}])"_s.arg(value, bound);
}

// The third heat, for p1 to this number.
AskedDraw asked(int entrants, const std::vector<int>& sizes = {}) {
    AskedDraw draw{3, {}, sizes};
    for (int number = 1; number <= entrants; ++number)
        draw.entrants.append(u"p%1"_s.arg(number));
    return draw;
}

Json byeEvent(const QString& more = uR"("byes":true,)"_s) {
    // p3 had a bye. After two heats: p1 2 wins, p2, p3 and p4 1, p5 0; p6 and p7 came later.
    return heatsEventOf(7, uR"("sizes":[3,2],)"_s + more + uR"("order":[{"by":"wins"}])"_s,
                        heatsOf({u"1:1 2:2 | 4:1 5:2 | 3:1"_s, u"1:1 4:2 5:3 | 2:1 3:2"_s}));
}

Json pairEvent(const QString& more = {}) {
    return heatsEventOf(
        8,
        uR"("sizes":[2],"pairing":"record","byes":true,"sharedWin":"share",)"_s
            + uR"("order":[{"by":"wins"}])"_s + more,
        heatsOf({u"1:1 2:2 | 3:1 4:1 | 5:1 6:2 | 7:1 8:2"_s, u"1:1 3:2 | 2:1 4:2"_s}));
}

QString faults(const Json& document, const AskedDraw& draw, const Json& answer) {
    return rawHeatsDrawFaults(document, draw, answer).join(u", "_s);
}

} // namespace

class TestSecondHeatsDraws : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // H1
    void everybodySits() {
        const Json document = byeEvent();
        QCOMPARE(faults(document, asked(6), answerOf(u"1 2 3 | 4 5 6"_s, {})), QString());
        QCOMPARE(faults(document, asked(6), answerOf(u"1 2 | 3 4 | 5 6"_s, {})), u"other sizes"_s);
        QCOMPARE(faults(document, asked(6), answerOf(u"1 2 3 | 4 5 5"_s, {})),
                 u"not everybody once"_s);
        QCOMPARE(faults(document, asked(6), answerOf(u"1 2 3 | 4 5"_s, {})),
                 u"not everybody once"_s);
        QCOMPARE(faults(document, asked(6), answerOf(u"1 2 3 | 4 5 7"_s, {})),
                 u"not everybody once"_s);
        // Six can be seated.
        QCOMPARE(faults(document, asked(6), answerOf(u"1 2 3 | 4 5"_s, u"6"_s)), u"other sizes"_s);
    }

    void whoHasByes() {
        const Json document = byeEvent();
        // Players not in the standings yet come before p5, who is last in them.
        const AskedDraw four = asked(7, {2, 2});
        QCOMPARE(faults(document, four, answerOf(u"1 2 | 3 4"_s, u"5 6 7"_s)), QString());
        QCOMPARE(faults(document, four, answerOf(u"1 2 | 3 5"_s, u"4 6 7"_s)),
                 u"p4 has a bye before p5"_s);
        const AskedDraw six = asked(7, {3, 3});
        QCOMPARE(faults(document, six, answerOf(u"1 2 3 | 4 5 6"_s, u"7"_s)), QString());
        QCOMPARE(faults(document, six, answerOf(u"1 2 3 | 4 5 7"_s, u"6"_s)), QString());
        QCOMPARE(faults(document, six, answerOf(u"1 2 3 | 4 6 7"_s, u"5"_s)),
                 u"p5 has a bye before p6, p5 has a bye before p7"_s);
        // Among p2, p3, and p4, the one with a bye comes last, but still before the leader.
        const AskedDraw three = asked(5, {2});
        QCOMPARE(faults(document, three, answerOf(u"1 3"_s, u"2 4 5"_s)), QString());
        QCOMPARE(faults(document, three, answerOf(u"1 2"_s, u"3 4 5"_s)),
                 u"p3 has a bye before p1, p3 has a bye before p2"_s);
        // One bye, without a request for other tables: tables of four.
        Json fours = byeEvent();
        fours.find(u"event"_s)->find(u"ruleset"_s)->set(u"sizes"_s, parsed(u"[4]"_s));
        QCOMPARE(faults(fours, asked(5), answerOf(u"1 2 3 4"_s, u"5"_s)), QString());
        QCOMPARE(faults(fours, asked(3), answerOf({}, u"1 2 3"_s)), u"there is no draw"_s);
    }

    void withoutByes() {
        const Json document = byeEvent({});
        QCOMPARE(faults(document, asked(7, {3, 2}), answerOf(u"1 2 3 | 4 5"_s, u"6 7"_s)),
                 u"there is no draw"_s);
        QCOMPARE(faults(document, asked(5), answerOf(u"1 2 3 | 4 5"_s, {})), QString());
    }

    // The wins: p1 2, p2, p5 and p7 1, p3 and p4 1/2, p6 and p8 0.
    void pairs() {
        const Json document = pairEvent();
        // p1 has met p2 and p3, p3 has met p4, p2 has met p4: 1 + 1/4 + 1/4 + 0.
        const QString best = u"1 5 | 2 3 | 7 4 | 6 8"_s;
        QCOMPARE(faults(document, asked(8), answerOf(best, {}, recordLevel(u"3/2"_s, u"3/2"_s))),
                 QString());
        QCOMPARE(faults(document, asked(8), answerOf(best, {}, recordLevel(u"6/4"_s, u"3/2"_s))),
                 u"no exact texts"_s);
        QCOMPARE(faults(document, asked(8), answerOf(best, {}, recordLevel(u"2"_s, u"3/2"_s))),
                 u"record 2 instead of 3/2"_s);
        QCOMPARE(faults(document, asked(8), answerOf(best, {}, recordLevel(u"3/2"_s, u"1"_s))),
                 u"the bound is not the least"_s);
        QCOMPARE(faults(document, asked(8), answerOf(best, {}, recordLevel(u"3/2"_s, u"2"_s))),
                 u"the bound is above the least, the bound is not the least"_s);
        QCOMPARE(faults(document, asked(8), answerOf(best, {})), u"no record behind repeats"_s);
        // 1 + 1 + 1/4 + 1/4
        const QString worse = u"1 5 | 2 6 | 7 3 | 4 8"_s;
        QCOMPARE(faults(document, asked(8), answerOf(worse, {}, recordLevel(u"5/2"_s, u"5/2"_s))),
                 u"the bound is above the least, not the least: 5/2 instead of 3/2"_s);
    }

    // Fewer wins apart, but pairs who have met or must be kept apart.
    void weightierThanTheRecord() {
        Json document = pairEvent();
        // p3 and p4 have met: 1 + 0 + 0 + 0.
        const QString met = u"1 2 | 5 7 | 3 4 | 6 8"_s;
        QVERIFY(faults(document, asked(8), answerOf(met, {}, recordLevel(u"1"_s, u"1"_s)))
                    .contains(u"not the least: 1 instead of 3/2"_s));
        document.find(u"event"_s)->set(u"keepApart"_s, parsed(uR"([{"players":["p6","p8"]}])"_s));
        const QString apart = u"1 5 | 2 3 | 7 4 | 6 8"_s;
        QVERIFY(faults(document, asked(8), answerOf(apart, {}, recordLevel(u"3/2"_s, u"3/2"_s)))
                    .contains(u"not the least: 3/2 instead of "_s));
    }

    // For larger tables only the bound is judged; in the first heat nothing.
    void largerTables() {
        Json document = pairEvent();
        document.find(u"event"_s)->find(u"ruleset"_s)->set(u"sizes"_s, parsed(u"[4]"_s));
        const QString tables = u"1 5 6 7 | 2 3 4 8"_s;
        // 1 + 4 + 1 + 1 + 0 + 1, and 1/4 + 1/4 + 1 + 0 + 1/4 + 1/4.
        QCOMPARE(faults(document, asked(8), answerOf(tables, {}, recordLevel(u"10"_s, u"0"_s))),
                 QString());
        QCOMPARE(faults(document, asked(8), answerOf(tables, {}, recordLevel(u"10"_s, u"11"_s))),
                 u"the bound is above the least"_s);
        AskedDraw first = asked(8);
        first.heat = 1;
        QCOMPARE(faults(document, first, answerOf(tables, {})), QString());
    }
};

} // namespace mentat::test::tst_second_heats_draws

MENTAT_TEST(tst_second_heats_draws, TestSecondHeatsDraws, QCoreApplication)
#include "tst_second_heats_draws.moc"
