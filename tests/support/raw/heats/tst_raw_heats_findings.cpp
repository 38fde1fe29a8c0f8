#include "tests/support/raw/heats/heats_cases.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/raw/small_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

// The judge against cases worked by hand from H10.
namespace mentat::test::tst_raw_heats_findings {

using namespace raw;

namespace {

// A valid document with every part.
const Json& faultless() {
    static const Json document = heatsEventOf(
        6,
        uR"("sizes":[3,2],"score":"high","order":[{"by":"wins"},{"by":"place-points","points":[5,3]},)"_s
            + uR"({"by":"score","take":"mean"},{"by":"score-share"},{"by":"behind-first","places":[2]}],)"_s
            + uR"("stages":[{"name":"Semifinal","entrants":4,"sizes":[2]},{"name":"Final","sizes":[2]}],)"_s
            + uR"("eliminated":[{"by":"stage-score"},{"by":"seed"}])"_s,
        heatsOf({u"1:1=3 2:2=2 3:3=1 | 4:1=7 5:2=4 6:3=0"_s, u"1:1=3 2:2=2"_s}) + u','
            + stagesOf(
                {stageOf(u"Semifinal"_s, u"1:1=4 2:2=3 | 4:1=9 5:2=2"_s, uR"("closed":true,)"_s),
                 stageOf(u"Final"_s, u"1:1=5 4:2=4"_s, uR"("closed":true,)"_s)}));
    return document;
}

void rows(std::initializer_list<std::array<const char*, 3>> cases) {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("findings");
    for (const auto& [pointer, text, findings] : cases) {
        const QByteArray name = QByteArray(pointer) + ' ' + text;
        QTest::newRow(name.constData())
            << QString::fromUtf8(pointer) << QString::fromUtf8(text) << QString::fromUtf8(findings);
    }
}

// What R10.1 or another rule reports at the pointer itself.
QString expanded(const QString& findings, const QString& pointer) {
    return QString(findings).replace(u" ."_s, u' ' + pointer);
}

void checkErrors() {
    QFETCH(QString, pointer);
    QFETCH(QString, text);
    QFETCH(QString, findings);
    const Json document = edited(faultless(), pointer, text);
    QCOMPARE(findingsText(rawHeatsErrors(writeJson(document))), expanded(findings, pointer));
}

} // namespace

class TestRawHeatsFindings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faultlessDocument() {
        QCOMPARE(findingsText(rawHeatsErrors(writeJson(faultless()))), QString());
        QCOMPARE(findingsText(rawHeatsWarnings(faultless())), QString());
        QCOMPARE(findingsText(rawHeatsErrors("{")), u"JSON "_s);
    }

