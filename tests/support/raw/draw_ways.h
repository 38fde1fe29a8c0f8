#pragma once

#include "seating_judge.h"

#include <optional>

// The ways in which a heat can be drawn, from R1.1, R1.2 and R1.5 alone: by trying all splits.
namespace mentat::test::raw {

struct TimedGame {
    size_t players;
    qint64 minutes;
};

struct HeatToDraw {
    std::vector<JudgedWish> wishes;  // of those who have checked in
    std::vector<JudgedWish> standby; // of those who play only if needed, in their order
    bool hasExpansion = false;       // whether the event's sets go beyond the base game
    std::vector<TimedGame> timed;    // the games whose length is known
};

struct WayToDraw {
    QString kind;
    std::vector<size_t> sizes; // the largest first
    size_t out = 0;            // the last to check in, who sit out
    size_t standby = 0;        // the first on standby, who play
    size_t missing = 0;        // players who would have to come
    size_t mostExpansion = 0;  // of the first tables
    std::optional<qint64> minutes;
    friend bool operator==(const WayToDraw&, const WayToDraw&) = default;
};

std::vector<WayToDraw> waysToDraw(const HeatToDraw& heat);
QString textOf(const WayToDraw& way);

// The first difference, in words; empty: none.
QString differenceOf(const std::vector<WayToDraw>& is, const std::vector<WayToDraw>& should);

// The fewest repeats of all seatings at tables of the task's sizes, whatever the wishes.
qint64 fewestRepeats(const JudgedTask& task);

} // namespace mentat::test::raw
