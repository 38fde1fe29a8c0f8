#pragma once

#include "model/values/numbers.h"

#include <optional>
#include <vector>

namespace mentat {

/// How people can be put at a given number of tables. H1 says how many tables there are; who wants
/// the next round to come out full takes more or fewer.
class TableMixes {
public:
    /// atMost: of people.
    TableMixes(const ListedSizes& sizes, int atMost);

    /// So many people at so many tables, the largest first: of all ways the one with the most
    /// tables of the first size, among these the most of the second, and so on; absent where there
    /// is none. At most as many people as there are.
    [[nodiscard]] std::optional<std::vector<int>> mixOf(int people, int tables) const;

private:
    /// Whether tables of the sizes from that position on can seat them.
    [[nodiscard]] bool canSeat(int people, int tables, size_t from) const;

    /// The sizes from one position on, told by what they are above the smallest of them.
    struct Rest {
        int smallest = 0;
        std::vector<int> fewestLarger; // tables, by how many people sit above the smallest size
    };
    std::vector<int> m_sizes;
    std::vector<Rest> m_rests;
};

} // namespace mentat
