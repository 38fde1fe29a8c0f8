#include "model/failure_kind.h"
#include "scoring/heats/draw/heat_draw.h"
#include "tests/scoring/cases.h"
#include "tests/seating/heats_to_draw.h"
#include "tests/seating/judged_draws.h"
#include "tests/seating/judged_heats.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace mentat::test::tst_draw_again {

namespace {

using Tables = std::vector<std::vector<PlayerId>>;

/// Heat 2 of these, with a first heat before it, as it was drawn.
struct Drawn {
    Event event;
    HeatDraw draw;
};

Drawn drawnHeat(bool avoids) {
    Event event = eventWith(17);
    play(event).heats.push_back(heatOf(1, {{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11}}));
    Heat open = heatOf(2, {});
    for (const int person : {12, 3, 5, 7, 1, 9, 10, 2, 4, 6, 8, 11})
        open.entrants.push_back(player(person));
    open.standby = players({13, 14});
    play(event).heats.push_back(open);
    DrawRequest request = requestFor(HeatNumber(2), 11);
    request.avoidRepeats = avoids;
    request.part = DuneDraw{.factions = true};
    request.standby = Count(1);
    request.sizes = {Count(5), Count(4), Count(4)};
    HeatDraw draw = judgedHeatDraw(event, request);
    event = withTables(event, HeatNumber(2), draw);
    return {std::move(event), std::move(draw)};
}

Heat& heatTwo(Event& event) {
    return play(event).heats.at(1);
}

Tables drawnAgain(const Event& event, const Draw& record) {
    const auto again = drawAgain(event, HeatNumber(2), record);
    return again ? again->record.tables : Tables();
}

/// What happens to a heat after it was drawn, none of which changes how it was drawn.
void playOn(Event& event) {
    Heat& heat = heatTwo(event);
    std::swap(heat.games[0].seats[0].player, heat.games[1].seats[0].player);
    dune(heat.games[2]).victory = Victory::Solo;
    heat.games.pop_back();
    heat.entrants.erase(heat.entrants.begin(), heat.entrants.begin() + 3);
    heat.standby.clear();
    event.players[4].disqualified = true;
    event.players[0].name = *Name::fromText(QStringLiteral("Somebody Else"));
    event.settings.drawSides = DrawSides::Program;
    play(event).heats.push_back(heatOf(3, {{1, 2, 3, 4, 5, 6}}));
}

} // namespace

