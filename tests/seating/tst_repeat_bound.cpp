#include "scoring/heats/seating/repeat_bound.h"
#include "tests/seating/judged_draws.h"
#include "tests/support/attendance.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_repeat_bound {

namespace {

using Sizes = std::vector<size_t>;

/// By every way to part the people among the groups.
qint64 fewestByTrial(size_t people, const Sizes& groups, size_t group = 0) {
    if (group == groups.size())
        return people == 0 ? 0 : std::numeric_limits<qint64>::max() / 2;
    qint64 fewest = std::numeric_limits<qint64>::max() / 2;
    for (size_t here = 0; here <= std::min(people, groups[group]); ++here) {
        const auto pairs = static_cast<qint64>(here * (here - 1) / 2);
        fewest = std::min(fewest, pairs + fewestByTrial(people - here, groups, group + 1));
    }
    return fewest;
}

/// The fewest repeats of all seatings that R1.5 allows, somebody at a table after the other.
class AllSeatings {
public:
    explicit AllSeatings(const SeatingTask& task, qint64 openWishes = 10)
        : m_task(task)
        , m_met(task.entrants(), std::vector<qint64>(task.entrants(), 0))
        , m_seating(task.tables.size()) {
        for (const PastHeat& heat : task.past) {
            for (const PastTable& table : heat) {
                for (const EntrantIndex one : table) {
                    for (const EntrantIndex other : table)
                        ++m_met[one][other];
                }
            }
        }
        place(0, 0, openWishes);
    }
    [[nodiscard]] qint64 fewestRepeats() const { return m_fewest; }

private:
    void place(EntrantIndex entrant, qint64 repeats, qint64 openWishes) {
        if (repeats >= m_fewest || openWishes < 0)
            return;
        if (entrant == m_task.entrants()) {
            m_fewest = repeats;
            return;
        }
        for (size_t table = 0; table < m_seating.size(); ++table) {
            const TablePlan& plan = m_task.tables[table];
            const bool isFull = m_seating[table].size() == plan.seats;
            if (isFull || (plan.variant && m_task.preferences[entrant] == Preference::Base))
                continue;
            qint64 more = 0;
            for (const EntrantIndex other : m_seating[table])
                more += m_met[entrant][other];
            m_seating[table].push_back(entrant);
            const bool isOpen = wishes(entrant) && !plan.variant;
            place(entrant + 1, repeats + more, openWishes - (isOpen ? 1 : 0));
            m_seating[table].pop_back();
        }
    }

    [[nodiscard]] bool wishes(EntrantIndex entrant) const {
        return m_task.preferences[entrant] == Preference::Variant;
    }

