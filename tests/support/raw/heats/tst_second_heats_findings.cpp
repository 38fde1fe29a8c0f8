#include "tests/support/raw/heats/heats_cases.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/raw/small_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

// The judge of the second edition against cases worked by hand from H10.
namespace mentat::test::tst_second_heats_findings {

using namespace raw;

namespace {

// A valid document with every part. Of five players, p1 to p4 are in the semifinal, where p1 has a
// bye; p5 had one in the first heat.
const Json& faultless() {
    static const Json document = heatsEventOf(
        5,
        uR"("sizes":[2],"score":"high","pairing":"record","byes":true,"ties":"seed",)"_s
            + uR"("order":[{"by":"wins"},{"by":"place-points","points":[5,3],"ratio":[1,0.5],)"_s
            + uR"("where":"won","count":2},{"by":"margin","take":"best"},)"_s
            + uR"({"by":"finishes","first":2},{"by":"score-share","asSize":4},)"_s
            + uR"({"by":"score-of-first","against":"others"},{"by":"places","from":1},)"_s
            + uR"({"by":"behind-first","places":[2,12]},{"by":"opponents"}],)"_s
            + uR"("stages":[{"name":"Semifinal","entrants":3,"sizes":[2],"skipBelow":2,)"_s
            + uR"("skipBy":"lineup","fillTo":[2,3],"fillWith":{"place":2},"byesTo":2,)"_s
            + uR"("tables":[[4,2],[8,0]],"small":"first","seeding":{"pattern":[[1,2],[3,4]]}},)"_s
            + uR"({"name":"Final","sizes":[2]}],"eliminated":[{"by":"stage-total"},{"by":"seed"}])"_s,
        heatsOf({u"1:1=5 2:2=2 | 3:1=3 4:2=1 | 5:1"_s, u"1:1=3 3:2=2 | 2:1=2 5:2=1 | 4:1"_s}) + u','
            + stagesOf({stageOf(u"Semifinal"_s, u"2:1=4 3:2=3 | 1:1"_s,
                                uR"("held":true,"closed":true,)"_s),
                        stageOf(u"Final"_s, u"1:1=5 2:2=4"_s, uR"("closed":true,)"_s)}));
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

// Pointers are relative to `/event/ruleset`, also in the findings.
void rulesetRows(std::initializer_list<std::array<const char*, 3>> cases) {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("findings");
    for (const auto& [below, text, refused] : cases) {
        const QByteArray name = QByteArray(below) + ' ' + text;
        const QString pointer = u"/event/ruleset/"_s + QString::fromUtf8(below);
        QStringList all;
        for (const QString& one : QString::fromUtf8(refused).split(u' ', Qt::SkipEmptyParts))
            all.append(u"H10.1 "_s + (one.startsWith(u'/') ? one : pointer + one.mid(1)));
        QTest::newRow(name.constData()) << pointer << QString::fromUtf8(text) << all.join(u", "_s);
    }
}

void checkErrors() {
    QFETCH(QString, pointer);
    QFETCH(QString, text);
    QFETCH(QString, findings);
    const Json document = edited(faultless(), pointer, text);
    QCOMPARE(findingsText(rawHeatsErrors(writeJson(document), Edition::Second)),
             findings.replace(u" ."_s, u' ' + pointer));
}

} // namespace

class TestSecondHeatsFindings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faultlessDocument() {
        QCOMPARE(findingsText(rawHeatsErrors(writeJson(faultless()), Edition::Second)), QString());
        QCOMPARE(findingsText(rawHeatsWarnings(faultless(), Edition::Second)), QString());
        // It is invalid in the first edition.
        QVERIFY(rawHeatsErrors(writeJson(faultless())).size() > 15);
    }

    void values_data() {
        rows({{"/stages/0/held", "false", ""},
              {"/stages/0/held", "\"yes\"", "R10.1 ."},
              {"/heats/0/games/0/accepted", R"([{"rule":"H10.26"},{"rule":"H10.27"}])", ""},
              {"/heats/0/games/0/accepted", R"([{"rule":"H10.28"}])", "R10.1 ./0/rule"},
              {"/heats/0/held", "true", "R10.1 ."},
              // H10.3: a player alone is first.
              {"/heats/0/games/2/seats/0/place", "2", "H10.3 ."}});
    }
    void values() { checkErrors(); }

