#include "scoring/heats/seating/plain_draw.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <set>

namespace mentat::test::tst_byes {

namespace {

std::vector<size_t> drawn(const std::vector<ByeCandidate>& candidates, size_t byes,
                          qint64 seed = 1) {
    DrawSource source(seed);
    return byesInTurn(candidates, byes, source);
}

} // namespace

class TestByes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLowestInTheStandingsHasIt() {
        QCOMPARE(drawn({{0, 1}, {0, 3}, {0, 2}}, 1), std::vector<size_t>{1});
    }

    // H1: who has had the fewest comes first, however high in the standings.
    void noOneHasASecondBeforeEverybodyHadOne() {
        QCOMPARE(drawn({{0, 1}, {1, 3}, {1, 2}}, 1), std::vector<size_t>{0});
        QCOMPARE(drawn({{0, 1}, {1, 3}, {1, 2}}, 3), (std::vector<size_t>{0, 1, 2}));
    }

    // H1: who has no rank stands below all: somebody who comes in the second round.
    void whoHasNoRankIsBelowAll() {
        QCOMPARE(drawn({{0, 5}, {0, std::nullopt}, {0, 6}}, 2), (std::vector<size_t>{1, 2}));
    }

    void noByeUsesUpNoChance() {
        DrawSource one(1);
        DrawSource other(1);
        QCOMPARE(byesInTurn({{0, 1}, {0, 2}}, 0, one), std::vector<size_t>());
        QCOMPARE(one.next(), other.next());
    }

    // 3,000 seeds, three who are equal: 1,000 each with a deviation of 26; five of these are 130.
    void amongEqualsChanceDecides() {
        const std::vector<ByeCandidate> candidates{{0, 2}, {0, 1}, {0, 2}, {1, 4}, {0, 2}};
        std::map<size_t, int> times;
        for (qint64 seed = 0; seed < 3'000; ++seed)
            ++times[drawn(candidates, 1, seed).front()];
        QCOMPARE(times.size(), 3U);
        for (const size_t candidate : {0U, 2U, 4U})
            QVERIFY2(std::abs(times[candidate] - 1'000) < 130,
                     qPrintable(QString::number(times[candidate])));
    }

    void inTheFirstHeatItIsAnyone() {
        std::set<size_t> had;
        for (qint64 seed = 0; seed < 100; ++seed)
            had.insert(drawn(std::vector<ByeCandidate>(5), 1, seed).front());
        QCOMPARE(had.size(), 5U);
    }
};

} // namespace mentat::test::tst_byes

MENTAT_TEST(tst_byes, TestByes, QCoreApplication)
#include "tst_byes.moc"
