#include "tests/scoring/cases.h"
#include "tests/seating/heats_to_draw.h"
#include "tests/seating/judged_heats.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_heat_judge {

namespace {

using Plant = std::function<void(HeatDraw&)>;

/// Eleven people: p1 to p4 met at table 1 of heat 1, p5 and p6 at table 2, which was a short one
/// too; heat 2 is to be drawn at tables of 6 and 5, the first of which plays the expansion that p1
/// to p6 asked for and p11 does not play.
Event sampleEvent() {
    Event event = eventWith(11);
    event.details.sets.push_back(GameSet::IxiansTleilaxu);
    for (size_t i = 0; i < 6; ++i)
        event.players[i].preference = Preference::Variant;
    event.players[10].preference = Preference::Base;
    Heat heat = heatOf(1, {{1, 2, 3, 4}, {5, 6, 7}});
    play(event).heats.push_back(heat);
    Heat open = heatOf(2, {});
    for (const Player& player : event.players)
        open.entrants.push_back(player.id);
    play(event).heats.push_back(open);
    return event;
}

DrawRequest sampleRequest(const Event& event) {
    DrawRequest request = requestFor(heatToDraw(event), 5);
    request.avoidRepeats = true;
    request.part = DuneDraw{.factions = true};
    return request;
}

Seat& seatOf(HeatDraw& draw, const PlayerId& player) {
    for (Game& game : draw.games) {
        for (Seat& seat : game.seats) {
            if (seat.player == player)
                return seat;
        }
    }
    qFatal("nobody has the seat");
}

void exchange(HeatDraw& draw, int one, int other) {
    Seat& first = seatOf(draw, player(one));
    Seat& second = seatOf(draw, player(other));
    std::swap(first.player, second.player);
}

} // namespace