    const SeatingTask& m_task;
    std::vector<std::vector<qint64>> m_met;
    Seating m_seating;
    qint64 m_fewest = std::numeric_limits<qint64>::max();
};

/// Tables of 3 to 5 for 6 to 10 people.
Sizes sizesAtRandom(size_t people, RandomSource& random) {
    while (true) {
        Sizes sizes;
        size_t left = people;
        while (left >= 3) {
            sizes.push_back(std::min<size_t>(left, 3 + random.below(3)));
            left -= sizes.back();
        }
        if (left == 0)
            return sizes;
    }
}

/// People of a pool who come to a heat and sit as they happen to.
PastHeat randomHeat(size_t entrants, size_t pool, RandomSource& random) {
    const size_t coming = 6 + random.below(std::min<size_t>(pool, 10) - 5);
    std::vector<size_t> people = attendance(pool, coming, random);
    for (size_t i = people.size(); i > 1; --i)
        std::swap(people[i - 1], people[random.below(i)]);
    PastHeat heat;
    size_t next = 0;
    for (const size_t size : sizesAtRandom(coming, random)) {
        PastTable table;
        for (size_t seat = 0; seat < size; ++seat, ++next) {
            if (people[next] < entrants)
                table.push_back(people[next]);
        }
        heat.push_back(table);
    }
    return heat;
}

/// Up to ten people of a pool that had one to three heats; some tables with expansion.
SeatingTask randomTask(RandomSource& random) {
    const size_t entrants = 6 + random.below(5);
    SeatingTask task = taskOf(sizesAtRandom(entrants, random));
    const bool withWishes = random.oneIn(2);
    for (Preference& preference : task.preferences) {
        if (withWishes && random.oneIn(2))
            preference = random.oneIn(3) ? Preference::Variant : Preference::Base;
    }
    size_t others = entrants;
    for (const Preference preference : task.preferences)
        others -= preference == Preference::Base ? 1 : 0;
    for (TablePlan& table : task.tables) {
        table.variant = withWishes && table.seats <= others;
        others -= table.variant ? table.seats : 0;
    }
    const size_t pool = entrants + random.below(4);
    for (size_t heats = 1 + random.below(3); heats > 0; --heats)
        task.past.push_back(randomHeat(entrants, pool, random));
    return task;
}

/// How often a bound of some kind is above, and how often at, the least there is.
struct Tally {
    int above = 0;
    int equal = 0;
    int oneHeatBelow = 0; // tasks of one earlier heat where it is below
    int all = 0;
};

using Bound = std::function<qint64(const SeatingTask&)>;

/// Who said expansion beyond the seats there are for it.
qint64 openWishesOf(const SeatingTask& task) {
    auto open = std::count(task.preferences.begin(), task.preferences.end(), Preference::Variant);
    for (const TablePlan& table : task.tables)
        open -= table.variant ? static_cast<ptrdiff_t>(table.seats) : 0;
    return std::max<qint64>(open, 0);
}

Tally tallyOf(const Bound& bound, int tasks, bool wishesMet = false) {
    Tally tally;
    for (int seed = 1; seed <= tasks; ++seed) {
        RandomSource random(static_cast<unsigned>(seed));
        const SeatingTask task = randomTask(random);
        const AllSeatings seatings(task, wishesMet ? openWishesOf(task) : 10);
        const qint64 least = seatings.fewestRepeats();
        const qint64 proven = bound(task);
        ++tally.all;
        tally.above += proven > least ? 1 : 0;
        tally.equal += proven == least ? 1 : 0;
        tally.oneHeatBelow += proven < least && task.past.size() == 1 ? 1 : 0;
    }
    return tally;
}

/// Entrants one after another at tables of these sizes.
PastHeat heatOf(const Sizes& sizes) {
    PastHeat tables;
    EntrantIndex next = 0;
    for (const size_t size : sizes) {
        tables.emplace_back();
        while (tables.back().size() < size)
            tables.back().push_back(next++);
    }
    return tables;
}

/// `first`, then so many of `others`.
Sizes oneAndOthers(size_t first, size_t others, size_t each) {
    Sizes sizes{first};
    sizes.insert(sizes.end(), others, each);
    return sizes;
}

/// Everyone at tables of these sizes, in each of so many heats: what the bounds come to in all.
qint64 boundOfHeats(const Sizes& sizes, int heats) {
    SeatingTask task = taskOf(sizes);
    qint64 sum = 0;
    for (int heat = 0; heat < heats; ++heat) {
        sum += repeatBound(task);
        task.past.push_back(heatOf(sizes));
    }
    return sum;
}

} // namespace

