#include "tests/support/raw/heats/heats_cases.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/raw/small_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

// The judge of the second edition against cases worked by hand from H11.
namespace mentat::test::tst_second_heats_places {

using namespace raw;

namespace {

// Eight winners in pairs; a semifinal and a final.
QString placed(const QStringList& stages, const QString& rules, const QString& more = {}) {
    const Json document = heatsEventOf(
        16,
        uR"("sizes":[2],"score":"high","order":[{"by":"wins"}],"stages":[{"name":"Semi",)"_s + rules
            + uR"(},{"name":"Final","sizes":[2,3]}])"_s + more,
        pairsOf(8) + u',' + stagesOf(stages));
    return orderOf(rawHeatsPlacements(document, Edition::Second), u"place"_s);
}

QString rolled(const QString& players, const QString& rolls) {
    return uR"("tieRolls":[{"players":[%1],"rolls":[%2]}],)"_s.arg(players, rolls);
}

const QString& four() {
    static const QString text = uR"("sizes":[4],"entrants":4,"advance":2)"_s;
    return text;
}

const QString& byPlace() {
    static const QString text = uR"(,"eliminated":[{"by":"stage-place"}])"_s;
    return text;
}

} // namespace

class TestSecondHeatsPlaces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Dropouts share the last place, and neither rolls nor seeds separate them.
    void dropouts() {
        const QString rolls = rolled(uR"("p3","p4")"_s, u"1,6"_s);
        const QString semi = stageOf(u"Semi"_s, u"1:1 2:2 3x 4x"_s, rolls);
        const QString last = stageOf(u"Final"_s, u"1:1 2:2"_s);
        QCOMPARE(placed({semi, last}, four(), byPlace()), u"p1 | p2 | p3 p4"_s);
        QCOMPARE(placed({semi, last}, four(), byPlace() + uR"(,"ties":"seed")"_s),
                 u"p1 | p2 | p3 p4"_s);
        // Seeds separate them, because that is a key.
        QCOMPARE(placed({semi, last}, four()), u"p1 | p2 | p3 | p4"_s);
        const QString left
            = stageOf(u"Final"_s, u"1:1 2x 5x"_s, rolled(uR"("p2","p5")"_s, u"1,6"_s));
        QCOMPARE(placed({semi, left}, four(), byPlace()), u"p1 | p2 p5 | p3 p4"_s);
    }

    void seedsDecide() {
        const QString semi
            = stageOf(u"Semi"_s, u"1:1 2:1 3:3 4:3"_s, rolled(uR"("p3","p4")"_s, u"1,6"_s));
        const QString last = stageOf(u"Final"_s, u"1:1 2:1"_s, rolled(uR"("p1","p2")"_s, u"1,6"_s));
        QCOMPARE(placed({semi, last}, four(), byPlace()), u"p2 | p1 | p4 | p3"_s);
        QCOMPARE(placed({semi, last}, four(), byPlace() + uR"(,"ties":"seed")"_s),
                 u"p1 | p2 | p3 | p4"_s);
    }

    // Equal at different tables.
    void seedsDecideOverTables() {
        const QString rules = uR"("entrants":4)"_s;
        const QString semi = stageOf(u"Semi"_s, u"1:1 4:2 | 2:1 3:2"_s);
        const QString last = stageOf(u"Final"_s, u"1:1 2:2"_s);
        QCOMPARE(placed({semi, last}, rules, byPlace()), u"p1 | p2 | p3 p4"_s);
        QCOMPARE(placed({semi, last}, rules, byPlace() + uR"(,"ties":"seed")"_s),
                 u"p1 | p2 | p3 | p4"_s);
    }

    void totals() {
        const auto by = [](const QString& keys, const QString& score = u"high"_s) {
            const Json document = heatsEventOf(
                16,
                uR"("sizes":[2],"score":"%1","order":[{"by":"wins"}],)"_s.arg(score)
                    + uR"("stages":[{"name":"Semi","entrants":6},)"_s
                    + uR"({"name":"Final","sizes":[3]}],"eliminated":[{"by":"%1"}])"_s.arg(keys),
                pairsOf(8) + u','
                    + stagesOf({stageOf(u"Semi"_s, u"1:1=9 6:2=3 | 2:1=5 5:2=4 | 3:1 4:2"_s),
                                stageOf(u"Final"_s, u"1:1 2:2 3:3"_s)}));
            return orderOf(rawHeatsPlacements(document, Edition::Second), u"place"_s);
        };
        // 3 of 9 and 4 of 5.
        QCOMPARE(by(u"stage-total"_s), u"p1 | p2 | p3 | p5 | p6 | p4"_s);
        QCOMPARE(by(u"stage-total"_s, u"low"_s), u"p1 | p2 | p3 | p6 | p5 | p4"_s);
        QCOMPARE(by(u"stage-score"_s), u"p1 | p2 | p3 | p5 | p6 | p4"_s);
        // With low scores, each of them had the best at their table.
        QCOMPARE(by(u"stage-score"_s, u"low"_s), u"p1 | p2 | p3 | p5 p6 | p4"_s);
    }

    // A forfeit requires an invitation.
    void forfeits() {
        const QString rules = uR"("entrants":8,"advance":1)"_s;
        const QString semi = stageOf(u"Semi"_s, u"1:1 8:2 | 2:1 7:2 | 3:1 6:2 | 4:1 5:2"_s);
        // Three of the four have a place in the final: p4 has none, and p3 stays away.
        const QString last = stageOf(u"Final"_s, u"1:1 2:2"_s);
        QCOMPARE(placed({semi, last}, rules, byPlace()), u"p1 | p2 | p4 | p5 p6 p7 p8 | p3"_s);
    }

    // A bye is a complete game.
    void byes() {
        const QString rules = uR"("entrants":3,"byesTo":2)"_s;
        const QString semi = stageOf(u"Semi"_s, u"2:1 3:2 | 1:1"_s);
        const QString last = stageOf(u"Final"_s, u"1:2 2:1"_s);
        QCOMPARE(placed({semi, last}, rules), u"p2 | p1 | p3"_s);
        QCOMPARE(placed({semi, stageOf(u"Final"_s, u"2:1"_s)}, rules), u"p2 | p3 | p1"_s);
    }
};

} // namespace mentat::test::tst_second_heats_places

MENTAT_TEST(tst_second_heats_places, TestSecondHeatsPlaces, QCoreApplication)
#include "tst_second_heats_places.moc"
