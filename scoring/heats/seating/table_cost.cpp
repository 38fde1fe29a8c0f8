#include "scoring/heats/seating/table_cost.h"

#include <algorithm>

namespace mentat {

namespace {

SeatingCost meetingCost(const Meetings& meetings, EntrantIndex one, EntrantIndex other) {
    SeatingCost cost;
    cost.repeats = meetings.between(one, other);
    if (cost.repeats == 0)
        cost.acquaintances = meetings.inCommon(one, other);
    return cost;
}

} // namespace

bool isShort(const SeatingTask& task, const TablePlan& table) {
    return table.seats < task.preferredSize;
}

SeatingCost ownCost(const SeatingTask& task, EntrantIndex entrant, const TablePlan& table) {
    SeatingCost cost;
    if (task.preferences[entrant] == Preference::Expansion && !table.expansion)
        cost.wishes = 1;
    if (isShort(task, table) && entrant < task.shortGames.size())
        cost.shortGames = task.shortGames[entrant];
    return cost;
}

SeatingCost tableCost(const SeatingTask& task, const Meetings& meetings, const TablePlan& table,
                      const std::vector<EntrantIndex>& people) {
    SeatingCost cost;
    for (size_t i = 0; i < people.size(); ++i) {
        cost += ownCost(task, people[i], table);
        for (size_t j = 0; j < i; ++j)
            cost += meetingCost(meetings, people[i], people[j]);
    }
    const auto sits
        = [&](EntrantIndex entrant) { return std::ranges::find(people, entrant) != people.end(); };
    for (const ApartPair& pair : task.keepApart) {
        if (sits(pair.one) && sits(pair.other))
            ++(pair.hard ? cost.forbidden : cost.apart);
    }
    return cost;
}

} // namespace mentat
