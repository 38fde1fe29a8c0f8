#include "tests/support/raw/document_fields.h"
#include "tests/support/raw/raw_scoring.h"
#include "tests/support/raw/small_cases.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_raw_scoring {

using namespace raw;

namespace {

Json fileJson(const QString& name) {
    QFile file(QString::fromUtf8(MENTAT_SOURCE_DIR) + u"/tests/data/scoring/" + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no file: %s", qPrintable(name));
    return parsed(QString::fromUtf8(file.readAll()));
}

QString sizesFor(int players) {
    return compact(*rawGroups(players).find(u"sizes"_s));
}

} // namespace

// Checks the judge against the specification's own examples: its verdicts on the program are only
// as good as this.
class TestRawScoring : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // What the checker does not know it would leave out of the answers: it stops in its place.
    void anUnknownKeyIsFound() {
        const Json document = fileJson(u"small-event.json"_s);
        QCOMPARE(unknownKeyIn(document), QString());
        for (const QString& place : {u"/event"_s, u"/players/0"_s, u"/heats/0"_s,
                                     u"/heats/0/games/0"_s, u"/heats/0/games/0/seats/1"_s}) {
            Json planted = document;
            Json* object = jsonAt(planted, place);
            QVERIFY2(object, qPrintable(place));
            object->set(u"penalty"_s, 1);
            QCOMPARE(unknownKeyIn(planted), QString(place + u"/penalty"_s));
        }
    }

    void smallEvent() {
        const Json document = fileJson(u"small-event.json"_s);
        const Json expected = fileJson(u"small-event.expected.json"_s);
        Json standings = rawStandings(document);
        QStringList out;
        for (const Json& row : standings.items) {
            if (row.find(u"rank"_s)->kind == Json::Kind::Null)
                out.append(compact(*row.find(u"player"_s)));
        }
        QCOMPARE(u'[' + out.join(u',') + u']', compact(*expected.find(u"disqualified"_s)));
        standings.items.resize(standings.items.size() - static_cast<size_t>(out.size()));
        const QStringList keys
            = {u"rank"_s, u"player"_s, u"qp"_s, u"gameQps"_s, u"decidedBy"_s, u"tied"_s};
        QCOMPARE(compact(columns(standings, keys)), compact(*expected.find(u"standings"_s)));
        QCOMPARE(compact(rawFinalists(document)), compact(*expected.find(u"finalists"_s)));
        Json awards
            = columns(rawAwards(document), {u"faction"_s, u"exact"_s, u"winners"_s, u"tied"_s});
        for (Json& award : awards.items) {
            Json players = Json::list();
            for (const Json& winner : award.find(u"winners"_s)->items)
                players.append(*winner.find(u"player"_s));
            award.set(u"winners"_s, players);
        }
        QCOMPARE(compact(awards), compact(*expected.find(u"awards"_s)));
        QCOMPARE(compact(rawPlacements(document)), u"[]"_s);
    }

    void everyKeyOfARow() {
        const Json rows = rawStandings(fileJson(u"small-event.json"_s));
        QCOMPARE(compact(rows.items.front()),
                 uR"({"rank":1,"player":"p1","name":"AdaByron","qp":2,"gameQps":[2,0],)"_s.replace(
                     u"AdaByron"_s, u"Ada Byron"_s)
                     + uR"("best":{"heat":1,"table":1,"qp":2,"strongholds":2,"tokens":11,)"_s
                     + uR"("spice":6,"cards":2},"decidedBy":"tokens","tied":false,)"_s
                     + uR"("status":"qualifier"})"_s);
        QCOMPARE(compact(rows.items.back()),
                 uR"({"rank":null,"player":"p11","name":"Karl Weier","qp":0,"gameQps":[0,0],)"_s
                     + uR"("best":{"heat":1,"table":2,"qp":0,"strongholds":0,"tokens":2,)"_s
                     + uR"("spice":6,"cards":2},"decidedBy":null,"tied":false,)"_s
                     + uR"("status":"disqualified"})"_s);
    }

