#include "tests/support/raw/heats/heats_cases.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/raw/small_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

// Checks the judge against cases worked by hand from H1 to H5: its verdicts on the program are only
// as good as this.
namespace mentat::test::tst_raw_heats {

using namespace raw;

namespace {

QString sizesFor(int players, const std::vector<int>& sizes) {
    return compact(*rawHeatsGroups(players, sizes).find(u"sizes"_s));
}

// The standings by one key over some heats.
Json keyed(int players, const QString& key, const QStringList& heats, const QString& more = {}) {
    return rawHeatsStandings(heatsEventOf(
        players, uR"("sizes":[4],)"_s + more + uR"("order":[{)"_s + key + u"}]"_s, heatsOf(heats)));
}

const QString& high() {
    static const QString text = uR"("score":"high",)"_s;
    return text;
}

const QString& low() {
    static const QString text = uR"("score":"low",)"_s;
    return text;
}

void addCase(const char* name, int players, const QString& ruleset, const QStringList& heats,
             const QString& values, const QString& order) {
    QTest::newRow(name) << players << ruleset << heats << values << order;
}

void keyColumns() {
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QStringList>("heats");
    QTest::addColumn<QString>("values");
    QTest::addColumn<QString>("order");
}

void compareKeys() {
    QFETCH(int, players);
    QFETCH(QString, ruleset);
    QFETCH(QStringList, heats);
    QFETCH(QString, values);
    QFETCH(QString, order);
    const Json rows
        = rawHeatsStandings(heatsEventOf(players, u"\"sizes\":[4]," + ruleset, heatsOf(heats)));
    QCOMPARE(valuesOf(rows), values);
    QCOMPARE(orderOf(rows, u"rank"_s), order);
}

} // namespace

class TestRawHeats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // H1
    void groups() {
        QCOMPARE(sizesFor(11, {4, 3}), u"[4,4,3]"_s);
        QCOMPARE(sizesFor(6, {4, 3}), u"[3,3]"_s);
        QCOMPARE(sizesFor(13, {4, 5, 3}), u"[5,4,4]"_s);
        QCOMPARE(sizesFor(13, {4, 3}), u"[4,3,3,3]"_s);
        // Largest first, whatever the preference.
        QCOMPARE(sizesFor(7, {3, 4}), u"[4,3]"_s);
        QCOMPARE(sizesFor(12, {3, 4}), u"[3,3,3,3]"_s);
        QCOMPARE(sizesFor(0, {4, 3}), u"[]"_s);
        QCOMPARE(compact(rawHeatsGroups(5, {4, 3})),
                 uR"({"players":5,"sizes":[],"alternatives":[)"_s
                     + uR"({"sizes":[4],"out":1,"kind":"out"},)"_s
                     + uR"({"sizes":[3,3],"out":-1,"kind":"missing"}]})"_s);
        QCOMPARE(compact(rawHeatsGroups(1, {4, 3})),
                 uR"({"players":1,"sizes":[],"alternatives":[)"_s
                     + uR"({"sizes":[3],"out":-2,"kind":"missing"}]})"_s);
        QCOMPARE(compact(*rawHeatsGroups(11, {4, 3}).find(u"alternatives"_s)), u"[]"_s);
    }

