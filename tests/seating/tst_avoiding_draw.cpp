#include "scoring/heats/seating/plain_draw.h"
#include "scoring/heats/seating/repeat_bound.h"
#include "scoring/heats/seating/seating_state.h"
#include "tests/seating/played_heats.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_avoiding_draw {

namespace {

using Sizes = std::vector<size_t>;

bool areTogether(const Seating& seating, EntrantIndex one, EntrantIndex other) {
    return std::ranges::any_of(seating, [=](const std::vector<EntrantIndex>& table) {
        return std::ranges::count(table, one) + std::ranges::count(table, other) == 2;
    });
}

std::vector<size_t> all(size_t people) {
    std::vector<size_t> everyone(people);
    std::iota(everyone.begin(), everyone.end(), size_t(0));
    return everyone;
}

/// Two heats of 45 people are over.
PlayedHeats twoHeatsOf45() {
    PlayedHeats played(45);
    played.draw(sizesOf(45), 1);
    played.draw(sizesOf(45), 2);
    return played;
}

/// A task with something on every level: two or three random heats, pairs, wishes, short games.
SeatingTask randomTask(const Sizes& sizes, RandomSource& random) {
    const size_t people = taskOf(sizes).entrants();
    PlayedHeats played(people);
    DrawSource source(static_cast<qint64>(random.below(1'000'000)));
    for (int heat = random.between(1, 3); heat > 0; --heat)
        played.play(all(people), judgedPlainDraw(taskOf(sizes), source));
    SeatingTask task = played.next(all(people), sizes);
    size_t base = 0;
    for (Preference& preference : task.preferences) {
        preference = static_cast<Preference>(random.below(3));
        base += preference == Preference::Base ? 1 : 0;
    }
    for (size_t room = people - base; TablePlan & table : task.tables) {
        table.variant = table.seats <= room && random.oneIn(2);
        room -= table.variant ? table.seats : 0;
    }
    for (int pairs = random.between(0, 8); pairs > 0; --pairs) {
        const EntrantIndex one = random.below(people - 1);
        task.keepApart.push_back({one, one + 1 + random.below(people - one - 1), random.oneIn(4)});
    }
    return task;
}

SeatingTask randomTask(RandomSource& random) {
    const size_t people = 10 + random.below(24);
    return randomTask(people < 20 ? Sizes{people / 2, people - people / 2} : sizesOf(people),
                      random);
}

/// Eight or nine people at two tables, one of six.
SeatingTask smallTask(RandomSource& random) {
    const Sizes sizes = random.oneIn(2) ? Sizes{6, 3} : Sizes{2, 6};
    return randomTask(sizes, random);
}

/// In the levels down to the short games.
bool isBetter(const raw::JudgedCost& a, const raw::JudgedCost& b) {
    const auto levels = [](const raw::JudgedCost& cost) {
        return std::tuple(cost.forbidden, cost.apart, cost.wishes, cost.repeats, cost.shortGames);
    };
    return levels(a) < levels(b);
}

/// Of all seatings at two tables that nobody who plays the base game only objects to.
raw::JudgedCost bestCost(const SeatingTask& task) {
    const raw::JudgedTask judged = judgedTask(task);
    std::optional<raw::JudgedCost> best;
    std::vector<bool> isSecond(task.entrants(), true);
    std::fill_n(isSecond.begin(), task.tables[0].seats, false);
    do {
        Seating seating(2);
        for (EntrantIndex entrant = 0; entrant < task.entrants(); ++entrant)
            seating[isSecond[entrant] ? 1 : 0].push_back(entrant);
        const bool isAllowed
            = std::ranges::none_of(all(task.entrants()), [&](EntrantIndex entrant) {
                  return task.preferences[entrant] == Preference::Base
                         && task.tables[isSecond[entrant] ? 1 : 0].variant;
              });
        const raw::JudgedCost cost = raw::costOf(judged, seating);
        if (isAllowed && (!best || isBetter(cost, *best)))
            best = cost;
    } while (std::next_permutation(isSecond.begin(), isSecond.end()));
    return best.value();
}

/// Empty, or what is wrong with what an exchange is said to cost.
QString faultOfExchange(const SeatingTask& task, const SeatingState& state, EntrantIndex one,
                        EntrantIndex other, const SeatingCost& said) {
    const raw::JudgedTask judged = judgedTask(task);
    SeatingState after = state;
    after.exchange(one, other);
    SeatingCost sum = state.cost();
    sum += said;
    QStringList faults = raw::costFaults(judgedCost(sum), raw::costOf(judged, after.seating()));
    faults += raw::costFaults(judgedCost(after.cost()), raw::costOf(judged, after.seating()));
    if (after.tableOf(one) != state.tableOf(other) || after.tableOf(other) != state.tableOf(one))
        faults << u"not at each other's table"_s;
    return faults.join(u"; "_s);
}

SeatingCost costOfExchange(const SeatingState& state, EntrantIndex one, EntrantIndex other) {
    SeatingCost cost = state.exchangeCost(one, other);
    cost.acquaintances = state.exchangeAcquaintances(one, other);
    return cost;
}

/// Whether the tables that somebody would come to are for them.
bool mayExchange(const SeatingTask& task, const SeatingState& state, EntrantIndex one,
                 EntrantIndex other) {
    const auto mayGo = [&](EntrantIndex entrant, size_t table) {
        return task.preferences[entrant] != Preference::Base || !task.tables[table].variant;
    };
    return state.tableOf(one) != state.tableOf(other) && mayGo(one, state.tableOf(other))
           && mayGo(other, state.tableOf(one));
}

/// Goes through random exchanges of random tasks; the first fault, with the seed.
template <class Check>
QString faultInExchanges(int tasks, const Check& check) {
    for (int seed = 1; seed <= tasks; ++seed) {
        RandomSource random(static_cast<unsigned>(seed));
        const SeatingTask task = randomTask(random);
        const Meetings meetings(task.entrants(), task.past);
        DrawSource source(seed);
        SeatingState state(task, meetings, judgedPlainDraw(task, source));
        ExchangePrices prices(task, meetings, state);
        for (int i = 0; i < 30; ++i) {
            const EntrantIndex one = random.below(task.entrants());
            const EntrantIndex other = random.below(task.entrants());
            const bool may = mayExchange(task, state, one, other);
            QString fault = may != state.canExchange(one, other) ? u"wrongly allowed"_s : QString();
            if (fault.isEmpty() && may)
                fault = check(task, state, prices, one, other);
            if (!fault.isEmpty())
                return u"seed %1: %2"_s.arg(seed).arg(fault);
            if (!may)
                continue;
            prices.choose(one);
            state.exchange(one, other);
            prices.exchanged(one, other);
        }
    }
    return {};
}

/// How much more often one has sat short than another, after so many heats.
int unfairnessOf(const std::vector<Seating>& heats, size_t people) {
    std::vector<int> shortGames(people, 0);
    for (const Seating& seating : heats) {
        for (const auto& table : seating) {
            for (const EntrantIndex entrant : table)
                shortGames[entrant] += table.size() < 6 ? 1 : 0;
        }
    }
    const auto [least, most] = std::ranges::minmax_element(shortGames);
    return *most - *least;
}

} // namespace