    // R1.1, R1.2
    void groups() {
        QCOMPARE(sizesFor(45), u"[6,6,6,6,6,5,5,5]"_s);
        QCOMPARE(sizesFor(0) + sizesFor(1) + sizesFor(2), u"[][][]"_s);
        QCOMPARE(sizesFor(3) + sizesFor(4), u"[3][4]"_s);
        QCOMPARE(sizesFor(7) + sizesFor(8) + sizesFor(9), u"[4,3][5,3][5,4]"_s);
        QCOMPARE(sizesFor(13) + sizesFor(14) + sizesFor(19), u"[5,5,3][5,5,4][5,5,5,4]"_s);
        QCOMPARE(compact(*rawGroups(45).find(u"alternatives"_s)),
                 uR"([{"sizes":[5,5,5,5,5,5,5,5,5],"out":0,"kind":"other"}])"_s);
        QCOMPARE(compact(rawGroups(14)), uR"({"players":14,"sizes":[5,5,4],"alternatives":[)"_s
                                             + uR"({"sizes":[6,5,3],"out":0,"kind":"small"},)"_s
                                             + uR"({"sizes":[6,6],"out":2,"kind":"out"}]})"_s);
        QCOMPARE(compact(*rawGroups(4).find(u"alternatives"_s)), u"[]"_s);
        // R1.2 lists all numbers that do not split into 5s and 6s.
        const QStringList without
            = {u"3"_s, u"4"_s, u"7"_s, u"8"_s, u"9"_s, u"13"_s, u"14"_s, u"19"_s};
        for (int players = 3; players <= 60; ++players)
            QCOMPARE(sizesFor(players).contains(u'3') || sizesFor(players).contains(u'4'),
                     without.contains(QString::number(players)));
    }

    // R5.2
    void award() {
        const QString seat = uR"("faction":"atreides","performancePoints":9.5)"_s;
        const QString played = game(uR"("turns":7,"victory":"solo")"_s, {won(), seat, {}, {}, {}});
        const Json awards = rawAwards(eventOf(5, {}, heatsOfGames({played})));
        QCOMPARE(compact(awards),
                 uR"([{"faction":"atreides","normalized":1.131,"exact":"95/84","winners":[)"_s
                     + uR"({"player":"p2","heat":1,"table":1,"pp":9.5,"turns":7,"players":5}],)"_s
                     + uR"("tied":false,"decided":false}])"_s);
    }

    void awardTies() {
        const QString guild = uR"("faction":"guild","performancePoints":6)"_s;
        const QString one
            = game(uR"("turns":6,"victory":"solo")"_s, {won(), guild, {}, {}, {}, {}});
        const QString two
            = game(uR"("turns":6,"victory":"solo")"_s, {won(), {}, guild, {}, {}, {}});
        const QString rest = heatsOfGames({one, two, one});
        const Json tied = rawAwards(eventOf(6, {}, rest));
        QCOMPARE(column(tied.items.front().find(u"winners"_s)->items.empty()
                            ? Json::list()
                            : *tied.items.front().find(u"winners"_s),
                        u"player"_s),
                 uR"("p2" "p3" "p2")"_s);
        QCOMPARE(column(tied, u"tied"_s) + column(tied, u"exact"_s), uR"(true"1")"_s);
        Json document = eventOf(6, {}, rest);
        document.find(u"event"_s)
            ->set(u"awardDecisions"_s,
                  parsed(uR"([{"faction":"guild","player":"p3","reason":"x"}])"_s));
        const Json decided = rawAwards(document);
        QCOMPARE(column(*decided.items.front().find(u"winners"_s), u"player"_s),
                 uR"("p3" "p2" "p2")"_s);
        QCOMPARE(column(decided, u"tied"_s) + column(decided, u"decided"_s), u"falsetrue"_s);
        // A player who did not tie, and one disqualified afterward.
        document.find(u"event"_s)
            ->set(u"awardDecisions"_s,
                  parsed(uR"([{"faction":"guild","player":"p1","reason":"x"}])"_s));
        QCOMPARE(column(rawAwards(document), u"decided"_s), u"false"_s);
        document.find(u"players"_s)->items.at(1).set(u"disqualified"_s, true);
        QCOMPARE(column(*rawAwards(document).items.front().find(u"winners"_s), u"player"_s),
                 uR"("p3")"_s);
    }