    // H2, by what places are worth; 0 first places for players without one.
    void results_data() {
        keyColumns();
        const QString average = uR"("order":[{"by":"average-place"}])"_s;
        const QString scored = high() + average;
        addCase("places given", 3, average, {u"1:2 2:1 3:3"_s}, u"p2 1, p1 2, p3 3"_s,
                u"p2 | p1 | p3"_s);
        addCase("only the winner known", 4, average, {u"1:2 2:1 3:2 4:2"_s},
                u"p2 1, p1 2, p3 2, p4 2"_s, u"p2 | p1 p3 p4"_s);
        addCase("from scores", 4, scored, {u"1=7 2=9 3=9 4=-1"_s}, u"p2 1, p3 1, p1 3, p4 4"_s,
                u"p2 p3 | p1 | p4"_s);
        addCase("from low scores", 3, low() + average, {u"1=7.5 2=9 3=-0.125"_s},
                u"p3 1, p1 2, p2 3"_s, u"p3 | p1 | p2"_s);
        addCase("given places stand", 3, scored, {u"1:1=7 2:2=9 3:3=8"_s}, u"p1 1, p2 2, p3 3"_s,
                u"p1 | p2 | p3"_s);
        addCase("a place missing", 3, scored, {u"1:1=7 2:2=9 3=8"_s}, {}, {});
        addCase("a score missing", 3, scored, {u"1=7 2=9 3"_s}, {}, {});
        addCase("void", 2, average, {u"void 1:1 2:2"_s}, {}, {});
        addCase("dropouts share what is left", 5, average, {u"1:1 2x 3:2 4:1x 5:3"_s},
                u"p1 1, p3 2, p5 3, p2 4, p4 4"_s, u"p1 | p3 | p5 | p2 p4"_s);
        addCase("nobody stayed", 2, average, {u"1x 2x"_s}, {}, {});
        addCase("a dropout's score is unknown", 3, scored, {u"1=5 2=9x 3=6"_s},
                u"p3 1, p1 2, p2 3"_s, u"p3 | p1 | p2"_s);
    }
    void results() { compareKeys(); }

    // R6.1, R6.2
    void disqualified() {
        const QString order = uR"("order":[{"by":"wins"}])"_s;
        const QString strict = uR"("dropouts":"disqualified",)"_s + order;
        const QString heats = heatsOf({u"1:1 2x 3X 4:2 | 5 6x 7 | void 8x 1 4"_s});
        const QString game = uR"("sizes":[4],)"_s;
        QCOMPARE(orderOf(rawHeatsStandings(heatsEventOf(8, game + order, heats)), u"rank"_s),
                 u"p1 | p2 p3 p4"_s);
        Json document = heatsEventOf(8, game + strict, heats);
        QCOMPARE(orderOf(rawHeatsStandings(document), u"rank"_s), u"p1 | p3 p4 ! p2 ! p6"_s);
        std::vector<Json>& players = document.find(u"players"_s)->items;
        players.at(0).set(u"disqualified"_s, true);
        players.at(1).set(u"disqualified"_s, false);
        const Json rows = rawHeatsStandings(document);
        QCOMPARE(orderOf(rows, u"rank"_s), u"p2 p3 p4 ! p1 ! p6"_s);
        QCOMPARE(compact(rows.items.back()),
                 uR"({"rank":null,"player":"p6","name":"P6","values":[],"decidedBy":null,)"_s
                     + uR"("tied":false,"status":"disqualified"})"_s);
        QCOMPARE(
            compact(rows.items.at(3)),
            uR"({"rank":null,"player":"p1","name":"P1","values":[{"by":"wins","value":"1"}],)"_s
                + uR"("decidedBy":null,"tied":false,"status":"disqualified"})"_s);
        QCOMPARE(compact(rows.items.at(0)),
                 uR"({"rank":1,"player":"p2","name":"P2","values":[{"by":"wins","value":"0"}],)"_s
                     + uR"("decidedBy":"tie","tied":true,"status":"ranked"})"_s);
    }