class TestHeatJudge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSoundDrawHasNoFault() {
        const Event event = sampleEvent();
        const auto draw = drawHeat(event, sampleRequest(event));
        QCOMPARE(faultsOf(event, sampleRequest(event), *draw), QStringList());
    }

    // By hand: the six who asked sit together and so do p1 to p4, p5 and p6; p7 was short before.
    void historyAndWishesAreRead() {
        const Event event = sampleEvent();
        const auto draw = drawHeat(event, sampleRequest(event));
        QCOMPARE(draw->cost.wishes, 0);
        QCOMPARE(draw->repeats, 6 + 1);
        QCOMPARE(draw->cost.shortGames, 1);
        const raw::JudgedTask task = judgedTaskOf(event, HeatNumber(2), *draw);
        QCOMPARE(task.shortGames, (std::vector{1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0}));
        QCOMPARE(task.past.size(), 2U);
        QVERIFY(task.wishes[0] == raw::JudgedWish::Expansion);
        QVERIFY(task.wishes[9] == raw::JudgedWish::Either);
        QVERIFY(task.wishes[10] == raw::JudgedWish::Base);
    }

    void timesAreCounted() {
        Event event = sampleEvent();
        dune(play(event).heats[0].games[0].seats[2]).faction = Faction::Guild;
        const auto guild = [&](int heat, int person) {
            return timesWithFaction(event, HeatNumber(heat), player(person), Faction::Guild);
        };
        QCOMPARE(guild(2, 3), 1);
        QCOMPARE(guild(2, 2), 0);
        QCOMPARE(guild(1, 3), 0);
        QCOMPARE(timesInSeat(event, HeatNumber(2), player(3), SeatNumber(3)), 1);
        QCOMPARE(timesInSeat(event, HeatNumber(2), player(3), SeatNumber(2)), 0);
        play(event).heats[0].games[0].isVoid = true;
        QCOMPARE(guild(2, 3), 0);
        QCOMPARE(timesInSeat(event, HeatNumber(2), player(3), SeatNumber(3)), 0);
    }

    void faultsAreFound_data() {
        QTest::addColumn<Plant>("plant");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const Plant& plant, const QString& fault) {
            QTest::newRow(name) << plant << fault;
        };
        row(
            "twice", [](HeatDraw& draw) { seatOf(draw, player(9)).player = player(8); },
            u"person 7 sits 2 times"_s);
        row(
            "base-only", [](HeatDraw& draw) { exchange(draw, 1, 11); },
            u"person 10 plays the base game only"_s);
        row(
            "wish", [](HeatDraw& draw) { exchange(draw, 6, 10); },
            u"9 said either and got a seat that 5 asked for"_s);
        row(
            "repeats", [](HeatDraw& draw) { ++draw.repeats; }, u"says 8 repeats instead of 7"_s);
        row(
            "cost", [](HeatDraw& draw) { ++draw.cost.acquaintances; }, u"acquaintances inst"_s);
        row(
            "bound", [](HeatDraw& draw) { draw.bound = 8; }, u"7 repeats are below the bound"_s);
        row(
            "table", [](HeatDraw& draw) { draw.games[1].table = TableNumber(3); },
            u"table 2 is numbered 3"_s);
        row(
            "seat", [](HeatDraw& draw) { draw.games[1].seats[4].number = SeatNumber(6); },
            u"table 2 has a wrong seat number"_s);
        row(
            "faction twice",
            [](HeatDraw& draw) {
                dune(draw.games[1].seats[0]).faction = dune(draw.games[1].seats[1]).faction;
            },
            u" twice"_s);
        row(
            "no faction", [](HeatDraw& draw) { dune(draw.games[0].seats[0]).faction.reset(); },
            u"a seat without a faction"_s);
        row(
            "expansion",
            [](HeatDraw& draw) { dune(draw.games[1].seats[0]).faction = Faction::Ixian; },
            u"ixian is not played there"_s);
        row(
            "set", [](HeatDraw& draw) { dune(draw.games[0].seats[0]).faction = Faction::Ecaz; },
            u"ecaz is not played there"_s);
        row(
            "pool", [](HeatDraw& draw) { dune(draw.games[0]).pool.clear(); },
            u"is not in the pool"_s);
    }
    void faultsAreFound() {
        QFETCH(const Plant, plant);
        QFETCH(const QString, fault);
        const Event event = sampleEvent();
        HeatDraw draw = *drawHeat(event, sampleRequest(event));
        plant(draw);
        const QString found = faultsOf(event, sampleRequest(event), draw).join(u"; "_s);
        QVERIFY2(found.contains(fault), qPrintable(found));
    }

    void wrongRecordsAreFound_data() {
        QTest::addColumn<Plant>("plant");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const Plant& plant) {
            QTest::newRow(name) << plant << u"another %1 is stored"_s.arg(QString::fromUtf8(name));
        };
        row("seed", [](HeatDraw& draw) { draw.record.seed = 6; });
        row("algorithm", [](HeatDraw& draw) { draw.record.algorithm.reset(); });
        row("way to draw", [](HeatDraw& draw) { draw.record.avoidRepeats = false; });
        row("word about factions", [](HeatDraw& draw) { dune(draw.record).factions = false; });
        row("list of tables",
            [](HeatDraw& draw) { std::swap(draw.record.tables[0][0], draw.record.tables[0][1]); });
        const Plant otherEntrants
            = [](HeatDraw& draw) { std::swap(draw.record.entrants[0], draw.record.entrants[1]); };
        row("list of entrants", otherEntrants);
        QTest::newRow("not drawn again") << otherEntrants << u"is another one when drawn again"_s;
        QTest::newRow("refused again")
            << Plant([](HeatDraw& draw) { draw.record.variantTables = Count(2); })
            << u"is refused when drawn again"_s;
    }
    void wrongRecordsAreFound() {
        QFETCH(const Plant, plant);
        QFETCH(const QString, fault);
        const Event event = sampleEvent();
        HeatDraw draw = *drawHeat(event, sampleRequest(event));
        plant(draw);
        const QString found = faultsOf(event, sampleRequest(event), draw).join(u"; "_s);
        QVERIFY2(found.contains(fault), qPrintable(found));
    }

    void whatNobodyAskedForIsFound() {
        const Event event = sampleEvent();
        const auto draw = drawHeat(event, sampleRequest(event));
        DrawRequest request = sampleRequest(event);
        request.part = DuneDraw{.factions = false};
        QVERIFY(faultsOf(event, request, *draw).contains(u"a faction nobody asked for"_s));
        QVERIFY(faultsOf(event, request, *draw).contains(u"a pool nobody asked for"_s));
        request.sizes = {Count(5), Count(6)};
        QVERIFY(faultsOf(event, request, *draw).contains(u"another list of sizes is stored"_s));
    }
};

} // namespace mentat::test::tst_heat_judge

MENTAT_TEST(tst_heat_judge, TestHeatJudge, QCoreApplication)
#include "tst_heat_judge.moc"