class TestDrawAgain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r1_7_theSameFromWhatIsStored_data() {
        QTest::addColumn<bool>("avoids");
        QTest::newRow("by chance alone") << false;
        QTest::newRow("avoiding") << true;
    }
    void r1_7_theSameFromWhatIsStored() {
        QFETCH(const bool, avoids);
        Drawn drawn = drawnHeat(avoids);
        const Draw record = drawn.draw.record;
        QCOMPARE(record.tables.size(), 3U);
        QCOMPARE(record.entrants.size(), 13U);
        playOn(drawn.event);
        const auto again = drawAgain(drawn.event, HeatNumber(2), record);
        QVERIFY(again);
        QVERIFY(again->record == record);
        QVERIFY(again->games == drawn.draw.games);
        QCOMPARE(again->repeats, drawn.draw.repeats);
        QCOMPARE(again->bound, drawn.draw.bound);
    }

    void r1_7_whatIsStoredMatters() {
        const Drawn drawn = drawnHeat(false);
        const Tables tables = drawn.draw.record.tables;
        Draw otherSeed = drawn.draw.record;
        otherSeed.seed = 12;
        QVERIFY(drawnAgain(drawn.event, otherSeed) != tables);
        Draw otherOrder = drawn.draw.record;
        std::ranges::reverse(otherOrder.entrants);
        QVERIFY(drawnAgain(drawn.event, otherOrder) != tables);
        Draw otherSizes = drawn.draw.record;
        std::ranges::reverse(otherSizes.sizes);
        QVERIFY(drawnAgain(drawn.event, otherSizes) != tables);
    }

    // Only a draw that avoids them looks at the heats before.
    void r1_7_theHeatsBeforeMatterToADrawThatAvoids() {
        for (const bool avoids : {false, true}) {
            Drawn drawn = drawnHeat(avoids);
            play(drawn.event).heats.front()
                = heatOf(1, {{12, 3, 5, 7, 1, 9}, {10, 2, 4, 6, 8, 11}});
            const bool isSame
                = drawnAgain(drawn.event, drawn.draw.record) == drawn.draw.record.tables;
            QCOMPARE(isSame, !avoids);
        }
    }

    void aHeatThatIsNoLongerThere() {
        const Drawn drawn = drawnHeat(false);
        const auto again = drawAgain(drawn.event, HeatNumber(9), drawn.draw.record);
        QVERIFY(!again);
        QCOMPARE(again.error().kind, FailureKind::UnknownHeat);
        QCOMPARE(again.error().values, (Values{qint64(9)}));
    }

    void theCheckRecognizesADraw() {
        Drawn drawn = drawnHeat(true);
        const auto check = checkDraw(drawn.event, HeatNumber(2));
        QVERIFY(check);
        QCOMPARE(check->algorithm, Count(drawAlgorithm));
        QCOMPARE(check->isDrawnAgain, std::optional(true));
        QVERIFY(check->differences.empty());
    }

    // Planted: another seating than the seed gives.
    void theCheckFindsAnotherDraw() {
        Drawn drawn = drawnHeat(true);
        Tables& tables = heatTwo(drawn.event).draw->tables;
        std::swap(tables[0][0], tables[2][3]);
        const auto check = checkDraw(drawn.event, HeatNumber(2));
        QCOMPARE(check->isDrawnAgain, std::optional(false));
        const std::vector<SeatDifference> expected{
            {TableNumber(1), SeatNumber(1), tables[0][0], tables[2][3]},
            {TableNumber(3), SeatNumber(4), tables[2][3], tables[0][0]}};
        QVERIFY(check->differences == expected);
    }

    // Who moved, left and came late since, in the order of tables and seats.
    void theCheckTellsWhoSitsElsewhere() {
        Drawn drawn = drawnHeat(false);
        const Tables& drawnTables = drawn.draw.record.tables;
        auto& games = heatTwo(drawn.event).games;
        std::swap(games[0].seats[0].player, games[1].seats[2].player);
        games[2].seats.pop_back();
        games[1].seats.push_back(seatOf(SeatNumber(5), player(17)));
        const auto check = checkDraw(drawn.event, HeatNumber(2));
        QCOMPARE(check->isDrawnAgain, std::optional(true));
        const std::vector<SeatDifference> expected{
            {TableNumber(1), SeatNumber(1), drawnTables[0][0], drawnTables[1][2]},
            {TableNumber(2), SeatNumber(3), drawnTables[1][2], drawnTables[0][0]},
            {TableNumber(2), SeatNumber(5), std::nullopt, player(17)},
            {TableNumber(3), SeatNumber(4), drawnTables[2][3], std::nullopt}};
        QVERIFY(check->differences == expected);
    }

    // What a version that is not known drew cannot be drawn again; where people sit can be told all
    // the same.
    void anotherAlgorithmVersion() {
        for (const int version : {0, drawAlgorithm + 1}) {
            Drawn drawn = drawnHeat(false);
            heatTwo(drawn.event).draw->algorithm = Count(version);
            auto& games = heatTwo(drawn.event).games;
            std::swap(games[0].seats[0].player, games[0].seats[1].player);
            const auto check = checkDraw(drawn.event, HeatNumber(2));
            QVERIFY(check);
            QCOMPARE(check->algorithm, Count(version));
            QVERIFY(!check->isDrawnAgain);
            QCOMPARE(check->differences.size(), 2U);
        }
    }

    void aDrawOfWhichTooLittleIsStored() {
        Drawn drawn = drawnHeat(false);
        const auto kindOf = [](const Event& event, int heat) {
            return checkDraw(event, HeatNumber(heat)).error().kind;
        };
        QCOMPARE(kindOf(drawn.event, 1), FailureKind::NoDraw);
        QCOMPARE(kindOf(drawn.event, 3), FailureKind::UnknownHeat);
        Event noSeed = drawn.event;
        heatTwo(noSeed).draw->seed.reset();
        QCOMPARE(kindOf(noSeed, 2), FailureKind::NoDraw);
        Event noVersion = drawn.event;
        heatTwo(noVersion).draw->algorithm.reset();
        QCOMPARE(kindOf(noVersion, 2), FailureKind::NoDraw);
    }

    // A record that was cut short cannot give the tables beside it.
    void aDrawThatCannotBeRepeatedIsNone() {
        Drawn drawn = drawnHeat(false);
        heatTwo(drawn.event).draw->entrants.pop_back();
        QCOMPARE(checkDraw(drawn.event, HeatNumber(2))->isDrawnAgain, std::optional(false));
        heatTwo(drawn.event).draw->entrants.clear();
        QCOMPARE(checkDraw(drawn.event, HeatNumber(2))->isDrawnAgain, std::optional(false));
    }
};

} // namespace mentat::test::tst_draw_again

MENTAT_TEST(tst_draw_again, TestDrawAgain, QCoreApplication)
#include "tst_draw_again.moc"
