#include "tests/support/raw/heats/heats_cases.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/raw/small_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

// The judge of the second edition against cases worked by hand from H2 to H5.
namespace mentat::test::tst_second_heats_keys {

using namespace raw;

namespace {

constexpr const char* high = R"("score":"high",)";
constexpr const char* low = R"("score":"low",)";

void addCase(const char* name, const char* ruleset, const QStringList& heats, const char* values,
             const char* order) {
    QTest::newRow(name) << QString::fromUtf8(ruleset) << heats << QString::fromUtf8(values)
                        << QString::fromUtf8(order);
}

// The key is the whole `order`.
void addKey(const char* name, const char* score, const char* key, const QStringList& heats,
            const char* values, const char* order) {
    const QByteArray ruleset = QByteArray(score) + R"("order":[{"by":)" + key + "}]";
    addCase(name, ruleset.constData(), heats, values, order);
}

void columnsOfCases() {
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QStringList>("heats");
    QTest::addColumn<QString>("values");
    QTest::addColumn<QString>("order");
}

Json standingsOf(const QString& ruleset, const QStringList& heats) {
    return rawHeatsStandings(heatsEventOf(6, u"\"sizes\":[4,3]," + ruleset, heatsOf(heats)),
                             Edition::Second);
}

void compare() {
    QFETCH(QString, ruleset);
    QFETCH(QStringList, heats);
    QFETCH(QString, values);
    QFETCH(QString, order);
    const Json rows = standingsOf(ruleset, heats);
    QCOMPARE(valuesOf(rows), values);
    QCOMPARE(orderOf(rows, u"rank"_s), order);
}

} // namespace

class TestSecondHeatsKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // H2: dropouts have the last place, and a game with one player is a bye.
    void results_data() {
        columnsOfCases();
        addKey("dropouts at the table's end", "", R"("average-place")", {u"1:1 2x 3:2 4:1x 5:3"_s},
               "p1 1, p3 2, p5 3, p2 5, p4 5", "p1 | p3 | p5 | p2 p4");
        addKey("one dropout", "", R"("average-place")", {u"1:1 2:1 3x"_s}, "p1 1, p2 1, p3 3",
               "p1 p2 | p3");
        addKey("a bye is a win", "", R"("wins")", {u"1:1 2:2 | 3:1"_s}, "p1 1, p3 1, p2 0",
               "p1 p3 | p2");
        addKey("a bye by a score", high, R"("wins")", {u"1=3 2=5 | 3=-7"_s}, "p2 1, p3 1, p1 0",
               "p2 p3 | p1");
        addKey("a bye is a game", "", R"("heats-played")", {u"1:1 2:2 | 3:1"_s, u"1:2 2:1"_s},
               "p3 1, p1 2, p2 2", "p3 | p1 p2");
        addKey("nobody is met there", "", R"("opponents-wins")", {u"1:1 2:2 | 3:1"_s},
               "p2 1, p1 0, p3 0", "p2 | p1 p3");
        addKey("no bye of a dropout", "", R"("wins")", {u"1:1 2:2 | 3x"_s}, "p1 1, p2 0",
               "p1 | p2");
        addKey("not finished", "", R"("wins")", {u"1:1 2:2 | 3"_s}, "p1 1, p2 0", "p1 | p2");
        addKey("a bye's place", "", R"("average-place")", {u"1:2 2:1 | 3:1"_s, u"1:1 2:2"_s},
               "p3 1, p1 3/2, p2 3/2", "p3 | p1 p2");
    }
    void results() { compare(); }

    void placePoints_data() {
        columnsOfCases();
        // A dropout gets the points of fourth place, however many dropped out.
        addKey("dropouts take no part in means", "",
               R"("place-points","points":[8,4,2,1],"shared":"mean")", {u"1:1 2:1 3x 4x"_s},
               "p1 6, p2 6, p3 1, p4 1", "p1 p2 | p3 p4");
        addKey("a bye by the first size", "", R"("place-points","points":{"3":[5],"4":[7,2]})",
               {u"1:1 2:2 3:3 | 4:1"_s}, "p4 7, p1 5, p2 0, p3 0", "p4 | p1 | p2 p3");
        addKey("a bye by a list", "", R"("place-points","points":[3,1])", {u"1:1 2:2 | 4:1"_s},
               "p1 3, p4 3, p2 1", "p1 p4 | p2");
        // 10 times 8/4; for second place 1 more than 10 times 4/8, for third 50 times 2/8.
        addKey("ratio", high, R"("place-points","points":[0,1],"ratio":[10,20,50])",
               {u"1=8 2=4 3=2"_s}, "p1 20, p3 25/2, p2 11", "p1 | p3 | p2");
        addKey("ratio of low scores", low, R"("place-points","points":[0],"ratio":[10,20])",
               {u"1=2 2=4 3=5"_s}, "p1 20, p2 10, p3 0", "p1 | p2 | p3");
        addKey("no ratio beyond its end or without scores", high,
               R"("place-points","points":[6,5,4],"ratio":[1])", {u"1:1=8 2:2 3:3=2"_s},
               "p1 6, p2 5, p3 4", "p1 | p2 | p3");
        addKey("no ratio of a bye", high, R"("place-points","points":[1],"ratio":[9])",
               {u"1=8 | 2=1 3=1"_s}, "p2 10, p3 10, p1 1", "p2 p3 | p1");
    }
    void placePoints() { compare(); }

