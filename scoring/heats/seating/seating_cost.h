#pragma once

#include "scoring/heats/seating/seating_task.h"

#include <QtGlobal>

#include <compare>
#include <span>

namespace mentat {

/// What a seating costs, the weightier first: of two seatings the one that is better at the first
/// level where they differ is the better one.
struct SeatingCost {
    qint64 forbidden = 0;     // pairs together whom the GM's word keeps apart
    qint64 apart = 0;         // pairs together who wished not to be
    qint64 wishes = 0;        // who said variant and sits at a table without (R1.5)
    qint64 repeats = 0;       // over the pairs together, the sum of their earlier meetings
    qint64 record = 0;        // over the pairs together, the squared difference of their records
    qint64 shortGames = 0;    // of those at a table under six, what earlier games under six count
    qint64 acquaintances = 0; // over the pairs who meet for the first time, whom both have met: the
                              // fewer, the more room is left for the heats to come

    SeatingCost& operator+=(const SeatingCost& other) {
        forbidden += other.forbidden;
        apart += other.apart;
        wishes += other.wishes;
        repeats += other.repeats;
        record += other.record;
        shortGames += other.shortGames;
        acquaintances += other.acquaintances;
        return *this;
    }
    SeatingCost& operator-=(const SeatingCost& other) {
        forbidden -= other.forbidden;
        apart -= other.apart;
        wishes -= other.wishes;
        repeats -= other.repeats;
        record -= other.record;
        shortGames -= other.shortGames;
        acquaintances -= other.acquaintances;
        return *this;
    }
    friend auto operator<=>(const SeatingCost&, const SeatingCost&) = default;
};

/// How often entrants met in earlier heats. Takes memory for the pairs that did, not for all.
class Meetings {
public:
    struct Met {
        EntrantIndex other;
        int times;
    };

    Meetings(size_t entrants, const std::vector<PastHeat>& past);

    [[nodiscard]] std::span<const Met> of(EntrantIndex entrant) const { return m_met[entrant]; }
    [[nodiscard]] int between(EntrantIndex one, EntrantIndex other) const;
    /// Of those whom both have met.
    [[nodiscard]] int inCommon(EntrantIndex one, EntrantIndex other) const;

private:
    void count(EntrantIndex one, EntrantIndex other);

    std::vector<std::vector<Met>> m_met; // each sorted by the other
};

/// Over the pairs seated together, the sum of their earlier meetings.
[[nodiscard]] qint64 repeatsOf(const Seating& seating, const Meetings& meetings);

/// Of two entrants, the squared difference of their records; 0 where the draw does not weigh them.
[[nodiscard]] inline qint64 recordDifference(const SeatingTask& task, EntrantIndex one,
                                             EntrantIndex other) {
    if (task.records.empty())
        return 0;
    const qint64 difference = task.records[one] - task.records[other];
    return difference * difference;
}

/// Whether a table has fewer seats than a full game.
[[nodiscard]] bool isShort(const SeatingTask& task, const TablePlan& table);

/// What an entrant at a table costs whoever else sits there.
[[nodiscard]] SeatingCost ownCost(const SeatingTask& task, EntrantIndex entrant,
                                  const TablePlan& table);

/// What those at one table cost, by themselves and together. The cost of a seating is the sum over
/// its tables; the table need not be one of the task's.
[[nodiscard]] SeatingCost tableCost(const SeatingTask& task, const Meetings& meetings,
                                    const TablePlan& table,
                                    const std::vector<EntrantIndex>& people);

} // namespace mentat