    // R12
    void battle() {
        RawBattle emperor;
        emperor.forces = 5;
        emperor.starred = 1;
        emperor.dialHalves = 6;
        emperor.spice = 1;
        QCOMPARE(compact(rawBattle(emperor)),
                 uR"([{"starredFull":1,"starredHalf":0,"forcesFull":0,"forcesHalf":2},)"_s
                     + uR"({"starredFull":0,"starredHalf":1,"forcesFull":1,"forcesHalf":2},)"_s
                     + uR"({"starredFull":0,"starredHalf":0,"forcesFull":1,"forcesHalf":4}])"_s);
        emperor.starredValue = 1;
        QCOMPARE(rawBattle(emperor).items.size(), size_t(3));
        QCOMPARE(compact(rawBattle({})),
                 uR"([{"starredFull":0,"starredHalf":0,"forcesFull":0,"forcesHalf":0}])"_s);
        QCOMPARE(column(rawBattle({.forces = 5, .starred = 2, .dialHalves = 8, .fremen = true}),
                        u"starredFull"_s),
                 u"2 1 0"_s);
        QVERIFY(rawBattle({.forces = 5, .dialHalves = 5, .fremen = true}).items.empty());
        QVERIFY(rawBattle({.forces = 5, .dialHalves = 0, .spice = 1}).items.empty());
    }

    // R11.3, R11.4
    void score() {
        const Json document = parsed(
            uR"({"players":[{"id":"p1","name":"A"},{"id":"p2","name":"B"},{"id":"p3","name":"C"}],)"_s
            + uR"("games":[{"number":1,"seats":[{"player":"p2","status":"great-house",)"_s
            + uR"("solaris":12,"favor":14,"spice":10},{"player":"p1","status":"renegade",)"_s
            + uR"("solaris":12,"favor":-2,"spice":1}]},{"number":2,"void":true,"seats":[]},)"_s
            + uR"({"number":3,"seats":[{"player":"p2","status":"eliminated","solaris":5,)"_s
            + uR"("favor":5,"spice":5}]}]})"_s);
        QCOMPARE(compact(rawScore(document)),
                 uR"([{"rank":1,"player":"p2","name":"B","victoryPoints":95,"games":[95,0]},)"_s
                     + uR"({"rank":2,"player":"p1","name":"A","victoryPoints":11,)"_s
                     + uR"("games":[11,null]}])"_s);
    }

    // R2: the number of players who started decides the column.
    void qualificationPoints() {
        const auto pointsFor
            = [](const QString& victory, const QStringList& seats, const QString& settings = {}) {
                  const QString head = uR"("victory":"%1")"_s.arg(victory);
                  const auto players = static_cast<int>(seats.size());
                  const Json rows
                      = rawStandings(eventOf(players, settings, heatsOfGames({game(head, seats)})));
                  return compact(*rows.items.front().find(u"qp"_s));
              };
        const QString ally = uR"("winner":true,"alliance":1)"_s;
        QCOMPARE(pointsFor(u"solo"_s, {won(), {}, {}, {}, leftExcused()}), u"3"_s);
        QCOMPARE(pointsFor(u"solo"_s, {won(), {}, {}, leftExcused()}), u"1.5"_s);
        QCOMPARE(pointsFor(u"solo"_s, {won(), won(), {}, {}, {}}), u"3"_s);
        QCOMPARE(pointsFor(u"alliance"_s, {ally, ally, {}, {}, {}}), u"2"_s);
        QCOMPARE(pointsFor(u"bg-prediction"_s, {won(), {}, {}}), u"1"_s);
        QCOMPARE(pointsFor(u"fremen-default"_s, {won(), {}, {}, {}, {}}), u"2"_s);
        QCOMPARE(pointsFor(u"fremen-default"_s, {ally, ally, {}, {}, {}}), u"1"_s);
        QCOMPARE(pointsFor(u"guild-default"_s, {won(), {}, {}, {}, {}}), u"1"_s);
        QCOMPARE(pointsFor(u"guild-default"_s, {ally, ally, {}, {}, {}}), u"0.5"_s);
        QCOMPARE(pointsFor(u"adjudicated"_s, {won(), {}, {}, {}, {}}), u"0.5"_s);
        const QString table = uR"("qpTable":{"guild-default-alliance":[7,2.5]})"_s;
        QCOMPARE(pointsFor(u"guild-default"_s, {ally, ally, {}, {}}, table), u"2.5"_s);
        QCOMPARE(pointsFor(u"solo"_s, {won(), {}, uR"("qp":4)"_s}), u"4"_s);
        // An ally's dropout leaves the other unallied.
        const QString leftAlly = uR"("dropout":true,"excused":true,"alliance":1)"_s;
        QCOMPARE(pointsFor(u"fremen-default"_s, {ally, leftAlly, {}, {}, {}}), u"2"_s);
    }

