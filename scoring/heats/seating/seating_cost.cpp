#include "scoring/heats/seating/seating_cost.h"

#include <algorithm>

namespace mentat {

Meetings::Meetings(size_t entrants, const std::vector<PastHeat>& past) : m_met(entrants) {
    for (const PastHeat& heat : past) {
        for (const PastTable& table : heat) {
            for (const EntrantIndex one : table) {
                for (const EntrantIndex other : table) {
                    if (one != other)
                        count(one, other);
                }
            }
        }
    }
    for (auto& met : m_met)
        std::ranges::sort(met, {}, &Met::other);
}

void Meetings::count(EntrantIndex one, EntrantIndex other) {
    const auto known = std::ranges::find(m_met[one], other, &Met::other);
    if (known != m_met[one].end())
        ++known->times;
    else
        m_met[one].push_back({other, 1});
}

int Meetings::between(EntrantIndex one, EntrantIndex other) const {
    const auto found = std::ranges::lower_bound(m_met[one], other, {}, &Met::other);
    return found != m_met[one].end() && found->other == other ? found->times : 0;
}

int Meetings::inCommon(EntrantIndex one, EntrantIndex other) const {
    int common = 0;
    auto a = m_met[one].begin();
    auto b = m_met[other].begin();
    while (a != m_met[one].end() && b != m_met[other].end()) {
        if (a->other == b->other) {
            ++common;
            ++a;
            ++b;
        } else if (a->other < b->other) {
            ++a;
        } else {
            ++b;
        }
    }
    return common;
}

qint64 repeatsOf(const Seating& seating, const Meetings& meetings) {
    qint64 repeats = 0;
    for (const auto& table : seating) {
        for (size_t i = 0; i < table.size(); ++i) {
            for (size_t j = i + 1; j < table.size(); ++j)
                repeats += meetings.between(table[i], table[j]);
        }
    }
    return repeats;
}

namespace {

SeatingCost meetingCost(const SeatingTask& task, const Meetings& meetings, EntrantIndex one,
                        EntrantIndex other) {
    SeatingCost cost;
    cost.record = recordDifference(task, one, other);
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
    if (task.preferences[entrant] == Preference::Variant && !table.variant)
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
            cost += meetingCost(task, meetings, people[i], people[j]);
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
