#include "scoring/heats/seating/repeat_bound.h"

#include "scoring/heats/seating/plain_draw.h"
#include "scoring/heats/seating/seating_cost.h"

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

/// People from one earlier table must spread over the new tables.
qint64 spreadBound(const std::vector<size_t>& earlier, const std::vector<size_t>& tables) {
    return std::accumulate(
        earlier.begin(), earlier.end(), qint64(0),
        [&](qint64 sum, size_t people) { return sum + fewestPairs(people, tables); });
}

/// Each new table must draw its people from the earlier tables. `free` people were at none, and go
/// where they save most: no seating can do better, because each further one saves less at a table.
qint64 drawBound(const std::vector<size_t>& earlier, const std::vector<size_t>& tables,
                 size_t free) {
    struct Saving {
        qint64 pairs;
        size_t people; // drawn from earlier tables already
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
        free -= seats - drawn; // nobody is left for these seats
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

// Add people one by one to the group with the fewest so far, where each makes the fewest new pairs.
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

/// By pigeonhole, from both sides: people of an earlier table must spread, and a new table must
/// draw from several.
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
    // Above 600 or so entrants, nearly every player of an earlier table can have a new table alone.
    constexpr size_t maxPlaces = 10'000;
    const bool canBePartedExactly = canBeSeated(task);
    const std::vector<TableSide> sides = sidesOf(task, withWishes);
    qint64 bound = 0;
    for (const PastHeat& heat : task.past) {
        const bool isSmall = heat.size() * task.tables.size() <= maxPlaces;
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

namespace {

/// The people of one earlier table, or of none.
struct Group {
    size_t base = 0; // people who must be at a table without the variant
    size_t variant = 0;
    size_t any = 0;
    size_t anyAtVariant = 0;
    bool haveMet = true;
};

void add(Group& group, TableSide side) {
    switch (side) {
    case TableSide::Base: ++group.base; break;
    case TableSide::Variant: ++group.variant; break;
    case TableSide::Any: ++group.any; break;
    }
}

std::vector<Group> groupsOf(const PastHeat& heat, const std::vector<TableSide>& sides) {
    std::vector<Group> groups;
    std::vector<bool> wasThere(sides.size(), false);
    for (const PastTable& table : heat) {
        Group& group = groups.emplace_back();
        for (const EntrantIndex entrant : table) {
            add(group, sides[entrant]);
            wasThere[entrant] = true;
        }
    }
    Group& others = groups.emplace_back();
    others.haveMet = false;
    for (EntrantIndex entrant = 0; entrant < sides.size(); ++entrant) {
        if (!wasThere[entrant])
            add(others, sides[entrant]);
    }
    return groups;
}

/// The number of people from each group at each table.
class Parting {
public:
    Parting(std::vector<Group> groups, const std::vector<TablePlan>& tables)
        : m_groups(std::move(groups))
        , m_tables(tables)
        , m_people(m_groups.size(), std::vector<qint64>(tables.size(), 0)) {
        for (const TablePlan& table : tables)
            m_room.push_back(table.seats);
        begin();
        while (pairs() > 0 && makeCheaper()) {
        }
    }

    [[nodiscard]] qint64 pairs() const {
        qint64 sum = 0;
        for (size_t group = 0; group < m_groups.size(); ++group) {
            for (const qint64 people : m_people[group])
                sum += m_groups[group].haveMet ? people * (people - 1) / 2 : 0;
        }
        return sum;
    }

private:
    /// Adds or removes one of a group at a table, or moves one between sides. The nodes are groups
    /// at base tables, groups at variant tables, and tables.
    struct Step {
        size_t from;
        size_t to;
        qint64 price;
    };

    void begin() {
        for (size_t group = 0; group < m_groups.size(); ++group) {
            seat(group, m_groups[group].base, TableSide::Base);
            seat(group, m_groups[group].variant, TableSide::Variant);
        }
        for (size_t group = 0; group < m_groups.size(); ++group)
            seat(group, m_groups[group].any, TableSide::Any);
    }

    /// Fewer of the group first, then more room.
    [[nodiscard]] bool isBefore(size_t group, size_t table, size_t other) const {
        const auto& people = m_people[group];
        return people[table] != people[other] ? people[table] < people[other]
                                              : m_room[table] > m_room[other];
    }

    /// Seats people one by one where the group has the fewest.
    void seat(size_t group, size_t people, TableSide side) {
        for (; people > 0; --people) {
            size_t best = m_tables.size();
            for (size_t table = 0; table < m_tables.size(); ++table) {
                const bool isOther = side != TableSide::Any
                                     && m_tables[table].variant != (side == TableSide::Variant);
                if (m_room[table] == 0 || isOther)
                    continue;
                if (best == m_tables.size() || isBefore(group, table, best))
                    best = table;
            }
            Q_ASSERT(best < m_tables.size());
            --m_room[best];
            ++m_people[group][best];
            if (side == TableSide::Any && m_tables[best].variant)
                ++m_groups[group].anyAtVariant;
        }
    }

    [[nodiscard]] size_t nodeOf(size_t group, bool variant) const {
        return variant ? m_groups.size() + group : group;
    }
    [[nodiscard]] size_t nodeOfTable(size_t table) const { return 2 * m_groups.size() + table; }

    [[nodiscard]] std::vector<Step> steps() const {
        std::vector<Step> steps;
        for (size_t index = 0; index < m_groups.size(); ++index) {
            const Group& group = m_groups[index];
            for (size_t table = 0; table < m_tables.size(); ++table) {
                const size_t node = nodeOf(index, m_tables[table].variant);
                const qint64 there = m_people[index][table];
                steps.push_back({node, nodeOfTable(table), group.haveMet ? there : 0});
                if (there > 0)
                    steps.push_back({nodeOfTable(table), node, group.haveMet ? 1 - there : 0});
            }
            if (group.anyAtVariant > 0)
                steps.push_back({nodeOf(index, true), nodeOf(index, false), 0});
            if (group.anyAtVariant < group.any)
                steps.push_back({nodeOf(index, false), nodeOf(index, true), 0});
        }
        return steps;
    }

    /// Bellman-Ford: finds a cycle of steps with a negative cost and makes it.
    bool makeCheaper() {
        const std::vector<Step> all = steps();
        const size_t nodes = nodeOfTable(m_tables.size());
        std::vector<qint64> price(nodes, 0);
        std::vector<const Step*> last(nodes, nullptr);
        const Step* changed = nullptr;
        for (size_t pass = 0; pass <= nodes; ++pass) {
            changed = nullptr;
            for (const Step& step : all) {
                if (price[step.from] + step.price >= price[step.to])
                    continue;
                price[step.to] = price[step.from] + step.price;
                last[step.to] = changed = &step;
            }
            if (!changed)
                return false;
        }
        size_t node = changed->to;
        for (size_t i = 0; i < nodes; ++i) // walk back until certainly on the cycle
            node = last[node]->from;
        const size_t end = node;
        do {
            make(*last[node]);
            node = last[node]->from;
        } while (node != end);
        return true;
    }

    void make(const Step& step) {
        const size_t groups = m_groups.size();
        if (step.to >= 2 * groups)
            ++m_people[step.from % groups][step.to - 2 * groups];
        else if (step.from >= 2 * groups)
            --m_people[step.to % groups][step.from - 2 * groups];
        else if (step.to >= groups)
            ++m_groups[step.to - groups].anyAtVariant;
        else
            --m_groups[step.to].anyAtVariant;
    }

    std::vector<Group> m_groups;
    const std::vector<TablePlan>& m_tables;
    std::vector<size_t> m_room;                // by table
    std::vector<std::vector<qint64>> m_people; // by group and table
};

} // namespace

std::vector<TableSide> sidesOf(const SeatingTask& task, bool withWishes) {
    size_t seats = 0;
    for (const TablePlan& table : task.tables)
        seats += table.variant ? table.seats : 0;
    const auto wishers
        = static_cast<size_t>(std::ranges::count(task.preferences, Preference::Variant));
    const bool isRoom = wishers <= seats;
    std::vector<TableSide> sides;
    for (const Preference preference : task.preferences) {
        const bool wishes = preference == Preference::Variant;
        TableSide side = preference == Preference::Base ? TableSide::Base : TableSide::Any;
        if (withWishes && isRoom && wishes)
            side = TableSide::Variant;
        if (withWishes && !isRoom && !wishes)
            side = TableSide::Base;
        sides.push_back(side);
    }
    return sides;
}

qint64 leastRepeatsOf(const PastHeat& heat, const SeatingTask& task,
                      const std::vector<TableSide>& sides) {
    return Parting(groupsOf(heat, sides), task.tables).pairs();
}

} // namespace mentat