    // R4.4
    void tieRolls() {
        const auto ranked = [](const QString& rolls) {
            const QStringList seats = {uR"("winner":true,"qp":0)"_s, {}, {}};
            const Json rows = rawStandings(
                eventOf(3, {},
                        u"\"tieRolls\":["_s + rolls + u"],"_s
                            + heatsOfGames({game(uR"("victory":"solo")"_s, seats)})));
            return QString(column(rows, u"player"_s) + u' ' + column(rows, u"rank"_s) + u' '
                           + column(rows, u"decidedBy"_s));
        };
        const QString all = uR"({"players":["p3","p2","p1"],"rolls":[%1]})"_s;
        const QString two = uR"({"players":["p1","p2"],"rolls":[%1]})"_s;
        const QString unresolved = uR"("p1" "p2" "p3" 1 1 1 "tie" "tie" "last")"_s;
        QCOMPARE(ranked(all.arg(u"4,5,6"_s)), uR"("p1" "p2" "p3" 1 2 3 "roll" "roll" "last")"_s);
        QCOMPARE(ranked(all.arg(u"4,5"_s)), unresolved);
        QCOMPARE(ranked(two.arg(u"4,5"_s)), unresolved);
        QCOMPARE(ranked(all.arg(u"4,4,4"_s)), unresolved);
        QCOMPARE(ranked(all.arg(u"4,4,4"_s) + u',' + all.arg(u"3,2,1"_s)),
                 uR"("p3" "p2" "p1" 1 2 3 "roll" "roll" "last")"_s);
        QCOMPARE(ranked(all.arg(u"6,2,2"_s)), uR"("p3" "p1" "p2" 1 2 2 "roll" "tie" "last")"_s);
        const QString nested = uR"("p3" "p2" "p1" 1 2 3 "roll" "roll" "last")"_s;
        QCOMPARE(ranked(all.arg(u"6,2,2"_s) + u',' + two.arg(u"1,3"_s)), nested);
        QCOMPARE(ranked(two.arg(u"1,3"_s) + u',' + all.arg(u"6,2,2"_s)), nested);
        QCOMPARE(ranked(all.arg(u"4,5,6"_s) + u',' + all.arg(u"3,2"_s)),
                 uR"("p1" "p2" "p3" 1 2 3 "roll" "roll" "last")"_s);
    }

