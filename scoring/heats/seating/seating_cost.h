#pragma once

#include "scoring/heats/seating/seating_task.h"

#include <QtGlobal>

#include <compare>
#include <span>

namespace mentat {

/// The cost of a seating, most important level first: the seating that is better at the first level
/// where two differ is the better one.
struct SeatingCost {
    qint64 forbidden = 0;  // pairs together whom the GM keeps apart
    qint64 apart = 0;      // pairs together who wished not to be
    qint64 wishes = 0;     // players who want the variant and sit without it (R1.5)
    qint64 repeats = 0;    // sum of earlier meetings over the pairs together
    qint64 record = 0;     // sum of squared record differences over the pairs together
    qint64 shortGames = 0; // weights of earlier games under six, for players at a table under six
    qint64 acquaintances = 0; // people whom both have met, over the pairs meeting for the first
                              // time: the fewer, the more room later heats have

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

/// How often entrants met in earlier heats. Memory grows with the pairs that met, not with all
/// pairs.
class Meetings {
public:
    struct Met {
        EntrantIndex other;
        int times;
    };

    Meetings(size_t entrants, const std::vector<PastHeat>& past);

    [[nodiscard]] std::span<const Met> of(EntrantIndex entrant) const { return m_met[entrant]; }
    [[nodiscard]] int between(EntrantIndex one, EntrantIndex other) const;
    /// The number of people both have met.
    [[nodiscard]] int inCommon(EntrantIndex one, EntrantIndex other) const;

private:
    void count(EntrantIndex one, EntrantIndex other);

    std::vector<std::vector<Met>> m_met; // each sorted by the other entrant
};

/// The sum of earlier meetings over the pairs seated together.
[[nodiscard]] qint64 repeatsOf(const Seating& seating, const Meetings& meetings);

/// The squared difference of two entrants' records; 0 if the draw does not weigh them.
[[nodiscard]] inline qint64 recordDifference(const SeatingTask& task, EntrantIndex one,
                                             EntrantIndex other) {
    if (task.records.empty())
        return 0;
    const qint64 difference = task.records[one] - task.records[other];
    return difference * difference;
}

/// Whether a table has fewer seats than a full game.
[[nodiscard]] bool isShort(const SeatingTask& task, const TablePlan& table);

/// An entrant's cost at a table regardless of the others there.
[[nodiscard]] SeatingCost ownCost(const SeatingTask& task, EntrantIndex entrant,
                                  const TablePlan& table);

/// The cost of one table: its entrants individually and together. The cost of a seating is the sum
/// over its tables; the table need not be one of the task's.
[[nodiscard]] SeatingCost tableCost(const SeatingTask& task, const Meetings& meetings,
                                    const TablePlan& table,
                                    const std::vector<EntrantIndex>& people);

} // namespace mentat
