#include "scoring/table_sizes.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_groups {

namespace {

QString textOf(const std::vector<int>& groups) {
    QStringList parts;
    for (const int size : groups)
        parts.append(QString::number(size));
    return parts.join(u'+');
}

/// "4+4+3", or where there is no way "out 1: 4, missing 1: 3+3".
QString offered(int players, const ListedSizes& inOrder) {
    const TableGroups groups = tableGroupsOffered(Count(players), inOrder);
    QStringList others;
    for (const OtherGroups& other : groups.others)
        others.append((other.out > 0 ? u"out %1: %2"_s : u"missing %1: %2"_s)
                          .arg(std::abs(other.out))
                          .arg(textOf(other.groups)));
    return groups.groups.empty() ? others.join(u", "_s) : textOf(groups.groups);
}

/// By trying all ways: the tables of each size, in order of preference.
bool findBest(int players, const std::vector<int>& inOrder, size_t from, std::vector<int>& best) {
    if (from == inOrder.size())
        return players == 0;
    for (int tables = players / inOrder[from]; tables >= 0; --tables) {
        if (findBest(players - tables * inOrder[from], inOrder, from + 1, best)) {
            best.insert(best.end(), static_cast<size_t>(tables), inOrder[from]);
            return true;
        }
    }
    return false;
}

} // namespace

/// H1.
class TestRulesetGroups : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void h1_mostTablesOfTheFirstSize_data();
    void h1_mostTablesOfTheFirstSize();
    void h1_likeTryingAllWays();
    void h1_manyPeople();
};

void TestRulesetGroups::h1_mostTablesOfTheFirstSize_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<ListedSizes>("inOrder");
    QTest::addColumn<QString>("groups");
    const auto row
        = [](const char* name, int players, std::initializer_list<int> inOrder,
             const QString& groups) { QTest::newRow(name) << players << sizes(inOrder) << groups; };
    row("11 of 4 and 3", 11, {4, 3}, u"4+4+3"_s);
    row("6 of 4 and 3", 6, {4, 3}, u"3+3"_s);
    row("13 of 4, 5 and 3", 13, {4, 5, 3}, u"5+4+4"_s);
    row("5 of 4 and 3", 5, {4, 3}, u"out 1: 4, missing 1: 3+3"_s);
    row("1 of 4 and 3", 1, {4, 3}, u"missing 2: 3"_s);
    row("2 of 4 and 3", 2, {4, 3}, u"missing 1: 3"_s);
    row("nobody", 0, {4, 3}, QString());
    row("7 of 4 and 2", 7, {4, 2}, u"out 1: 4+2, missing 1: 4+4"_s);
    row("10 of 6", 10, {6}, u"out 4: 6, missing 2: 6+6"_s);
    row("9 of 4, 3 and 5", 9, {4, 3, 5}, u"5+4"_s);
    row("10 of 3, 4", 10, {3, 4}, u"4+3+3"_s);
    row("12 of 5, 6, 4", 12, {5, 6, 4}, u"6+6"_s);
    row("14 of 5, 6, 4", 14, {5, 6, 4}, u"5+5+4"_s);
}

void TestRulesetGroups::h1_mostTablesOfTheFirstSize() {
    QFETCH(int, players);
    QFETCH(ListedSizes, inOrder);
    QFETCH(QString, groups);
    QCOMPARE(offered(players, inOrder), groups);
}

void TestRulesetGroups::h1_likeTryingAllWays() {
    const std::vector<std::vector<int>> lists{{4, 3},  {3, 4}, {4, 5, 3}, {7, 3, 10},  {2}, {10, 9},
                                              {9, 10}, {8, 6}, {6, 4, 9}, {5, 2, 8, 3}};
    for (const auto& inOrder : lists) {
        ListedSizes asSizes;
        for (const int size : inOrder)
            asSizes.emplace_back(size);
        for (int players = 1; players <= 260; ++players) {
            std::vector<int> best;
            const bool isPossible = findBest(players, inOrder, 0, best);
            std::ranges::sort(best, std::greater());
            QCOMPARE(canBeGrouped(Count(players), asSizes), isPossible);
            QCOMPARE(tableGroups(Count(players), asSizes),
                     isPossible ? std::optional(best) : std::nullopt);
        }
    }
}

void TestRulesetGroups::h1_manyPeople() {
    const auto groups = tableGroups(Count(999'999), sizes({10, 8, 6, 4, 7}));
    QVERIFY(groups);
    QCOMPARE(std::accumulate(groups->begin(), groups->end(), 0), 999'999);
    QCOMPARE(std::ranges::count(*groups, 10), 99'998); // 19 are left: 8 + 4 + 7
    QCOMPARE(std::ranges::count(*groups, 8), 1);
    QVERIFY(!canBeGrouped(Count(2'000'000'001), sizes({10, 8, 6, 4})));
    QCOMPARE(offered(100'001, sizes({10})).left(6), u"out 1:"_s);
}

} // namespace mentat::test::tst_ruleset_groups

MENTAT_TEST(tst_ruleset_groups, TestRulesetGroups, QCoreApplication)

#include "tst_ruleset_groups.moc"
