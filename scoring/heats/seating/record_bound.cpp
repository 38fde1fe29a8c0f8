#include "scoring/heats/seating/record_bound.h"

#include <algorithm>
#include <limits>
#include <map>

namespace mentat {
namespace {

/// Which numbers of people fill some of the tables exactly, one table of a size left out.
std::vector<bool> fillable(const std::vector<TablePlan>& tables, size_t people, size_t leftOut) {
    std::vector<bool> sums(people + 1, false);
    sums[0] = true;
    bool isLeftOut = false;
    for (const TablePlan& table : tables) {
        if (!isLeftOut && table.seats == leftOut) {
            isLeftOut = true;
            continue;
        }
        for (size_t sum = people + 1; sum-- > table.seats;) {
            if (sums[sum - table.seats])
                sums[sum] = true;
        }
    }
    return sums;
}

/// For each number of the lowest, the fewest pairs across. Of two tables that both have some of
/// them and some others, one could give the other its own or take the other's with fewer pairs: of
/// a number below and s - a above there are a (s - a), which is concave in a. So at most one table
/// is parted in a best way, and those before fill theirs.
std::vector<qint64> fewestAcrossEach(const std::vector<TablePlan>& tables, size_t people) {
    std::map<size_t, size_t> sizes;
    for (const TablePlan& table : tables)
        ++sizes[table.seats];
    std::vector<qint64> fewest(people + 1, std::numeric_limits<qint64>::max());
    for (const auto& [size, number] : sizes) {
        const std::vector<bool> full = fillable(tables, people, size);
        for (size_t below = 0; below <= people; ++below) {
            for (size_t here = 0; here <= std::min(size, below); ++here) {
                if (full[below - here])
                    fewest[below]
                        = std::min(fewest[below], static_cast<qint64>(here * (size - here)));
            }
        }
    }
    return fewest;
}

/// With tables of one size in order of the records. For two of them the sum is the size times the
/// sum of squares, which stays, less the squares of the two tables' sums: least where these differ
/// most, which is when one has the lowest.
qint64 inOrder(const std::vector<qint64>& records, size_t size) {
    qint64 sum = 0;
    for (size_t first = 0; first < records.size(); first += size) {
        for (size_t i = first; i < first + size; ++i) {
            for (size_t j = first; j < i; ++j)
                sum += (records[i] - records[j]) * (records[i] - records[j]);
        }
    }
    return sum;
}

/// A difference squared is at least the sum of the squares of the steps that it is made of.
qint64 stepByStep(const std::vector<qint64>& records, const std::vector<TablePlan>& tables) {
    const std::vector<qint64> across = fewestAcrossEach(tables, records.size());
    qint64 sum = 0;
    for (size_t below = 1; below < records.size(); ++below) {
        const qint64 step = records[below] - records[below - 1];
        sum += step > 0 ? step * step * across[below] : 0;
    }
    return sum;
}

} // namespace

qint64 fewestAcross(const std::vector<TablePlan>& tables, size_t below) {
    size_t seats = 0;
    for (const TablePlan& table : tables)
        seats += table.seats;
    return fewestAcrossEach(tables, seats)[below];
}

qint64 recordBound(const SeatingTask& task) {
    if (task.records.empty() || task.tables.empty())
        return 0;
    std::vector<qint64> records = task.records;
    std::ranges::sort(records);
    const size_t size = task.tables.front().seats;
    if (std::ranges::all_of(task.tables, [&](const auto& table) { return table.seats == size; }))
        return inOrder(records, size);
    return stepByStep(records, task.tables);
}

} // namespace mentat
