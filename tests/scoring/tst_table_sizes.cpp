#include "scoring/table_sizes.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_table_sizes {

namespace {

using Sizes = std::vector<int>;

/// A split in plain numbers.
struct Row {
    Sizes sizes;
    int out = 0;
    QString kind;
    friend bool operator==(const Row&, const Row&) = default;
};
using Rows = std::vector<Row>;

QString textOf(const Row& row) {
    QStringList sizes;
    for (const int size : row.sizes)
        sizes << QString::number(size);
    return u"%1 %2 out %3"_s.arg(row.kind, sizes.join(u'+')).arg(row.out);
}

Row rowOf(const TableSplit& split) {
    return {split.sizes.descending(), split.out.value(), QString(idOf(split.kind))};
}

/// The default and the alternatives, as the program has them.
Rows splitsOf(int players) {
    const TableSplits splits = tableSplits(Count(players));
    Rows rows{rowOf(splits.standard)};
    for (const TableSplit& split : splits.alternatives)
        rows.push_back(rowOf(split));
    return rows;
}

// What follows judges by R1.1 and R1.2 alone: from all ways to part the players into games of 3 to
// 6, however many games under 5 they have.

void addAllSplits(int players, int largest, Sizes& begun, std::vector<Sizes>& splits) {
    if (players == 0)
        splits.push_back(begun);
    for (int size = std::min(largest, players); size >= 3; --size) {
        begun.push_back(size);
        addAllSplits(players - size, size, begun, splits);
        begun.pop_back();
    }
}

std::vector<Sizes> allSplits(int players) {
    std::vector<Sizes> splits;
    Sizes begun;
    addAllSplits(players, 6, begun, splits);
    return splits;
}

auto smallGames(const Sizes& sizes) {
    return std::count_if(sizes.begin(), sizes.end(), [](int size) { return size < 5; });
}

auto sixes(const Sizes& sizes) {
    return std::count(sizes.begin(), sizes.end(), 6);
}

/// The order of preference of R1.2, of which R1.1 is the part for splits without a game under 5.
bool isPreferred(const Sizes& a, const Sizes& b) {
    if (smallGames(a) != smallGames(b))
        return smallGames(a) < smallGames(b);
    if (smallGames(a) > 0 && a.back() != b.back())
        return a.back() > b.back();
    return sixes(a) > sixes(b);
}

/// The splits with the fewest games under 5, the preferred ones first.
std::vector<Sizes> bestSplits(int players) {
    std::vector<Sizes> splits = allSplits(players);
    std::sort(splits.begin(), splits.end(), isPreferred);
    const auto worse = std::find_if(splits.begin(), splits.end(), [&](const Sizes& sizes) {
        return smallGames(sizes) > smallGames(splits.front());
    });
    splits.erase(worse, splits.end());
    return splits;
}

bool isWithoutSmallGames(const std::vector<Sizes>& splits) {
    return !splits.empty() && smallGames(splits.front()) == 0;
}

Rows expectedRows(int players) {
    const std::vector<Sizes> best = bestSplits(players);
    if (best.empty())
        return {{{}, players, u"default"_s}};
    Rows rows;
    const bool isFull = isWithoutSmallGames(best);
    for (const Sizes& sizes : best) {
        const QString kind = rows.empty() ? u"default"_s : isFull ? u"other"_s : u"small"_s;
        rows.push_back({sizes, 0, kind});
    }
    int fewer = players - 1;
    while (!isFull && fewer > 0 && !isWithoutSmallGames(bestSplits(fewer)))
        --fewer;
    if (!isFull && fewer > 0) {
        for (const Sizes& sizes : bestSplits(fewer))
            rows.push_back({sizes, players - fewer, u"out"_s});
    }
    return rows;
}

/// Empty, or where the rows are not what the rules say.
QString faultOf(int players, const Rows& rows) {
    const Rows expected = expectedRows(players);
    for (size_t i = 0; i < std::max(rows.size(), expected.size()); ++i) {
        const QString is = i < rows.size() ? textOf(rows[i]) : u"nothing"_s;
        const QString should = i < expected.size() ? textOf(expected[i]) : u"nothing"_s;
        if (is != should)
            return u"%1 players: %2 instead of %3"_s.arg(players).arg(is, should);
    }
    return {};
}

} // namespace