    void places_data() {
        columnsOfCases();
        addKey("early-wins, the first", "", R"("early-wins","first":2)",
               {u"1:1 2:2"_s, u"2:1 3:2"_s, u"1:2 3:1"_s, u"1:1 2:2 3:3"_s},
               "p1 [1], p2 [0,1], p3 [0,1]", "p1 | p2 p3");
        addKey("places from the first", "", R"("places","from":1)",
               {u"1:1 2:2 3:3"_s, u"1:2 2:1 3:3"_s, u"1:1"_s}, "p1 [2,1], p2 [1,1], p3 [0,0,2]",
               "p1 | p2 | p3");
        addKey("finishes", "", R"("finishes")",
               {u"1:3 2:1 3:2 4:4"_s, u"1:1 2:2 3:3 4:4"_s, u"2:3 3:2 5:1 6:4"_s},
               "p2 [1,2,3], p1 [1,3], p5 [1], p3 [2,2,3], p4 [4,4], p6 [4]",
               "p2 | p1 | p5 | p3 | p4 | p6");
        addKey("finishes, the first", "", R"("finishes","first":1)",
               {u"1:3 2:1 3:2"_s, u"1:1 2:2 3:3"_s}, "p1 [1], p2 [1], p3 [2]", "p1 p2 | p3");
        addKey("finishes where lost", "", R"("finishes","where":"lost")",
               {u"1:1 2:2 3:3"_s, u"1:1 2:3 3:2"_s}, "p2 [2,3], p3 [2,3], p1 null", "p2 p3 | p1");
        addKey("opponents", "", R"("opponents")",
               {u"1:1 2:2 3:3"_s, u"1:1 2:2"_s, u"4:1 1:2"_s, u"5:1"_s},
               "p1 3, p2 2, p3 2, p4 1, p5 0", "p1 | p2 p3 | p4 | p5");
    }
    void places() { compare(); }

    void scores_data() {
        columnsOfCases();
        // Three stayed; scored as at a table of four.
        addKey("as of a size", high, R"("score-share","asSize":4)", {u"1=3 2=2 3=1 4x"_s},
               "p1 3/8, p2 1/4, p3 1/8, p4 0", "p1 | p2 | p3 | p4");
        addKey("against others", high, R"("score-of-first","against":"others")",
               {u"1=8 2=4 3=2 4=9x"_s}, "p1 2, p2 1/2, p3 1/4, p4 0", "p1 | p2 | p3 | p4");
        addKey("against others, low", low, R"("score-of-first","against":"others")",
               {u"1=2 2=4 3=8"_s}, "p1 2, p2 1/2, p3 1/4", "p1 | p2 | p3");
        // The others' best is 0 or less, which counts as 1.
        addKey("against nothing", high, R"("score-of-first","against":"others")",
               {u"1=7 2=0 3=-2"_s}, "p1 7, p2 0, p3 -2/7", "p1 | p2 | p3");
        addKey("own of nothing, low", low, R"("score-of-first","against":"others")",
               {u"1=-2 2=6"_s}, "p1 6, p2 -1/3", "p1 | p2");
        addKey("against nobody", high, R"("score-of-first","against":"others")", {u"1=7 2x 3x"_s},
               "p1 1, p2 0, p3 0", "p1 | p2 p3");
        addKey("margin", high, R"("margin")", {u"1=7 2=4 3=9x"_s, u"1=1 2=3"_s, u"1=5 2"_s},
               "p1 1, p2 -1, p3 null", "p1 | p2 | p3");
        addKey("margin, low", low, R"("margin","take":"best")", {u"1=7 2=4.5"_s, u"1=1 2=3"_s},
               "p2 5/2, p1 2", "p2 | p1");
        addKey("margin, mean", high, R"("margin","take":"mean")",
               {u"1=7 2=4"_s, u"1=1 2=3"_s, u"1=9 2x"_s}, "p1 1/2, p2 -1/2", "p1 | p2");
        addKey("behind-first, mean", high, R"("behind-first","take":"mean")",
               {u"1=4 2=1"_s, u"1=3 2=4"_s}, "p1 1/2, p2 3/2", "p1 | p2");
        addKey("behind-first, best", high, R"("behind-first","take":"best","places":[2])",
               {u"1=4 2=1"_s, u"1=3 2=4"_s, u"1=9 2=7"_s}, "p1 1, p2 2", "p1 | p2");
        addKey("byes have no scores", high, R"("score")", {u"1=4 2=1"_s, u"2=50"_s}, "p1 4, p2 1",
               "p1 | p2");
        addKey("nothing but byes", high, R"("score-share")", {u"1=4 2=1 | 3=50"_s},
               "p1 4/5, p2 1/5, p3 null", "p1 | p2 | p3");
        addKey("unknown scores but not byes", high, R"("score","take":"mean")",
               {u"1=4 2=1"_s, u"1:2 2:1"_s, u"1:1"_s}, "p1 2, p2 1/2", "p1 | p2");
    }
    void scores() { compare(); }

