#include "scoring/table_sizes.h"

#include <algorithm>
#include <bitset>
#include <numeric>
#include <span>
#include <tuple>

namespace mentat {
namespace {

constexpr GameSize three{3};
constexpr GameSize four{4};
constexpr GameSize five{5};
constexpr GameSize six{6};

/// R1.1: all splits into games of 5 and 6, most games of 6 first.
std::vector<TableSizes> fullSplits(int players) {
    std::vector<TableSizes> splits;
    // Five games of 6 seat as many as six of 5: so the number of games of 6 falls by fives, from
    // the greatest that leaves a multiple of 5.
    int sixes = players / 6;
    while (sixes >= 0 && (players - 6 * sixes) % 5 != 0)
        --sixes;
    for (; sixes >= 0; sixes -= 5)
        splits.push_back(TableSizes().with(six, sixes).with(five, (players - 6 * sixes) / 5));
    return splits;
}

/// All splits with this many games of fewer than 5.
std::vector<TableSizes> splitsWithSmallGames(int players, int smallGames) {
    std::vector<TableSizes> splits;
    for (int fours = 0; fours <= smallGames; ++fours) {
        const int threes = smallGames - fours;
        const int others = players - 4 * fours - 3 * threes;
        if (others < 0)
            continue;
        for (const TableSizes& sizes : fullSplits(others))
            splits.push_back(sizes.with(four, fours).with(three, threes));
    }
    return splits;
}

/// R1.2: the splits with the fewest games under 5, in order of preference: the largest smallest
/// game, then the most games of 6.
std::vector<TableSizes> smallSplits(int players) {
    std::vector<TableSizes> splits;
    for (int smallGames = 1; splits.empty() && 3 * smallGames <= players; ++smallGames)
        splits = splitsWithSmallGames(players, smallGames);
    const auto preference
        = [](const TableSizes& sizes) { return std::tuple(sizes.smallest(), sizes.gamesOf(six)); };
    std::stable_sort(splits.begin(), splits.end(), [&](const TableSizes& a, const TableSizes& b) {
        return preference(a) > preference(b);
    });
    return splits;
}

/// Splits that leave out as few players as possible; empty if no one would be left to play.
std::vector<TableSplit> splitsWithSomeOut(int players) {
    std::vector<TableSplit> splits;
    for (int out = 1; splits.empty() && out < players; ++out) {
        for (const TableSizes& sizes : fullSplits(players - out))
            splits.push_back({sizes, Count(out), SplitKind::Out});
    }
    return splits;
}

/// The first split is the default; the others are alternatives of this kind.
TableSplits chosenFrom(const std::vector<TableSizes>& splits, SplitKind kind) {
    TableSplits answer{{splits.front(), Count(0), SplitKind::Default}, {}};
    answer.alternatives.reserve(splits.size() - 1);
    for (size_t i = 1; i < splits.size(); ++i)
        answer.alternatives.push_back({splits[i], Count(0), kind});
    return answer;
}

} // namespace

TableSizes TableSizes::with(GameSize size, int games) const {
    Q_ASSERT(games >= 0);
    TableSizes sum = *this;
    sum.m_games[indexOf(size)] += games;
    return sum;
}

int TableSizes::games() const {
    return std::accumulate(m_games.begin(), m_games.end(), 0);
}

int TableSizes::smallGames() const {
    return gamesOf(three) + gamesOf(four);
}

int TableSizes::players() const {
    return 3 * gamesOf(three) + 4 * gamesOf(four) + 5 * gamesOf(five) + 6 * gamesOf(six);
}

std::optional<GameSize> TableSizes::smallest() const {
    for (const GameSize size : {three, four, five, six}) {
        if (gamesOf(size) > 0)
            return size;
    }
    return std::nullopt;
}

std::vector<int> TableSizes::descending() const {
    std::vector<int> sizes;
    sizes.reserve(static_cast<size_t>(games()));
    for (const GameSize size : {six, five, four, three})
        sizes.insert(sizes.end(), static_cast<size_t>(gamesOf(size)), size.value());
    return sizes;
}

TableSplits tableSplits(Count players) {
    if (const auto full = fullSplits(players.value()); !full.empty())
        return chosenFrom(full, SplitKind::Other);
    const auto small = smallSplits(players.value());
    if (small.empty())
        return {{TableSizes(), players, SplitKind::Default}, {}};
    TableSplits answer = chosenFrom(small, SplitKind::Small);
    const auto out = splitsWithSomeOut(players.value());
    answer.alternatives.insert(answer.alternatives.end(), out.begin(), out.end());
    return answer;
}

namespace {

// Sizes without a common divisor seat every number from (smallest - 1) x (largest - 1) on, at most
// 72 (Schur's bound); sizes with one seat every multiple of it from there on. Look up smaller
// numbers.
constexpr int lookedUp = 200;
using Reachable = std::bitset<lookedUp>;

/// The numbers that the sizes from each position on can seat.
class TableWays {
public:
    explicit TableWays(const ListedSizes& sizes) {
        for (const auto& size : sizes)
            m_sizes.push_back(size.value());
        m_reachable.resize(m_sizes.size() + 1);
        m_divisors.resize(m_sizes.size() + 1, 0);
        m_reachable.back().set(0);
        for (size_t i = m_sizes.size(); i-- > 0;) {
            m_reachable[i] = m_reachable[i + 1];
            m_divisors[i] = std::gcd(m_divisors[i + 1], m_sizes[i]);
            const auto size = static_cast<size_t>(m_sizes[i]);
            for (size_t n = size; n < lookedUp; ++n) {
                if (m_reachable[i][n - size])
                    m_reachable[i].set(n);
            }
        }
    }