class TestAvoidingDraw : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSeedGivesItsDraw() {
        const PlayedHeats played = twoHeatsOf45();
        const SeatingTask task = played.next(all(45), sizesOf(45));
        const AvoidingDraw draw = judgedAvoidingDraw(task, 3);
        QCOMPARE(judgedAvoidingDraw(task, 3).seating, draw.seating);
        QVERIFY(judgedAvoidingDraw(task, 4).seating != draw.seating);
        QCOMPARE(draw.cost.repeats, 0);
    }

    void noSeatingIsBetter() {
        for (unsigned seed = 1; seed <= static_cast<unsigned>(rounds(60, 3'000)); ++seed) {
            RandomSource random(seed);
            SeatingTask task = smallTask(random);
            if (bestCost(task).forbidden > 0) // the judge lets no such draw pass
                task.keepApart.clear();
            const raw::JudgedCost is = judgedCost(judgedAvoidingDraw(task, seed).cost);
            QVERIFY2(!isBetter(bestCost(task), is), qPrintable(QString::number(seed)));
        }
    }
    void aBetterSeatingIsFound() {
        RandomSource random(1);
        const SeatingTask task = smallTask(random);
        raw::JudgedCost cost = bestCost(task);
        QVERIFY(!isBetter(bestCost(task), cost));
        ++cost.shortGames;
        QVERIFY(isBetter(bestCost(task), cost));
    }

    void nobodyToAvoid() {
        QCOMPARE(judgedAvoidingDraw(taskOf({}), 1).seating, Seating{});
        QCOMPARE(judgedAvoidingDraw(taskOf({6}), 1).cost, SeatingCost());
        QCOMPARE(judgedAvoidingDraw(taskOf({6, 5}), 1).cost, SeatingCost());
    }

    // The judge counts every draw's cost; here the state's is also that of any seating.
    void costsAreWhatTheJudgeCounts() {
        for (unsigned seed = 1; seed <= 100; ++seed) {
            RandomSource random(seed);
            const SeatingTask task = randomTask(random);
            const Meetings meetings(task.entrants(), task.past);
            DrawSource source(seed);
            const SeatingState state(task, meetings, judgedPlainDraw(task, source));
            const raw::JudgedTask judged = judgedTask(task);
            QCOMPARE(
                raw::costFaults(judgedCost(state.cost()), raw::costOf(judged, state.seating())),
                QStringList());
            QCOMPARE(repeatsOf(state.seating(), meetings), state.cost().repeats);
        }
    }

    void exchangesCostWhatTheyChange() {
        const QString fault = faultInExchanges(
            rounds(100, 3'000), [](const SeatingTask& task, const SeatingState& state,
                                   ExchangePrices&, EntrantIndex one, EntrantIndex other) {
                return faultOfExchange(task, state, one, other, costOfExchange(state, one, other));
            });
        QCOMPARE(fault, QString());
    }
    void pricesAreThoseOfTheCosts() {
        const QString fault = faultInExchanges(
            rounds(100, 3'000), [](const SeatingTask&, const SeatingState& state,
                                   ExchangePrices& prices, EntrantIndex one, EntrantIndex other) {
                prices.choose(one);
                const qint64 should = prices.list().of(state.exchangeCost(one, other));
                const qint64 is = prices.exchangeWith(other);
                return is == should ? QString() : u"%1 instead of %2"_s.arg(is).arg(should);
            });
        QCOMPARE(fault, QString());
    }
    void aWrongExchangeCostIsFound() {
        const QString fault
            = faultInExchanges(10, [](const SeatingTask& task, const SeatingState& state,
                                      ExchangePrices&, EntrantIndex one, EntrantIndex other) {
                  SeatingCost cost = costOfExchange(state, one, other);
                  cost.repeats += cost.repeats > 2 ? 1 : 0;
                  return faultOfExchange(task, state, one, other, cost);
              });
        QVERIFY(fault.contains(u"repeats instead of"_s));
    }

    // One of a level outweighs all that the levels below can come to.
    void pricesKeepTheLevelsApart() {
        for (unsigned seed = 1; seed <= 100; ++seed) {
            RandomSource random(seed);
            const SeatingTask task = randomTask(random);
            const Meetings meetings(task.entrants(), task.past);
            const PriceList prices(task, meetings);
            SeatingCost most;
            for (EntrantIndex one = 0; one < task.entrants(); ++one) {
                most.wishes += task.preferences[one] == Preference::Variant ? 1 : 0;
                for (EntrantIndex other = 0; other < one; ++other)
                    most.repeats += meetings.between(one, other);
            }
            QVERIFY(prices.of({.repeats = most.repeats}) < prices.ofWish());
            QVERIFY(prices.of({.wishes = most.wishes, .repeats = most.repeats}) < prices.ofApart());
            most.apart = static_cast<qint64>(task.keepApart.size());
            QVERIFY(prices.of(most) < prices.ofForbidden());
        }
    }

    void pairsAreKeptApartBeforeRepeats_data() {
        QTest::addColumn<bool>("hard");
        QTest::newRow("wished") << false;
        QTest::newRow("always (GM's decision)") << true;
    }
    void pairsAreKeptApartBeforeRepeats() {
        QFETCH(const bool, hard);
        for (qint64 seed = 1; seed <= 3; ++seed) {
            // All have met but 0 and 1, 2 and 3: those would be together for the repeats.
            SeatingTask task = taskOf({6, 6});
            for (EntrantIndex one = 0; one < 12; ++one) {
                for (EntrantIndex other = 0; other < one; ++other) {
                    if (one / 2 != other / 2 || one > 3)
                        task.past.push_back({{one, other}});
                }
            }
            task.keepApart = {{0, 1, hard}, {2, 3, hard}};
            const AvoidingDraw draw = judgedAvoidingDraw(task, seed);
            QVERIFY(!areTogether(draw.seating, 0, 1) && !areTogether(draw.seating, 2, 3));
            QCOMPARE(draw.cost.repeats, 30);
        }
    }

    // Of three people at two tables two are together: those whom only a wish keeps apart.
    void theGmsWordComesBeforeAWish() {
        for (qint64 seed = 1; seed <= 3; ++seed) {
            SeatingTask task = taskOf({5, 5});
            task.keepApart = {{0, 1, true}, {1, 2, false}, {0, 2, true}};
            QVERIFY(areTogether(judgedAvoidingDraw(task, seed).seating, 1, 2));
        }
    }

    void keepingApartComesBeforeWishes() {
        SeatingTask task = taskOf({5, 5});
        task.tables[0].variant = true;
        task.preferences[0] = task.preferences[1] = Preference::Variant;
        task.keepApart = {{0, 1, false}};
        const AvoidingDraw draw = judgedAvoidingDraw(task, 1);
        QCOMPARE(draw.cost.apart, 0);
        QCOMPARE(draw.cost.wishes, 1);
    }

    // R1.5 before the repeats: six who want the expansion meet at its table in every heat.
    void wishesComeBeforeRepeats() {
        SeatingTask task = taskOf({6, 6});
        task.tables[1].variant = true;
        for (EntrantIndex entrant = 0; entrant < 6; ++entrant)
            task.preferences[entrant] = Preference::Variant;
        task.past = {{{0, 1, 2, 3, 4, 5}}};
        const AvoidingDraw draw = judgedAvoidingDraw(task, 1);
        QCOMPARE(draw.cost.wishes, 0);
        QCOMPARE(draw.cost.repeats, 15);
    }

    // Five who want the expansion meet again in the third heat, which nothing can help, and
    // everyone else need not: that is found at once, without trying to take the five apart.
    void meetingsForTheSakeOfWishes() {
        PlayedHeats played(45);
        for (qint64 heat = 1; heat <= 3; ++heat) {
            SeatingTask task = played.next(all(45), sizesOf(45));
            task.tables.back().variant = true;
            std::fill_n(task.preferences.begin(), 5, Preference::Variant);
            const AvoidingDraw draw = judgedAvoidingDraw(task, heat, {.stepsPerEntrant = 20});
            QCOMPARE(draw.cost.wishes, 0);
            QCOMPARE(draw.cost.repeats, 10 * (heat - 1));
            QCOMPARE(draw.cost.repeats, repeatBoundWithWishes(task));
            played.play(all(45), draw.seating);
        }
    }

    // Nine want one of six seats, so three wishes stay open. Three of the earlier expansion table
    // sit there again (3 repeats); the other earlier tables have 15 people for three base tables,
    // with 6 repeats at least.
    void moreWishesThanSeats() {
        PlayedHeats played(24);
        for (qint64 heat = 1; heat <= 2; ++heat) {
            SeatingTask task = played.next(all(24), Sizes(4, 6));
            task.tables[0].variant = true;
            std::fill_n(task.preferences.begin(), 9, Preference::Variant);
            const AvoidingDraw draw = judgedAvoidingDraw(task, heat);
            QCOMPARE(draw.cost.wishes, 3);
            QVERIFY(heat == 1 || (draw.cost.repeats >= 9 && draw.cost.repeats <= 12));
            played.play(all(24), draw.seating);
        }
    }

    // 45 people have 15 seats a heat at tables of five, and zero repeats leave the choice who.
    void shortGamesAreShared() {
        for (qint64 seed = 1; seed <= rounds(5, 20); ++seed) {
            PlayedHeats played(45);
            std::vector<Seating> heats;
            for (int heat = 1; heat <= 4; ++heat) {
                heats.push_back(played.draw(sizesOf(45), seed * 10 + heat).seating);
                QCOMPARE(unfairnessOf(heats, 45), heat == 3 ? 0 : 1);
            }
        }
    }
    void unfairnessIsFound() {
        const Seating always{{0, 1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}};
        QCOMPARE(unfairnessOf({always, always, always}, 11), 3);
        QCOMPARE(unfairnessOf({Seating{{0, 1}, {2, 3}}}, 4), 0);
    }
};

} // namespace mentat::test::tst_avoiding_draw

MENTAT_TEST(tst_avoiding_draw, TestAvoidingDraw, QCoreApplication)
#include "tst_avoiding_draw.moc"