    // R4.2, R4.3
    void bestGame() {
        const auto values = [](int strongholds, int tokens, const QString& more = {}) {
            return QString(uR"("strongholds":%1,"tokens":%2)"_s.arg(strongholds).arg(tokens)
                           + more);
        };
        const QString ally = uR"(,"alliance":1)"_s;
        const QString one = game(uR"("victory":"solo")"_s,
                                 {won(), values(2, 1, ally), values(1, 9, ally), {}, {}});
        const QString two = game(uR"("victory":"solo")"_s, {won(), {}, {}, values(2, 2), {}});
        const auto order = [&](const QString& settings) {
            return column(rawStandings(eventOf(5, settings, heatsOfGames({one, two}))),
                          u"player"_s);
        };
        QCOMPARE(order({}), uR"("p1" "p4" "p2" "p3" "p5")"_s);
        QCOMPARE(order(uR"("tieBreakValues":"alliance")"_s), uR"("p1" "p2" "p3" "p4" "p5")"_s);
        const Json rows = rawStandings(
            eventOf(5, uR"("tieBreakValues":"alliance")"_s, heatsOfGames({one, two})));
        QCOMPARE(compact(*rows.items.at(1).find(u"best"_s)),
                 uR"({"heat":1,"table":1,"qp":0,"strongholds":3,"tokens":10,"spice":null,)"_s
                     + uR"("cards":null})"_s);
        QCOMPARE(compact(*rows.items.at(4).find(u"best"_s)),
                 uR"({"heat":1,"table":1,"qp":0,"strongholds":null,"tokens":null,"spice":null,)"_s
                     + uR"("cards":null})"_s);
    }

    // R6
    void disqualified() {
        const auto statuses = [](const QString& head, const QString& seat, const QString& word) {
            Json document = eventOf(3, {}, heatsOfGames({game(head, {won(), seat, {}})}));
            if (!word.isEmpty())
                document.find(u"players"_s)->items.at(1).set(u"disqualified"_s, parsed(word));
            return column(rawStandings(document), u"status"_s);
        };
        const QString all = uR"("qualifier" "qualifier" "qualifier")"_s;
        const QString without = uR"("qualifier" "qualifier" "disqualified")"_s;
        const QString finished = uR"("victory":"solo")"_s;
        QCOMPARE(statuses(finished, left(), {}), without);
        QCOMPARE(statuses(finished, leftExcused(), {}), all);
        QCOMPARE(statuses(finished, left(), u"false"_s), all);
        QCOMPARE(statuses(finished, {}, u"true"_s), without);
        QCOMPARE(statuses(uR"("turns":3)"_s, left(), {}), uR"("disqualified")"_s);
        QCOMPARE(statuses(uR"("void":true,"victory":"solo")"_s, left(), {}), QString());
    }

    // R3
    void adjudication() {
        const auto judged = [](const QStringList& seats) {
            return compact(rawAdjudicate(parsed(game(uR"("turns":10)"_s, seats))));
        };
        const auto seat = [](const QString& values, const QString& more = {}) {
            const QStringList numbers = values.split(u' ');
            return QString(uR"("strongholds":%1,"tokens":%2,"spice":%3,"cards":%4)"_s.arg(
                               numbers.at(0), numbers.at(1), numbers.at(2), numbers.at(3))
                           + more);
        };
        const QString equal = u"1 1 1 1"_s;
        const QString ally = uR"(,"alliance":7)"_s;
        QCOMPARE(judged({seat(u"2 0 0 0"_s), seat(u"1 9 0 0"_s, ally), seat(u"1 0 0 0"_s, ally)}),
                 uR"({"winners":["p2","p3"],"decidedBy":"tokens","tied":[],"needs":[]})"_s);
        QCOMPARE(judged({seat(u"1 0 0 0"_s), seat(u"0 9 9 9"_s, uR"(,"shieldWall":true)"_s)}),
                 uR"({"winners":["p2"],"decidedBy":"tokens","tied":[],"needs":[]})"_s);
        QCOMPARE(judged({seat(equal), left()}),
                 uR"({"winners":["p1"],"decidedBy":"only-side","tied":[],"needs":[]})"_s);
        QCOMPARE(
            judged({uR"("strongholds":1)"_s, uR"("strongholds":1)"_s, uR"("strongholds":0)"_s}),
            uR"({"winners":[],"decidedBy":"open","tied":[],"needs":[)"_s
                + uR"({"player":"p1","value":"tokens"},{"player":"p2","value":"tokens"}]})"_s);
        QCOMPARE(judged({seat(equal, uR"(,"roll":[5,2])"_s), seat(equal, uR"(,"roll":[5,3])"_s),
                         seat(equal, uR"(,"roll":4)"_s)}),
                 uR"({"winners":["p2"],"decidedBy":"roll","tied":[],"needs":[]})"_s);
        QCOMPARE(judged({seat(equal, uR"(,"roll":5)"_s), seat(equal, uR"(,"roll":[5,3])"_s),
                         seat(equal, uR"(,"roll":[4,6])"_s)}),
                 uR"({"winners":[],"decidedBy":"tie","tied":[["p1"],["p2"]],"needs":[]})"_s);
        QCOMPARE(judged({seat(equal, uR"(,"roll":6)"_s), seat(equal), seat(u"0 0 0 0"_s)}),
                 uR"({"winners":[],"decidedBy":"tie","tied":[["p1"],["p2"]],"needs":[]})"_s);
        QCOMPARE(
            compact(rawAdjudicate(
                parsed(game(uR"("turns":10)"_s,
                            {seat(u"1 0 0 0"_s), seat(u"1 0 0 0"_s, uR"(,"shieldWall":true)"_s)})),
                false)),
            uR"({"winners":[],"decidedBy":"tie","tied":[["p1"],["p2"]],"needs":[]})"_s);
    }

