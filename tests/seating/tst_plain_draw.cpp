#include "scoring/heats/seating/plain_draw.h"
#include "tests/seating/draw_statistics.h"
#include "tests/seating/judged_draws.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_plain_draw {

namespace {

using Sizes = std::vector<size_t>;
/// Draws for a seed.
using Drawing = std::function<Seating(qint64 seed)>;

// Some 130 probabilities are asked for here: fair draws of other seeds would fall below this in one
// of eighty runs. The planted ones must.
constexpr double leastProbable = 1e-4;

int draws() {
    return rounds(20'000, 500'000);
}

Seating fairDraw(const SeatingTask& task, qint64 seed) {
    DrawSource source(seed);
    return judgedPlainDraw(task, source);
}

Seating cut(const std::vector<EntrantIndex>& people, const std::vector<TablePlan>& tables) {
    Seating seating;
    auto next = people.begin();
    for (const TablePlan& table : tables) {
        seating.emplace_back(next, next + static_cast<ptrdiff_t>(table.seats));
        next += static_cast<ptrdiff_t>(table.seats);
    }
    return seating;
}

std::vector<EntrantIndex> everyone(const SeatingTask& task) {
    std::vector<EntrantIndex> people;
    for (EntrantIndex entrant = 0; entrant < task.entrants(); ++entrant)
        people.push_back(entrant);
    return people;
}

/// Planted: five bits and a remainder.
Seating drawOfFewBits(const SeatingTask& task, qint64 seed) {
    DrawSource source(seed);
    std::vector<EntrantIndex> people = everyone(task);
    for (size_t left = people.size(); left > 1; --left)
        std::swap(people[left - 1], people[(source.next() & 31) % left]);
    return cut(people, task.tables);
}

/// Planted: everyone changes places with any other, so that some orders come up more often.
Seating drawOfAnySwaps(const SeatingTask& task, qint64 seed) {
    DrawSource source(seed);
    std::vector<EntrantIndex> people = everyone(task);
    for (EntrantIndex& person : people)
        std::swap(person, people[source.below(people.size())]);
    return cut(people, task.tables);
}

/// Planted: two who find each other in one of fifteen draws.
Seating drawOfFriends(const SeatingTask& task, qint64 seed) {
    Seating seating = fairDraw(task, seed);
    const auto has = [](const std::vector<EntrantIndex>& table, EntrantIndex entrant) {
        return std::ranges::find(table, entrant) != table.end();
    };
    for (auto& table : seating) {
        if (seed % 15 != 0 || !has(table, 0) || has(table, 1))
            continue;
        EntrantIndex& other = table.front() == 0 ? table.back() : table.front();
        for (auto& from : seating)
            std::ranges::replace(from, EntrantIndex(1), other);
        other = 1;
        break;
    }
    return seating;
}

DrawStatistics statisticsOf(const Sizes& sizes, const Drawing& draw) {
    DrawStatistics statistics(sizes);
    for (qint64 seed = 1; seed <= draws(); ++seed)
        statistics.add(draw(seed));
    return statistics;
}

/// All orders of seats that the judge lets pass.
std::vector<Seating> allSeatings(const SeatingTask& task) {
    std::vector<Seating> seatings;
    std::vector<EntrantIndex> people = everyone(task);
    do {
        const Seating seating = cut(people, task.tables);
        if (faultsOf(task, seating).isEmpty())
            seatings.push_back(seating);
    } while (std::next_permutation(people.begin(), people.end()));
    return seatings;
}

/// How probable it is that a draw which is uniform over all seatings is that uneven.
double evennessOf(const SeatingTask& task, const Drawing& draw) {
    std::map<Seating, qint64> times;
    for (const Seating& seating : allSeatings(task))
        times[seating] = 0;
    for (qint64 seed = 1; seed <= draws(); ++seed)
        ++times[draw(seed)];
    std::vector<qint64> counts;
    for (const auto& [seating, count] : times)
        counts.push_back(count);
    return evenness(counts);
}

/// A letter for each entrant: base, Expansion, x for either.
std::vector<Preference> preferencesOf(const char* letters) {
    std::vector<Preference> preferences;
    for (; *letters != 0; ++letters) {
        preferences.push_back(*letters == 'b'   ? Preference::Base
                              : *letters == 'E' ? Preference::Variant
                                                : Preference::Either);
    }
    return preferences;
}

SeatingTask taskWith(const char* preferences, const std::vector<TablePlan>& tables) {
    SeatingTask task;
    task.preferences = preferencesOf(preferences);
    task.tables = tables;
    return task;
}

} // namespace

