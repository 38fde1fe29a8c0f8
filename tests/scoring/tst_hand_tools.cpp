#include "scoring/dune/games/map.h"
#include "scoring/tools/dice.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_hand_tools {

namespace {

/// Forces two by two: of each pair one supports and is lost, the other stays. One that is left over
/// is rounded up, by the rule, among those who support.
OccupySupport byPairs(int forces) {
    OccupySupport support{0, 0, 0};
    for (; forces >= 2; forces -= 2) {
        ++support.added;
        ++support.lost;
        ++support.staying;
    }
    support.added += forces;
    support.lost += forces;
    return support;
}

using Order = std::vector<size_t>;

std::vector<Sector> dotsAt(const std::vector<int>& sectors) {
    std::vector<Sector> dots;
    for (const int sector : sectors)
        dots.push_back(Sector(sector));
    return dots;
}

/// Moves the storm round the board, sector by sector, and notes whose dot it comes to.
Order byMovingTheStorm(int storm, const std::vector<Sector>& dots) {
    Order order;
    for (int step = 1; step <= 18; ++step) {
        storm = storm == 18 ? 1 : storm + 1;
        for (size_t i = 0; i < dots.size(); ++i) {
            if (dots[i].value() == storm)
                order.push_back(i);
        }
    }
    return order;
}

/// Empty, or how an order differs from the storm's way.
QString faultOf(int storm, const std::vector<Sector>& dots, const Order& order) {
    const Order expected = byMovingTheStorm(storm, dots);
    if (order == expected)
        return {};
    return u"storm in %1: begins with %2 of %3 instead of %4"_s.arg(storm)
        .arg(order.empty() ? 0 : order.front())
        .arg(order.size())
        .arg(expected.empty() ? 0 : expected.front());
}

Order usualOrder(int storm) {
    return turnOrder(Sector(storm), {usualDots.begin(), usualDots.end()});
}

} // namespace

/// What the tools of the rules desk compute beside battles and verdicts.
class TestHandTools : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void occupyByTheRule() {
        QCOMPARE(occupySupport(Count(5), OccupyPassage::Rule), (OccupySupport{3, 2, 3}));
        QCOMPARE(occupySupport(Count(4), OccupyPassage::Rule), (OccupySupport{2, 2, 2}));
        QCOMPARE(occupySupport(Count(1), OccupyPassage::Rule), (OccupySupport{1, 0, 1}));
        QCOMPARE(occupySupport(Count(0), OccupyPassage::Rule), (OccupySupport{0, 0, 0}));
        for (int forces = 0; forces <= 40; ++forces)
            QCOMPARE(occupySupport(Count(forces), OccupyPassage::Rule), byPairs(forces));
    }

    void occupyByTheExampleOfTheSameBooklet() {
        QCOMPARE(occupySupport(Count(5), OccupyPassage::Example), (OccupySupport{2, 3, 2}));
        for (int forces = 0; forces <= 40; ++forces) {
            const auto rule = occupySupport(Count(forces), OccupyPassage::Rule);
            const auto example = occupySupport(Count(forces), OccupyPassage::Example);
            QCOMPARE(example.staying + example.lost, forces);
            QCOMPARE(example == rule, forces % 2 == 0); // they differ where there is a half
            QCOMPARE(example.added, rule.staying);
        }
        constexpr int greatest = Count::max;
        QCOMPARE(occupySupport(Count(greatest), OccupyPassage::Rule).added, greatest / 2 + 1);
    }

    void theStormComesToTheNextDot() {
        QCOMPARE(usualOrder(1), (Order{0, 1, 2, 3, 4, 5}));
        QCOMPARE(usualOrder(3), (Order{1, 2, 3, 4, 5, 0}));
        QCOMPARE(usualOrder(16), (Order{5, 0, 1, 2, 3, 4}));
        QCOMPARE(usualOrder(18), (Order{0, 1, 2, 3, 4, 5}));
    }

    void aDotThatTheStormHasReachedComesLast() {
        QCOMPARE(usualOrder(2), (Order{1, 2, 3, 4, 5, 0}));
        QCOMPARE(usualOrder(17), (Order{0, 1, 2, 3, 4, 5}));
        QCOMPARE(turnOrder(Sector(18), dotsAt({18, 1})), (Order{1, 0}));
        QCOMPARE(turnOrder(Sector(4), {}), Order());
    }

    void everyStormAndEveryDotsAreAsTheStormMoves() {
        std::vector<std::vector<Sector>> boards{{usualDots.begin(), usualDots.end()},
                                                dotsAt({17, 14, 11, 8, 5, 2}),
                                                dotsAt({7}),
                                                dotsAt({18, 9, 9, 1})};
        for (int first = 1; first <= 18; ++first) {
            for (int second = 1; second <= 18; ++second)
                boards.push_back(dotsAt({first, second, 6}));
        }
        for (const auto& dots : boards) {
            for (int storm = 1; storm <= 18; ++storm)
                QCOMPARE(faultOf(storm, dots, turnOrder(Sector(storm), dots)), QString());
        }
    }

    void aWrongOrderIsFound() {
        const std::vector<Sector> dots(usualDots.begin(), usualDots.end());
        const auto plant = [&](const std::function<void(Order&)>& fault) {
            Order order = usualOrder(5);
            fault(order);
            return faultOf(5, dots, order);
        };
        QVERIFY(plant([](Order&) {}).isEmpty());
        QVERIFY(!plant([](Order& order) { std::swap(order[2], order[3]); }).isEmpty());
        QVERIFY(!plant([](Order& order) { order.pop_back(); }).isEmpty());
        // The dot in the storm's sector first instead of last.
        QVERIFY(!plant([](Order& order) {
                     std::rotate(order.begin(), order.end() - 1, order.end());
                 }).isEmpty());
    }

    void everyNumberOfADieHasAsManySeeds() {
        std::map<int, int> seeds;
        int leftOver = 0;
        for (qint64 seed = 0; seed < 1'000'000; ++seed) {
            if (const auto die = dieOf(seed))
                ++seeds[die->value()];
            else
                ++leftOver;
        }
        QCOMPARE(leftOver, 4);
        QCOMPARE(seeds.size(), size_t{6});
        for (int number = 1; number <= 6; ++number)
            QCOMPARE(seeds[number], 166'666);
    }
};

} // namespace mentat::test::tst_hand_tools

MENTAT_TEST(tst_hand_tools, TestHandTools, QCoreApplication)
#include "tst_hand_tools.moc"