    // R7.5, R7.6
    void placements() {
        const auto placed
            = [](const QString& head, const QStringList& seats, const QString& rolls = {}) {
                  const QStringList nobody(8, QString());
                  QStringList first = nobody;
                  first.front() = won();
                  const QString last
                      = uR"("final":{"tieRolls":[%1],"game":%2})"_s.arg(rolls, game(head, seats));
                  return rawPlacements(eventOf(
                      8, {}, heatsOfGames({game(uR"("victory":"solo")"_s, first)}) + u',' + last));
              };
        const auto tokens = [](int count, const QString& more = {}) {
            return QString(uR"("tokens":%1)"_s.arg(count) + more);
        };
        const QString winner = uR"(,"winner":true)"_s;
        const QString ally = uR"(,"alliance":1)"_s;
        const QString gone = uR"(,"dropout":true,"dropoutTurn":%1)"_s;
        const Json shared = placed(uR"("victory":"solo")"_s,
                                   {tokens(3), tokens(1, winner), tokens(3), tokens(9, gone.arg(1)),
                                    tokens(8, uR"(,"dropout":true)"_s), tokens(0, gone.arg(2))});
        QCOMPARE(column(shared, u"player"_s), uR"("p2" "p1" "p3" "p6" "p4" "p5")"_s);
        QCOMPARE(column(shared, u"place"_s), u"1 2 2 4 5 6"_s);
        QCOMPARE(column(shared, u"laurels"_s), u"30 15 15 9 0 0"_s);
        QCOMPARE(column(shared, u"plaque"_s), u"true true true false false false"_s);
        const Json rolled
            = placed(uR"("victory":"solo")"_s, {tokens(3), tokens(1, winner), tokens(3)},
                     uR"({"players":["p1","p3"],"rolls":[1,2]})"_s);
        QCOMPARE(column(rolled, u"player"_s), uR"("p2" "p3" "p1")"_s);
        const Json foretold
            = placed(uR"("victory":"bg-prediction","predicted":"p3")"_s,
                     {tokens(9), tokens(0, winner), tokens(0, ally), tokens(1, ally), tokens(8)});
        QCOMPARE(column(foretold, u"player"_s), uR"("p2" "p3" "p4" "p1" "p5")"_s);
        const Json allies = placed(uR"("victory":"alliance")"_s,
                                   {tokens(9), tokens(2, winner + ally), tokens(4, winner + ally)});
        QCOMPARE(column(allies, u"player"_s), uR"("p3" "p2" "p1")"_s);
    }
};

} // namespace mentat::test::tst_raw_scoring

MENTAT_TEST(tst_raw_scoring, TestRawScoring, QCoreApplication)
#include "tst_raw_scoring.moc"
