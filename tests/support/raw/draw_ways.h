#pragma once

#include "seating_judge.h"

#include <optional>

// The ways to draw a heat, from R1.1, R1.2, and R1.5 alone: by trying all splits.
namespace mentat::test::raw {

struct TimedGame {
    size_t players;
    qint64 minutes;
};

struct HeatToDraw {
    std::vector<JudgedWish> wishes;  // of those checked in
    std::vector<JudgedWish> standby; // of those who play only if needed, in order
    bool hasExpansion = false;       // whether the event's sets include an expansion
    std::vector<TimedGame> timed;    // the games of known length
};

struct WayToDraw {
    QString kind;
    std::vector<size_t> sizes; // largest first
    size_t out = 0;            // the last to check in, who are left out
    size_t standby = 0;        // the first on standby, who play
    size_t missing = 0;        // players still needed
    size_t mostExpansion = 0;  // of the first tables
    std::optional<qint64> minutes;
    friend bool operator==(const WayToDraw&, const WayToDraw&) = default;
};

std::vector<WayToDraw> waysToDraw(const HeatToDraw& heat);
QString textOf(const WayToDraw& way);

// The first difference, in words; empty if there is none.
QString differenceOf(const std::vector<WayToDraw>& is, const std::vector<WayToDraw>& should);

// The fewest repeats of any seating at tables of the task's sizes, regardless of wishes.
qint64 fewestRepeats(const JudgedTask& task);

} // namespace mentat::test::raw