class TestTableSizes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r1_1_fortyFivePlayers() {
        const Rows expected{{{6, 6, 6, 6, 6, 5, 5, 5}, 0, u"default"_s},
                            {{5, 5, 5, 5, 5, 5, 5, 5, 5}, 0, u"other"_s}};
        QCOMPARE(splitsOf(45), expected);
    }

    void r1_2_noSplitIntoFivesAndSixes_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<Rows>("expected");
        const auto row = [](int players, const Rows& expected) {
            QTest::addRow("%d", players) << players << expected;
        };
        const QString standard = u"default"_s;
        row(3, {{{3}, 0, standard}});
        row(4, {{{4}, 0, standard}});
        row(7, {{{4, 3}, 0, standard}, {{6}, 1, u"out"_s}});
        row(8, {{{5, 3}, 0, standard}, {{6}, 2, u"out"_s}});
        row(9, {{{5, 4}, 0, standard}, {{6, 3}, 0, u"small"_s}, {{6}, 3, u"out"_s}});
        row(13, {{{5, 5, 3}, 0, standard}, {{6, 6}, 1, u"out"_s}});
        row(14, {{{5, 5, 4}, 0, standard}, {{6, 5, 3}, 0, u"small"_s}, {{6, 6}, 2, u"out"_s}});
        row(19,
            {{{5, 5, 5, 4}, 0, standard}, {{6, 5, 5, 3}, 0, u"small"_s}, {{6, 6, 6}, 1, u"out"_s}});
    }
    void r1_2_noSplitIntoFivesAndSixes() {
        QFETCH(const int, players);
        QFETCH(const Rows, expected);
        QCOMPARE(splitsOf(players), expected);
        QVERIFY(tableSplits(Count(players)).standard.sizes.smallGames() > 0);
    }

    void r1_2_oneOrTwoPlayersNoGame() {
        for (const int players : {0, 1, 2})
            QCOMPARE(splitsOf(players), (Rows{{{}, players, u"default"_s}}));
        QVERIFY(!TableSizes().smallest());
    }

    void everyNumberIsAsTheRulesSay() {
        for (int players = 0; players <= 60; ++players)
            QCOMPARE(faultOf(players, splitsOf(players)), QString());
    }

    void theJudgeFindsPlantedFaults_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<Rows>("wrong");
        const auto plant
            = [](const char* name, int players, const std::function<void(Rows&)>& fault) {
                  Rows rows = splitsOf(players);
                  fault(rows);
                  QTest::newRow(name) << players << rows;
              };
        plant("one left out", 60, [](Rows& rows) { rows.pop_back(); });
        plant("one too many", 45, [](Rows& rows) { rows.push_back(rows.back()); });
        plant("turned round", 60, [](Rows& rows) { std::swap(rows[1], rows[2]); });
        plant("wrong kind", 45, [](Rows& rows) { rows[1].kind = u"small"_s; });
        plant("wrong number out", 14, [](Rows& rows) { rows[2].out = 1; });
        plant("too many out", 13, [](Rows& rows) { rows[1] = {{5, 5}, 3, u"out"_s}; });
        plant("most sixes first", 9, [](Rows& rows) { std::swap(rows[0].sizes, rows[1].sizes); });
        plant("a player lost", 31, [](Rows& rows) { rows[0].sizes.back() = 4; });
        plant("a game of 2", 8, [](Rows& rows) { rows[0].sizes = {6, 2}; });
        plant("more small games", 8, [](Rows& rows) {
            rows.insert(rows.begin() + 1, {{4, 4}, 0, u"small"_s});
        });
        plant("a game of 2 players", 2, [](Rows& rows) { rows[0].sizes = {2}; });
    }
    void theJudgeFindsPlantedFaults() {
        QFETCH(const int, players);
        QFETCH(const Rows, wrong);
        QVERIFY(!faultOf(players, wrong).isEmpty());
    }

    void greatNumbersHaveFewAlternatives() {
        for (const int players : {1000, 99'999, 100'000, 1'000'003}) {
            const TableSplits splits = tableSplits(Count(players));
            QVERIFY(splits.alternatives.size() <= static_cast<size_t>(players) / 30);
            QVERIFY(splits.alternatives.size() + 1 >= static_cast<size_t>(players) / 30);
            int before = splits.standard.sizes.gamesOf(GameSize(6)) + 5;
            for (const TableSplit& split : splits.alternatives) {
                QCOMPARE(split.sizes.players(), players);
                QCOMPARE(split.sizes.smallGames(), 0);
                before -= 5;
                QCOMPARE(split.sizes.gamesOf(GameSize(6)), before - 5);
            }
        }
    }

    void kindsHaveTheirWords() {
        const auto table = idTable(SplitKind{});
        for (size_t i = 0; i < table.size(); ++i)
            QCOMPARE(static_cast<size_t>(table[i].value), i);
        QCOMPARE(QString(idOf(SplitKind::Out)), u"out"_s);
    }
};

} // namespace mentat::test::tst_table_sizes

MENTAT_TEST(tst_table_sizes, TestTableSizes, QCoreApplication)
#include "tst_table_sizes.moc"
