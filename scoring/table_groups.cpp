#include "scoring/table_groups.h"

#include <algorithm>
#include <bitset>
#include <numeric>
#include <span>

namespace mentat {

namespace {

// Sizes without a common divisor seat every number from (smallest - 1) x (largest - 1) on, which is
// 72 at most (Schur's bound); those with one seat all its multiples from there on. Below, it is
// looked up.
constexpr int lookedUp = 200;
using Reachable = std::bitset<lookedUp>;

/// What the last sizes of a list can seat, from each position on.
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
