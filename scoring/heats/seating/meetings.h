#pragma once

#include "scoring/heats/seating/seating_task.h"

#include <span>

namespace mentat {

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

} // namespace mentat
