#include "scoring/heats/seating/repeat_bound.h"

#include "scoring/heats/seating/plain_draw.h"
#include "scoring/heats/seating/table_cost.h"

#include <algorithm>
#include <numeric>
#include <queue>

namespace mentat {

namespace {

std::vector<size_t> sizesOf(const PastHeat& heat) {
    std::vector<size_t> sizes;
    for (const PastTable& table : heat) {
        if (!table.empty())
            sizes.push_back(table.size());
    }
    return sizes;
}

/// Those who sat together at an earlier table must spread over the new ones.
qint64 spreadBound(const std::vector<size_t>& earlier, const std::vector<size_t>& tables) {
    return std::accumulate(
        earlier.begin(), earlier.end(), qint64(0),
        [&](qint64 sum, size_t people) { return sum + fewestPairs(people, tables); });
}

/// Each new table must draw its people from the earlier ones; `free` people were at none, and go
/// where they save most: that is no less than any seating can do with them, because what each
/// further one saves at a table becomes less.
qint64 drawBound(const std::vector<size_t>& earlier, const std::vector<size_t>& tables,
                 size_t free) {
    struct Saving {
        qint64 pairs;
        size_t people; // drawn from earlier tables before it
        bool operator<(const Saving& other) const { return pairs < other.pairs; }
    };
    const auto savingOf = [&](size_t people) {
        return Saving{fewestPairs(people, earlier) - fewestPairs(people - 1, earlier), people};
    };
    const size_t there = std::accumulate(earlier.begin(), earlier.end(), size_t(0));
    qint64 bound = 0;
    std::priority_queue<Saving> savings;
    for (const size_t seats : tables) {
        const size_t drawn = std::min(seats, there);
        free -= seats - drawn; // nobody else is left for these seats
        bound += fewestPairs(drawn, earlier);
        if (drawn > 0)
            savings.push(savingOf(drawn));
    }
    for (; free > 0 && !savings.empty() && savings.top().pairs > 0; --free) {
        const Saving best = savings.top();
        savings.pop();
        bound -= best.pairs;
        if (best.people > 1)
            savings.push(savingOf(best.people - 1));
    }
    return bound;
}

} // namespace

// One by one, each to the group with the fewest so far: there it makes the fewest new pairs.
qint64 fewestPairs(size_t people, const std::vector<size_t>& groups) {
    qint64 pairs = 0;
    for (size_t inEach = 0; people > 0; ++inEach) {
        const auto withRoom = static_cast<size_t>(
            std::ranges::count_if(groups, [inEach](size_t most) { return most > inEach; }));
        if (withRoom == 0)
            break;
        const size_t placed = std::min(people, withRoom);
        pairs += static_cast<qint64>(placed * inEach);
        people -= placed;
    }
    return pairs;
}

namespace {

/// By pigeonhole, from both sides: whose people must spread, and where they must be drawn from.
qint64 pigeonholeBound(const PastHeat& heat, const SeatingTask& task) {
    std::vector<size_t> tables;
    for (const TablePlan& table : task.tables)
        tables.push_back(table.seats);
    const std::vector<size_t> earlier = sizesOf(heat);
    const size_t there = std::accumulate(earlier.begin(), earlier.end(), size_t(0));
    return std::max(spreadBound(earlier, tables),
                    drawBound(earlier, tables, task.entrants() - there));
}

qint64 boundOf(const SeatingTask& task, bool withWishes) {
    // Beyond some 600 entrants there is a table for everybody of an earlier one, or nearly so.
    constexpr size_t mostPlaces = 10'000;
    const bool canBePartedExactly = canBeSeated(task);
    const std::vector<TableSide> sides = sidesOf(task, withWishes);
    qint64 bound = 0;
    for (const PastHeat& heat : task.past) {
        const bool isSmall = heat.size() * task.tables.size() <= mostPlaces;
        bound += canBePartedExactly && isSmall ? leastRepeatsOf(heat, task, sides)
                                               : pigeonholeBound(heat, task);
    }
    return bound;
}

} // namespace

qint64 repeatBound(const SeatingTask& task) {
    return boundOf(task, false);
}

qint64 repeatBoundWithWishes(const SeatingTask& task) {
    return boundOf(task, true);
}

qint64 shortGamesBound(const SeatingTask& task) {
    size_t seats = 0;
    for (const TablePlan& table : task.tables)
        seats += isShort(task, table) ? table.seats : 0;
    std::vector<int> games = task.shortGames;
    std::ranges::sort(games);
    games.resize(std::min(games.size(), seats));
    return std::accumulate(games.begin(), games.end(), qint64(0));
}

} // namespace mentat