    // H4
    void keysOfPlaces_data() {
        keyColumns();
        const QString wins = uR"("order":[{"by":"wins"}])"_s;
        const QStringList shared = {u"1:1 2:1 3:1 4:4"_s, u"1:1 2:2 4:3"_s};
        addCase("wins", 4, wins, shared, u"p1 2, p2 1, p3 1, p4 0"_s, u"p1 | p2 p3 | p4"_s);
        addCase("wins shared", 4, uR"("sharedWin":"share",)"_s + wins, shared,
                u"p1 4/3, p2 1/3, p3 1/3, p4 0"_s, u"p1 | p2 p3 | p4"_s);
        addCase("wins none", 4, uR"("sharedWin":"none",)"_s + wins, shared,
                u"p1 1, p2 0, p3 0, p4 0"_s, u"p1 | p2 p3 p4"_s);
        const QString points = uR"("order":[{"by":"place-points","points":)"_s;
        addCase("place-points", 4, points + u"[5,3,1]}]"_s, {u"1:1 2:2 3:2 4:4"_s},
                u"p1 5, p2 3, p3 3, p4 0"_s, u"p1 | p2 p3 | p4"_s);
        addCase("place-points mean", 4, points + uR"([5,3,1.5],"shared":"mean"}])"_s,
                {u"1:1 2:2 3:2 4:4"_s}, u"p1 5, p2 9/4, p3 9/4, p4 0"_s, u"p1 | p2 p3 | p4"_s);
        // Two share places 3 and 4.
        addCase("place-points of dropouts", 4, points + uR"([5,3,1],"shared":"mean"}])"_s,
                {u"1:1 2:2 3x 4x"_s}, u"p1 5, p2 3, p3 1/2, p4 1/2"_s, u"p1 | p2 | p3 p4"_s);
        addCase("place-points by size", 4, points + uR"({"3":[6,4,2],"4":[8,6]}}])"_s,
                {u"1:1 2:2 3x"_s, u"1:2 2:1 3:3 4:4"_s, u"1:1 2:2"_s},
                u"p1 12, p2 12, p3 2, p4 0"_s, u"p1 p2 | p3 | p4"_s);
        addCase("place-points sharedFirst", 3, points + uR"([5],"sharedFirst":1.5}])"_s,
                {u"1:1 2:1 3:3"_s, u"1:1 2:2 3:2"_s}, u"p1 13/2, p2 3/2, p3 0"_s,
                u"p1 | p2 | p3"_s);
        addCase("sharedFirst beats mean", 3,
                points + uR"([5,3],"shared":"mean","sharedFirst":0}])"_s, {u"1:1 2:1 3:3"_s},
                u"p1 0, p2 0, p3 0"_s, u"p1 p2 p3"_s);
        addCase("early-wins", 3, uR"("order":[{"by":"early-wins"}])"_s,
                {u"1:1 2:2"_s, u"2:1 3:2"_s, u"1:2 3:1"_s}, u"p1 [1], p2 [0,1], p3 [0,1]"_s,
                u"p1 | p2 p3"_s);
        addCase("places", 4, uR"("order":[{"by":"places"}])"_s,
                {u"1:1 2:2 3:3 4:4"_s, u"1:4 2:1 3:2 4:3"_s},
                u"p3 [1,1], p2 [1], p4 [0,1,1], p1 [0,0,1]"_s, u"p3 | p2 | p4 | p1"_s);
        addCase("places from", 4, uR"("order":[{"by":"places","from":3}])"_s,
                {u"1:1 2:2 3:3 4:4"_s, u"1:4 2:1 3:2 4:3"_s},
                u"p4 [1,1], p3 [1], p1 [0,1], p2 []"_s, u"p4 | p3 | p1 | p2"_s);
        addCase("average-place", 3, uR"("order":[{"by":"average-place"}])"_s,
                {u"1:1 2:2 3:3"_s, u"1:2 2:1"_s, u"1:1 2:2"_s}, u"p1 4/3, p2 5/3, p3 3"_s,
                u"p1 | p2 | p3"_s);
        addCase("heats-played", 3, uR"("order":[{"by":"heats-played"}])"_s,
                {u"1:1 2:2 3:3"_s, u"1:1 2:2"_s}, u"p3 1, p1 2, p2 2"_s, u"p3 | p1 p2"_s);
        addCase("heats-played more", 3, uR"("order":[{"by":"heats-played","prefer":"more"}])"_s,
                {u"1:1 2:2 3:3"_s, u"1:1 2:2"_s}, u"p1 2, p2 2, p3 1"_s, u"p1 p2 | p3"_s);
        // p3 met p1 (2 wins) and p2 (0), p2 met p1 twice.
        addCase("opponents-wins", 3, uR"("order":[{"by":"opponents-wins"}])"_s,
                {u"1:1 2:2 3:3"_s, u"1:1 2:2"_s}, u"p2 4, p3 2, p1 0"_s, u"p2 | p3 | p1"_s);
        addCase("later-seats", 3, uR"("order":[{"by":"later-seats"}])"_s,
                {u"1:1 2:2 3:3"_s, u"2:1 1:2"_s}, u"p3 2, p1 1, p2 1"_s, u"p3 | p1 p2"_s);
    }
    void keysOfPlaces() { compareKeys(); }

