#include "tests/scoring/cases.h"
#include "tests/seating/all_assignments.h"
#include "tests/seating/heats_to_draw.h"
#include "tests/seating/judged_draws.h"
#include "tests/seating/judged_heats.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <tuple>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_draw_history {

namespace {

DrawRequest avoidingRequest(const Event& event, qint64 seed) {
    DrawRequest request = requestFor(heatToDraw(event), seed);
    request.avoidRepeats = true;
    request.part = DuneDraw{.factions = true};
    return request;
}

/// How often each at a table had each seat, and which they got.
QString seatFault(const Event& event, const Game& game) {
    AssignmentCosts costs;
    Assignment given;
    for (const Seat& seat : game.seats) {
        auto& row = costs.emplace_back();
        for (int number = 1; number <= static_cast<int>(game.seats.size()); ++number) {
            row.push_back(timesInSeat(event, heatToDraw(event), seat.player, SeatNumber(number)));
        }
        given.push_back(static_cast<size_t>(seat.number.value()) - 1);
    }
    const int least = *costOf(costs, cheapestByTrial(costs).front());
    return costOf(costs, given) == least ? QString()
                                         : u"seats repeat more than %1 times"_s.arg(least);
}

/// The same with the factions of the table's pool.
QString factionFault(const Event& event, const Game& game) {
    AssignmentCosts costs;
    Assignment given;
    for (const Seat& seat : game.seats) {
        auto& row = costs.emplace_back();
        for (const Faction faction : dune(game).pool)
            row.push_back(timesWithFaction(event, heatToDraw(event), seat.player, faction));
        const auto found = std::ranges::find(dune(game).pool, *dune(seat).faction);
        given.push_back(static_cast<size_t>(found - dune(game).pool.begin()));
    }
    const int least = *costOf(costs, cheapestByTrial(costs).front());
    return costOf(costs, given) == least ? QString()
                                         : u"factions repeat more than %1 times"_s.arg(least);
}

QStringList repetitionFaults(const Event& event, const HeatDraw& draw) {
    QStringList faults;
    for (const Game& game : draw.games)
        faults << seatFault(event, game) << factionFault(event, game);
    faults.removeAll(QString());
    return faults;
}

/// The levels above who has met whose acquaintances.
auto levelsOf(const raw::JudgedCost& cost) {
    return std::tuple(cost.forbidden, cost.apart, cost.wishes, cost.repeats, cost.shortGames);
}

/// The least of all ways to part the people among two tables.
raw::JudgedCost leastByTrial(const raw::JudgedTask& task) {
    std::optional<raw::JudgedCost> least;
    for (unsigned first = 0; first < 1U << task.wishes.size(); ++first) {
        if (static_cast<size_t>(std::popcount(first)) != task.sizes[0])
            continue;
        raw::JudgedTables seating(2);
        bool isAllowed = true;
        for (size_t person = 0; person < task.wishes.size(); ++person) {
            const size_t table = (first >> person) & 1 ? 0 : 1;
            seating[table].push_back(person);
            if (task.expansion[table] && task.wishes[person] == raw::JudgedWish::Base)
                isAllowed = false;
        }
        const raw::JudgedCost cost = raw::costOf(task, seating);
        if (isAllowed && (!least || levelsOf(cost) < levelsOf(*least)))
            least = cost;
    }
    return *least;
}

QString levelFault(const raw::JudgedCost& cost, const raw::JudgedCost& least) {
    return levelsOf(cost) == levelsOf(least) ? QString()
                                             : raw::costFaults(cost, least).join(u"; "_s);
}

/// Eleven people, five of whom sat at short tables of strangers before, six at full ones.
Event elevenAmongStrangers() {
    Event event = eventWith(40);
    std::vector<std::vector<int>> tables;
    for (int person = 1; person <= 5; ++person)
        tables.push_back({person, 20 + person});
    for (int person = 6; person <= 11; ++person)
        tables.push_back({person, 30, 31, 32, 33, 34});
    play(event).heats.push_back(heatOf(1, tables));
    Heat open = heatOf(2, {});
    for (int person = 1; person <= 11; ++person)
        open.entrants.push_back(player(person));
    play(event).heats.push_back(open);
    return event;
}

} // namespace

class TestDrawHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Chosen anew at each table, so the tables are compared one by one.
    void r1_3_seatsAndFactionsRepeatAsLittleAsTheyCan() {
        int drawn = 0;
        for (int seed = 1; seed <= rounds(60, 2'000); ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            const Event event = randomHeats(random);
            const auto draw = drawHeat(event, avoidingRequest(event, seed));
            if (!draw)
                continue;
            ++drawn;
            const QStringList faults = faultsOf(event, avoidingRequest(event, seed), *draw)
                                       + repetitionFaults(event, *draw);
            QVERIFY2(faults.isEmpty(),
                     qPrintable(u"seed %1: %2"_s.arg(seed).arg(faults.join(u"; "_s))));
        }
        QVERIFY(drawn > rounds(60, 2'000) * 8 / 10);
    }

    // A heat like the first one, in which everyone has another seat and another faction.
    void plantedRepetitionsAreFound() {
        Event event = eventWith(6);
        Heat before = heatOf(1, {{1, 2, 3, 4, 5, 6}});
        for (size_t i = 0; i < 6; ++i)
            dune(before.games[0].seats[i]).faction = static_cast<Faction>(i);
        Heat open = heatOf(2, {});
        open.entrants = before.entrants;
        play(event).heats = {before, open};
        const HeatDraw draw = judgedHeatDraw(event, avoidingRequest(event, 1));
        QCOMPARE(repetitionFaults(event, draw), QStringList());
        const auto numberOf = [](const Seat& seat) { return seat.player.text().mid(1).toInt(); };
        HeatDraw sameSeats = draw;
        std::ranges::sort(sameSeats.games[0].seats, {}, numberOf);
        for (Seat& seat : sameSeats.games[0].seats)
            seat.number = SeatNumber(numberOf(seat));
        QCOMPARE(repetitionFaults(event, sameSeats),
                 QStringList(u"seats repeat more than 0 times"_s));
        HeatDraw sameFactions = draw;
        for (Seat& seat : sameFactions.games[0].seats)
            dune(seat).faction = static_cast<Faction>(numberOf(seat) - 1);
        QCOMPARE(repetitionFaults(event, sameFactions),
                 QStringList(u"factions repeat more than 0 times"_s));
    }

    // R1.7: against every way to part up to twelve people, history and wishes read from the event.
    void r1_7_noSeatingIsBetter() {
        int drawn = 0;
        for (int seed = 1; seed <= rounds(60, 2'000); ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            const Event event = randomHeats(random);
            DrawRequest request = avoidingRequest(event, seed);
            const auto people
                = findHeat(std::get<DunePlay>(event.play), request.heat)->entrants.size();
            if (people > 12)
                continue;
            const int first = static_cast<int>(people) / 2;
            request.sizes = {Count(static_cast<int>(people) - first), Count(first)};
            const auto draw = drawHeat(event, request);
            if (!draw)
                continue;
            ++drawn;
            const raw::JudgedTask task = judgedTaskOf(event, request.heat, *draw);
            const QString fault = levelFault(judgedCost(draw->cost), leastByTrial(task));
            QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(fault)));
            QCOMPARE(faultsOf(event, request, *draw), QStringList());
        }
        QVERIFY(drawn > rounds(60, 2'000) / 2);
    }
    void aBetterSeatingIsFound() {
        const Event event = elevenAmongStrangers();
        const HeatDraw draw = judgedHeatDraw(event, avoidingRequest(event, 1));
        const auto least = leastByTrial(judgedTaskOf(event, HeatNumber(2), draw));
        raw::JudgedCost worse = judgedCost(draw.cost);
        QCOMPARE(levelFault(worse, least), QString());
        ++worse.shortGames;
        QCOMPARE(levelFault(worse, least), u"1 short games instead of 0"_s);
    }

    // R1.7: nobody meets again wherever they sit, so those who were short before sit at the six.
    void shortGamesAreSharedOverTheHeats() {
        const Event event = elevenAmongStrangers();
        for (qint64 seed = 1; seed <= 20; ++seed) {
            const HeatDraw draw = judgedHeatDraw(event, avoidingRequest(event, seed));
            for (const Seat& seat : draw.games.at(1).seats)
                QVERIFY2(seat.player.text().mid(1).toInt() > 5, qPrintable(seat.player.text()));
        }
    }

    // Void tables have not been played: of those who sat at them nobody was short.
    void voidTablesAreNotCounted() {
        Event event = elevenAmongStrangers();
        auto& games = play(event).heats.front().games;
        for (size_t table = 0; table < 3; ++table)
            games[table].isVoid = true;
        const HeatDraw draw = judgedHeatDraw(event, avoidingRequest(event, 1));
        const raw::JudgedTask task = judgedTaskOf(event, HeatNumber(2), draw);
        QCOMPARE(task.shortGames, (std::vector{0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0}));
        QCOMPARE(draw.cost.shortGames, 0);
    }

    // Heats count by their numbers, wherever they stand and whether they are finished.
    void onlyLowerHeatsAreBefore() {
        Event event = eventWith(6);
        Heat before = heatOf(1, {{1, 2, 3}, {4, 5, 6}});
        Heat after = heatOf(3, {{1, 2, 3, 4, 5, 6}});
        for (Game& game : after.games)
            dune(game).victory = Victory::Adjudicated;
        Heat open = heatOf(2, {});
        open.entrants = before.entrants;
        play(event).heats = {after, open, before};
        DrawRequest request = requestFor(HeatNumber(2), 1);
        QCOMPARE(judgedHeatDraw(event, request).repeats, 6);
        request.sizes = {Count(3), Count(3)};
        request.avoidRepeats = true;
        QCOMPARE(judgedHeatDraw(event, request).repeats, 2);
    }

    // Random is the rule: without being asked to avoid, who was in which seat has no bearing.
    void r1_7_chanceAloneKnowsNoHistory() {
        const Event event = elevenAmongStrangers();
        Event fresh = event;
        play(fresh).heats.front().games.clear();
        for (qint64 seed = 1; seed <= 10; ++seed) {
            DrawRequest request = requestFor(HeatNumber(2), seed);
            request.part = DuneDraw{.factions = true};
            QCOMPARE(judgedHeatDraw(event, request).games, judgedHeatDraw(fresh, request).games);
        }
    }
};

} // namespace mentat::test::tst_draw_history

MENTAT_TEST(tst_draw_history, TestDrawHistory, QCoreApplication)
#include "tst_draw_history.moc"