    // H10.1. A dot is the pointer itself.
    void rulesets_data() {
        rulesetRows({{"sizes", "[2,12]", ""},
                     {"sizes", "[2,13]", "./1"},
                     {"pairing", "\"chance\"", ""},
                     {"pairing", "\"swiss\"", "."},
                     {"byes", "1", "."},
                     {"ties", "\"dice\"", "."},
                     {"eliminated", "[]", "."},
                     {"eliminated/0/by", "\"total\"", "."},
                     {"order/0/first", "1", "."},
                     {"order/0/where", "\"won\"", "."},
                     {"order/0/count", "1", "."},
                     {"order/1/points", "[]", "."},
                     {"order/1/points", R"({"12":[1],"13":[1],"2":[]})", "./13 ./2"},
                     {"order/1/ratio", "[1,\"2\"]", "./1"},
                     {"order/1/where", "\"tied\"", "."},
                     {"order/1/count", "0", "."},
                     {"order/1/first", "1", "."},
                     {"order/2/take", "\"last\"", "."},
                     {"order/2/against", "\"others\"", "."},
                     {"order/3/first", "0", "."},
                     {"order/3/count", "2", "."},
                     {"order/3/where", "\"lost\"", ""},
                     {"order/4/asSize", "0", "."},
                     {"order/5/against", "\"all\"", "."},
                     {"order/6/from", "12", ""},
                     {"order/6/from", "0", "."},
                     {"order/6/from", "13", "."},
                     {"order/6/where", "\"won\"", "."},
                     {"order/7/places", "[]", "."},
                     {"order/7/places", "[13]", "./0"},
                     {"order/7/take", "\"mean\"", ""},
                     {"order/8/count", "1", "."}});
    }
    void rulesets() { checkErrors(); }

    void stages_data() {
        rulesetRows({{"stages/0/entrants", R"({"wins":1,"most":2})", ""},
                     {"stages/0/entrants", R"({"wins":1,"most":0})", "./most"},
                     {"stages/0/entrants", R"({"most":2})", "."},
                     {"stages/0/skipBy", "\"all\"", "."},
                     {"stages/0/fillTo", "4", ""},
                     {"stages/0/fillTo", "[]", "."},
                     {"stages/0/fillTo", "[4,4,3,5]", "./1 ./2"},
                     {"stages/0/fillTo", "[4,-1]", "./1"},
                     {"stages/0/fillWith", "{}", "."},
                     {"stages/0/fillWith", R"({"wins":1,"place":1})", "."},
                     {"stages/0/fillWith", R"({"wins":0})", "./wins"},
                     {"stages/0/fillWith", R"({"place":0})", "./place"},
                     {"stages/0/fillWith", R"({"wins":1,"score":1})", "./score"},
                     {"stages/0/byesTo", "0", ""},
                     {"stages/0/byesTo", "-1", "."},
                     {"stages/0/tables", "1", ""},
                     {"stages/0/tables", "0", "."},
                     {"stages/0/tables", "[]", "."},
                     {"stages/0/tables", "[[4,2],[4,0]]", "./1/0"},
                     {"stages/0/tables", "[[4,-1]]", "./0/1"},
                     {"stages/0/small", "\"middle\"", "."},
                     {"stages/0/seeding", "\"ranked\"", ""},
                     {"stages/0/seeding", "{}", "."},
                     {"stages/0/seeding/pattern", "[]", "."},
                     {"stages/0/seeding/pattern", "[[2,1,3],[5,4]]", ""},
                     {"stages/0/seeding/pattern", "[[1,2],[3,5]]", "."},
                     {"stages/0/seeding/pattern", "[[1,2],[3,2]]", "./1/1"},
                     {"stages/0/seeding/pattern", "[[1,2],[3]]", "./1"},
                     {"stages/0/seeding/pattern", "[[0,2],[1,2.5]]", "./0/0 ./1/1"},
                     {"stages/0/seeding/pattern", "[[1,2,3,4,5,6,7,8,9,10,11,12,13]]", "./0"},
                     {"stages/1/entrants", "4", "."}});
    }
    void stages() { checkErrors(); }

    // What needs scores, and what needs high ones.
    void withoutScores() {
        const auto refusedWith = [](const QString& score) {
            QStringList refused;
            const Json document = edited(faultless(), u"/event/ruleset/score"_s, score);
            for (const RawError& error : rawHeatsErrors(writeJson(document), Edition::Second)) {
                if (error.rule == u"H10.1"_s)
                    refused.append(QString(error.pointer).remove(u"/event/ruleset/"_s));
            }
            return refused.join(u' ');
        };
        QCOMPARE(refusedWith(u"\"none\""_s),
                 u"eliminated/0/by order/1/ratio order/2/by order/4/by order/5/by order/7/by"_s);
        QCOMPARE(refusedWith(u"\"low\""_s), u"order/4/by"_s);
    }