    void chosenGames_data() {
        columnsOfCases();
        const QStringList three = {u"1:2 2:1 3:3"_s, u"1:1 2:2 3:3"_s, u"1:3 2:2 3:1"_s};
        addKey("where won", "", R"("place-points","points":[5,3,1],"where":"won")", three,
               "p1 5, p2 5, p3 5", "p1 p2 p3");
        addKey("where lost", "", R"("place-points","points":[5,3,1],"where":"lost")", three,
               "p2 6, p1 4, p3 2", "p2 | p1 | p3");
        addKey("a shared win is won", "", R"("average-place","where":"lost")",
               {u"1:1 2:1 3:3"_s, u"1:1 2:2 3:3"_s}, "p2 2, p3 3, p1 null", "p2 | p3 | p1");
        addKey("own count", "", R"("place-points","points":[5,3,1],"count":2)", three,
               "p1 8, p2 8, p3 6", "p1 p2 | p3");
        addKey("own count of places", "", R"("average-place","count":1)", three, "p1 1, p2 1, p3 1",
               "p1 p2 p3");
        // 10 and 4 out of 10, 3, 4; the win with 3 was not lost.
        addKey("where, then count", high, R"("score","where":"lost","count":2)",
               {u"1:2=10 2:1=9"_s, u"1:1=3 2:2=2"_s, u"1:2=4 2:1=5"_s, u"1:2=1 2:1=1"_s},
               "p1 14, p2 2", "p1 | p2");
        addKey("unknown is the worst", high, R"("score","count":1)",
               {u"1:1 2:2=-5"_s, u"1:1=-3 2:2"_s}, "p1 -3, p2 -5", "p1 | p2");
        // The ruleset takes the game with the better score, the key the better place.
        addCase(
            "in place of the ruleset's count",
            R"("score":"high","count":1,"order":[{"by":"average-place","count":1},{"by":"score"}])",
            {u"1:1=1 2:2=9"_s, u"1:2=5 2:1=3"_s}, "p2 1, p1 1", "p2 | p1");
        addCase("opponents of all games", R"("count":1,"order":[{"by":"opponents"},{"by":"wins"}])",
                {u"1:1 2:2"_s, u"1:2 3:1"_s}, "p1 2, p3 1, p2 1", "p1 | p3 | p2");
    }
    void chosenGames() { compare(); }

    // H5: a player kept out by `fillWith` is neither.
    void keptOut() {
        const QString rules
            = uR"("order":[{"by":"wins"},{"by":"average-place"}],"stages":[{"name":"Final",)"_s
              + uR"("sizes":[4],"entrants":1,"fillTo":3,"fillWith":{"place":2}}])"_s;
        const QStringList heats = {u"1:1 2:2 3:3 4:3 5:5 6:2x"_s};
        QCOMPARE(column(standingsOf(rules, heats), u"status"_s),
                 uR"("qualifier" "qualifier" "ranked" "ranked" "ranked" "ranked")"_s);
        const Json document
            = heatsEventOf(6, u"\"sizes\":[6]," + rules, heatsOf({u"1:1 2:1 3:3 4:3 5:3 6:6"_s}));
        // p1 and p2 are in, and no others may be; p3, p4, and p5 are not alternates.
        QCOMPARE(tiesText(rawHeatsFinalists(document, Edition::Second)),
                 u"p1 p2 order, p3 p4 p5 alternates"_s);
    }

    // A tie between a qualifier and a player kept out is not about the cut.
    void mattersOfKeptOut() {
        const QString rules = uR"("order":[{"by":"wins"}],"stages":[{"name":"Final",)"_s
                              + uR"("sizes":[4,3,2],"entrants":1,"fillTo":3,"fillWith":)"_s;
        const QString heats = heatsOf({u"1:1 2:2 3:3 4:4"_s});
        const auto ties = [&](const QString& fillWith) {
            const Json document
                = heatsEventOf(4, u"\"sizes\":[4]," + rules + fillWith + u"}]"_s, heats);
            return tiesText(rawHeatsFinalists(document, Edition::Second));
        };
        QCOMPARE(ties(uR"({"place":4})"_s), u"p2 p3 p4 cut"_s);
        QCOMPARE(ties(uR"({"place":3})"_s), u"p2 p3 p4 order"_s);
        QCOMPARE(ties(uR"({"place":1})"_s), u"p2 p3 p4 alternates"_s);
    }
};

} // namespace mentat::test::tst_second_heats_keys

MENTAT_TEST(tst_second_heats_keys, TestSecondHeatsKeys, QCoreApplication)
#include "tst_second_heats_keys.moc"
