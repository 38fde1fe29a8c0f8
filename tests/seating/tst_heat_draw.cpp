#include "model/failure_kind.h"
#include "tests/scoring/cases.h"
#include "tests/seating/draw_statistics.h"
#include "tests/seating/heats_to_draw.h"
#include "tests/seating/judged_draws.h"
#include "tests/seating/judged_heats.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_heat_draw {

namespace {

/// Everyone has checked in.
Event eventOf(int players) {
    Event event = eventWith(players, {{}});
    for (const Player& player : event.players)
        play(event).heats.front().entrants.push_back(player.id);
    return event;
}

/// An odd request of the heat without tables.
DrawRequest randomRequest(const Event& event, RandomSource& random) {
    DrawRequest request = requestFor(heatToDraw(event), random.between(-1000, 1000));
    const Heat& heat = *findHeat(std::get<DunePlay>(event.play), request.heat);
    request.standby = Count(static_cast<int>(random.below(heat.standby.size() + 1)));
    if (random.oneIn(2)) {
        const auto standby = static_cast<size_t>(request.standby.value());
        request.sizes = randomSizes(heat.entrants.size() + standby, random);
    }
    request.avoidRepeats = random.oneIn(2);
    request.part = DuneDraw{.factions = random.oneIn(2)};
    return request;
}

/// The factions of a table in the order of its seats.
QString factionsOf(const Game& game) {
    QStringList factions;
    for (const Seat& seat : game.seats)
        factions << (dune(seat).faction ? QString(idOf(*dune(seat).faction)) : u"–"_s);
    std::ranges::sort(factions);
    return factions.join(u' ');
}

/// R1.5: as many of the first tables as those who said expansion fill, those who said either taking
/// the last one's free seats, by trying each number.
size_t proposedByTrial(const raw::JudgedTask& task) {
    const auto asking
        = static_cast<size_t>(std::ranges::count(task.wishes, raw::JudgedWish::Expansion));
    const auto either
        = static_cast<size_t>(std::ranges::count(task.wishes, raw::JudgedWish::Either));
    size_t proposed = 0;
    for (size_t tables = 1; tables <= task.sizes.size(); ++tables) {
        size_t seats = 0;
        for (size_t i = 0; i < tables; ++i)
            seats += task.sizes[i];
        const bool lastIsAskedFor = seats - task.sizes[tables - 1] < asking;
        if (lastIsAskedFor && seats <= asking + either)
            proposed = tables;
    }
    return proposed;
}

size_t expansionTablesOf(const HeatDraw& draw) {
    return static_cast<size_t>(
        std::ranges::count_if(draw.games, [](const Game& game) { return game.variant; }));
}

} // namespace