    // R10.1, R10.8
    void values_data() {
        rows({{"/event/ruleset", "", "R10.1 /event"},
              {"/event/sets", "[]", "R10.1 ."},
              {"/event/settings", R"({"finalists":6})", "R10.1 ./finalists"},
              {"/event/settings", R"({"graceMinutes":0,"lastTurnMinutes":30,"prizeLevel":1})", ""},
              {"/players/0/preference", "\"base\"", "R10.1 ."},
              {"/players/0/expansionCopies", "1", "R10.1 ."},
              {"/players/1/id", "\"p1\"",
               "R10.1 /heats/0/games/0/seats/1/player, R10.1 /heats/1/games/0/seats/1/player, "
               "R10.1 ., R10.1 /stages/0/games/0/seats/1/player"},
              {"/heats/0/draw", R"({"expansionTables":1})", "R10.1 ./expansionTables"},
              {"/heats/0/games/0/turns", "-1", "R10.8 ."},
              {"/heats/0/games/0/victory", "\"solo\"", "R10.1 ."},
              {"/heats/0/games/0/accepted", R"([{"rule":"H10.21"},{"rule":"H10.5"}])",
               "R10.1 ./1/rule"},
              {"/heats/0/games/0/seats/0/place", "0", "R10.1 ."},
              {"/heats/0/games/0/seats/0/score", "1000000000", "R10.1 ."},
              {"/heats/0/games/0/seats/0/score", "-999999999.999", ""},
              {"/heats/0/games/0/seats/0/score", "3.0005", "R10.1 ."},
              {"/heats/0/games/0/seats/0/score", "\"3\"", "R10.1 ."},
              {"/heats/0/games/0/seats/0/label", "\"\"", ""},
              {"/heats/0/games/0/seats/0/faction", "\"guild\"", "R10.1 ."},
              {"/heats/0/games/0/seats/2/seat", "1", "R10.1 ."},
              {"/heats/0/games/1/table", "1", "R10.1 ."},
              {"/heats/1/number", "1", "R10.1 ."},
              {"/stages/0/name", "", "R10.1 /stages/0"},
              {"/stages/0/seed", "9007199254740991", ""},
              {"/stages/0/seed", "-1", "R10.8 ."},
              {"/stages/0/expansionVotes", "{}", "R10.1 ."},
              {"/stages/0/tieRolls", R"([{"players":["p1","p2"],"rolls":[0,1,2]}])",
               "R10.1 ./0/rolls, R10.8 ./0/rolls/0"},
              {"/final", "{}", "R10.1 ."}});
    }
    void values() { checkErrors(); }