    // H10.2
    void largeTables() {
        const auto refused = [](int size) {
            QStringList seats;
            for (int number = 1; number <= size; ++number)
                seats.append(QString::number(number));
            const Json document = heatsEventOf(13, uR"("sizes":[4],"order":[{"by":"wins"}])"_s,
                                               heatsOf({seats.join(u' ')}));
            return findingsText(rawHeatsErrors(writeJson(document), Edition::Second));
        };
        QCOMPARE(refused(12), QString());
        QCOMPARE(refused(13), u"H10.2 /heats/0/games/0/seats"_s);
    }

    void warnings_data() {
        rows(
            {{"/event/ruleset/byes", "false",
              "H10.21 /heats/0/games/2/seats, H10.21 /heats/1/games/2/seats"},
             // Alone and without a result, it is a table of one.
             {"/heats/0/games/2/seats/0/place", "", "H10.21 /heats/0/games/2/seats"},
             {"/heats/0/games/2/void", "true", ""},
             // The bye in the fourth heat is p5's second: with two wins p5 is in, and p2 is out.
             {"/heats/2",
              R"({"number":4,"entrants":[],"games":[{"table":1,"seats":[{"seat":1,"player":"p5","place":1}]}]})",
              "H10.26 /heats/2/games/0/seats/0/player, "
              "H10.22 /stages/0/games/0/seats/0/player, H10.27 /stages/0"},
             {"/heats/2",
              R"({"number":4,"entrants":[],"games":[{"table":1,"void":true,"seats":[{"seat":1,"player":"p5","place":1}]}]})",
              ""},
             {"/heats/0/games/0/seats/0/score", "", "H10.23 /heats/0/games/0"},
             {"/stages/0/unavailable", R"(["p3"])",
              "H10.22 /stages/0/games/0/seats/1/player, H10.27 /stages/0"},
             // p1 is gone: the first of three has the bye.
             {"/stages/0/unavailable", R"(["p1"])",
              "H10.21 /stages/0/games/1/seats, H10.22 /stages/0/games/1/seats/0/player, "
              "H10.27 /stages/0"},
             {"/stages/0/games/1/void", "true",
              "H10.27 /stages/0, H10.22 /stages/1/games/0/seats/0/player"},
             {"/stages/0/games/1/seats/0/player", "\"p5\"",
              "H10.21 /stages/0/games/1/seats, H10.22 ., H10.27 /stages/0, H10.27 /stages/1, "
              "H10.22 /stages/1/games/0/seats/0/player"}});
    }
    void warnings() {
        QFETCH(QString, pointer);
        QFETCH(QString, text);
        QFETCH(QString, findings);
        const Json document = edited(faultless(), pointer, text);
        QStringList is;
        for (const RawError& one : rawHeatsWarnings(document, Edition::Second))
            is.append(one.rule + u' ' + one.pointer);
        QStringList should
            = findings.replace(u" ."_s, u' ' + pointer).split(u", "_s, Qt::SkipEmptyParts);
        is.sort();
        should.sort();
        QCOMPARE(is, should);
    }

    // Sizes that `tables` gives are valid, and no others.
    void tablesGiveSizes() {
        const auto warned = [](const QString& games) {
            const Json document = heatsEventOf(
                14,
                uR"("sizes":[2],"order":[{"by":"wins"}],"stages":[{"name":"Semifinal","sizes":[4],)"_s
                    + uR"("entrants":7,"tables":2},{"name":"Final","sizes":[2]}])"_s,
                pairsOf(7) + u','
                    + stagesOf({stageOf(u"Semifinal"_s, games, uR"("closed":true,)"_s)}));
            return findingsText(rawHeatsWarnings(document, Edition::Second));
        };
        QCOMPARE(warned(u"1 4 5 7 | 2 3 6"_s), QString());
        QCOMPARE(warned(u"1 4 5 7 6 | 2 3"_s),
                 u"H10.21 /stages/0/games/0/seats, H10.21 /stages/0/games/1/seats"_s);
        QCOMPARE(warned(u"1 4 5 7 | 2 3 6:1 | 8:1"_s),
                 u"H10.21 /stages/0/games/2/seats, H10.22 /stages/0/games/2/seats/0/player"_s);
    }
};

} // namespace mentat::test::tst_second_heats_findings

MENTAT_TEST(tst_second_heats_findings, TestSecondHeatsFindings, QCoreApplication)
#include "tst_second_heats_findings.moc"