class TestHeatDraw : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Judged inside: R1.2, R1.5, R1.7, R9, the cost and the record, and that it is drawn again.
    void anyHeatIsDrawnByTheRules() {
        int drawn = 0;
        for (int seed = 1; seed <= rounds(120, 5'000); ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            const Event event = randomHeats(random);
            const DrawRequest request = randomRequest(event, random);
            const auto draw = drawHeat(event, request);
            if (!draw) {
                QCOMPARE(draw.error().kind, FailureKind::KeptApartTogether);
                continue;
            }
            ++drawn;
            const QString faults = faultsOf(event, request, *draw).join(u"; "_s);
            QVERIFY2(faults.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(faults)));
            QCOMPARE(expansionTablesOf(*draw),
                     proposedByTrial(judgedTaskOf(event, request.heat, *draw)));
        }
        QVERIFY(drawn > rounds(120, 5'000) * 9 / 10);
    }

    void r1_3_factionsByTheSettingOrTheRequest_data() {
        QTest::addColumn<bool>("program");
        QTest::addColumn<bool>("asked");
        QTest::newRow("cards at the table") << false << false;
        QTest::newRow("asked for") << false << true;
        QTest::newRow("the event's way") << true << false;
        QTest::newRow("both") << true << true;
    }
    void r1_3_factionsByTheSettingOrTheRequest() {
        QFETCH(const bool, program);
        QFETCH(const bool, asked);
        Event event = eventOf(6);
        event.settings.drawSides = program ? DrawSides::Program : DrawSides::Table;
        DrawRequest request = requestFor(heatToDraw(event), 3);
        request.part = DuneDraw{.factions = asked};
        const HeatDraw draw = judgedHeatDraw(event, request);
        const QString none = u"– – – – – –"_s;
        const QString all = u"atreides bene-gesserit emperor fremen guild harkonnen"_s;
        QCOMPARE(factionsOf(draw.games.front()), program || asked ? all : none);
        QCOMPARE(dune(draw.record).factions, program || asked);
    }

    // Factions are drawn after the seats: asking for them seats nobody elsewhere.
    void r1_7_factionsDoNotChangeWhoSitsWhere() {
        const Event event = eventOf(11);
        DrawRequest request = requestFor(heatToDraw(event), 9);
        const auto tables = judgedHeatDraw(event, request).record.tables;
        request.part = DuneDraw{.factions = true};
        QCOMPARE(judgedHeatDraw(event, request).record.tables, tables);
    }

    void r1_4_shortTables() {
        Event event = eventOf(7);
        DrawRequest request = requestFor(heatToDraw(event), 1);
        request.part = DuneDraw{.factions = true};
        const HeatDraw draw = judgedHeatDraw(event, request);
        QCOMPARE(draw.games.at(0).seats.size(), 4U);
        QCOMPARE(dune(draw.games.at(0)).pool.size(), 6U);
        QCOMPARE(factionsOf(draw.games.at(1)), u"atreides fremen harkonnen"_s);
    }

    void r1_4_anExpansionTableDrawsFromAllOfItsSets() {
        Event event = eventOf(7);
        event.details.sets.push_back(GameSet::IxiansTleilaxu);
        DrawRequest request = requestFor(heatToDraw(event), 1);
        request.part = DuneDraw{.factions = true};
        request.variantTables = Count(1);
        const HeatDraw draw = judgedHeatDraw(event, request);
        QVERIFY(draw.games.at(0).variant);
        QCOMPARE(dune(draw.games.at(0)).pool.size(), 8U);
        QVERIFY(!draw.games.at(1).variant);
        QCOMPARE(factionsOf(draw.games.at(1)), u"atreides fremen harkonnen"_s);
    }

    void r1_5_proposedTables_data() {
        QTest::addColumn<int>("asking");
        QTest::addColumn<int>("baseOnly");
        QTest::addColumn<size_t>("tables");
        // Seventeen: tables of 6, 6 and 5.
        QTest::newRow("nobody said it") << 0 << 0 << size_t(0);
        QTest::newRow("one") << 1 << 0 << size_t(1);
        QTest::newRow("a full table") << 6 << 0 << size_t(1);
        QTest::newRow("one more") << 7 << 0 << size_t(2);
        QTest::newRow("all") << 17 << 0 << size_t(3);
        QTest::newRow("not filled") << 7 << 6 << size_t(1);
        QTest::newRow("just filled") << 7 << 5 << size_t(2);
        QTest::newRow("too few for one") << 5 << 12 << size_t(0);
    }
    void r1_5_proposedTables() {
        QFETCH(const int, asking);
        QFETCH(const int, baseOnly);
        QFETCH(const size_t, tables);
        Event event = eventOf(17);
        event.details.sets.push_back(GameSet::EcazMoritani);
        for (int i = 0; i < asking + baseOnly; ++i) {
            event.players[static_cast<size_t>(i)].preference
                = i < asking ? Preference::Variant : Preference::Base;
        }
        for (const bool avoids : {false, true}) {
            DrawRequest request = requestFor(heatToDraw(event), 4);
            request.avoidRepeats = avoids;
            QCOMPARE(expansionTablesOf(judgedHeatDraw(event, request)), tables);
        }
    }

    // The base game alone asks nobody (R1.5): what is recorded all the same has no bearing.
    void r1_5_theBaseGameAloneKnowsNoWishes() {
        Event event = eventOf(12);
        const auto tables = judgedHeatDraw(event, requestFor(heatToDraw(event), 8)).record.tables;
        for (Player& player : event.players)
            player.preference = Preference::Variant;
        const HeatDraw draw = judgedHeatDraw(event, requestFor(heatToDraw(event), 8));
        QCOMPARE(expansionTablesOf(draw), 0U);
        QCOMPARE(draw.record.tables, tables);
    }

    // The first of those who play only if needed, in their order, and none of the others.
    void standbyAreSeatedInTheirOrder() {
        Event event = eventOf(13);
        Heat& heat = play(event).heats.front();
        heat.entrants.erase(heat.entrants.begin() + 10, heat.entrants.end());
        heat.standby = players({13, 11, 12});
        DrawRequest request = requestFor(heatToDraw(event), 2);
        request.standby = Count(2);
        const HeatDraw draw = judgedHeatDraw(event, request);
        QCOMPARE(draw.record.sizes, (std::vector{Count(6), Count(6)}));
        QCOMPARE(textOf(draw.record.entrants), u"p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p13 p11"_s);
    }

    // R1.3: who gets which faction, and which is left out at a table of five.
    void r1_3_factionsAreUniform() {
        Event event = eventOf(5);
        DrawRequest request = requestFor(heatToDraw(event), 0);
        request.part = DuneDraw{.factions = true};
        std::vector<std::vector<qint64>> times(5, std::vector<qint64>(6, 0));
        std::vector<std::vector<qint64>> planted = times;
        for (request.seed = 1; request.seed <= rounds(6'000, 100'000); ++request.seed) {
            const auto draw = drawHeat(event, request);
            for (const Seat& seat : draw->games.front().seats) {
                const auto entrant
                    = static_cast<size_t>(std::ranges::find(draw->record.entrants, seat.player)
                                          - draw->record.entrants.begin());
                const auto faction = static_cast<size_t>(*dune(seat).faction);
                ++times[entrant][faction];
                // Planted: one in ten times the last one gets what the first seat has.
                const bool isMoved = entrant == 4 && request.seed % 10 == 0;
                ++planted[entrant][isMoved ? 0 : faction];
            }
        }
        for (const auto& factions : times)
            QVERIFY(evenness(factions) > 1e-4);
        QVERIFY(evenness(planted[4]) < 1e-4);
    }
};

} // namespace mentat::test::tst_heat_draw

MENTAT_TEST(tst_heat_draw, TestHeatDraw, QCoreApplication)
#include "tst_heat_draw.moc"