    void keysOfScores_data() {
        keyColumns();
        const QString score = uR"("order":[{"by":"score"}])"_s;
        const auto take = [](const QString& by, const QString& more) {
            return uR"("order":[{"by":"%1",%2}])"_s.arg(by, more);
        };
        const QStringList some = {u"1:1=10.5 2:2=4 3:3"_s, u"1:2 2:1=4 3:3"_s};
        addCase("score", 3, high() + score, some, u"p1 21/2, p2 8, p3 null"_s, u"p1 | p2 | p3"_s);
        addCase("score mean", 3, high() + take(u"score"_s, uR"("take":"mean")"_s), some,
                u"p1 21/4, p2 4, p3 null"_s, u"p1 | p2 | p3"_s);
        addCase("score best", 3, high() + take(u"score"_s, uR"("take":"best")"_s), some,
                u"p1 21/2, p2 4, p3 null"_s, u"p1 | p2 | p3"_s);
        addCase("score low", 3, low() + score, some, u"p2 8, p1 null, p3 null"_s, u"p2 | p1 p3"_s);
        addCase("score low best", 3, low() + take(u"score"_s, uR"("take":"best")"_s), some,
                u"p2 4, p1 21/2, p3 null"_s, u"p2 | p1 | p3"_s);
        // 0 ranks before -7, and null last.
        addCase("score below nothing", 3, high() + score, {u"1:1=-7 2:2=0 3:3"_s},
                u"p2 0, p1 -7, p3 null"_s, u"p2 | p1 | p3"_s);
        const QString share = uR"("order":[{"by":"score-share"}])"_s;
        addCase("score-share", 3, high() + share, {u"1=3 2=2 3=1"_s, u"1:1=9 2:2"_s},
                u"p1 1/2, p2 1/3, p3 1/6"_s, u"p1 | p2 | p3"_s);
        addCase("score-share sum", 3, high() + take(u"score-share"_s, uR"("take":"sum")"_s),
                {u"1=3 2=2 3=1"_s, u"1=1 2=3"_s}, u"p2 13/12, p1 3/4, p3 1/6"_s, u"p2 | p1 | p3"_s);
        addCase("score-share of nothing", 2, high() + share, {u"1=3 2=-3"_s}, u"p1 0, p2 0"_s,
                u"p1 p2"_s);
        addCase("score-share below nothing", 2, high() + share, {u"1=3 2=-1"_s},
                u"p1 3/2, p2 -1/2"_s, u"p1 | p2"_s);
        const QString first = uR"("order":[{"by":"score-of-first"}])"_s;
        addCase("score-of-first", 2, high() + first, {u"1=4 2=2"_s, u"1=3 2=4"_s},
                u"p1 7/8, p2 3/4"_s, u"p1 | p2"_s);
        addCase("score-of-first low", 2, low() + first, {u"1=4 2=2"_s, u"1=3 2=4"_s},
                u"p2 7/8, p1 3/4"_s, u"p2 | p1"_s);
        addCase("the best, not the winner's", 2, high() + first, {u"1:1=4 2:2=8"_s},
                u"p2 1, p1 1/2"_s, u"p2 | p1"_s);
        addCase("score-of-first of a dropout", 3, high() + first, {u"1=4 2=2 3=9x"_s},
                u"p1 1, p2 1/2, p3 0"_s, u"p1 | p2 | p3"_s);
        const QString behind = uR"("order":[{"by":"behind-first"}])"_s;
        addCase("behind-first", 3, high() + behind, {u"1=4 2=2.5 3=1"_s, u"1=3 2=4 3x"_s},
                u"p1 1, p2 3/2, p3 3"_s, u"p1 | p2 | p3"_s);
        addCase(
            "behind-first of seconds", 3, high() + take(u"behind-first"_s, uR"("places":[2])"_s),
            {u"1=4 2=2.5 3=1"_s, u"1=3 2=4 3x"_s}, u"p1 1, p2 3/2, p3 null"_s, u"p1 | p2 | p3"_s);
        addCase("behind-first low", 2, low() + behind, {u"1=4 2=2.5"_s}, u"p2 0, p1 3/2"_s,
                u"p2 | p1"_s);
    }
    void keysOfScores() { compareKeys(); }

