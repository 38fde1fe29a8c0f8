#include "app/session/people/typos.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace mentat {

int mostTypos(qsizetype letters) {
    if (letters < 4)
        return 0;
    if (letters < 8)
        return 1;
    return letters < 15 ? 2 : 3;
}

// https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance (restricted): three rows of the table
// are enough, and of each only what lies near the diagonal.
std::optional<int> typosBetween(const QString& a, const QString& b, int limit) {
    const int rows = static_cast<int>(a.size());
    const int columns = static_cast<int>(b.size());
    if (std::abs(rows - columns) > limit)
        return std::nullopt;
    const int far = limit + 1;
    const auto width = static_cast<size_t>(columns) + 1;
    std::vector<int> beforeLast(width, far);
    std::vector<int> last(width, far);
    std::vector<int> row(width, far);
    for (int column = 0; column <= std::min(columns, limit); ++column)
        last[static_cast<size_t>(column)] = column;
    for (int i = 1; i <= rows; ++i) {
        std::fill(row.begin(), row.end(), far);
        if (i <= limit)
            row[0] = i;
        int least = row[0];
        for (int j = std::max(1, i - limit); j <= std::min(columns, i + limit); ++j) {
            const auto at = static_cast<size_t>(j);
            const int change = a[i - 1] == b[j - 1] ? 0 : 1;
            int cost = std::min({last[at] + 1, row[at - 1] + 1, last[at - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                cost = std::min(cost, beforeLast[at - 2] + 1);
            row[at] = std::min(cost, far);
            least = std::min(least, row[at]);
        }
        if (least > limit)
            return std::nullopt;
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last.back() <= limit ? std::optional(last.back()) : std::nullopt;
}

} // namespace mentat