    [[nodiscard]] std::span<const int> sizes() const { return m_sizes; }

    [[nodiscard]] bool canSeat(int players, size_t from) const {
        if (players < lookedUp)
            return players >= 0 && m_reachable[from][static_cast<size_t>(players)];
        return m_divisors[from] > 0 && players % m_divisors[from] == 0;
    }

private:
    std::vector<int> m_sizes;
    std::vector<Reachable> m_reachable;
    std::vector<int> m_divisors;
};

std::vector<int> groupsBy(const TableWays& ways, int players) {
    std::vector<int> groups;
    for (size_t i = 0; i < ways.sizes().size(); ++i) {
        const int size = ways.sizes()[i];
        int tables = players / size;
        while (!ways.canSeat(players - tables * size, i + 1))
            --tables;
        groups.insert(groups.end(), static_cast<size_t>(tables), size);
        players -= tables * size;
    }
    std::ranges::sort(groups, std::greater());
    return groups;
}

} // namespace

std::optional<std::vector<int>> tableGroups(Count players, const ListedSizes& sizes) {
    const TableWays ways(sizes);
    if (!ways.canSeat(players.value(), 0))
        return std::nullopt;
    return groupsBy(ways, players.value());
}

bool canBeGrouped(Count players, const ListedSizes& sizes) {
    return TableWays(sizes).canSeat(players.value(), 0);
}

TableGroups tableGroupsOffered(Count players, const ListedSizes& sizes) {
    const TableWays ways(sizes);
    const int wanted = players.value();
    if (ways.canSeat(wanted, 0))
        return {groupsBy(ways, wanted), {}};
    TableGroups offered;
    for (int fewer = wanted - 1; fewer > 0; --fewer) {
        if (ways.canSeat(fewer, 0)) {
            offered.others.push_back({groupsBy(ways, fewer), wanted - fewer});
            break;
        }
    }
    for (int more = 1; more <= Count::max - wanted; ++more) {
        if (ways.canSeat(wanted + more, 0)) {
            offered.others.push_back({groupsBy(ways, wanted + more), -more});
            break;
        }
    }
    return offered;
}

} // namespace mentat