    // H3
    void bestGames() {
        const QStringList heats = {u"1:2 2:1 3:3"_s, u"1:1 2:2 3:3"_s, u"1:3 2:2 3:1"_s};
        const QString two = uR"("count":2,)"_s;
        const auto rows = [&](const QString& key) { return valuesOf(keyed(3, key, heats, two)); };
        QCOMPARE(rows(uR"("by":"average-place")"_s), u"p1 3/2, p2 3/2, p3 2"_s);
        // By this key alone, a win is the worst game.
        QCOMPARE(rows(uR"("by":"places")"_s), u"p2 [2], p1 [1,1], p3 [0,2]"_s);
        // It counts all of them anyway.
        QCOMPARE(rows(uR"("by":"heats-played")"_s), u"p1 3, p2 3, p3 3"_s);
        QCOMPARE(rows(uR"("by":"early-wins")"_s), u"p2 [1], p1 [0,1], p3 [0,0,1]"_s);
        // Ties by every key: the lower heat number counts, which only opponents' wins reveal, if
        // they are not a key themselves.
        const QStringList seats = {u"1:1 2:2"_s, u"2:2 1:1"_s, u"2:2 3:3 1:1"_s};
        const QString scored = uR"("score":"high","count":1,"order":[{"by":"score"},)"_s;
        const Json equal = rawHeatsStandings(
            heatsEventOf(2, uR"("sizes":[4],)"_s + scored + uR"({"by":"opponents-wins"}])"_s,
                         heatsOf({u"1:1=5 2:2=5"_s, u"1:2=5 2:1=5"_s})));
        QCOMPARE(valuesOf(equal, 1), u"p2 2, p1 0"_s);
        const Json wins = keyed(3, uR"("by":"wins")"_s, seats, two);
        QCOMPARE(valuesOf(wins), u"p1 2, p2 0, p3 0"_s);
        // Opponents' wins count their best games.
        QCOMPARE(valuesOf(keyed(3, uR"("by":"opponents-wins")"_s, seats, two)),
                 u"p2 6, p3 2, p1 0"_s);
    }

    // H5, R4.4
    void decided() {
        const QString order = uR"("sizes":[4],"order":[{"by":"wins"},{"by":"average-place"}])"_s;
        const QString rolls = uR"("tieRolls":[{"players":["p1","p4","p6"],"rolls":[2,2,5]},)"_s
                              + uR"({"players":["p1","p4"],"rolls":[3,4]},)"_s
                              + uR"({"players":["p2","p5"],"rolls":[6,1]}],)"_s;
        const QString heats = heatsOf({u"1:1 2:2 3:3 | 4:1 5:2 | 6:1 7:2"_s});
        const Json rows = rawHeatsStandings(heatsEventOf(7, order, rolls + heats));
        QCOMPARE(orderOf(rows, u"rank"_s), u"p6 | p4 | p1 | p2 p5 p7 | p3"_s);
        QCOMPARE(column(rows, u"decidedBy"_s),
                 uR"("roll" "roll" "wins" "tie" "tie" "average-place" "last")"_s);
        QCOMPARE(column(rows, u"tied"_s), u"false false false true true true false"_s);
        QCOMPARE(tiesText(rawHeatsFinalists(heatsEventOf(7, order, rolls + heats))),
                 u"p2 p5 p7 order"_s);
    }

    void exactFractions() {
        // A denominator beyond any machine word.
        QStringList heats;
        for (const int sum : {9973, 9967, 9949, 9941, 9931, 9929})
            heats.append(u"1=1 2=%1"_s.arg(sum - 1));
        const Json rows = keyed(2, uR"("by":"score-share","take":"sum")"_s, heats, high());
        const QString share
            = rows.items.back().find(u"values"_s)->items.front().find(u"value"_s)->text;
        QCOMPARE(share, u"584656023446610420890/969389417914365443212081"_s);
    }
};

} // namespace mentat::test::tst_raw_heats

MENTAT_TEST(tst_raw_heats, TestRawHeats, QCoreApplication)
#include "tst_raw_heats.moc"