    // H10.1
    void rulesets_data() {
        rows({{"/event/ruleset", "7", "H10.1 ."},
              {"/event/ruleset/name", "", "H10.1 /event/ruleset"},
              {"/event/ruleset/name", "\" \"", "H10.1 ."},
              {"/event/ruleset/sizes", "", "H10.1 /event/ruleset"},
              {"/event/ruleset/sizes", "[]", "H10.1 ."},
              {"/event/ruleset/sizes", "[3,2,3,11,1,2.5]",
               "H10.1 ./2, H10.1 ./3, H10.1 ./4, H10.1 ./5"},
              {"/event/ruleset/score", "\"none\"",
               "H10.1 /event/ruleset/eliminated/0/by, H10.1 /event/ruleset/order/2/by, "
               "H10.1 /event/ruleset/order/3/by, H10.1 /event/ruleset/order/4/by, "
               "H10.4 /heats/0/games/0/seats/0/score, H10.4 /heats/0/games/0/seats/1/score, "
               "H10.4 /heats/0/games/0/seats/2/score, H10.4 /heats/0/games/1/seats/0/score, "
               "H10.4 /heats/0/games/1/seats/1/score, H10.4 /heats/0/games/1/seats/2/score, "
               "H10.4 /heats/1/games/0/seats/0/score, H10.4 /heats/1/games/0/seats/1/score, "
               "H10.4 /stages/0/games/0/seats/0/score, H10.4 /stages/0/games/0/seats/1/score, "
               "H10.4 /stages/0/games/1/seats/0/score, H10.4 /stages/0/games/1/seats/1/score, "
               "H10.4 /stages/1/games/0/seats/0/score, H10.4 /stages/1/games/0/seats/1/score"},
              {"/event/ruleset/score", "\"low\"", "H10.1 /event/ruleset/order/3/by"},
              {"/event/ruleset/score", "\"best\"", "H10.1 ."},
              {"/event/ruleset/sharedWin", "\"half\"", "H10.1 ."},
              {"/event/ruleset/count", "-1", "H10.1 ."},
              {"/event/ruleset/dropouts", "true", "H10.1 ."},
              {"/event/ruleset/labels", "[\"Red\",3]", "H10.1 ./1"},
              {"/event/ruleset/color", "1", "H10.1 ."},
              {"/event/ruleset/order", "", "H10.1 /event/ruleset"},
              {"/event/ruleset/order", "[]", "H10.1 ."},
              {"/event/ruleset/order/0", "\"wins\"", "H10.1 ."},
              {"/event/ruleset/order/0", "{}", "H10.1 ."},
              {"/event/ruleset/order/0/by", "\"losses\"", "H10.1 ."},
              {"/event/ruleset/order/0/by", "\"stage-place\"", "H10.1 ."},
              {"/event/ruleset/order/0/take", "\"sum\"", "H10.1 ."},
              {"/event/ruleset/order/1/points", "", "H10.1 /event/ruleset/order/1"},
              {"/event/ruleset/order/1/points", R"({"4":[1],"11":[1],"04":[1]})",
               "H10.1 ./04, H10.1 ./11"},
              {"/event/ruleset/order/1/points", "[1,\"2\",0.0001]", "H10.1 ./1, H10.1 ./2"},
              {"/event/ruleset/order/1/shared", "\"none\"", "H10.1 ."},
              {"/event/ruleset/order/1/sharedFirst", "null", "H10.1 ."},
              {"/event/ruleset/order/2/take", "\"last\"", "H10.1 ."},
              {"/event/ruleset/order/4/places", "[2,2,0]", "H10.1 ./2"},
              {"/event/ruleset/stages", "{}", "H10.1 ."},
              {"/event/ruleset/stages/0/entrants", "", "H10.1 /event/ruleset/stages/0"},
              {"/event/ruleset/stages/0/entrants", "[[1,4],[1,8]]", "H10.1 ./1/0"},
              {"/event/ruleset/stages/0/entrants", "[[8,4],[1,8],[9,3]]", "H10.1 ./1/0"},
              {"/event/ruleset/stages/0/entrants", "[[1,4,2]]", "H10.1 ./0"},
              {"/event/ruleset/stages/0/entrants", "[]", "H10.1 ."},
              {"/event/ruleset/stages/0/entrants", R"({"wins":1})", ""},
              {"/event/ruleset/stages/0/entrants", R"({"wins":0})", "H10.1 ./wins"},
              {"/event/ruleset/stages/0/entrants", "{}", "H10.1 ."},
              {"/event/ruleset/stages/1/entrants", "4", "H10.1 ."},
              {"/event/ruleset/stages/1/name", "\"Semifinal\"", "H10.1 ."},
              {"/event/ruleset/stages/0/sizes", "[2,2]", "H10.1 ./1"},
              {"/event/ruleset/stages/0/advance", "0", "H10.1 ."},
              {"/event/ruleset/stages/0/seeding", "\"chance\"", "H10.1 ."},
              {"/event/ruleset/stages/0/games", "[]", "H10.1 ."},
              {"/event/ruleset/eliminated/0/by", "\"wins\"", "H10.1 ."}});
    }
    void rulesets() { checkErrors(); }

    void winsComeFirst() {
        const Json document
            = edited(edited(faultless(), u"/event/ruleset/order/0"_s, uR"({"by":"places"})"_s),
                     u"/event/ruleset/stages/0/entrants"_s, uR"({"wins":1})"_s);
        QCOMPARE(findingsText(rawHeatsErrors(writeJson(document))),
                 u"H10.1 /event/ruleset/stages/0/entrants"_s);
    }

    void rulesetDocuments() {
        const QByteArray head = R"({"format":"mentat-ruleset","version":1,)";
        QCOMPARE(findingsText(rawRulesetErrors(
                     head + R"("ruleset":{"name":"R","sizes":[4],"order":[{"by":"wins"}]}})")),
                 QString());
        QCOMPARE(findingsText(rawRulesetErrors(head + R"("ruleset":{"name":"R","sizes":[4]}})")),
                 u"H10.1 /ruleset"_s);
        QCOMPARE(
            findingsText(rawRulesetErrors(R"({"format":"mentat-event","version":2,"rules":1})")),
            u"R10.1 , R10.1 /format, R10.1 /rules, R10.1 /version"_s);
    }

