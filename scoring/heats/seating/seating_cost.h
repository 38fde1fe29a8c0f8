#pragma once

#include <QtGlobal>

#include <compare>

namespace mentat {

/// What a seating costs, the weightier first: of two seatings the one that is better at the first
/// level where they differ is the better one.
struct SeatingCost {
    qint64 forbidden = 0;     // pairs together whom the GM's word keeps apart
    qint64 apart = 0;         // pairs together who wished not to be
    qint64 wishes = 0;        // who said expansion and sits at a table without (R1.5)
    qint64 repeats = 0;       // over the pairs together, the sum of their earlier meetings
    qint64 shortGames = 0;    // of those at a table under six, what earlier games under six count
    qint64 acquaintances = 0; // over the pairs who meet for the first time, whom both have met: the
                              // fewer, the more room is left for the heats to come

    SeatingCost& operator+=(const SeatingCost& other) {
        forbidden += other.forbidden;
        apart += other.apart;
        wishes += other.wishes;
        repeats += other.repeats;
        shortGames += other.shortGames;
        acquaintances += other.acquaintances;
        return *this;
    }
    SeatingCost& operator-=(const SeatingCost& other) {
        forbidden -= other.forbidden;
        apart -= other.apart;
        wishes -= other.wishes;
        repeats -= other.repeats;
        shortGames -= other.shortGames;
        acquaintances -= other.acquaintances;
        return *this;
    }
    friend auto operator<=>(const SeatingCost&, const SeatingCost&) = default;
};

} // namespace mentat