class TestRepeatBound : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fewestPairsIsWhatTrialFinds() {
        for (size_t people = 0; people <= 12; ++people) {
            for (const Sizes& groups : std::vector<Sizes>{
                     {12}, {6, 6}, {6, 5, 1}, {3, 4, 5}, {6, 6, 6}, {1, 1, 10}, {2, 2, 2, 6}})
                QCOMPARE(fewestPairs(people, groups), fewestByTrial(people, groups));
        }
    }
    void peopleBeyondAllGroupsAreNotCounted() {
        QCOMPARE(fewestPairs(5, {2, 2}), 2);
        QCOMPARE(fewestPairs(5, {}), 0);
    }

    void itIsNeverAboveWhatCanBeHad() {
        const Tally tally = tallyOf(repeatBound, rounds(2'000, 40'000));
        qInfo("equal to the least in %d of %d tasks, below with one earlier heat in %d",
              tally.equal, tally.all, tally.oneHeatBelow);
        QCOMPARE(tally.above, 0);
        QCOMPARE(tally.oneHeatBelow, 0);
        QVERIFY(tally.equal * 20 > tally.all * 19);
    }
    void norWithAllWishesMet() {
        const Tally tally = tallyOf(repeatBoundWithWishes, rounds(2'000, 40'000), true);
        qInfo("equal to the least in %d of %d tasks", tally.equal, tally.all);
        QCOMPARE(tally.above, 0);
        QCOMPARE(tally.oneHeatBelow, 0);
        QVERIFY(tally.equal * 20 > tally.all * 19);
    }

    void aBoundThatIsTooHighIsFound() {
        const auto planted = [](const SeatingTask& task) {
            return repeatBound(task) + (task.past.size() == 3 ? 1 : 0);
        };
        QVERIFY(tallyOf(planted, 200).above > 0);
    }

    // The least of three heats, which a search of another kind has reached.
    void fullAttendance_data() {
        QTest::addColumn<Sizes>("sizes");
        QTest::addColumn<int>("repeats");
        const std::vector<std::pair<size_t, int>> rows{
            {10, 24}, {11, 30}, {12, 36}, {15, 18}, {16, 21}, {17, 24}, {18, 27}, {20, 12},
            {21, 15}, {22, 18}, {23, 21}, {24, 24}, {25, 0},  {26, 3},  {27, 6},  {28, 9},
            {29, 12}, {30, 15}, {31, 0},  {36, 0},  {45, 0},  {60, 0},  {72, 0},  {150, 0}};
        for (const auto& [people, repeats] : rows)
            QTest::addRow("%zu", people) << sizesOf(people) << repeats;
        QTest::newRow("30 on six tables") << Sizes(6, 5) << 0;
    }
    void fullAttendance() {
        QFETCH(const Sizes, sizes);
        QFETCH(const int, repeats);
        QCOMPARE(boundOfHeats(sizes, 3), repeats);
        QCOMPARE(boundOfHeats(sizes, 2) * 3, repeats);
    }

    // Of an earlier table three are there again, and can be parted two to one. The bound was 6, as
    // if the seats for which nobody but newcomers is left were theirs.
    void fewWhoMetAndManyNewcomers() {
        SeatingTask task = taskOf({4, 4});
        task.past = {{{0, 1, 2}}};
        QCOMPARE(AllSeatings(task).fewestRepeats(), 1);
        QCOMPARE(repeatBound(task), 1);
    }

    // Beyond some 600 entrants, where only pigeonhole is asked: a large table shows what it says.
    void veryManyEntrants_data() {
        QTest::addColumn<Sizes>("earlier");
        QTest::addColumn<Sizes>("tables");
        QTest::addColumn<int>("repeats");
        // Of 200 who sat together one goes to each of 101 tables, and 99 to somebody they met.
        QTest::newRow("who must spread") << oneAndOthers(200, 406, 1) << Sizes(101, 6) << 99;
        // The 200 seats of a table draw one of each of 151 earlier tables, and 49 who met one.
        QTest::newRow("who must be drawn") << Sizes(151, 4) << oneAndOthers(200, 101, 4) << 49;
        // 12 of these seats are for newcomers, the others draw from 148 tables.
        QTest::newRow("newcomers") << Sizes(148, 4) << oneAndOthers(200, 101, 4) << 40;
        QTest::newRow("nobody must meet") << Sizes(101, 6) << Sizes(101, 6) << 0;
    }
    void veryManyEntrants() {
        QFETCH(const Sizes, earlier);
        QFETCH(const Sizes, tables);
        QFETCH(const int, repeats);
        SeatingTask task = taskOf(tables);
        task.past = {heatOf(earlier)};
        QCOMPARE(repeatBound(task), repeats);
        task.past.push_back(task.past.front());
        QCOMPARE(repeatBound(task), repeats * 2);
    }

    void nobodyMetNobody() {
        QCOMPARE(repeatBound(taskOf({6, 6})), 0);
        SeatingTask task = taskOf({6, 6});
        task.past = {{}, {{}, {3}}};
        QCOMPARE(repeatBound(task), 0);
    }
};

} // namespace mentat::test::tst_repeat_bound

MENTAT_TEST(tst_repeat_bound, TestRepeatBound, QCoreApplication)
#include "tst_repeat_bound.moc"