    // H10.2 to H10.5
    void results_data() {
        rows(
            {{"/heats/0/games/1/seats/0/player", "\"p2\"", "H10.2 ."},
             {"/heats/0/games/0/seats/2/player", "\"p1\"", "H10.2 ."},
             {"/stages/0/games/1/seats/1/player", "\"p1\"", "H10.2 ."},
             {"/heats/0/games/2",
              R"({"table":3,"void":true,"seats":[{"seat":1,"player":"p1"},{"seat":2,"player":"p1"}]})",
              ""},
             {"/heats/0/games/0/seats/2/place", "4", "H10.3 ."},
             {"/heats/0/games/0/seats/1/place", "1", ""},
             {"/heats/0/games/1/seats/2/place", "2", ""},
             {"/stages/1/games/0/seats/0/place", "2",
              "H10.3 ., H10.3 /stages/1/games/0/seats/1/place"},
             {"/heats/0/games/0/seats/2", R"({"seat":3,"player":"p3","place":9,"dropout":true})",
              ""},
             // Not complete: no error yet.
             {"/heats/0/games/0/seats/0/place", "", ""},
             {"/stages/1/name", "\"Quarterfinal\"", "H10.5 ."},
             {"/stages/0/name", "\"Final\"", "H10.5 /stages/0/games/1, H10.5 /stages/1/name"},
             {"/stages/1/games/1", R"({"table":2,"seats":[]})", "H10.5 ."},
             {"/stages/1/games/1", R"({"table":2,"void":true,"seats":[]})", ""}});
    }
    void results() { checkErrors(); }

    void largeTables() {
        QStringList seats;
        for (int number = 1; number <= 11; ++number)
            seats.append(QString::number(number));
        const Json document = heatsEventOf(11, uR"("sizes":[4],"order":[{"by":"wins"}])"_s,
                                           heatsOf({seats.join(u' ')}));
        QCOMPARE(findingsText(rawHeatsErrors(writeJson(document))),
                 u"H10.2 /heats/0/games/0/seats"_s);
    }

    void warnings_data() {
        rows({{"/heats/1/games/0/seats/2", R"({"seat":3,"player":"p3","place":3,"score":0})", ""},
              {"/heats/0/games/0/seats/3", R"({"seat":4,"player":"p7"})",
               "H10.21 /heats/0/games/0/seats"},
              {"/stages/1/games/0/seats/2", R"({"seat":3,"player":"p5","dropout":true})",
               "H10.21 /stages/1/games/0/seats, H10.22 ./player"},
              {"/stages/1/games/0/seats/1/player", "\"p2\"", "H10.22 ."},
              {"/heats/1/games/0/seats/0/score", "", "H10.23 /heats/1/games/0"},
              {"/stages/1/games/0/seats/0/score", "", "H10.23 /stages/1/games/0"},
              {"/stages/1/closed", "", "H10.24 /stages/1"},
              {"/heats/1/games/0/seats/0/score", "1", "H10.25 /heats/1/games/0/seats/1/score"},
              {"/heats/0/games/0/seats/0/score", "1.5", "H10.25 /heats/0/games/0/seats/1/score"},
              {"/heats/0/games/0/seats/0/score", "2", ""},
              // Five remain of p4, p5, p6, p1, and p2, and p6 is not in.
              {"/heats/0/games/0/void", "true", ""},
              {"/stages/0/unavailable", R"(["p2"])", "H10.22 /stages/0/games/0/seats/1/player"}});
    }
    void warnings() {
        QFETCH(QString, pointer);
        QFETCH(QString, text);
        QFETCH(QString, findings);
        QCOMPARE(findingsText(rawHeatsWarnings(edited(faultless(), pointer, text))),
                 expanded(findings, pointer));
    }
};

} // namespace mentat::test::tst_raw_heats_findings

MENTAT_TEST(tst_raw_heats_findings, TestRawHeatsFindings, QCoreApplication)
#include "tst_raw_heats_findings.moc"