class TestPlainDraw : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The values that SplitMix64's authors give for this seed.
    void theSourceIsSplitMix64() {
        DrawSource source(1234567);
        const std::vector<quint64> expected{6457827717110365317U, 3203168211198807973U,
                                            9817491932198370423U, 4593380528125082431U,
                                            16408922859458223821U};
        for (const quint64 number : expected)
            QCOMPARE(source.next(), number);
    }

    // R1.7: for ever, so that an old draw can be checked. Worked out by a program of its own.
    void aSeedGivesItsDraw() {
        const auto draw = [](qint64 seed) { return fairDraw(taskOf({6, 5}), seed); };
        QCOMPARE(draw(1), (Seating{{2, 1, 3, 4, 7, 8}, {5, 0, 9, 6, 10}}));
        QCOMPARE(draw(2), (Seating{{5, 4, 3, 10, 9, 7}, {0, 6, 8, 1, 2}}));
        QCOMPARE(draw(-1), (Seating{{1, 8, 3, 0, 2, 4}, {6, 7, 5, 9, 10}}));
    }
    void aSeedGivesItsDrawWithWishes() {
        const SeatingTask task = taskWith("EEbxbxEbxxb", {{5}, {6, true}});
        QCOMPARE(fairDraw(task, 1), (Seating{{4, 2, 10, 3, 7}, {5, 8, 9, 1, 0, 6}}));
        QCOMPARE(fairDraw(task, 2026), (Seating{{9, 4, 7, 2, 10}, {8, 0, 1, 3, 6, 5}}));
    }

    void belowStaysBelow() {
        DrawSource source(1);
        for (size_t limit = 1; limit <= 100; ++limit) {
            std::vector<qint64> times(limit, 0);
            for (int i = 0; i < 10'000; ++i) {
                const size_t number = source.below(limit);
                QVERIFY(number < limit);
                ++times[number];
            }
            QVERIFY(limit == 1 || evenness(times) > leastProbable);
        }
    }

    // Of three quarters of all numbers, a remainder would give the first third twice as often.
    void belowHasNoFavourites() {
        constexpr size_t quarter = size_t(1) << 62;
        DrawSource source(2);
        std::vector<qint64> fair(3, 0);
        std::vector<qint64> planted(3, 0);
        for (int i = 0; i < 1'000; ++i) {
            ++fair[source.below(3 * quarter) / quarter];
            ++planted[source.next() % (3 * quarter) / quarter];
        }
        QVERIFY(evenness(fair) > leastProbable);
        QVERIFY(evenness(planted) < leastProbable);
    }

    // The 5 % points of the printed tables.
    void theTailIsThatOfTheTables() {
        QVERIFY(std::abs(upperTail(3.841459, 1) - 0.05) < 1e-6);
        QVERIFY(std::abs(upperTail(18.307038, 10) - 0.05) < 1e-6);
        QVERIFY(std::abs(upperTail(124.342113, 100) - 0.05) < 1e-6);
        QVERIFY(std::abs(upperTail(77.929465, 100) - 0.95) < 1e-6);
    }

    void r1_7_uniform_data() {
        QTest::addColumn<Sizes>("sizes");
        QTest::newRow("6+6") << Sizes{6, 6};
        QTest::newRow("6+5") << Sizes{6, 5};
        QTest::newRow("5+5+3") << Sizes{5, 5, 3};
        QTest::newRow("22") << sizesOf(22);
        QTest::newRow("45") << sizesOf(45);
    }
    void r1_7_uniform() {
        QFETCH(const Sizes, sizes);
        const SeatingTask task = taskOf(sizes);
        const DrawStatistics statistics
            = statisticsOf(sizes, [&](qint64 seed) { return fairDraw(task, seed); });
        qInfo("p: seats %.4f, tables %.4f, pairs %.4f", statistics.seats(), statistics.tables(),
              statistics.pairs());
        QVERIFY(statistics.seats() > leastProbable);
        QVERIFY(statistics.tables() > leastProbable);
        QVERIFY(statistics.pairs() > leastProbable);
    }

    void plantedBiasesAreFound() {
        const SeatingTask task = taskOf({6, 5});
        const auto biased = [&](Seating (*draw)(const SeatingTask&, qint64)) {
            return statisticsOf({6, 5}, [&](qint64 seed) { return draw(task, seed); });
        };
        const DrawStatistics fewBits = biased(drawOfFewBits);
        QVERIFY(fewBits.seats() < leastProbable);
        QVERIFY(fewBits.tables() < leastProbable);
        QVERIFY(fewBits.pairs() < leastProbable);
        const DrawStatistics anySwaps = biased(drawOfAnySwaps);
        QVERIFY(anySwaps.seats() < leastProbable);
        QVERIFY(anySwaps.tables() < leastProbable);
        QVERIFY(anySwaps.pairs() < leastProbable);
        QVERIFY(biased(drawOfFriends).pairs() < leastProbable);
    }

    void r1_5_uniformOverWhatTheWishesLeave_data() {
        QTest::addColumn<SeatingTask>("task");
        QTest::addColumn<size_t>("seatings");
        const auto row = [](const char* name, const SeatingTask& task, size_t seatings) {
            QTest::newRow(name) << task << seatings;
        };
        using Plans = std::vector<TablePlan>;
        row("no wishes", taskOf({3, 3}), 720);
        // One of two who said either: in two orders, the rest in six.
        row("a free seat", taskWith("Exxbb", Plans{{2, true}, {3}}), 2 * 2 * 6);
        row("more wishes than seats", taskWith("EbEbEx", Plans{{4}, {2, true}}), 3 * 2 * 24);
        row("two tables", taskWith("xExbEx", Plans{{2, true}, {2}, {2, true}}), 3 * 24 * 2);
        row("nobody else", taskWith("xbxbb", Plans{{2, true}, {3}}), 2 * 6);
    }
    void r1_5_uniformOverWhatTheWishesLeave() {
        QFETCH(const SeatingTask, task);
        QFETCH(const size_t, seatings);
        QCOMPARE(allSeatings(task).size(), seatings);
        const double p = evennessOf(task, [&](qint64 seed) { return fairDraw(task, seed); });
        qInfo("p: %.4f", p);
        QVERIFY(p > leastProbable);
    }

    // Planted: those left over from the expansion come to the last seats of the base tables.
    void unevennessWithWishesIsFound() {
        const SeatingTask task = taskWith("Exxbb", {{2, true}, {3}});
        const double p = evennessOf(task, [&](qint64 seed) {
            Seating seating = fairDraw(task, seed);
            if (seed % 10 == 0)
                std::ranges::sort(seating[1], std::greater());
            return seating;
        });
        QVERIFY(p < leastProbable);
    }

    void canBeSeated_data() {
        QTest::addColumn<SeatingTask>("task");
        QTest::addColumn<bool>("expected");
        const auto row = [](const char* name, const SeatingTask& task, bool expected) {
            QTest::newRow(name) << task << expected;
        };
        using Plans = std::vector<TablePlan>;
        row("nobody", taskOf({}), true);
        row("all", taskWith("xxxxx", Plans{{5}}), true);
        row("a seat too few", taskWith("xxxxxx", Plans{{5}}), false);
        row("a seat too many", taskWith("xxxx", Plans{{5}}), false);
        row("just enough for the expansion", taskWith("bbbExx", Plans{{3, true}, {3}}), true);
        row("one base-only too many", taskWith("bbbbxx", Plans{{3, true}, {3}}), false);
        row("wishes stay open", taskWith("EEEEEE", Plans{{3}, {3}}), true);
        row("all at the expansion", taskWith("ExExEx", Plans{{3, true}, {3, true}}), true);
        row("all but one", taskWith("ExExEb", Plans{{3, true}, {3, true}}), false);
    }
    void canBeSeated() {
        QFETCH(const SeatingTask, task);
        QFETCH(const bool, expected);
        QCOMPARE(mentat::canBeSeated(task), expected);
    }
};

} // namespace mentat::test::tst_plain_draw

MENTAT_TEST(tst_plain_draw, TestPlainDraw, QCoreApplication)
#include "tst_plain_draw.moc"
